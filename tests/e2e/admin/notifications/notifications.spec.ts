import { expect } from '@playwright/test';
import { adminPaths, type MailServer as MailServerSettings } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { EMAIL_IN_FRAME, test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { type MailServer, refusal, startMailServer } from '../../../support/mail/mail-server';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
let mails: MailServer;
test.beforeAll(async () => {
  mails = await startMailServer();
  shop = await setUpSales(await openShop());
});
test.afterAll(async () => {
  await shop?.shop.close();
  await mails?.close();
});
test.use({ expectedFault: EMAIL_IN_FRAME });

test('an open panel rings for a new order within two seconds, and its list leads there', async ({ page }) => {
  await openPanel(page, shop.shop, '/orders');
  await expect(page.getByText('Orders will show up here.')).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await page.waitForTimeout(1_000);
  const lamp = await shop.item({ title: 'Lamp', price: 40, stock: 5 });
  const { number } = await shop.order({ name: 'Clara', lines: [lineOf(lamp)] });
  const placedAt = Date.now();
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  test.info().annotations.push({ type: 'rang after', description: `${Date.now() - placedAt} ms` });
  await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible();
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await list.getByRole('link', { name: new RegExp(`New order #${number}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(number));
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('the mail server is set up and tested in the panel', async ({ page }) => {
  await openPanel(page, shop.shop);
  await goToScreen(page, 'Notifications');
  await page.getByRole('link', { name: 'Set up' }).click();
  const { hostname, port } = new URL(mails.url);
  await page.getByRole('textbox', { name: 'Server' }).fill(hostname);
  await page.getByLabel('Security').selectOption('NONE');
  await page.getByLabel('Port').fill(port);
  await page.getByLabel('Sender name').fill('Stoa');
  await page.getByRole('button', { name: 'Save mail server' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Sender email').fill('shop@stoa.example');
  mails.judge = () => refusal(550, 'Sender not allowed');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sender not allowed' })).toContainText(
    'The email couldn’t be sent',
  );
  mails.judge = () => undefined;
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/^Test for .* was sent by/)).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save mail server' }).click();
  await expect(page.getByText('Mail server saved')).toBeVisible();
  const { data } = await shop.admin.get<MailServerSettings>(adminPaths.mailServer);
  expect(data).toMatchObject({ source: 'PANEL', senderEmail: 'shop@stoa.example' });
});

test('an email is written in the shop’s own words, with a preview and a test', async ({ page }) => {
  await shop.order({ name: 'Clara', lines: [lineOf(await shop.item({ title: 'Vase', price: 30, stock: 5 }))] });
  await openPanel(page, shop.shop, '/notifications');
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Order confirmed' }).click();
  const preview = page.frameLocator('iframe[title="Email"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  await expect(page.getByText(/^Made from Order #\d+\.$/)).toBeVisible();
  await page.getByLabel('Heading').fill('Thank you, {{name}}');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Thank you, Clara');
  await page.getByLabel('Subject').fill('Hi {{nobody}}');
  await expect(page.getByText('This is the last version that could be shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText(/^Subject can’t use {{nobody}}\. Use {{name}}/).first()).toBeVisible();
  await page.getByLabel('Subject').fill('It’s yours: {{order}}');
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByText('Thank you for your order.').last()).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByLabel('Send a test to').fill('me@stoa.example');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/^Test for me@stoa\.example was/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Email saved')).toBeVisible();
  await page.getByRole('link', { name: 'All emails' }).click();
  const row = page.getByRole('row', { name: /^Order confirmed/ });
  await expect(row).toContainText('Edited');
  await row.click();
  await page.getByRole('button', { name: 'Restore original text' }).click();
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByLabel('Heading')).toHaveValue('Your order is confirmed');
});

test('an administrator chooses which emails to get', async ({ page }) => {
  await openPanel(page, shop.shop, '/notifications/staff');
  const orders = page.getByRole('switch', { name: 'New orders: Email' });
  await expect(orders).toBeChecked();
  await expectEverybodyCanUse(page);
  await orders.click();
  await eventually(async () => {
    const { data } = await shop.admin.get<{ topic: string; mail: boolean }[]>(adminPaths.notificationChoices);
    expect(data).toContainEqual({ topic: 'newOrder', mail: false, push: true, alsoTo: [] });
  });
  await page.reload();
  await expect(orders).not.toBeChecked();
});
