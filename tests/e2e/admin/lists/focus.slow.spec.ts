import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { createItem, createTag } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const remove = async (page: Page, name: string) => {
  await button(page, `Delete ${name}`).press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(button(page, `Delete ${name}`)).toHaveCount(0);
};

test('deleting a row moves the focus to the next row', async ({ page }) => {
  for (const n of [1, 2, 3])
    await createItem(admin, 1, { title: `Evanescent ${n}`, slug: `evanescent-${n}`, published: false });
  await openPanel(page, shop, '/marketplace?search=Evanescent&sortBy=title&order=asc');
  await remove(page, 'Evanescent 1');
  await expect(button(page, 'Delete Evanescent 2')).toBeFocused();
  await remove(page, 'Evanescent 3');
  await expect(button(page, 'Delete Evanescent 2')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Actions for Evanescent 2').press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Marketplace items' })).toBeFocused();
});

test('a message that closes passes the focus to the next message', async ({ page }) => {
  for (const subject of ['Fourth', 'Third', 'Second', 'First'])
    await shop
      .visitor()
      .post(apiPaths.submitForm, { name: 'Quinn', email: 'q@example.com', subject, message: 'Quagga' });
  const subject = (name: string) =>
    page.getByRole('row').getByRole('button', { name }).and(page.locator(':not([aria-label])'));
  await openPanel(page, shop, '/messages?search=Quagga');
  await subject('First').press('Enter');
  await dialog(page).getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(subject('First')).toHaveCount(0);
  await expect(subject('Second')).toBeFocused();
  await subject('Second').press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete Second' }).press('Enter');
  await dialog(page).filter({ hasText: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(subject('Third')).toBeFocused();
  await remove(page, 'Third');
  await expect(button(page, 'Delete Fourth')).toBeFocused();
});

test('the tag table keeps the focus as lists do', async ({ page }) => {
  for (const name of ['Zinc', 'Zirconium']) await createTag(admin, name.toLowerCase(), name);
  await openPanel(page, shop, '/marketplace/tags');
  await remove(page, 'Zinc');
  await expect(button(page, 'Delete Zirconium')).toBeFocused();
  await remove(page, 'Zirconium');
  await expect(page.getByRole('button', { name: /^Delete / }).last()).toBeFocused();
});
