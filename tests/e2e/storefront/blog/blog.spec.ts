import { expect, type Page } from '@playwright/test';
import { apiPaths, type PostList } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Shop } from '../../../support/shop/shop';

const FAILURE = 'Failed to load blog posts';
const LATEST = 'status=PUBLISHED&sortBy=publishedAt&order=desc';

let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
});

/** Below the featured post. */
const cards = (page: Page) => page.locator('main article:not([aria-label="Featured post"])');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const searchBox = (page: Page) => page.getByPlaceholder('Search posts...');
const linkCalled = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const list = async (more: string) =>
  (await shop.visitor().get<PostList>(`${apiPaths.blog.posts}?limit=9&${LATEST}&${more}`)).data;
const titlesOf = ({ items }: PostList) => items.map(({ title }) => title);

/** Every query sent for the list, in order. */
function watchQueries(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === apiPaths.blog.posts) requests.push(search.slice(1));
  });
  return requests;
}

test('nine cards tell of the latest posts', async ({ page }) => {
  await page.goto(`${shop.url}/blog`);
  const expected = await list('page=1');
  await expect(cards(page)).toHaveCount(9);
  expect(await titles(page)).toEqual(titlesOf(expected));

  const [post] = expected.items;
  if (!post) throw new Error('The demonstration shop has no posts');
  const card = cards(page).first();
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(card.getByText(post.author?.name ?? '', { exact: true })).toBeVisible();
  await expect(card.locator('time')).toHaveText(date.format(new Date(post.publishedAt ?? post.createdAt)));
  await expect(card.getByText(post.excerpt ?? '')).toBeVisible();
  for (const tag of post.tags) await expect(card.getByRole('link', { name: tag.name, exact: true })).toBeVisible();
  const figures = card.getByRole('listitem');
  await expect(figures.filter({ hasText: 'view' })).toHaveText(`${post.viewCount.toLocaleString('en-US')} views`);
  // Comments and likes don't exist yet.
  await expect(figures.filter({ hasText: 'comment' })).toHaveText('0 comments');
  await expect(figures.filter({ hasText: 'like' })).toHaveText('0 likes');
  for (const image of await card.locator('img').all())
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await card.getByRole('link', { name: /^Read More/ }).click();
  await expect(page).toHaveURL(`${shop.url}/blog/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
});

test('pages are turned with Previous and Next, and the back button turns them too', async ({ page }) => {
  await page.goto(`${shop.url}/blog`);
  await expect(linkCalled(page, 'Previous')).toBeDisabled();
  await linkCalled(page, 'Next').click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect.poll(() => titles(page)).toEqual(titlesOf(await list('page=2')));
  await linkCalled(page, 'Next').click();
  await expect(page).toHaveURL(/page=3/);
  await expect(linkCalled(page, 'Next')).toBeDisabled();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf(await list('page=2')));
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(titlesOf(await list('page=2')));
});

test('categories and tags are links that narrow the list and lead to its first page', async ({ page }) => {
  const requests = watchQueries(page);
  await page.goto(`${shop.url}/blog?page=2`);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Materials' }).click();
  await expect.poll(() => query(page)).toEqual({ category: 'materials' });
  await expect.poll(() => titles(page)).toEqual(titlesOf(await list('category=materials')));
  await expect(page.getByRole('link', { name: 'Materials' })).toHaveAttribute('aria-current', 'true');
  await expect(linkCalled(page, 'Next')).toHaveCount(0);
  await expect(linkCalled(page, 'Previous')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Tags', exact: true }).getByRole('link', { name: 'Clay' }).click();
  await expect.poll(() => query(page)).toEqual({ category: 'materials', tag: 'clay' });
  await expect.poll(() => titles(page)).toEqual(titlesOf(await list('category=materials&tag=clay')));
  expect(requests.at(-1)).toBe(`page=1&limit=9&${LATEST}&category=materials&tag=clay`);

  await cards(page).first().getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\?tag=/);
});

test('a search keeps letters and focus, and what finds nothing can be left', async ({ page }) => {
  const requests = watchQueries(page);
  await page.goto(`${shop.url}/blog`);
  await expect(cards(page)).toHaveCount(9);
  await searchBox(page).pressSequentially('mug', { delay: 40 });
  await expect.poll(() => query(page)).toEqual({ search: 'mug' });
  await expect.poll(() => titles(page)).toEqual(titlesOf(await list('search=mug')));
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('mug');
  expect(requests.at(-1)).toBe(`page=1&limit=9&${LATEST}&search=mug`);
  expect(requests.length).toBeLessThan(5);

  await searchBox(page).fill('xyzzy');
  await expect(page.getByRole('heading', { name: 'No results for “xyzzy”' })).toBeVisible();
  await expectNoAxeViolations(page);
  await linkCalled(page, 'Show all posts').click();
  await expect(cards(page)).toHaveCount(9);
  await expect(searchBox(page)).toHaveValue('');
});

test('a card is reached and opened by keyboard', async ({ page }) => {
  await page.goto(`${shop.url}/blog`);
  await expect(cards(page)).toHaveCount(9);
  await searchBox(page).focus();
  const title = cards(page).first().getByRole('heading').getByRole('link');
  for (let presses = 0; presses < 40; presses += 1) {
    if (await title.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(title).toBeFocused();
  const name = await title.textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('the list can be used by everybody, on a telephone as well', async ({ page }) => {
  await page.goto(`${shop.url}/blog?category=techniques`);
  await expect(cards(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/blog`);
  await expect(cards(page)).toHaveCount(9);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
  await page.route(`**${apiPaths.blog.posts}?*`, (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.getByRole('link', { name: 'Techniques', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expectNoAxeViolations(page);
});
