import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { expectNoAxeViolations } from '../../support/axe';
import { test } from '../../support/demo-shop';
import { createTag } from '../../support/marketplace';
import type { Shop } from '../../support/shop';
import { takenOver } from '../../support/taken-over';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

/** What a test selects isn't trusted, and so not kept until the scripts are there. */
const open = async (page: Page, query = '') => {
  await page.goto(`${shop.url}/marketplace${query}`);
  await takenOver(page);
};
const cards = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.getByRole('status').first();
const address = (page: Page) => new URL(page.url()).search;
const tags = (page: Page) => page.getByLabel(/^Tag: /);
const box = (page: Page) => page.getByPlaceholder('Search...');

test('nine items a page, with Previous, Next, and numbers', async ({ page }) => {
  await open(page);
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

test('a card shows what a shopper wants to know, and leads to its item', async ({ page }) => {
  await open(page, '?search=brand+identity');
  const card = cards(page).filter({ hasText: 'Brand Identity Sprint' });
  await expect(card.getByText('Design Services')).toBeVisible();
  await expect(card.getByText('Available')).toBeVisible();
  await expect(card.getByText('$2,150.00')).toBeVisible();
  await card.getByRole('link', { name: 'Brand Identity Sprint' }).click();
  await expect(page).toHaveURL(/\/marketplace\/brand-identity-sprint$/);
  await page.goBack();
  await card.getByRole('link', { name: 'Remote' }).click();
  await expect(page).toHaveURL(/\/marketplace\?tag=remote$/);
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
    await open(page, '?tag=handmade');
    for (const parts of ['h2', 'p:has-text("$")', 'ul']) {
      const found = await tops(parts);
      expect(found).toHaveLength(9);
      expect(new Set(found).size, `${parts} at ${width}`).toBe(Math.ceil(9 / inARow));
    }
  }
});

test('of two changes in one moment both are kept', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Category').locator('option[value="ceramics"]')).toBeAttached();
  const category = await page.getByLabel('Category').elementHandle();
  const status = await page.getByLabel('Status').elementHandle();
  await page.evaluate(
    ([first, second]) => {
      for (const [select, value] of [[first, 'ceramics'] as const, [second, 'AVAILABLE'] as const]) {
        (select as HTMLSelectElement).value = value;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [category, status],
  );
  await expect(page).toHaveURL(/\?category=ceramics&status=AVAILABLE$/);
});

test('every filter stands in the address and leads back to page 1', async ({ page }) => {
  await open(page, '?page=2');
  const ceramics = page.getByLabel('Category').locator('option', { hasText: /^Ceramics \(\d+\)$/ });
  await page.getByLabel('Category').selectOption((await ceramics.getAttribute('value')) ?? '');
  await expect(page).toHaveURL(/\?category=ceramics$/);
  await tags(page).click();
  await page.getByLabel(/^Handmade \(\d+\)$/).check();
  await page.getByLabel('Status').selectOption({ label: 'Coming Soon' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Celadon Tea Set');
  await page.getByLabel('Sort by').selectOption({ label: 'Price' });
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Ascending' });
  await page.getByLabel('Min price').fill('$100');
  await page.getByLabel('Max price').fill('500');
  await expect(page).toHaveURL(/minPrice=100&maxPrice=500/);
  expect(Object.fromEntries(new URLSearchParams(address(page)))).toEqual({
    category: 'ceramics',
    tag: 'handmade',
    status: 'COMING_SOON',
    sortBy: 'price',
    order: 'asc',
    minPrice: '100',
    maxPrice: '500',
  });

  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByLabel('Status')).toHaveValue('COMING_SOON');
  await expect(page.getByLabel('Min price')).toHaveValue('100');
  await page.getByLabel('Min price').fill('');
  await expect(page).not.toHaveURL(/minPrice/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(9);
  expect(address(page)).toBe('?sortBy=price&order=asc');
  await expect(page.getByLabel('Max price')).toHaveValue('');
});

test('several tags are met by what has them all', async ({ page }) => {
  await open(page, '?tag=handmade');
  const handmade = (await status(page).textContent()) ?? '';
  await tags(page).click();
  await page.getByLabel(/^Gift \(/).check();
  await page.getByLabel(/^Small batch \(/).check();
  await expect(page).toHaveURL(/\?tag=handmade%2Cgift%2Csmall-batch$/);
  await expect(tags(page)).toHaveText('Handmade, Gift, Small batch');
  for (const tag of ['Handmade', 'Gift', 'Small batch']) {
    await expect(cards(page).filter({ hasNot: page.getByRole('link', { name: tag, exact: true }) })).toHaveCount(0);
  }
  await expect(status(page)).not.toHaveText(handmade);
  await page.getByRole('link', { name: 'Remove filter Handmade' }).click();
  await expect(page).toHaveURL(/\?tag=gift%2Csmall-batch$/);
  await page.reload();
  await expect(tags(page)).toHaveText('Gift, Small batch');
  await tags(page).click();
  await page.getByLabel(/^Gift \(/).uncheck();
  await expect(page).toHaveURL(/\?tag=small-batch$/);
});

test('an eleventh tag can’t be selected, and the list says so', async ({ page }) => {
  const admin = await shop.admin();
  const eleven = Array.from({ length: 11 }, (_, place) => `tag-${place + 1}`);
  const made = await Promise.all(eleven.map((slug) => createTag(admin, slug)));
  const ten = eleven.slice(0, 10).join('%2C');
  await open(page, `?tag=${ten}`);
  await tags(page).click();
  await expect(page.getByLabel('tag-11 (0)')).toBeDisabled();
  await expect(page.getByText('You can use up to 10 at once.')).toBeVisible();
  await page.getByLabel('tag-10 (0)').uncheck();
  await expect(page.getByLabel('tag-11 (0)')).toBeEnabled();
  for (const { id } of made) await admin.delete(apiPaths.marketplace.tag(id));
});

test('in stock only is the status that can be bought', async ({ page }) => {
  await open(page, '?status=COMING_SOON');
  await expect(page.getByLabel('In stock only')).not.toBeChecked();
  await page.getByLabel('In stock only').check();
  await expect(page).toHaveURL(/\?status=AVAILABLE$/);
  await expect(page.getByLabel('Status')).toHaveValue('AVAILABLE');
  await expect(cards(page).filter({ hasText: 'Available' })).toHaveCount(9);
  await page.getByLabel('In stock only').uncheck();
  await expect(page).toHaveURL(/\/marketplace$/);
});

test('the choices are named as the shop names them', async ({ page }) => {
  await open(page);
  const choices = (label: string) => page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  await expect(page.getByLabel('Category').locator('option', { hasText: 'Ceramics' })).toHaveCount(1);
  await expect(tags(page)).toHaveText('All Tags');
  await tags(page).click();
  await expect(page.getByRole('checkbox', { name: /^Handmade \(\d+\)$/ })).toBeVisible();
  expect((await choices('Category'))[0]).toBe('All Categories');
  expect((await choices('Category')).slice(1).every((choice) => / \(\d+\)$/.test(choice))).toBe(true);
  expect(await choices('Status')).toEqual(['All Status', 'Available', 'Sold Out', 'Coming Soon']);
  expect(await choices('Sort by')).toEqual(['Latest', 'Price', 'Title']);
  expect(await choices('Order')).toEqual(['Descending', 'Ascending']);
});

test('typing searches after a pause, in one step of the history', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/marketplace?') && search) searches.push(search);
  });
  await open(page);
  await expect(cards(page)).toHaveCount(9);
  await box(page).pressSequentially('bowl', { delay: 60 });
  await expect(page).toHaveURL(/\?search=bowl$/);
  await expect(cards(page).filter({ hasText: 'Bowl' })).not.toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially('s of no kind', { delay: 60 });
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(box(page)).toHaveValue('bowls of no kind');
  expect(new Set(searches)).toEqual(new Set(['bowl', 'bowls of no kind']));

  await page.goBack();
  await expect(box(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(9);
});

test('nonsense in the address falls back; a page past the end leads to the last', async ({ page }) => {
  await open(page, '?status=LOST&minPrice=cheap&sortBy=color&page=two');
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByLabel('Status')).toHaveValue('');
  await open(page, '?page=77');
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('what is no amount is complained of, not asked for', async ({ page }) => {
  await open(page);
  await page.getByLabel('Min price').fill('cheap');
  await expect(page.getByText('Enter an amount, such as 25')).toBeVisible();
  await page.getByLabel('Max price').fill('50');
  await expect(page).toHaveURL(/\?maxPrice=50$/);
});

test('on a phone the filters wait behind a button; nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByLabel('Category')).toBeHidden();
  await page.getByRole('button', { name: 'Filter and sort' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hide filters' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#item-filters [data-waiting]')).toHaveCount(0);
  await page.getByLabel('Category').selectOption('ceramics');
  await expect(status(page)).toHaveText(/^\d items$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Show \d items$/ }).click();
  await expect(page.getByLabel('Category')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Marketplace' })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test('everybody can use it', async ({ page }) => {
  await open(page);
  await expect(cards(page)).toHaveCount(9);
  await expectNoAxeViolations(page);
  await box(page).fill('nothing of the kind');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expectNoAxeViolations(page);
});
