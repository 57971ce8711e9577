import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { tabTo } from '../../../support/browser/keyboard';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const EDIT = /\/admin\/marketplace\/\d+\/edit$/;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const bowl = (page: Page) => row(page, 'Celadon Tea Set');
const openItems = (page: Page) => openPanel(page, shop, '/marketplace?search=Celadon');
const category = (page: Page) => bowl(page).getByRole('gridcell', { name: 'Ceramics' });

test('a row opens wherever it is clicked, also in a new tab', async ({ page, context }) => {
  await openItems(page);
  for (const open of [
    () => category(page).click({ button: 'middle' }),
    () => category(page).click({ modifiers: ['ControlOrMeta'] }),
    () => bowl(page).getByRole('link', { name: 'Celadon Tea Set', exact: true }).click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await open();
    const tab = await opened;
    await expect(tab).toHaveURL(EDIT);
    await tab.close();
    await expect(page).toHaveURL(/search=Celadon/);
  }
  await category(page).click();
  await expect(page).toHaveURL(EDIT);
});

test('selecting a row, its text, or one of its buttons doesn’t open it', async ({ page }) => {
  await openItems(page);
  await bowl(page).getByRole('checkbox').check();
  await expect(page.getByText('1 item selected')).toBeVisible();
  await category(page).click({ button: 'right' });
  const { x, y, width, height } = (await category(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 4, y + height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('Ceramic');
  await bowl(page).getByRole('button', { name: 'Delete Celadon Tea Set' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/search=Celadon/);
});

test('rows are opened by keyboard', async ({ page }) => {
  await openItems(page);
  await expect(bowl(page)).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Search' }));
  await tabTo(page, bowl(page).getByRole('link', { name: 'Celadon Tea Set', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(EDIT);
});

test('rows of messages, categories, tags, and customers open, too', async ({ page }) => {
  const { session } = await shop.customer({ name: 'Rowena Row' });
  await shop.visitor().post(apiPaths.submitForm, {
    name: 'Rowena Row',
    email: session.email,
    subject: 'Rows of rye',
    message: 'How many?',
  });
  await openPanel(page, shop, '/messages?search=Rows+of+rye');
  await row(page, 'Rowena Row').getByText('Rowena Row').click();
  await expect(page.getByRole('dialog', { name: 'Rows of rye' })).toContainText('How many?');
  await page.goto(`${shop.url}/admin/blog/categories`);
  await row(page, 'Materials').getByRole('cell', { name: 'materials', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Category' }).getByLabel('Name')).toHaveValue('Materials');
  await page.goto(`${shop.url}/admin/marketplace/tags`);
  await row(page, 'Handmade').getByRole('button', { name: 'Handmade', exact: true }).press('Enter');
  await expect(page.getByRole('form', { name: 'Edit Tag' }).getByLabel('Name')).toHaveValue('Handmade');
  await expectEverybodyCanUse(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/admin/marketplace?search=Celadon`);
  await bowl(page).getByText('Coming Soon').click();
  await expect(page).toHaveURL(EDIT);
});
