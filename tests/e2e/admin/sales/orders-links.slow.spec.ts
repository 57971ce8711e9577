import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
test.beforeAll(async () => {
  shop = await setUpPayPal(await openShop({ paypal: true }));
});
test.afterEach(async () => {
  await shop.recover();
  expect(await shop.audit()).toEqual([]);
});
test.afterAll(() => shop?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('an administrator revokes the links to an order, and their page offers to find it', async ({ page }) => {
  const email = 'linked@example.com';
  const lamp = await shop.item({ title: 'Linked lamp', price: 80, stock: 10 });
  const { number } = await shop.paid({ email, lines: [lineOf(lamp)] });
  const link = await eventually(async () => {
    const [mail] = await mailsTo(shop.own, email);
    const [, token] = /\/order\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(token).toBeDefined();
    return `${shop.own.url}/order?token=${token}`;
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();

  await openPanel(page, shop.own, `/orders/${number}`);
  await expect(
    page.getByText('1 active link to this order. Whoever has one can open it without signing in.'),
  ).toBeVisible();
  await press(page, 'Revoke links');
  await expect(page.getByRole('dialog')).toContainText(`The customer can ask for a new one with ${email}.`);
  await expectEverybodyCanUse(page);
  await answer(page, 'Revoke links');
  await expect(page.getByText('No active links to this order.')).toBeVisible();
  await expect(page.getByLabel('What happened').getByText('Links revoked')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link isn’t valid anymore' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Find your order' })).toBeVisible();
});

test('an administrator marks an unanswered PayPal refund as failed', async ({ page }) => {
  const lamp = await shop.item({ title: 'Lost lamp', price: 80, stock: 10 });
  const { number } = await shop.paid({ lines: [lineOf(lamp)] });
  const { updatedAt } = await shop.orderDetail(number);
  await shop.suffer({ call: 'refund', kind: 'drop', times: 1000 });
  const refund = { updatedAt, key: randomUUID(), amount: 30 };
  await shop.admin.post(adminPaths.changeOrder(number, 'refund'), refund);

  await openPanel(page, shop.own, `/orders/${number}`);
  await press(page, 'Stop retrying');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Stop retrying the refund of $30.00?');
  await expectEverybodyCanUse(page);
  await answer(page, 'Stop retrying');
  await expect(page.getByText('We stopped retrying this refund.')).toBeVisible();
  await expect(page.getByText('Refund stopped')).toBeVisible();

  await shop.own.database.query("UPDATE refunds SET requested_at = requested_at - interval '6 minutes'");
  await shop.dueNow({ number });
  await eventually(async () => expect((await shop.orderDetail(number)).refunds).toMatchObject([{ state: 'FAILED' }]));
  await page.reload();
  await expect(page.getByText('PayPal didn’t make this refund, and won’t anymore.').first()).toBeVisible();
});

test('the lifetime of order links is a setting', async ({ page }) => {
  await openPanel(page, shop.own, '/selling');
  await page.getByRole('tab', { name: 'Links' }).click();
  const days = page.getByLabel('Days until links expire');
  await expect(days).toHaveValue('180');
  await days.fill('0');
  await press(page, 'Save');
  await expect(page.getByText(/Days until links expire must be a whole number from 1 to 3,?650/)).toBeVisible();
  await days.fill('90');
  await press(page, 'Save');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expectEverybodyCanUse(page);
});
