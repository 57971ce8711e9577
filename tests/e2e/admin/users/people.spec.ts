import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type MessageList, type Settings } from '@stoa/contract';
import { openPanel, PASSWORD } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let before: Settings;

test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  before = (await admin.get<Settings>(adminPaths.settings)).data;
});
test.afterAll(() => admin.patch(adminPaths.settings, { tagline: before.tagline, socialLinks: before.socialLinks }));

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Messages' });

test('a message is counted, read, replied to, marked as unread, archived, and deleted', async ({ page }) => {
  const subject = 'Is the oak table still there?';
  await shop.visitor().post(apiPaths.submitForm, {
    name: 'Otto Oak',
    email: 'otto@example.com',
    subject,
    message: 'I saw it last week.\nIs it still there?',
  });
  const { unread } = (await admin.get<MessageList>(adminPaths.messages)).data;
  await openPanel(page, shop, '/messages');
  await expect(link(page)).toHaveAccessibleName(`Messages ${unread} unread`);
  await expect(row(page, subject)).toContainText('Otto Oak');
  await expectEverybodyCanUse(page);

  await page.getByRole('button', { name: `Unread: ${subject}` }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(subject);
  await expect(dialog(page)).toContainText('otto@example.com');
  await expect(dialog(page)).toContainText('I saw it last week.');
  const reply = dialog(page).getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', /^mailto:otto@example\.com\?subject=Re%3A%20Is%20the%20oak/);
  await expectEverybodyCanUse(page);
  await page.keyboard.press('Escape');
  await expect(row(page, subject)).not.toContainText('Unread');
  await expect(link(page)).toHaveAccessibleName(unread === 1 ? 'Messages' : `Messages ${unread - 1} unread`);

  const open = () => page.getByRole('button', { name: subject }).and(page.locator(':not([aria-label])')).click();
  await open();
  await dialog(page).getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('Message marked as unread')).toBeVisible();
  await expect(link(page)).toHaveAccessibleName(`Messages ${unread} unread`);

  await open();
  await dialog(page).getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(row(page, subject)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' }).and(page.locator(':focus-within'))).toHaveCount(1);
  await page.getByLabel('Folder').selectOption('Archive');
  await row(page, subject).getByRole('checkbox').check();
  await page.getByRole('button', { name: `Delete ${subject}` }).click();
  await expect(dialog(page)).toContainText(`“${subject}”`);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Selected rows' })).toHaveCount(0);
  await expect(row(page, subject)).toHaveCount(0);
});

test('messages are sorted by their columns, newest first by default', async ({ page }) => {
  const write = (name: string, subject: string) =>
    shop.visitor().post(apiPaths.submitForm, { name, email: 'zoe@example.com', subject, message: 'On the xylophone' });
  await write('Zoe', 'Earlier of two');
  await write('Abel', 'Later of two');
  const subjects = () =>
    page
      .getByRole('row')
      .getByRole('button', { name: /of two$/ })
      .and(page.locator(':not([aria-label])'));
  const sortBy = (name: string) => page.getByRole('columnheader', { name }).click();
  const later = /Later/;
  const earlier = /Earlier/;

  await openPanel(page, shop, '/messages?search=xylophone');
  await expect(subjects()).toHaveText([later, earlier]);
  await sortBy('Received');
  await expect(page).toHaveURL(/\?search=xylophone&order=asc$/);
  await expect(subjects()).toHaveText([earlier, later]);
  await page.reload();
  await expect(subjects()).toHaveText([earlier, later]);
  await sortBy('Received');
  await expect(page).toHaveURL(/\?search=xylophone$/);
  await sortBy('From');
  await expect(page).toHaveURL(/sortBy=name&order=asc$/);
  await expect(subjects()).toHaveText([later, earlier]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Sort by').selectOption('Subject A–Z');
  await expect(subjects()).toHaveText([earlier, later]);
});

test('a user is found, made administrator, and blocked, but not the signed-in administrator', async ({ page }) => {
  const name = 'Berta Blocked';
  const email = 'berta@example.com';
  await shop.customer({ name, email });
  await openPanel(page, shop, '/users');
  await page.getByPlaceholder('Search users...').fill('berta');
  await expect(row(page, name)).toContainText(email);
  await expect(page).toHaveURL(/search=berta/);
  await expectEverybodyCanUse(page);

  const change = async (who: string, action: string) => {
    await page.getByRole('button', { name: `Change ${who}` }).press('Enter');
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('button', { name: `Change ${name}` }).press('Enter');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await change(name, 'Make administrator');
  await expect(dialog(page)).toHaveAccessibleName(`Make ${name} an administrator?`);
  await dialog(page).getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByText(`${name} is now an administrator`)).toBeVisible();
  await expect(row(page, name)).toContainText('Administrator');

  await change(name, 'Block');
  await expect(dialog(page)).toContainText(email);
  await expectEverybodyCanUse(page);
  await dialog(page).getByRole('button', { name: 'Block' }).click();
  await expect(row(page, name)).toContainText('Blocked');
  const login = await shop.visitor().post(apiPaths.auth.login, { email, password: PASSWORD });
  expect(login.status).toBeGreaterThanOrEqual(400);
  await page.getByLabel('Access').selectOption('Not blocked');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();

  await page.goto(`${shop.url}/admin/users?role=ADMIN&blocked=false`);
  await page.getByRole('button', { name: 'Change Administrator' }).click();
  await page.getByRole('menuitem', { name: 'Make user' }).click();
  await dialog(page).getByRole('button', { name: 'Make user' }).click();
  await expect(page.getByRole('alert')).toContainText('You can’t change your own role or block yourself');
});

test('the settings are changed, also after someone else changed them', async ({ page }) => {
  await openPanel(page, shop, '/settings');
  const save = page.getByRole('button', { name: 'Save settings' });
  await page.getByLabel('Tagline').fill('Made to be used');
  const rows = page.getByRole('group', { name: /^Social link/ });
  const there = before.socialLinks.length;
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(rows).toHaveCount(there + 1);
  await rows.last().getByLabel('URL').fill('no address');
  await save.click();
  await expect(rows.last().getByLabel('URL')).toBeFocused();
  await expect(rows.last()).toContainText('Link must be a valid URL');
  await expectEverybodyCanUse(page);

  await rows.last().getByLabel('Network').selectOption('TikTok');
  await rows.last().getByLabel('URL').fill('https://tiktok.com/@stoa');
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const { data } = await shop.visitor().get<Settings>(apiPaths.store);
  expect(data).toMatchObject({ tagline: 'Made to be used' });
  expect(data.socialLinks.at(-1)).toEqual({ network: 'tiktok', url: 'https://tiktok.com/@stoa' });

  await admin.patch(adminPaths.settings, { tagline: 'Said by another' });
  await page.getByRole('button', { name: 'Remove the link to TikTok' }).click();
  await expect(page.getByRole('button', { name: 'Add link' })).toBeFocused();
  await save.click();
  await expect(dialog(page)).toHaveAccessibleName('This record has changed');
  await expect(dialog(page)).toContainText('TikTok: https://tiktok.com/@stoa');
  await dialog(page).getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue('Said by another');
  await expect(rows).toHaveCount(there);
});
