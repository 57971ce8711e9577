import { expect } from '@playwright/test';
import { openPanel } from '../../support/accounts-in-browser';
import { expectEverybodyCanUse } from '../../support/axe';
import { test } from '../../support/faultless-page';
import { goToScreen } from '../../support/panel-in-browser';
import { openOwnShop, type Shop } from '../../support/shop';

// As an operator finds it after a start without the demo shop.
let shop: Shop;
test.beforeAll(async () => {
  shop = await openOwnShop();
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
    ['Trash', 'The trash is empty.'],
    ['Import', 'No imports yet.'],
  ] as const) {
    await goToScreen(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.goto(`${shop.url}/admin/messages?folder=archive`);
  await expect(page.getByText('No archived messages.')).toBeVisible();
  await page.goto(`${shop.url}/admin/marketplace/new`);
  await expect(page.getByText('No tags available')).toBeVisible();
});
