import { expect, type Page } from '@playwright/test';
import { type ActiveSession, apiPaths } from '@stoa/contract';
import { enterAs, signIn } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { expired } from '../../../support/shop/access-token';
import type { Shop } from '../../../support/shop/shop';

const { refresh, session, sessions } = apiPaths.auth;

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ada Archer' });

/** Waits for the account, because until then the check of the session still stores the user. */
const openAccount = async (page: Page, section = 'profile'): Promise<string> => {
  const { email } = (await shop.customer({ name: 'Ada Archer' })).session;
  await enterAs(page, shop, { email }, `/account?section=${section}`);
  await expect(title(page)).toBeVisible();
  return email;
};

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name as string, text as string), [key, value]);

test('an expired token is renewed in silence, once for all requests', async ({ page }) => {
  await openAccount(page, 'security');
  // The page's own initial requests use the valid token.
  await page.waitForLoadState('networkidle');
  const old = expired((await stored(page, 'token')) ?? '');
  await store(page, 'token', old);
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(refresh)) renewals += 1;
  });
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
  expect(renewals).toBe(1);
  expect(await stored(page, 'token')).not.toBe(old);
});

test('a token that expires while a form is filled in loses nothing', async ({ page }) => {
  await openAccount(page);
  await store(page, 'token', expired((await stored(page, 'token')) ?? ''));
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Name').fill('Ada Renewed');
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Renewed' })).toBeVisible();
});

test('damaged storage signs out without a word, and signing in works', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const email = await openAccount(page);
  await store(page, 'user', '{"name":');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, shop, { email }, '/account');

  await store(page, 'token', 'no token at all');
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect([await stored(page, 'token'), await stored(page, 'user')]).toEqual([null, null]);
  await signIn(page, shop, { email }, '/account');

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(errors).toEqual([]);
});

test('a logout leads to the login, and takes the other tabs along', async ({ page, context }) => {
  const email = await openAccount(page, 'security');
  const other = await context.newPage();
  await other.goto(`${shop.url}/account`);
  await expect(title(other)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  await expect(other).toHaveURL(/\/login/);
  expect([await stored(other, 'token'), await stored(other, 'user')]).toEqual([null, null]);

  await signIn(page, shop, { email });
  await expect(other).toHaveURL(`${shop.url}/account`);
});

test('a session that was ended elsewhere asks for the login, and leads back', async ({ page }) => {
  const email = await openAccount(page);
  const client = shop.visitor();
  client.token = (await stored(page, 'token')) ?? undefined;
  const [own] = (await client.get<ActiveSession[]>(sessions)).data;
  await client.delete(session(own?.id ?? 0));
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Name').fill('Ada Late');
  // Unless the page has noticed by itself.
  await Promise.race([form.getByRole('button', { name: 'Save profile' }).click(), page.waitForURL(/\/login\?/)]);
  await expect(page).toHaveURL(`${shop.url}/login?next=${encodeURIComponent('/account?section=profile')}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/account?section=profile`);
});

test('offline, a form says so and keeps what was typed; back online it is sent', async ({ page, context }) => {
  await openAccount(page);
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Name').fill('Ada Offline');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByRole('alert')).toContainText('Check your connection');
  await expect(form.getByLabel('Name')).toHaveValue('Ada Offline');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Offline' })).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
});
