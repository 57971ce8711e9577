import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { holdCall, PASSWORD } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { fitsItsWidth } from '../../../support/browser/themes';
import type { Shop } from '../../../support/shop/shop';

const REGISTER_CALL = apiPaths.auth.register;

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const parts = (page: Page) => {
  const form = page.getByRole('form', { name: 'Register' });
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    password: form.getByLabel('Password', { exact: true }),
    confirmation: form.getByLabel('Confirm password', { exact: true }),
    submit: form.getByRole('button', { name: /^Creat/ }),
    alert: form.getByRole('alert'),
  };
};

const open = async (page: Page, email: string) => {
  await page.goto(`${shop.url}/register`);
  const form = parts(page);
  await form.name.fill('Ada Archer');
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await form.confirmation.fill(PASSWORD);
  return form;
};

test('a new customer is signed in and goes home; the button says that it is busy', async ({ page }) => {
  const form = await open(page, 'ada.new@example.com');
  const held = await holdCall(page, REGISTER_CALL);
  const sent = page.waitForRequest(`**${REGISTER_CALL}`);
  await form.submit.click();
  await expect(form.submit).toHaveText('Creating account...');
  await form.submit.press('Enter');
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['email', 'name', 'password']);
  held.release();
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(held.calls()).toBe(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.user).name)).toBe('Ada Archer');
});

test('an address that has an account is named at its field, and nothing typed is lost', async ({ page }) => {
  const { session } = await shop.customer();
  const form = await open(page, session.email);
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription('An account with this email address already exists');
  await expect(form.email).toBeFocused();
  await expect(form.name).toHaveValue('Ada Archer');
  await expect(form.password).toHaveValue(PASSWORD);
});

test('the keyboard alone is enough, and password managers know each field', async ({ page }) => {
  await page.goto(`${shop.url}/register`);
  const form = parts(page);
  await expect(form.name).toHaveAttribute('autocomplete', 'name');
  await expect(form.email).toHaveAttribute('autocomplete', 'email');
  await expect(form.password).toHaveAttribute('autocomplete', 'new-password');
  await expect(form.confirmation).toHaveAttribute('autocomplete', 'new-password');
  await form.name.focus();
  for (const [text, tabs] of [
    ['Ada Archer', 1],
    ['ada.keys@example.com', 1],
    [PASSWORD, 2],
    [PASSWORD, 0],
  ] as const) {
    await page.keyboard.type(text);
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('the registration links to the login', async ({ page }) => {
  await page.goto(`${shop.url}/register?next=/account`);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${shop.url}/login?next=%2Faccount`);
});

test('everybody can use it, also on a phone', async ({ page }) => {
  await page.goto(`${shop.url}/register`);
  await expect(parts(page).name).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await parts(page).submit.click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  expect(await fitsItsWidth(page)).toBe(true);
  await expectNoAxeViolations(page);
});
