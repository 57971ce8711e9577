import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/browser/demo-shop';
import { takenOver } from '../../../support/browser/taken-over';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const lastCard = (page: Page) => page.locator('main article').getByRole('heading').getByRole('link').last();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a page starts at its top; the back button leads to where one was', async ({ page }) => {
  await page.goto(`${shop.url}/marketplace`);
  await lastCard(page).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await lastCard(page).click();
  await expect(page).toHaveURL(/marketplace\/.+/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('the data in the head of a page break no rule of its security policy', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  await page.goto(`${shop.url}/marketplace`);
  await lastCard(page).click();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', page.url());
  await expect(page.locator('title')).toHaveCount(1);
  await page.reload();
  await takenOver(page);
  await expect(canonical).toHaveAttribute('href', page.url());
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')[0]['@context']).toBe('https://schema.org');
  expect(errors).toEqual([]);
});

test('a page whose code does not come says so; Try Again fetches it', async ({ page }) => {
  await page.goto(shop.url);
  await takenOver(page);
  // Each shop page has its code in separate files, which are fetched only when needed.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('We couldn’t load this. Check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
});

test('a part of a page whose code does not come stays as the server sent it', async ({ page }) => {
  await page.route('**/assets/latest-posts-*.js', (route) => route.abort());
  await page.goto(shop.url);
  const posts = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article');
  await posts.first().scrollIntoViewIfNeeded();
  await posts.last().getByRole('heading').hover();
  await expect(posts).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await posts.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
});

test('a page has its styles with it, also those of its later parts', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  for (const [path, later] of [
    ['/', 'Latest Articles'],
    ['/marketplace/celadon-tea-set', 'You may also like'],
    ['/blog/centering-clay-in-five-stages', 'Related posts'],
  ]) {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(shop.url + path);
    const card = page.getByRole('region', { name: later }).getByRole('article').first();
    await expect(card).toHaveCSS('position', 'relative');
    await expect(card.locator('..')).toHaveCSS('display', 'grid');
    expect(fetched).toEqual([]);
    await page.unroute('**/assets/*.js');
    await page.goto(shop.url + path);
    await card.scrollIntoViewIfNeeded();
    await expect(page.locator('main [data-waiting]', { has: card })).toHaveCount(0);
    const own = await page
      .locator('link[rel=stylesheet][type]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(own).not.toEqual([]);
    expect(fetched.filter((url) => own.includes(url))).toEqual([]);
    fetched.length = 0;
  }
});
