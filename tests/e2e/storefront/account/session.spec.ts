import { type BrowserContext, expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { enterAs } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { cartLine, featuredItems, leaveInCart } from '../../../support/browser/sales/cart';
import { takenOver } from '../../../support/browser/taken-over';
import { expired } from '../../../support/shop/access-token';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let clara: { email: string };

test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  clara = (await shop.customer()).session;
});

const keep = (page: Page, entries: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const countRefreshes = (context: BrowserContext) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(apiPaths.auth.refresh)) sent.push(request.url());
  });
  return sent;
};

test('an expired token is renewed once for all tabs, and nobody notices', async ({ page, context }) => {
  const { token } = await enterAs(page, shop, clara, '/robots.txt');
  const old = expired(token);
  await keep(page, { token: old });
  const other = await context.newPage();
  const refreshes = countRefreshes(context);
  await Promise.all([page.goto(shop.url), other.goto(shop.url)]);
  await expect.poll(() => kept(page, 'token')).not.toBe(old);
  await expect(page.getByRole('heading', { name: 'Featured Services' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await other.waitForLoadState('networkidle');
  expect(refreshes).toHaveLength(1);
  expect(await kept(page, 'token')).toMatch(/\./);
  expect(JSON.parse((await kept(page, 'user')) ?? '')).toMatchObject({ email: clara.email });
});

test('a session that was ended elsewhere is dropped without a word', async ({ page, context }) => {
  const { token } = await enterAs(page, shop, clara);
  await context.clearCookies();
  await keep(page, { token: expired(token) });
  await page.reload();
  await expect.poll(() => kept(page, 'token')).toBeNull();
  expect(await kept(page, 'user')).toBeNull();
  await expect(page.getByRole('heading', { name: 'Featured Services' })).toBeVisible();
  await expect(page.locator('main article')).not.toHaveCount(0);
});

test('signing in in another tab doesn’t empty this page', async ({ page, context }) => {
  await page.goto(shop.url);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await enterAs(await context.newPage(), shop, clara, '/robots.txt');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Featured Services' })).toBeVisible();
  await expect(page.locator('main article')).not.toHaveCount(0);
});

for (const damage of ['', '{"id":', 'null', '[]', '"text"', '\u0000'])
  test(`a storage full of ${JSON.stringify(damage)} breaks nothing`, async ({ page }) => {
    const failures: Error[] = [];
    page.on('pageerror', (failure) => failures.push(failure));
    await page.goto(shop.url);
    await keep(page, { token: damage, user: damage, 'cart-storage': damage, 'stoa-theme': damage });
    await page.reload();
    await expect(page.locator('main article')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(failures).toEqual([]);
  });

test('a key that another tab takes away is missed here at once, and after a reload too', async ({ page, context }) => {
  const [item] = await featuredItems(shop);
  if (!item) throw new Error('Nothing featured');
  const other = await context.newPage();
  await other.goto(`${shop.url}/robots.txt`);
  const takeAway = (key: string) => other.evaluate((name) => localStorage.removeItem(name), key);
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  const cart = page.getByRole('banner').getByRole('button', { name: /^Shopping cart/ });

  for (const key of ['token', 'user']) {
    await enterAs(page, shop, clara);
    await page.goto(shop.url);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await takeAway(key);
    await expect(login).toBeVisible();
    await page.reload();
    await expect(login).toBeVisible();
  }
  // A visitor's cart: an account's leaves with the account.
  await leaveInCart(page, shop, [cartLine(item)]);
  await keep(page, { 'stoa-theme': 'light' });
  await page.goto(shop.url);
  await expect(cart).toHaveAccessibleName('Shopping cart, 1 item');
  await takeAway('cart-storage');
  await expect(cart).toHaveAccessibleName('Shopping cart, 0 items');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await takeAway('stoa-theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(cart).toHaveAccessibleName('Shopping cart, 0 items');
});

test('a shop that cannot be reached says so, and comes back with the network', async ({ page, context }) => {
  await page.goto(`${shop.url}/contact`);
  await takenOver(page);
  await page.route('**/api/marketplace*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Failed to load marketplace items')).toBeVisible();
  await page.unroute('**/api/marketplace*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('main article')).not.toHaveCount(0);
});
