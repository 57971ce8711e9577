import { expect, type Page } from '@playwright/test';
import { adminPaths, type OrderDetail, type PayLink } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
let plan: { id: number };
test.beforeAll(async () => {
  shop = await setUpPayPal(await openShop({ paypal: true }));
  await shop.own.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'transfer'");
  plan = await shop.item({ title: 'Garden plan', price: 80, needsShipping: false, stock: 9 });
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a gift card pays an order that an administrator makes', async ({ page }) => {
  const { code, name } = await openGiftCards(shop).issue(100);
  await openPanel(page, shop.shop, '/orders/new');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('garden');
  await page.getByRole('option', { name: 'Garden plan' }).click();
  await field(page, 'Name').fill('Pia Phone');
  await field(page, 'Gift card').fill('CDFG HJKM NPQR 2345');
  await expect(page.getByText('This isn’t a valid gift card')).toBeVisible();
  await press(page, 'Create order');
  await expect(field(page, 'Gift card')).toHaveAccessibleDescription('This isn’t a valid gift card');
  await field(page, 'Gift card').fill(code);
  await expect(page.getByText(`Gift card ${name}`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '−$80.00' })).toBeVisible();
  await expect(page.getByText('Left to pay')).toBeVisible();
  await expectEverybodyCanUse(page);

  await press(page, 'Create order');
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/);
  await expect(page.getByText('Paid with a gift card').first()).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectEverybodyCanUse(page);
});

const openPayLink = async (page: Page) => {
  const body = { key: crypto.randomUUID(), name: 'Lina Later', lines: [lineOf(plan)], paymentMethod: 'pay-link' };
  const { data: order } = await shop.admin.post<OrderDetail>(adminPaths.orders, { ...body, total: 80 });
  const { data } = await shop.admin.post<PayLink>(adminPaths.changeOrder(order.number, 'pay-link'));
  await page.goto(data.url);
  await press(page, 'Pay $80.00');
  return order.number;
};

test('a customer pays a part with a gift card behind a pay link, and the rest another way', async ({ page }) => {
  const { code, name } = await openGiftCards(shop).issue(50);
  const number = await openPayLink(page);
  await press(page, 'Apply');
  await expect(field(page, 'Gift card')).toHaveAccessibleDescription('Enter a gift card');
  await field(page, 'Gift card').fill('CDFG-HJKM-NPQR-2345');
  await press(page, 'Apply');
  await expect(field(page, 'Gift card')).toHaveAccessibleDescription('This isn’t a valid gift card');
  await expectEverybodyCanUse(page);
  await field(page, 'Gift card').fill(code.toLowerCase());
  await press(page, 'Apply');
  await expect(page.getByText(`Your gift card ${name} pays $50.00. Choose how to pay the rest.`)).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '$30.00' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await press(page, 'Confirm payment method · $30.00');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Lina Later' })).toBeVisible();

  await openPanel(page, shop.shop, `/orders/${number}`);
  await expect(page.getByText('Gift card used')).toBeVisible();
  await expect(page.getByText(`${name} ($50.00)`)).toBeVisible();
});

test('a gift card that pays all of it ends the payment', async ({ page }) => {
  const { code } = await openGiftCards(shop).issue(80);
  await openPayLink(page);
  await field(page, 'Gift card').fill(code);
  await press(page, 'Apply');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Lina Later' })).toBeVisible();
  await expectEverybodyCanUse(page);
});
