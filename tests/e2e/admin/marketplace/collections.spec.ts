import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { deleteConfirmed, goToScreen } from '../../../support/browser/panel';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const cards = (page: Page) => page.locator('main article');
const titles = (page: Page) => cards(page).getByRole('heading');

async function pick(page: Page, typed: string, title: string) {
  await page.getByLabel('Add an item').fill(typed);
  await page.getByRole('option', { name: title }).click();
}

test('a collection’s items are picked and ordered by keyboard, and the shop shows that order', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Collections');
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.getByLabel('Title', { exact: true }).fill('For the windowsill');
  await page.getByRole('textbox', { name: 'Description' }).fill('They like the *light*.');
  await tab(page, 'Items');
  await pick(page, 'stem', 'Two-Tone Stem Vase');
  await pick(page, 'mugs', 'Pair of Morning Mugs');
  await page.getByRole('button', { name: 'Move Pair of Morning Mugs up' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Picked items' }).getByRole('listitem')).toHaveText([
    'Pair of Morning Mugs',
    'Two-Tone Stem Vase',
  ]);
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByText('Collection created successfully')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`${shop.url}/collections/for-the-windowsill`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('For the windowsill');
  await expect(visitor.locator('main em')).toHaveText('light');
  await expect(titles(visitor)).toHaveText(['Pair of Morning Mugs', 'Two-Tone Stem Vase']);
  await expectEverybodyCanUse(visitor);

  await deleteConfirmed(page, 'For the windowsill');
  await expect(page.getByText('Collection deleted successfully')).toBeVisible();
  expect((await page.request.get(visitor.url())).status()).toBe(404);
});

test('a rule fills a collection, and its errors are shown at their fields', async ({ page }) => {
  await openPanel(page, shop);
  await page.goto(`${shop.url}/admin/collections?search=gifts`);
  await page.getByRole('link', { name: 'Edit Gifts under $50' }).click();
  await tab(page, 'Items');
  await page.getByLabel('Min price').fill('60');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Max price can’t be below min price')).toBeVisible();
  await expect(page.getByLabel('Max price')).toBeFocused();
  await page.getByLabel('Min price').fill('40');
  await page.getByLabel('Order', { exact: true }).selectOption('Highest price first');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page.getByText('Collection updated successfully')).toBeVisible();
  const change = page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first();
  await change.locator('summary').press('Enter');
  await expect(change).toContainText(
    'After: Min price: $40.00, Max price: $50.00, Only available items, Order: Highest price first',
  );
  await page.goto(`${shop.url}/collections/gifts-under-50`);
  // Other specs may have added items of the same price.
  const ofDemoShop = titles(page).filter({ hasText: /Mugs|Paper/ });
  await expect(ofDemoShop).toHaveText(['Pair of Morning Mugs', 'Cotton Letter Paper, Hundred Sheets']);
});

test('the shop’s collection has two columns on a phone and works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/collections/new-arrivals`);
  await expect(cards(page)).toHaveCount(12);
  const [first, second] = await Promise.all([cards(page).nth(0).boundingBox(), cards(page).nth(1).boundingBox()]);
  expect(first?.y).toBe(second?.y);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/new-arrivals\?page=2$/);
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await context.close();
});
