import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { cards, openList, searchBox } from '../../../support/browser/item-list';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const status = (page: Page) => page.getByRole('status').first();
const address = (page: Page) => new URL(page.url()).search;

test('a page lists nine items, with Previous, Next, and page numbers', async ({ page }) => {
  await openList(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Previous' })).toBeDisabled();
  const first = await cards(page).first().getByRole('heading').textContent();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByRole('link', { name: 'Next' })).toBeDisabled();
  await page.goBack();
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  expect(address(page)).toBe('');
});

test('a card shows the item’s facts and leads to it', async ({ page }) => {
  await openList(page, shop, '?search=brand+identity');
  const card = cards(page).filter({ hasText: 'Brand Identity Sprint' });
  await expect(card.getByText('Design Services')).toBeVisible();
  await expect(card.getByText('Available')).toBeVisible();
  await expect(card.getByText('$2,150.00')).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByText('Ten working days from a conversation to a mark')).toBeVisible();
  await card.getByRole('link', { name: 'Brand Identity Sprint' }).click();
  await expect(page).toHaveURL(/\/marketplace\/brand-identity-sprint$/);
  await page.goBack();
  await card.getByRole('link', { name: 'Remote' }).click();
  await expect(page).toHaveURL(/\/marketplace\?tag=remote$/);
});

test('only the badge of an available item stands out', async ({ page }) => {
  await openList(page, shop);
  const look = (status: string) =>
    cards(page)
      .getByText(status, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).color);
  const available = await look('Available');
  const others = [];
  for (const [value, status] of [
    ['SOLD_OUT', 'Sold Out'],
    ['COMING_SOON', 'Coming Soon'],
  ] as const) {
    await openList(page, shop, `?status=${value}`);
    others.push(await look(status));
  }
  expect(new Set(others)).not.toContain(available);
  expect(new Set(others).size).toBe(1);
});

test('the room beside the tags of a card leads to its item', async ({ page }) => {
  await openList(page, shop, '?search=brand+identity');
  const tags = cards(page).filter({ hasText: 'Brand Identity Sprint' }).getByRole('list');
  const width = (await tags.boundingBox())?.width ?? 0;
  await tags.click({ position: { x: width - 8, y: 12 }, force: true });
  await expect(page).toHaveURL(/\/marketplace\/brand-identity-sprint$/);
});

test('cards side by side begin each of their parts at the same height, two in a row on a phone', async ({ page }) => {
  const tops = async (parts: string) =>
    Promise.all(
      (await cards(page).locator(parts).all()).map(async (part) => Math.round((await part.boundingBox())?.y ?? 0)),
    );
  for (const [width, inARow] of [
    [1280, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // Their tags are one of the parts, and what other specs add may have none.
    await openList(page, shop, '?tag=handmade');
    // Two beside each other have no room for tags.
    for (const parts of ['h2', 'p:has-text("$")', ...(width === 390 ? [] : ['ul'])]) {
      const found = await tops(parts);
      expect(found).toHaveLength(9);
      expect(new Set(found).size, `${parts} at ${width}`).toBe(Math.ceil(9 / inARow));
    }
  }
});

test('an invalid address falls back to the defaults, and a page past the end leads to the last', async ({ page }) => {
  await openList(page, shop, '?status=LOST&minPrice=cheap&sortBy=color&page=two');
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByLabel('Status')).toHaveValue('');
  await openList(page, shop, '?page=77');
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('on a phone the filters are in a sheet that says what it leads to, and the sort order is beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, shop);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByLabel('Category')).toBeHidden();
  await page.getByLabel('Sort by').selectOption('Price');
  await page.getByLabel('Order', { exact: true }).selectOption('Ascending');
  await expect(page).toHaveURL(/sortBy=price&order=asc/);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Category').selectOption('ceramics');
  const show = sheet.getByRole('button', { name: /^Show \d items$/ });
  await expect(show).toBeInViewport({ ratio: 1 });
  await sheet.getByLabel(/^Tag: /).scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expect(status(page)).toHaveText(/^\d items$/);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test('everybody can use it', async ({ page }) => {
  await openList(page, shop);
  await expect(cards(page)).toHaveCount(9);
  await expectNoAxeViolations(page);
  await searchBox(page).fill('nothing of the kind');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expectNoAxeViolations(page);
});
