import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemList } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { scrollsSideways } from '../../../support/browser/panel';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const narrow = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const more = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });

test('on a phone one button opens a row’s actions, and a menu sorts', async ({ page }) => {
  const title = 'Quixotic spoon';
  await createItem(admin, 1, { title, slug: 'quixotic-spoon' });
  await narrow(page, 390);
  await openPanel(page, shop, '/marketplace?search=Quixotic+spoon');
  await more(page, title).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete']);
  await expect(page.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', '/marketplace/quixotic-spoon');
  await expectEverybodyCanUse(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await page.goBack();

  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText(`“${title}” will move to the trash`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Item deleted successfully')).toBeVisible();
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL(/\?sortBy=price&order=asc$/);
  const [cheapest] = (await admin.get<ItemList>(`${apiPaths.marketplace.items}?sortBy=price&order=asc&limit=1`)).data
    .items;
  await expect(page.getByRole('row').nth(1)).toContainText(cheapest?.title ?? '');
});

test('columns hidden on a phone can be shown, and appear where there is room', async ({ page }) => {
  const heads = page.getByRole('columnheader');
  const facts = row(page, 'Celadon Tea Set');
  await narrow(page, 390);
  await openPanel(page, shop, '/marketplace?search=Celadon');
  await expect(facts).toContainText('Coming Soon');
  await expect(facts).not.toContainText('Ceramics');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Category' }).click();
  await page.keyboard.press('Escape');
  await expect(facts).toContainText('Ceramics');

  await narrow(page, 800);
  await expect(facts).toContainText(/Created \w+ \d+, \d{4}/);
  await expect(page.getByRole('button', { name: 'Delete Celadon Tea Set' })).toBeInViewport({ ratio: 1 });
  expect(await scrollsSideways(page)).toEqual([]);

  await narrow(page, 1280);
  await expect(heads).toHaveText(['', 'Image', 'Title', 'Price', 'Category', 'Status', 'Created', 'Actions']);
});

test('the menu of a category that is in use says why it cannot be deleted', async ({ page }) => {
  await narrow(page, 390);
  await openPanel(page, shop, '/blog/categories');
  await more(page, 'Materials').press('Enter');
  await page.keyboard.press('End');
  const remove = page.getByRole('menuitem', { name: /Delete/ });
  await expect(remove).toBeFocused();
  await expect(remove).toContainText('Cannot delete category with posts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the active filters are named above the rows and can be cleared', async ({ page }) => {
  await narrow(page, 390);
  await openPanel(page, shop, '/marketplace?search=a&status=AVAILABLE');
  await expect(page.getByText('Filtered by search, Status')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect(page.getByText(/^Filtered by/)).toHaveCount(0);
});
