import { expect, type Page } from '@playwright/test';
import { adminPaths, type OrderDetail, type OrderList } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { expectMore } from '../../../support/browser/sales/more-actions';
import { choosePayPal, openPayPal } from '../../../support/browser/sales/paypal';
import { mailsTo } from '../../../support/mail/mails';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
test.beforeAll(async () => {
  shop = await setUpPayPal(await openShop({ paypal: true }));
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('an administrator creates an order for a customer on the phone', async ({ page }) => {
  const lamp = await shop.item({ title: 'Brass lamp', price: 80, stock: 10, needsShipping: true });
  const email = 'pia@example.com';
  await openPanel(page, shop.shop, '/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New order');
  await press(page, 'Create order');
  await expect(page.getByText('Add an item').last()).toBeVisible();
  await expect(page.getByText('Total $0.00')).toBeInViewport();
  await expectEverybodyCanUse(page);

  await page.getByRole('combobox', { name: 'Add an item' }).fill('brass');
  const found = page.getByRole('option', { name: 'Brass lamp' });
  await expect(found).toHaveText('Brass lamp$80.00 each · 10 in stock');
  await found.click();
  await expect(page.getByText('$80.00 each · 10 in stock')).toBeVisible();
  await field(page, 'Quantity').fill('2');
  await expect(page.getByText('$160.00').first()).toBeVisible();
  await press(page, 'Add custom item');
  await field(page, 'Title').fill('Setting it up');
  await page.getByLabel('Price', { exact: true }).last().fill('19.99');

  await field(page, 'Name').fill('Pia Phone');
  await field(page, 'Email').fill(email);
  await field(page, 'Note to the customer').fill('We call before we come');
  await expect(page.getByText('Some items need shipping.')).toBeVisible();
  await page.getByLabel('Shipping method').selectOption({ label: 'Standard shipping' });
  await expect(page.getByText('Some items need shipping.')).toHaveCount(0);
  await page.getByLabel('Shipping price').fill('12.50');
  await expect(page.getByText('Total $192.49')).toBeInViewport();
  await field(page, 'Address').fill('548 Market St');
  await field(page, 'City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await field(page, 'ZIP code').fill('10001');
  await page.getByLabel('Already paid').check();
  await field(page, 'Reference').fill('T-9');
  await expect(page.getByText('$192.49', { exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);

  await press(page, 'Create order');
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/);
  await expect(page.getByText('Reference: T-9').first()).toBeVisible();
  await expect(page.getByText('Note to the customer: We call before we come')).toBeVisible();
  const { items } = (await shop.admin.get<OrderList>(adminPaths.orders)).data;
  expect(items).toMatchObject([{ name: 'Pia Phone', state: 'PAID', total: 192.49, lineCount: 2 }]);
  const { data } = await shop.admin.get<OrderDetail>(adminPaths.order(items[0]?.number ?? 0));
  expect(data).toMatchObject({ shippingMethodName: 'Standard shipping', address: { recipient: 'Pia Phone' } });
  expect((await shop.stored(lamp.id)).stock).toBe(8);
  await eventually(async () => expect(await mailsTo(shop.shop, email)).toHaveLength(1));
});

test('an item without a fixed price asks for one in a manual order', async ({ page }) => {
  await shop.item({ title: 'Website', price: 900, priceKind: 'FROM', needsShipping: false });
  await openPanel(page, shop.shop, '/orders/new');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('website');
  await page.getByRole('option', { name: 'Website' }).click();
  await field(page, 'Name').fill('Pia Phone');
  await field(page, 'Email').fill('pia@example.com');
  await press(page, 'Create order');
  const price = page.getByLabel('Price', { exact: true });
  await expect(price).toHaveAccessibleDescription('Enter the price you agreed on');
  await expect(page.getByText('$900.00')).toHaveCount(0);
  await price.fill('1200');
  await expect(page.getByRole('definition').filter({ hasText: '$1,200.00' })).toHaveCount(2);
  await press(page, 'Create order');
  await expect(page.getByText('Order created successfully')).toBeVisible();
});

test('an order without an email address: what is wrong with its address is said at its fields, at once', async ({
  page,
}) => {
  await shop.item({ title: 'Clay pot', price: 30, stock: 4, needsShipping: true });
  await openPanel(page, shop.shop, '/orders/new');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('clay');
  await page.getByRole('option', { name: 'Clay pot' }).click();
  await field(page, 'Name').fill('Nora Nomail');
  await field(page, 'Phone').fill('+1 555 0100');
  await page.getByLabel('Shipping method').selectOption({ label: 'Standard shipping' });
  await expect(page.getByLabel('Email the customer')).toHaveCount(0);
  await press(page, 'Create order');
  await expect(field(page, 'Address')).toHaveAccessibleDescription('Enter an address');
  await expect(field(page, 'City')).toHaveAccessibleDescription('Enter a city');
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('Select a state');
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription('Enter a ZIP code');
  await expect(page.getByText('$35.00', { exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);

  await field(page, 'Address').fill('548 Market St');
  await field(page, 'City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await field(page, 'ZIP code').fill('1');
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/^Enter a valid ZIP code/);
  await expect(page.getByText('$35.00', { exact: true })).toBeVisible();
  await field(page, 'ZIP code').fill('10001');
  await press(page, 'Create order');
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expect(page.getByText('No email address')).toBeVisible();
  await expect(page.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
  await expect(page.locator('address')).toContainText('+1 555 0100');
  await expectMore(page, ['Release items', 'Cancel order', 'Packing slip']);
  await expectEverybodyCanUse(page);
  await press(page, 'Mark as paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('button', { name: 'Fulfill', exact: true })).toBeVisible();
});

test('a draft becomes an order with a pay link, and its customer pays it online', async ({ page, context }) => {
  const vase = await shop.item({ title: 'Tall vase', price: 50, stock: 3, needsShipping: false });
  await openPanel(page, shop.shop, '/orders/new');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('tall');
  await page.getByRole('option', { name: 'Tall vase' }).click();
  await expect(page.getByText('$50.00 each · 3 in stock')).toBeVisible();
  await press(page, 'Add custom item');
  await field(page, 'Title').fill('Engraving');
  await expect(page.getByText('Without items that have no price or quantity yet.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$50.00' })).toHaveCount(2);
  await field(page, 'Name').fill('Lina Later');
  await press(page, 'Save as draft');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft order');
  expect((await shop.stored(vase.id)).stock).toBe(3);

  await page.goto(`${shop.shop.url}/admin/orders`);
  await page.getByRole('link', { name: 'Drafts (1)' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lina Later' })).toContainText(
    '1 × Tall vase, 1 × Engraving',
  );
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Lina Later' }).click();
  await expect(page.getByText('$50.00 each · 3 in stock')).toBeVisible();
  await page.getByLabel('Price', { exact: true }).last().fill('20');
  await page.getByLabel('Discount', { exact: true }).selectOption('Percentage');
  await field(page, 'Percent off').fill('10');
  await field(page, 'Reason').fill('Old friend');
  await page.getByLabel('Payment method').selectOption('Customer pays online');
  await expect(field(page, 'Days to pay')).toHaveValue('7');
  await expect(page.getByText('Discount (Old friend)')).toBeVisible();
  await expect(page.getByText('$63.00', { exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);
  await press(page, 'Create order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/);
  await expect(page.getByText('Awaiting payment').first()).toBeVisible();
  await expectMore(page, ['Mark as paid', 'Release items', 'Cancel order']);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy pay link');
  await expect(page.getByText('Pay link copied')).toBeVisible();
  await expectEverybodyCanUse(page);
  const panel = page.url();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(link);
  await expect(page.getByText('Discount (Old friend)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Amount due' })).toBeFocused();
  await expectEverybodyCanUse(page);
  await press(page, 'Pay $63.00');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await expect(page.getByRole('button', { name: 'Confirm payment method · $63.00' })).toBeVisible();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await expectEverybodyCanUse(page);
  await choosePayPal(await openPayPal(page), 'Approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Lina Later' })).toBeVisible();

  await page.goto(panel);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Payment method chosen: PayPal')).toBeVisible();
  expect((await shop.stored(vase.id)).stock).toBe(2);
  await page.goto(`${shop.shop.url}/admin/orders/drafts`);
  await expect(page.getByText('No drafts')).toBeVisible();
});
