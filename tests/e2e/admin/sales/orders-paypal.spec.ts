import { expect, type Page } from '@playwright/test';
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

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const stockOf = async (id: number) => (await shop.stored(id)).stock;
const backAtPayPal = async (paypalId: string) => {
  const captures = (await shop.ledger()).find(({ id }) => id === paypalId)?.captures ?? [];
  return captures.flatMap(({ refunds }) => refunds).map(({ amount }) => amount);
};

test('half of an order is fulfilled, and the other half refunded with PayPal', async ({ page }) => {
  const email = 'half@example.com';
  const lamp = await shop.item({ title: 'Half lamp', price: 80, stock: 10 });
  const { number, paypalId } = await shop.paid({
    email,
    lines: [lineOf(lamp, 2)],
    shippingMethodId: shop.pickUp,
    address: null,
  });
  await openPanel(page, shop.own, `/orders/${number}`);
  await expect(page.getByText('Test mode', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No money moves')).toBeVisible();

  await press(page, 'Mark as ready');
  await dialog(page).getByLabel('Quantity of Half lamp, of 2').fill('1');
  await answer(page, 'Mark as ready');
  await expect(page.getByText('1 of 2 ready')).toBeVisible();

  await press(page, 'Refund');
  await expect(dialog(page).getByText('The money goes back to the original payment method.')).toBeVisible();
  await dialog(page).getByLabel('Quantity of Half lamp, of 2').fill('1');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('80.00');
  await answer(page, 'Refund');
  await expect(page.getByText('Refunded $80.00')).toBeVisible();
  await expect(page.getByText('1 ready · 1 refunded')).toBeVisible();
  await expect(page.getByText('−$80.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as ready' })).toHaveCount(0);
  await expectEverybodyCanUse(page);
  expect(await backAtPayPal(paypalId)).toEqual([8000]);
  expect(await stockOf(lamp.id)).toBe(9);

  await page.goto(`${shop.own.url}/admin?tab=sales`);
  await expect(page.locator('dt:has-text("Revenue") + dd').last()).toHaveText('$80.00');
  await expect(page.getByText(/These figures include test orders, for which no money moved/)).toHaveCount(2);
  await eventually(async () => {
    const subjects = (await mailsTo(shop.own, email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('ready'));
    expect(subjects).toContainEqual(expect.stringContaining(`A refund for your Stoa order #${number}`));
  });
});

test('a refund that PayPal refuses shows why, and one without a response is in progress', async ({ page }) => {
  const lamp = await shop.item({ title: 'Refused lamp', price: 80, stock: 10 });
  const order = await shop.paid({ lines: [lineOf(lamp)], shippingMethodId: shop.pickUp, address: null });
  await openPanel(page, shop.own, `/orders/${order.number}`);
  await shop.suffer({ call: 'refund', kind: 'refuse', issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' });
  await press(page, 'Refund');
  await dialog(page).getByLabel('Amount').fill('10');
  await answer(page, 'Refund');
  await expect(page.getByText('Nothing was refunded')).toBeVisible();
  await expect(page.getByText('PayPal refused: The account can’t cover the refund.').first()).toBeVisible();
  await shop.recover();

  await shop.suffer({ call: 'refund', kind: 'drop', when: 'after', times: 2 });
  await press(page, 'Refund');
  await dialog(page).getByLabel('Amount').fill('20');
  await answer(page, 'Refund');
  await expect(page.getByText('The refund of $20.00 is in progress')).toBeVisible();
  await expect(page.getByText('Refund in progress')).toBeVisible();
  await expectEverybodyCanUse(page);
  await shop.recover();
  await press(page, 'Check payment');
  await expect(page.getByText('The payment is up to date')).toBeVisible();
  await expect(page.getByText('Partially refunded', { exact: true }).first()).toBeVisible();
  expect(await backAtPayPal(order.paypalId)).toEqual([2000]);
});

test('an order paid after it sold out is refunded in full or accepted', async ({ page }) => {
  const [refunded, accepted] = [await shop.soldOut(), await shop.soldOut()];
  await openPanel(page, shop.own, `/orders/${refunded.number}`);
  await expect(page.getByText(/Part of it has since sold out/).first()).toBeVisible();
  await expectEverybodyCanUse(page);
  await press(page, 'Refund everything');
  await expect(dialog(page).getByText('$10.00 goes back.')).toBeVisible();
  await answer(page, 'Refund');
  await expect(page.getByText('Refunded $10.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept order' })).toHaveCount(0);

  await page.goto(`${shop.own.url}/admin/orders/${accepted.number}`);
  await press(page, 'Accept order');
  await expectEverybodyCanUse(page);
  await answer(page, 'Accept order');
  await expect(dialog(page).getByText(/still sold out/)).toBeVisible();
  await accepted.free();
  await answer(page, 'Accept order');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as ready' })).toBeVisible();
});

test('an order paid with a wrong amount can only be refunded in full', async ({ page }) => {
  const lamp = await shop.item({ title: 'Odd lamp', price: 80, stock: 10 });
  const order = await shop.open({ lines: [lineOf(lamp)], shippingMethodId: shop.pickUp, address: null });
  await shop.approve(order);
  await shop.suffer({ call: 'capture', kind: 'outcome', status: 'COMPLETED', amount: 5000 });
  await shop.settle(order);
  await openPanel(page, shop.own, `/orders/${order.number}`);
  await expect(page.getByText(/PayPal took \$50\.00, but the order is for \$80\.00/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept order' })).toHaveCount(0);
  await press(page, 'Refund everything');
  await expect(dialog(page).getByText('$50.00 goes back.')).toBeVisible();
  await answer(page, 'Refund');
  await expect(page.getByText('Refunded $50.00')).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  expect(await backAtPayPal(order.paypalId)).toEqual([5000]);
  expect(await stockOf(lamp.id)).toBe(10);
});
