import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { test } from '../../../support/browser/demo-shop';
import { cards, openList, searchBox, tagFilter } from '../../../support/browser/item-list';
import { createTag } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const status = (page: Page) => page.getByRole('status').first();
const address = (page: Page) => new URL(page.url()).search;

test('two changes at the same moment are both kept', async ({ page }) => {
  await openList(page, shop);
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
  await openList(page, shop, '?page=2');
  const ceramics = page.getByLabel('Category').locator('option', { hasText: /^Ceramics \(\d+\)$/ });
  await page.getByLabel('Category').selectOption((await ceramics.getAttribute('value')) ?? '');
  await expect(page).toHaveURL(/\?category=ceramics$/);
  await tagFilter(page).click();
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

test('several tags find the items that have all of them', async ({ page }) => {
  await openList(page, shop, '?tag=handmade');
  const handmade = (await status(page).textContent()) ?? '';
  await tagFilter(page).click();
  await page.getByLabel(/^Gift \(/).check();
  await page.getByLabel(/^Small batch \(/).check();
  await expect(page).toHaveURL(/\?tag=handmade%2Cgift%2Csmall-batch$/);
  await expect(tagFilter(page)).toHaveText('Handmade, Gift, Small batch');
  for (const tag of ['Handmade', 'Gift', 'Small batch']) {
    await expect(cards(page).filter({ hasNot: page.getByRole('link', { name: tag, exact: true }) })).toHaveCount(0);
  }
  await expect(status(page)).not.toHaveText(handmade);
  await page.getByRole('link', { name: 'Remove filter Handmade' }).click();
  await expect(page).toHaveURL(/\?tag=gift%2Csmall-batch$/);
  await page.reload();
  await expect(tagFilter(page)).toHaveText('Gift, Small batch');
  await tagFilter(page).click();
  await page.getByLabel(/^Gift \(/).uncheck();
  await expect(page).toHaveURL(/\?tag=small-batch$/);
});

test('an eleventh tag can’t be selected, and the list says so', async ({ page }) => {
  const admin = await shop.admin();
  const eleven = Array.from({ length: 11 }, (_, place) => `tag-${place + 1}`);
  const made = await Promise.all(eleven.map((slug) => createTag(admin, slug)));
  const ten = eleven.slice(0, 10).join('%2C');
  await openList(page, shop, `?tag=${ten}`);
  await tagFilter(page).click();
  await expect(page.getByLabel('tag-11 (0)')).toBeDisabled();
  await expect(page.getByText('You can use up to 10 at once.')).toBeVisible();
  await page.getByLabel('tag-10 (0)').uncheck();
  await expect(page.getByLabel('tag-11 (0)')).toBeEnabled();
  for (const { id } of made) await admin.delete(apiPaths.marketplace.tag(id));
});

test('the filter “In stock only” sets the status Available', async ({ page }) => {
  await openList(page, shop, '?status=COMING_SOON');
  await expect(page.getByLabel('In stock only')).not.toBeChecked();
  await page.getByLabel('In stock only').check();
  await expect(page).toHaveURL(/\?status=AVAILABLE$/);
  await expect(page.getByLabel('Status')).toHaveValue('AVAILABLE');
  await expect(cards(page).filter({ hasText: 'Available' })).toHaveCount(9);
  await page.getByLabel('In stock only').uncheck();
  await expect(page).toHaveURL(/\/marketplace$/);
});

test('the filters use the shop’s names', async ({ page }) => {
  await openList(page, shop);
  const choices = (label: string) => page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  await expect(page.getByLabel('Category').locator('option', { hasText: 'Ceramics' })).toHaveCount(1);
  await expect(tagFilter(page)).toHaveText('All Tags');
  await tagFilter(page).click();
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
  await openList(page, shop);
  await expect(cards(page)).toHaveCount(9);
  await searchBox(page).pressSequentially('bowl', { delay: 60 });
  await expect(page).toHaveURL(/\?search=bowl$/);
  await expect(cards(page).filter({ hasText: 'Bowl' })).not.toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).pressSequentially('s of no kind', { delay: 60 });
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(searchBox(page)).toHaveValue('bowls of no kind');
  expect(new Set(searches)).toEqual(new Set(['bowl', 'bowls of no kind']));

  await page.goBack();
  await expect(searchBox(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(9);
});

test('an invalid amount is reported rather than requested', async ({ page }) => {
  await openList(page, shop);
  await page.getByLabel('Min price').fill('cheap');
  await expect(page.getByText('Enter an amount, such as 25')).toBeVisible();
  await page.getByLabel('Max price').fill('50');
  await expect(page).toHaveURL(/\?maxPrice=50$/);
});
