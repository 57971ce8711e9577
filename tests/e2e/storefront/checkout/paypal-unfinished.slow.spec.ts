import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item, orderPaths } from '@stoa/contract';
import { enterAs } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { duplicateOf, enterContact, expectPlaced, setUpCheckout } from '../../../support/browser/sales/checkout';
import {
  checkOutPlan,
  choosePayPal,
  openPayPal,
  payPalButton,
  type ShopWithPayPal,
  suffer,
} from '../../../support/browser/sales/paypal';
import { mailsTo } from '../../../support/mail/mails';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: ShopWithPayPal;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true, paypal: true }));
});
test.afterAll(() => shop?.close());

const stockOf = async ({ id }: Item) => (await (await shop.admin()).get(apiPaths.marketplace.item(id))).data.stock;

const unpaid = (page: Page) => page.getByRole('heading', { name: /^Order #\d+ isn’t paid yet$/ });

test('whoever leaves PayPal goes on paying the same order, or changes it', async ({ page }) => {
  const plan = await checkOutPlan(page, shop, { stock: 1 });
  await choosePayPal(await openPayPal(page), 'Cancel');
  await expect(unpaid(page)).toBeVisible();
  await expect(page.getByText('You left PayPal before paying. You haven’t been charged.')).toBeVisible();
  await expect(page.getByText(/Your items are reserved until \d/)).toBeVisible();
  await expectEverybodyCanUse(page);
  await (await openPayPal(page)).close();
  await page.getByRole('button', { name: 'Change order' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('clara@example.com');
  await page.getByLabel('Note to the shop').fill('As a gift');
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('As a gift')).toBeVisible();
  expect(await stockOf(plan)).toBe(0);
});

test('whoever leaves PayPal sees whose order it is, and may cancel it', async ({ page }) => {
  const plan = await checkOutPlan(page, shop, { stock: 1 });
  await (await openPayPal(page)).close();
  await expect(unpaid(page)).toBeVisible();
  const contact = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Contact' }) });
  await expect(contact).toContainText('clara@example.com');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Total');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('It was canceled. You haven’t been charged')).toBeVisible();
  expect(await stockOf(plan)).toBe(1);
  await page.getByRole('button', { name: 'Back to checkout' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('clara@example.com');
});

test('a closed tab finds the order as it is, in another tab', async ({ page, context }) => {
  await checkOutPlan(page, shop);
  const popup = await openPayPal(page);
  await page.close();
  await popup.close();
  const next = await context.newPage();
  await next.goto(`${shop.url}/checkout`);
  await expect(unpaid(next)).toBeVisible();
  const again = await openPayPal(next);
  await next.close();
  // The shopper approves, with nobody there to be told.
  await choosePayPal(again, 'Approve');
  const last = await context.newPage();
  await again.close();
  await last.goto(`${shop.url}/checkout`);
  await shop.database.query('UPDATE orders SET next_check_at = now() WHERE next_check_at IS NOT NULL');
  await expectPlaced(last, shop);
});

test('a page that is open elsewhere leads to the order, and learns that it was placed', async ({ page, context }) => {
  await checkOutPlan(page, shop);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${shop.url}/blog`);
  await elsewhere.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  const cart = elsewhere.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await expect(cart.getByRole('alert')).toBeHidden();
  const popup = await openPayPal(page);
  await expect(cart.getByText(/Your order #\d+ isn’t paid yet/)).toBeVisible();
  await expectEverybodyCanUse(elsewhere);
  await page.close();
  await choosePayPal(popup, 'Approve');
  await shop.database.query('UPDATE orders SET next_check_at = now() WHERE next_check_at IS NOT NULL');
  await expect(cart.getByText(/Your order #\d+ is placed/)).toBeVisible();
  await cart.getByRole('link', { name: 'See your order' }).click();
  await expectPlaced(elsewhere, shop);
  await elsewhere.getByRole('button', { name: 'Shopping cart, 0 items' }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(cart.getByRole('alert')).toBeHidden();
});

test('whoever signs out leaves no order to the next one at this browser', async ({ page }) => {
  const { session } = await shop.customer({ name: 'Clara Customer' });
  await enterAs(page, shop, { email: session.email });
  await checkOutPlan(page, shop);
  await (await openPayPal(page)).close();
  await expect(unpaid(page)).toBeVisible();
  await page.goto(`${shop.url}/blog`);
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  await expect(cart.getByText(/isn’t paid yet/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Shopping cart, 0 items' }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(cart.getByText(/isn’t paid yet/)).toBeHidden();
});

test('the same checkout in another tab finds the order that waits, and no second one is opened', async ({ page }) => {
  const plan = await checkOutPlan(page, shop);
  const other = await duplicateOf(page);
  await other.getByLabel('Note to the shop').fill('As a gift');
  await (await openPayPal(page)).close();
  await expect(unpaid(page)).toBeVisible();
  await payPalButton(other).click();
  await expect(unpaid(other)).toBeVisible();
  await expect(other.getByText('You’ve already started this order, perhaps in another tab.')).toBeVisible();
  expect(await stockOf(plan)).toBe(4);
  await other.getByRole('button', { name: 'Change order' }).click();
  await expect(other.getByLabel('Note to the shop')).toHaveValue('As a gift');
  await choosePayPal(await openPayPal(other), 'Approve');
  await expectPlaced(other, shop);
  expect(await stockOf(plan)).toBe(4);
});

/** In a browser that knows nothing more of an order that wasn't paid: the link that its customer was emailed. */
const linkToUnpaid = async (page: Page, email: string): Promise<string> => {
  await checkOutPlan(page, shop);
  await enterContact(page, email);
  await (await openPayPal(page)).close();
  const [, number] = /Order #(\d+)/.exec((await unpaid(page).textContent()) ?? '') ?? [];
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await shop.visitor().post(orderPaths.orders.lookUp, { number: Number(number), email });
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(shop, email);
    expect(mails).toHaveLength(1);
    return mails;
  });
  const [, query] = /\/order(\?token=\S+)/.exec(mail?.text ?? '') ?? [];
  return `${shop.url}/order${query}`;
};

test('an emailed link leads on to the payment, in a browser that knows nothing of the order', async ({ page }) => {
  const link = await linkToUnpaid(page, 'elsewhere@example.com');
  await page.goto(link);
  await expect(page.getByText('We haven’t received your payment yet.')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Complete payment' }).click();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await expect(unpaid(page)).toBeVisible();
  await choosePayPal(await openPayPal(page), 'Approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Clara Customer' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete payment' })).toBeHidden();
});

test('who comes by an emailed link can cancel the order, and is told so', async ({ page }) => {
  await page.goto(await linkToUnpaid(page, 'changed-mind@example.com'));
  await page.getByRole('button', { name: 'Complete payment' }).click();
  await expect(unpaid(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: /^Order #\d+ is closed$/ })).toBeVisible();
  await expect(page.getByText('It was canceled. You haven’t been charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
});

test('PayPal that doesn’t answer is tried again, for the same order', async ({ page }) => {
  await checkOutPlan(page, shop);
  await suffer(shop, { call: 'create', kind: 'fail' });
  await payPalButton(page).click();
  await expect(page.getByText('The payment provider isn’t responding. You haven’t been charged.')).toBeVisible();
  await expect(unpaid(page)).toBeVisible();
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
});

test('a connection lost after approving does no harm', async ({ page }) => {
  await checkOutPlan(page, shop);
  const popup = await openPayPal(page);
  await page.route('**/settle', (route) => route.abort());
  await choosePayPal(popup, 'Approve');
  await expect(page.getByText('We lost the connection.')).toBeVisible();
  await shop.database.query('UPDATE orders SET next_check_at = now() WHERE next_check_at IS NOT NULL');
  await expectPlaced(page, shop);
});

test('a payment that lapsed at PayPal says so, and is paid anew', async ({ page }) => {
  await checkOutPlan(page, shop);
  const popup = await openPayPal(page);
  await suffer(shop, { call: 'capture', kind: 'refuse', issue: 'INVALID_RESOURCE_ID' });
  await choosePayPal(popup, 'Approve');
  await expect(page.getByText('This payment expired at PayPal. You haven’t been charged.')).toBeVisible();
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
});

test('whoever approves too late for the last one isn’t charged', async ({ page }) => {
  const plan = await checkOutPlan(page, shop, { stock: 1 });
  const popup = await openPayPal(page);
  await shop.database.query(
    "UPDATE orders SET reserved_until = now() - interval '1 minute', next_check_at = now() WHERE state = 'AWAITING_APPROVAL'",
  );
  await eventually(async () => {
    const left = await shop.database.query("SELECT 1 FROM orders WHERE state = 'AWAITING_APPROVAL'");
    expect(left).toEqual([]);
  });
  await shop.database.query('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [plan.id]);
  await choosePayPal(popup, 'Approve');
  await expect(
    page.getByText('an item sold out or your discount code was used up. You haven’t been charged.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /is closed$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to checkout' }).click();
  await expect(page.getByRole('alert').getByText('Sold Out')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${plan.title}` }).click();
  await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
});
