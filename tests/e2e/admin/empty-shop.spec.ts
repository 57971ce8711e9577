import { expect } from '@playwright/test';
import { openPanel } from '../../support/accounts-in-browser';
import { expectEverybodyCanUse } from '../../support/axe';
import { test } from '../../support/faultless-page';
import { goToScreen } from '../../support/panel-in-browser';
import { openShop, type Shop } from '../../support/shop';

// As an operator finds it who did without the demonstration shop.
let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop?.close());

test('every screen of a new shop says that nothing is there, and what to do', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/categories');
  await expect(page.getByText('No categories found. Create your first category!')).toBeVisible();
  await expectEverybodyCanUse(page);
  for (const [name, text] of [
    ['Item tags', 'No tags found. Create your first tag above.'],
    ['Blog categories', 'No categories found. Create your first category!'],
    ['Blog tags', 'No tags found. Create your first tag above.'],
    ['Marketplace', 'No marketplace items found. Create your first item!'],
    ['Blog', 'No blog posts found. Create your first post!'],
    ['Messages', 'No messages found.'],
    ['Trash', 'Nothing deleted was found.'],
    ['Import', 'Nothing was imported yet.'],
  ] as const) {
    await goToScreen(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.goto(`${shop.url}/admin/messages?folder=archive`);
  await expect(page.getByText('No messages are archived.')).toBeVisible();
  await page.goto(`${shop.url}/admin/marketplace/new`);
  await expect(page.getByText('No tags available')).toBeVisible();
});
