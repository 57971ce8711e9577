import { expect, type Page } from '@playwright/test';
import { apiPaths, type ShopPage } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { deleteConfirmed, goToScreen } from '../../../support/browser/panel';
import { created } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const rows = (page: Page) => page.getByRole('grid', { name: 'Pages' }).getByRole('row');

test('a page is written as a draft, previewed as search engines show it, and published', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Pages');
  await expect(rows(page)).toHaveCount(6);
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title', { exact: true }).fill('How we pack');
  await expect(page.getByLabel('Slug')).toHaveValue('how-we-pack');
  await tab(page, 'Content');
  await page.getByRole('textbox', { name: 'Content' }).fill('In **straw**. See [our items](/marketplace).');
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('straw');
  await tab(page, 'Search & sharing');
  await expect(page.getByRole('region', { name: 'Search result preview' })).toContainText('In straw. See our items.');
  await page.getByLabel('Search description').fill('No plastic, much straw.');
  const result = page.getByRole('region', { name: 'Search result preview' });
  await expect(result).toContainText('/pages/how-we-pack');
  await expect(result).toContainText('How we pack · Stoa');
  await expect(result).toContainText('No plastic, much straw.');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/admin/pages`);

  const address = `${shop.url}/pages/how-we-pack`;
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('link', { name: 'Edit How we pack' }).click();
  // Its list has a filter of this name, too.
  await page.getByRole('form', { name: 'Edit page' }).getByLabel('Status').selectOption('Published');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);

  await page.goto(`${shop.url}/admin/pages?search=pack`);
  await deleteConfirmed(page, 'How we pack');
  await expect(page.getByText('Page deleted successfully')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('visitors read a page, and its links lead on within the shop; administrators also see drafts', async ({
  page,
}) => {
  await page.goto(`${shop.url}/pages/shipping-and-returns`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping and returns');
  await expectEverybodyCanUse(page);
  await page.goto(`${shop.url}/pages/terms`);
  await page.getByRole('main').getByRole('link', { name: 'Shipping and returns' }).click();
  await expect(page).toHaveURL(`${shop.url}/pages/shipping-and-returns`);
  await page.goto(`${shop.url}/pages/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  const admin = await shop.admin();
  const draft = { title: 'Not ready', slug: 'not-ready', content: 'Still being written.' };
  const { id } = await created(admin.post<ShopPage>(apiPaths.pages, draft));
  await openPanel(page, shop, `/pages/${id}/edit`);
  await page.goto(`${shop.url}/pages/not-ready`);
  await expect(page.getByRole('note')).toContainText('Only administrators can see this page. It’s a draft.');
  await admin.delete(apiPaths.page(id));
});
