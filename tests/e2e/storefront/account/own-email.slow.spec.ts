import { expect, type Page } from '@playwright/test';
import { enterAs, PASSWORD } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { mailsTo } from '../../../support/mail/mails';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const linkTo = async (email: string, subject: string): Promise<string> => {
  const link = async () =>
    /https?:\S+\/confirm-email\?token=[\w-]+/.exec((await mailsTo(shop, email, subject)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
};

const openAccount = async (page: Page, section: string): Promise<string> => {
  const { email } = (await shop.customer({ name: 'Ada Archer' })).session;
  await enterAs(page, shop, { email }, `/account?section=${section}`);
  return email;
};

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a new customer is asked to confirm the address, gets another link, and confirms it', async ({ page }) => {
  const email = await openAccount(page, 'profile');
  const note = page.getByRole('note');
  await expect(note).toContainText('You haven’t confirmed your email address yet');
  await note.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByText(`We’ve sent another link to ${email}`)).toBeVisible();

  await page.goto(await linkTo(email, 'Confirm your email address'));
  await expect(page).toHaveURL(`${shop.url}/confirm-email`);
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText(`Thank you. ${email} is confirmed`);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('an address changes once the link mailed to the new one is opened', async ({ page }) => {
  const former = await openAccount(page, 'profile');
  const own = section(page, 'Email address');
  const form = own.getByRole('form', { name: 'Email address' });
  await own.getByText('Use another email address').click();
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(form).toContainText('Enter your current password');
  const email = former.replace('customer', 'moved');
  await form.getByLabel('New email address').fill(email);
  await form.getByLabel('Current password', { exact: true }).fill('not-it');
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(form).toContainText('Current password is incorrect');
  await expect(form.getByLabel('New email address')).toHaveValue(email);
  await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByRole('note')).toContainText(`We’ve sent a link to ${email}`);
  await expect(page.getByRole('main').getByText(former).first()).toBeVisible();
  await expectEverybodyCanUse(page);

  await page.goto(await linkTo(email, 'Confirm your new email address'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText(`Thank you. ${email} is confirmed`);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.getByRole('main').getByText(former)).toHaveCount(0);
});

test('a link without its token is incomplete, and one that was used has expired', async ({ page }) => {
  // In this order: the address without a token keeps the one that the page took from it, as after a reload.
  await page.goto(`${shop.url}/confirm-email`);
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  await page.goto(`${shop.url}/confirm-email?token=used`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired. Please request a new one');
});

test('an account is deleted with its password once that is confirmed, and is gone', async ({ page }) => {
  const email = await openAccount(page, 'security');
  const form = page.getByRole('form', { name: 'Delete account' });
  await page.getByText('Delete this account').click();
  await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await expect(form).toContainText('Please confirm that you understand this');
  await expect(form.getByRole('checkbox')).toBeFocused();
  await expectEverybodyCanUse(page);
  await form.getByRole('checkbox', { name: 'I understand that this can’t be undone' }).check();
  await form.getByLabel('Current password', { exact: true }).fill('not-it');
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await expect(form).toContainText('Current password is incorrect');
  await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/`);
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
});
