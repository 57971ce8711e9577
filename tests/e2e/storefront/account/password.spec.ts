import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { enterAs, signIn } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { fitsItsWidth } from '../../../support/browser/themes';
import { mailsTo } from '../../../support/mail/mails';
import { eventually } from '../../../support/shop/eventually';
import type { Shop } from '../../../support/shop/shop';

const SENT = 'If an account exists for this email address, we’ve sent a link to reset the password';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const askFor = async (page: Page, email: string) => {
  const form = page.getByRole('form', { name: 'Forgot password' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send link' }).click();
};

const resetForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Reset password' });
  return {
    password: form.getByLabel('New password', { exact: true }),
    confirmation: form.getByLabel('Confirm new password', { exact: true }),
    submit: form.getByRole('button', { name: 'Save password' }),
    alert: form.getByRole('alert'),
  };
};

/** The link in the email that the shop sent. */
const mailedLink = (email: string): Promise<string> =>
  eventually(async () => {
    const link = /https?:\S+\/reset-password\?token=[\w-]+/.exec((await mailsTo(shop, email)).at(-1)?.text ?? '')?.[0];
    if (!link) throw new Error(`no mail to ${email}`);
    return link;
  });

test('a forgotten password is replaced with the mailed link, once', async ({ page }) => {
  const { email } = (await shop.customer()).session;
  await page.goto(`${shop.url}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${shop.url}/forgot-password`);
  await askFor(page, email);
  await expect(page.getByText(SENT)).toBeVisible();

  const link = await mailedLink(email);
  await page.goto(link);
  await expect(page).toHaveURL(`${shop.url}/reset-password`);
  const form = resetForm(page);
  await form.password.fill('12345');
  await form.confirmation.fill('123456');
  await form.submit.click();
  await expect(form.password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(form.confirmation).toHaveAccessibleDescription("Passwords don't match");
  await expect(form.password).toBeFocused();

  await page.reload();
  await form.password.fill('brand-new-1');
  await form.confirmation.fill('brand-new-1');
  await form.submit.click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  await expect(page.getByText('Your password has been changed. Please sign in')).toBeVisible();
  await signIn(page, shop, { email, password: 'brand-new-1' });

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await form.password.fill('brand-new-2');
  await form.confirmation.fill('brand-new-2');
  await form.submit.click();
  await expect(form.alert).toHaveText('This link has expired. Please request a new one');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(`${shop.url}/forgot-password`);
});

test('the answer tells nothing about who has an account', async ({ page }) => {
  await page.goto(`${shop.url}/forgot-password`);
  await askFor(page, 'nobody');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await askFor(page, 'nobody@example.com');
  await expect(page.getByText(SENT)).toBeVisible();
});

test('whoever is signed in while choosing a new password signs in anew', async ({ page }) => {
  const { email } = (await shop.customer()).session;
  await enterAs(page, shop, { email });
  await shop.visitor().post(apiPaths.auth.forgotPassword, { email });
  await page.goto(await mailedLink(email));
  const form = resetForm(page);
  await form.password.fill('brand-new-1');
  await form.confirmation.fill('brand-new-1');
  await form.submit.click();
  await expect(page.getByText('Your password has been changed. Please sign in')).toBeVisible();
  expect(await page.evaluate(() => localStorage.token)).toBeUndefined();
});

test('everybody can use them, also on a phone', async ({ page }) => {
  for (const [path, title] of [
    ['/forgot-password', 'Forgot password'],
    ['/reset-password?token=whatever', 'Reset password'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(shop.url + path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('form', { name: title })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('form', { name: title }).getByRole('button').last().click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await fitsItsWidth(page)).toBe(true);
    await expectNoAxeViolations(page);
  }
});
