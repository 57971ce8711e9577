import { expect, type Page } from '@playwright/test';
import { apiPaths, type Session } from '@stoa/contract';
import { enterAs, PASSWORD } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { fitsItsWidth } from '../../../support/browser/themes';
import type { Shop } from '../../../support/shop/shop';

const { login, me } = apiPaths.auth;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

/** A new customer on the account page. */
const openAccount = async (page: Page, section: string): Promise<string> => {
  const { email } = (await shop.customer({ name: 'Ada Archer' })).session;
  await enterAs(page, shop, { email }, `/account?section=${section}`);
  return email;
};

/** The same customer in another browser. */
const otherBrowser = async (email: string) => {
  const client = shop.visitor();
  const answer = await client.post<Session>(
    login,
    { email, password: PASSWORD },
    { headers: { 'User-Agent': FIREFOX } },
  );
  client.token = answer.data.token;
  return client;
};

const profile = (page: Page) => {
  const form = page.getByRole('form', { name: 'Profile' });
  return {
    form,
    name: form.getByLabel('Name'),
    submit: form.getByRole('button', { name: 'Save profile' }),
  };
};

const password = (page: Page) => {
  const form = page.getByRole('form', { name: 'Password' });
  return {
    unfold: page.getByText('Choose a new password'),
    form,
    current: form.getByLabel('Current password', { exact: true }),
    next: form.getByLabel('New password', { exact: true }),
    confirmation: form.getByLabel('Confirm new password', { exact: true }),
    submit: form.getByRole('button', { name: 'Change password' }),
    alert: form.getByRole('alert'),
  };
};

test('the account page requires a login and is returned to afterwards', async ({ page }) => {
  const { email } = (await shop.customer()).session;
  await page.goto(`${shop.url}/account`);
  await expect(page).toHaveURL(`${shop.url}/login?next=%2Faccount`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Customer' })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

test('orders come first, and the other sections are a press away, also after a reload', async ({ page }) => {
  const { email } = (await shop.customer({ name: 'Ada Archer' })).session;
  await enterAs(page, shop, { email }, '/account');
  const sections = page.getByRole('navigation', { name: 'Your account' });
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });
  await expect(heading('Orders')).toBeVisible();
  await expect(heading('Profile')).toBeHidden();
  for (const [name, first] of [
    ['Addresses', 'Addresses'],
    ['Profile', 'Profile'],
    ['Security', 'Password'],
  ] as const) {
    const link = sections.getByRole('link', { name });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(heading(first)).toBeVisible();
    await expect(heading('Orders')).toBeHidden();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeFocused();
    await expectEverybodyCanUse(page);
  }
  await page.reload();
  await expect(heading('Password')).toBeVisible();
  await page.goBack();
  await expect(heading('Profile')).toBeVisible();
});

test('a new name shows at once, everywhere and after a reload', async ({ page }) => {
  await openAccount(page, 'profile');
  const { name, submit } = profile(page);
  await expect(name).toHaveValue('Ada Archer');
  await name.fill('A');
  await submit.click();
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(name).toBeFocused();

  await name.fill('Ada Lovelace');
  await submit.click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.user).name)).toBe('Ada Lovelace');
  await page.reload();
  await expect(name).toHaveValue('Ada Lovelace');
});

test('a changed password ends the other sessions, and this one goes on', async ({ page }) => {
  const email = await openAccount(page, 'security');
  const other = await otherBrowser(email);
  const { unfold, form, current, next, confirmation, submit } = password(page);
  await unfold.click();
  await current.fill('wrong-password');
  await next.fill('brand-new-1');
  await confirmation.fill('brand-new-2');
  await submit.click();
  await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
  await expect(confirmation).toBeFocused();
  await confirmation.fill('brand-new-1');
  await submit.click();
  await expect(current).toHaveAccessibleDescription('Current password is incorrect');
  await expect(current).toBeFocused();
  await expect(next).toHaveValue('brand-new-1');
  await current.fill(PASSWORD);
  await submit.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(form).toBeHidden();
  await unfold.click();
  await expect(current).toHaveValue('');
  expect((await other.get(me)).status).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Archer' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Signed-in browsers' }).getByRole('listitem')).toHaveCount(1);
});

test('sessions are listed in plain words, and another browser can be signed out', async ({ page }) => {
  const email = await openAccount(page, 'security');
  const other = await otherBrowser(email);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Signed-in browsers' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'This browser' })).toContainText('Chrome on Linux');
  await expect(rows.filter({ hasText: 'Firefox on Linux' })).toContainText(/Signed in [A-Z][a-z]+ \d{1,2}, \d{4}/);
  const signOut = page.getByRole('button', { name: 'Sign out Firefox on Linux' });
  await signOut.press('Enter');
  await expect(rows.filter({ hasText: 'Firefox' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Signed-in browsers' })).toBeFocused();
  expect((await other.get(me)).status).toBe(401);
});

test('everybody can use it, also on a phone', async ({ page }) => {
  await otherBrowser(await openAccount(page, 'security'));
  await page.reload();
  await expect(page.getByText('Firefox on Linux')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Delete this account').click();
  await expect(page.getByRole('form', { name: 'Delete account' })).toBeVisible();
  await password(page).unfold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Delete account' })).toBeHidden();
  await password(page).submit.click();
  await expect(password(page).current).toBeFocused();
  expect(await fitsItsWidth(page)).toBe(true);
  await expectNoAxeViolations(page);
});
