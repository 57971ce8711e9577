import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { breakCall, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Panel item');

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test('the item list has ten items a page, with page, sorting, search, and filters in the address', async ({ page }) => {
  await openPanel(page, shop, '/marketplace');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(/^Showing page 1 of \d+$/)).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await next(page).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(/^Showing page 2 of \d+$/)).toBeVisible();
  await expect(page.getByLabel('Category').locator('option').first()).toHaveText('All Categories');

  await header(page, 'Title').click();
  await expect(page).toHaveURL(/\?sortBy=title&order=asc$/);
  await expect(header(page, 'Title')).toHaveAttribute('aria-sort', 'ascending');
  await header(page, 'Title').click();
  await expect(page).toHaveURL(/\?sortBy=title$/);
  await header(page, 'Price').click();
  await expect(page).toHaveURL(/\?sortBy=price&order=asc$/);
  for (const name of ['Category', 'Status']) await header(page, name).click();
  await expect(page).toHaveURL(/\?sortBy=price&order=asc$/);

  await page.getByLabel('Status').selectOption({ label: 'Coming Soon' });
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await expect(rows(page)).toHaveCount(1);
  const teaSet = row(page, 'Celadon Tea Set');
  await expect(teaSet.getByText('Coming Soon')).toHaveAttribute('data-look', 'outline');
  await expect(teaSet.locator('img')).toHaveCount(1);
  for (const text of [/^\$\d+\.\d\d$/, 'Ceramics', /^[A-Z][a-z]+ \d{1,2}, \d{4}$/])
    await expect(teaSet.getByText(text)).toBeVisible();
  await page.getByPlaceholder('Search items...').fill('nothing is called so');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
});

test('a hidden column stays hidden; a failure can be tried again', async ({ page }) => {
  await openPanel(page, shop, '/marketplace');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(header(page, 'Price')).toHaveCount(0);
  await page.route(/\/api\/marketplace\?/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Error loading marketplace items. Please try again.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(/\/api\/marketplace\?/);
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(header(page, 'Title')).toBeVisible();
  await expect(header(page, 'Price')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Marketplace items' })).toBeFocused();
});

test('an item is deleted after a confirmation that names it, and the list follows', async ({ page }) => {
  const { id, title } = await newItem(admin);
  await openPanel(page, shop, `/marketplace?search=${title.replaceAll(' ', '+')}`);
  const remove = row(page, title).getByRole('button', { name: `Delete ${title}` });
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await remove.click();
  await expect(dialog).toContainText(
    `“${title}” will move to the trash. You can restore it for 30 days. After that, it’s deleted permanently.`,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await admin.get(apiPaths.marketplace.item(id))).status).toBe(200);

  await breakCall(page, apiPaths.marketplace.item(id));
  await row(page, title).getByRole('checkbox').check();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete item')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText('1 item selected');
  await page.unroute(`**${apiPaths.marketplace.item(id)}`);

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Item deleted successfully')).toBeVisible();
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Marketplace items' })).toBeFocused();
  await expect(page.getByText('Item deleted successfully')).toHaveCount(0);
});

test('the item list and forms are accessible', async ({ page }) => {
  const { id } = await newItem(admin);
  const held = await holdCall(page, '/api/marketplace?*');
  await openPanel(page, shop, '/marketplace');
  await expectNoAxeViolations(page);
  held.release();
  await expect(rows(page)).toHaveCount(10);
  await expectEverybodyCanUse(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${shop.url}/admin/marketplace/new`);
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Category is required')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.goto(`${shop.url}/admin/marketplace/${id}/edit`);
  await expect(page.getByRole('tab', { name: 'Media' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('tab', { name: 'Media' }).click();
  await expectNoAxeViolations(page);
});
