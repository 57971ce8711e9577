import { expect, type Page } from '@playwright/test';
import { PASSWORD, signIn } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { fitsItsWidth } from '../../../support/browser/themes';
import { ADMIN } from '../../../support/run/cms';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let email: string;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  email = (await shop.customer({ name: 'Ada Archer' })).session.email;
});

const parts = (page: Page) => {
  const form = page.getByRole('form', { name: 'Login' });
  return {
    email: form.getByLabel('Email'),
    password: form.getByLabel('Password', { exact: true }),
    submit: form.getByRole('button', { name: /^(Login|Logging in\.\.\.)$/ }),
    alert: form.getByRole('alert'),
  };
};

test("a refusal shows the server's message, and nothing typed is lost", async ({ page }) => {
  await page.goto(`${shop.url}/login`);
  const { email: address, password, submit, alert } = parts(page);
  await address.fill(email);
  await password.fill('wrong-password');
  await submit.click();
  await expect(alert).toHaveText('Incorrect email or password');
  await expect(address).toHaveValue(email);
  await expect(password).toHaveValue('wrong-password');
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('a customer goes home, is kept under token and user, and is sent on from /login', async ({ page }) => {
  await signIn(page, shop, { email });
  const stored = await page.evaluate(() => ({ token: localStorage.token, user: JSON.parse(localStorage.user) }));
  expect(stored.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(stored.user).toMatchObject({ name: 'Ada Archer', email });
  for (const path of ['/login', '/register']) {
    await page.goto(shop.url + path);
    await expect(page).toHaveURL(`${shop.url}/`);
  }
});

test('an administrator goes to the panel, from /login as well', async ({ page }) => {
  await page.goto(`${shop.url}/login`);
  const { email: address, password, submit } = parts(page);
  await address.fill(ADMIN.email);
  await password.fill(ADMIN.password);
  await submit.click();
  await expect(page).toHaveURL(/\/admin(\/|$)/);
  await page.goto(`${shop.url}/login`);
  await expect(page).toHaveURL(/\/admin(\/|$)/);
});

test('the page that asked for it is returned to, elsewhere never', async ({ page }) => {
  await signIn(page, shop, { email }, '/marketplace?sortBy=price');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shop.url}/login?next=//elsewhere.example/`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(`${shop.url}/register`);
  await page.goto(`${shop.url}/login?next=/account`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(`${shop.url}/register?next=%2Faccount`);
});

test('the keyboard alone is enough; the password can be looked at and pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.url}/login`);
  const { email: address, password } = parts(page);
  await expect(address).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await address.focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
  await page.keyboard.press('Control+V');
  await expect(password).toHaveValue(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('everybody can use it, also on a phone', async ({ page }) => {
  await page.goto(`${shop.url}/login`);
  const { email: address, submit } = parts(page);
  await expect(address).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await submit.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  expect(await fitsItsWidth(page)).toBe(true);
  await expectNoAxeViolations(page);
});
