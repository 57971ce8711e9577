import { expect } from '@playwright/test';
import { adminPaths, apiPaths, type ItemDetail } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { cards, openList } from '../../../support/browser/item-list';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
const made: number[] = [];
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  const { data } = await admin.post(apiPaths.marketplace.categories, {
    name: 'Garden pots',
    slug: 'garden-pots',
    description: 'Fired for **frost**.',
    imageUrl: tea.imageUrl,
    seoTitle: 'Pots for the garden',
  });
  for (const [title, stock] of [
    ['Tall pot', 2],
    ['Wide pot', 0],
  ] as const)
    made.push((await createItem(admin, data.id, { title, slug: title.toLowerCase().replace(' ', '-'), stock })).id);
});
// Other specs look at the newest items, and these have no image of the shop.
test.afterAll(async () => (await shop.admin()).post(adminPaths.bulkItems, { ids: made, action: 'delete' }));

test('a category has its words, its image, and its items with the filters of the list', async ({ page }) => {
  await openList(page, shop, '/categories/garden-pots');
  await expect(page).toHaveTitle(/^Pots for the garden ·/);
  await expect(page.getByRole('heading', { level: 1, name: 'Garden pots' })).toBeVisible();
  await expect(page.getByText('Fired for frost.')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await page.getByLabel('In stock only').check();
  await expect(page).toHaveURL(`${shop.url}/categories/garden-pots?status=AVAILABLE`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByLabel('Category')).toHaveCount(0);
  await page.getByLabel('Search Garden pots').fill('nothing like it');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(`${shop.url}/categories/garden-pots`);
  await expect(cards(page)).toHaveCount(2);
  await cards(page).first().getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Garden pots' }).click();
  await expect(page).toHaveURL(`${shop.url}/categories/garden-pots`);
});

test('everybody can use it, also on a phone', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openList(page, shop, '/categories/garden-pots');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoAxeViolations(page);
  }
});

test('an unknown category shows a page that says so', async ({ page }) => {
  const answer = await page.goto(`${shop.url}/categories/never-made`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Category not found' })).toBeVisible();
});
