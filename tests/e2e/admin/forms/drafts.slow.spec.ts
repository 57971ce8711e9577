import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import { ADMIN } from '../../../support/run/cms';
import { expired } from '../../../support/shop/access-token';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Draft');
const sold = { price: 10, stock: 4 };
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const areBack = (page: Page) => page.getByText('We restored your unsaved changes.');

test('a restored draft is merged with what someone else changed', async ({ page }) => {
  const { id } = await newItem(admin, sold);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await title(page).fill('Typed before the reload');
  await admin.patch(apiPaths.marketplace.item(id), { price: 25, stock: 3 });
  await page.reload();
  await expect(areBack(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This record has changed' });
  const choice = (field: string) => dialog.getByRole('group', { name: field, exact: true });
  await expect(choice('Title').getByRole('radio', { name: /Your version/ })).toBeChecked();
  for (const field of ['Price ($)', 'Stock'])
    await expect(choice(field).getByRole('radio', { name: /Saved version/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Back to editing' }).click();

  // Discarding the draft shows the newest version, not the one the draft started from.
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('tab', { name: 'Details & Features' }).click();
  await expect(page.getByLabel('Price ($)', { exact: true })).toHaveValue('25');
  await page.getByRole('tab', { name: 'Basic Information' }).click();
  await title(page).fill('Typed afterwards');
  await expect(areBack(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  expect((await admin.get<Item>(apiPaths.marketplace.item(id))).data).toMatchObject({
    title: 'Typed afterwards',
    price: 25,
    stock: 3,
  });
});

test('a new item keeps what was typed after a reload', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/new');
  await title(page).fill('Half an item');
  await page.getByLabel('Stock', { exact: true }).fill('7');
  await page.reload();
  await expect(areBack(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Half an item');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('7');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(title(page)).toHaveValue('');
  await page.reload();
  await expect(title(page)).toHaveValue('');
});

test('a draft survives an expired session for the same user', async ({ page, context }) => {
  const { id } = await newItem(admin, sold);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await title(page).fill('Typed before the end');
  await context.clearCookies();
  await page.evaluate(
    (token) => localStorage.setItem('token', token),
    expired((await page.evaluate(() => localStorage.getItem('token'))) ?? ''),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?next=%2Fadmin%2Fmarketplace%2F${id}%2Fedit$`));
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(areBack(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Typed before the end');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
});
