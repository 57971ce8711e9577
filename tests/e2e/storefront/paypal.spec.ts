import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item, type WholeItem } from '@stoa/contract';
import { type Fault, type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { expectEverybodyCanUse } from '../../support/axe';
import {
  choosePayPal,
  enterAddress,
  enterContact,
  expectPlaced,
  openPayPal,
  openShopThatSells,
  payPalButton,
  type ShopThatSells,
  startCheckout,
  totalOf,
} from '../../support/checkout';
import { eventually } from '../../support/eventually';
import { test } from '../../support/faultless-page';
import { tabTo } from '../../support/keyboard';
import { mailsTo } from '../../support/mails';

let paypal: PayPalEmulator;
let shop: ShopThatSells;
test.beforeAll(async () => {
  paypal = await startPayPalEmulator();
  shop = await openShopThatSells({ ...paypal.settings, RECONCILE_EVERY: '200' });
});
test.afterAll(async () => {
  await shop?.close();
  await paypal?.close();
});

const stockOf = async ({ id }: Item) => (await (await shop.admin()).get(apiPaths.marketplace.item(id))).data.stock;

/** What the page has asked PayPal for. */
const askedOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(paypal.base)) asked.push(request.url());
  });
  return asked;
};

/** From the first page to the form. */
const checkOut = async (page: Page, item: WholeItem) => {
  await page.goto(shop.url);
  await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click();
  await page.getByRole('link', { name: item.title }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
};

test('from the home page to the confirmation; only checkout loads PayPal’s script', async ({ page }) => {
  const asked = askedOf(page);
  const lamp = await shop.item({ title: 'Tall lamp' });
  await checkOut(page, lamp);
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  await enterContact(page, 'paid@example.com');
  await enterAddress(page);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expectEverybodyCanUse(page);
  expect(asked).toHaveLength(1);

  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'paypal' in window)).toBe(false);
  await expectEverybodyCanUse(page);
  expect(await stockOf(lamp)).toBe(4);
  await eventually(async () => expect(await mailsTo(shop, 'paid@example.com')).toHaveLength(1));
  expect(asked).toHaveLength(1);
});

const suffer = (fault: Fault) =>
  fetch(`${paypal.base}/emulator/faults`, { method: 'POST', body: JSON.stringify(fault) });

/** On its form, with all that PayPal needs. */
const checkOutPlan = async (page: Page, more: Record<string, unknown> = {}): Promise<WholeItem> => {
  const plan = await shop.item({ needsDelivery: false, ...more });
  await startCheckout(page, shop, [plan]);
  await enterContact(page);
  return plan;
};

const unpaid = (page: Page) => page.getByRole('heading', { name: /^Order \d+ isn’t paid yet$/ });

test('after a declined card, the window asks for another one', async ({ page }) => {
  const plan = await checkOutPlan(page);
  const popup = await openPayPal(page);
  await choosePayPal(popup, 'Approve with a declined card');
  await expect(page.getByText('PayPal declined this payment. Nothing was charged.')).toBeVisible();
  await choosePayPal(popup, 'Approve');
  await expectPlaced(page, shop);
  expect(await stockOf(plan)).toBe(4);
});

test('whoever leaves PayPal goes on paying the same order, or changes it', async ({ page }) => {
  const plan = await checkOutPlan(page, { stock: 1 });
  await choosePayPal(await openPayPal(page), 'Cancel');
  await expect(unpaid(page)).toBeVisible();
  await expect(page.getByText('You left PayPal before paying. Nothing was charged.')).toBeVisible();
  await expect(page.getByText(/We keep everything for you until \d/)).toBeVisible();
  await expectEverybodyCanUse(page);
  await (await openPayPal(page)).close();
  await page.getByRole('button', { name: 'Change or cancel order' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('clara@example.com');
  await page.getByLabel('Note to the shop').fill('As a gift');
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('As a gift')).toBeVisible();
  expect(await stockOf(plan)).toBe(0);
});

test('a closed tab finds the order as it is, in another tab', async ({ page, context }) => {
  await checkOutPlan(page);
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
  await again.close();
  const last = await context.newPage();
  await last.goto(`${shop.url}/checkout`);
  await shop.database.query('UPDATE orders SET look_at = now() WHERE look_at IS NOT NULL');
  await expectPlaced(last, shop);
});

test('a press that is refused opens no window, and says why', async ({ page }) => {
  const plan = await checkOutPlan(page, { stock: 3 });
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await payPalButton(page).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await enterContact(page);
  await (await shop.admin()).patch(apiPaths.marketplace.item(plan.id), { price: 90 });
  await payPalButton(page).click();
  await expect(page.getByText('Prices have changed')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$90.00');
  await shop.database.query('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [plan.id]);
  await payPalButton(page).click();
  await expect(page.getByRole('button', { name: `Remove ${plan.title}` })).toBeFocused();
});

test('PayPal that doesn’t answer is tried again, for the same order', async ({ page }) => {
  await checkOutPlan(page);
  await suffer({ call: 'create', kind: 'fail' });
  await payPalButton(page).click();
  await expect(page.getByText('The payment service isn’t responding. Nothing was charged.')).toBeVisible();
  await expect(unpaid(page)).toBeVisible();
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
});

test('a connection lost after approving does no harm', async ({ page }) => {
  await checkOutPlan(page);
  const popup = await openPayPal(page);
  await page.route('**/settle', (route) => route.abort());
  await choosePayPal(popup, 'Approve');
  await expect(page.getByText('We lost the connection.')).toBeVisible();
  await shop.database.query('UPDATE orders SET look_at = now() WHERE look_at IS NOT NULL');
  await expectPlaced(page, shop);
});

test('a payment that PayPal checks is being checked, and not paid again', async ({ page }) => {
  await checkOutPlan(page);
  await suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('Your payment is being checked.')).toBeVisible();
});

test('whoever approves too late for the last one isn’t charged', async ({ page }) => {
  const plan = await checkOutPlan(page, { stock: 1 });
  const popup = await openPayPal(page);
  await shop.database.query(
    "UPDATE orders SET hold_until = now() - interval '1 minute', look_at = now() WHERE state = 'AWAITING_APPROVAL'",
  );
  await eventually(async () => {
    const left = await shop.database.query("SELECT 1 FROM orders WHERE state = 'AWAITING_APPROVAL'");
    expect(left).toEqual([]);
  });
  await shop.database.query('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [plan.id]);
  await choosePayPal(popup, 'Approve');
  await expect(page.getByText('somebody else bought the last of something. Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /has ended$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to checkout' }).click();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
});

test('by keyboard alone, on a phone, as account holder', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { session } = await shop.customer({ name: 'Clara Customer' });
  const plan = await shop.item({ needsDelivery: false });
  await page.goto(`${shop.url}/robots.txt`);
  await page.evaluate(
    ([token = '', user = '']) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [session.token, JSON.stringify(session)],
  );
  await startCheckout(page, shop, [plan]);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(session.email);
  await tabTo(page, payPalButton(page));
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await tabTo(popup, popup.getByRole('button', { name: 'Approve', exact: true }));
  await popup.keyboard.press('Enter');
  await expectPlaced(page, shop);
});

test.describe('without its script', () => {
  test.use({ expectedFault: /PayPal JS SDK/ });

  test('PayPal says so, tries again, and leaves the other ways', async ({ page }) => {
    await page.route(`${paypal.base}/**`, (route) => route.abort());
    await checkOutPlan(page);
    await expect(page.getByText('PayPal isn’t available right now. Nothing was charged.')).toBeVisible();
    await expectEverybodyCanUse(page);
    await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.unroute(`${paypal.base}/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await choosePayPal(await openPayPal(page), 'Approve');
    await expectPlaced(page, shop);
  });
});
