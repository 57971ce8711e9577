import { expect, type Page } from '@playwright/test';
import { apiPaths, type FullItem, type Item } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { tabTo } from '../../../support/browser/keyboard';
import {
  enterAddress,
  enterContact,
  expectPlaced,
  setUpCheckout,
  startCheckout,
  totalOf,
} from '../../../support/browser/sales/checkout';
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
import { sendRaw } from '../../../support/shop/raw-request';
import { openShop } from '../../../support/shop/shop';

let shop: ShopWithPayPal;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true, paypal: true }));
});
test.afterAll(() => shop?.close());

const stockOf = async ({ id }: Item) => (await (await shop.admin()).get(apiPaths.marketplace.item(id))).data.stock;

/** The page’s requests to PayPal. */
const requestsOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop.paypal.base)) requests.push(request.url());
  });
  return requests;
};

/** From the first page to the form. */
const checkOut = async (page: Page, item: FullItem) => {
  await page.goto(shop.url);
  await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click();
  await page.getByRole('link', { name: item.title }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
};

test('checkout takes at most 196.5 kB of scripts, PayPal’s own apart', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().startsWith(shop.url)) scripts.add(request.url());
  });
  await startCheckout(page, shop, [await shop.item()]);
  await expect(payPalButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const { body } = await sendRaw(shop.url, 'GET', new URL(url).pathname, { 'Accept-Encoding': 'gzip' });
      return body.length;
    }),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThan(196_500);
});

test('a purchase leads from the home page to the confirmation, and only checkout loads PayPal’s script', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const lamp = await shop.item({ title: 'Tall lamp' });
  await checkOut(page, lamp);
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  await enterContact(page, 'paid@example.com');
  await enterAddress(page);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expectEverybodyCanUse(page);
  expect(requests).toHaveLength(1);

  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'paypal' in window)).toBe(false);
  await expectEverybodyCanUse(page);
  expect(await stockOf(lamp)).toBe(4);
  await eventually(async () => expect(await mailsTo(shop, 'paid@example.com')).toHaveLength(1));
  expect(requests).toHaveLength(1);
});

test('with a discount code, PayPal asks for what is left to pay', async ({ page }) => {
  await shop.database.query("INSERT INTO discounts (code, kind, percent) VALUES ('TENTH', 'PERCENT', 10)");
  await checkOutPlan(page, shop);
  const code = page.getByLabel('Discount code');
  await code.fill('tenth');
  await code.press('Enter');
  await expect(totalOf(page)).toHaveText('$72.00');
  const popup = await openPayPal(page);
  await expect(popup.getByRole('heading', { name: 'Pay $72.00?' })).toBeVisible();
  await choosePayPal(popup, 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  const order = page.getByRole('article');
  await expect(order.getByText('Discount (TENTH)')).toBeVisible();
  await expect(order.getByRole('status', { name: 'Total' })).toHaveText('$72.00');
});

test('after a declined card, the window asks for another one', async ({ page }) => {
  const plan = await checkOutPlan(page, shop);
  const popup = await openPayPal(page);
  await choosePayPal(popup, 'Approve with a declined card');
  await expect(page.getByText('PayPal declined this payment. You haven’t been charged.')).toBeVisible();
  await choosePayPal(popup, 'Approve');
  await expectPlaced(page, shop);
  expect(await stockOf(plan)).toBe(4);
});

test('a press that is refused opens no window, and says why', async ({ page }) => {
  const plan = await checkOutPlan(page, shop, { stock: 3 });
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await payPalButton(page).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await enterContact(page);
  await (await shop.admin()).patch(apiPaths.marketplace.item(plan.id), { price: 90 });
  await payPalButton(page).click();
  await expect(page.getByText('Prices have changed')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$90.00');
  await shop.database.query('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [plan.id]);
  await payPalButton(page).click();
  await expect(page.getByRole('button', { name: 'Remove unavailable items' }).first()).toBeFocused();
});

test('a payment that PayPal checks is being checked, and not paid again', async ({ page }) => {
  await checkOutPlan(page, shop);
  await suffer(shop, { call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
  await expect(page.getByText('Your payment is being reviewed.')).toBeVisible();
});

test('by keyboard alone, on a phone, as account holder', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { session } = await shop.customer({ name: 'Clara Customer' });
  const plan = await shop.item({ needsShipping: false });
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
    await page.route(`${shop.paypal.base}/**`, (route) => route.abort());
    await checkOutPlan(page, shop);
    await expect(page.getByText('PayPal isn’t available right now. You haven’t been charged.')).toBeVisible();
    await expectEverybodyCanUse(page);
    await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
    await page.getByRole('radio', { name: 'PayPal' }).check();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.unroute(`${shop.paypal.base}/**`);
    await tryAgain.click();
    await choosePayPal(await openPayPal(page), 'Approve');
    await expectPlaced(page, shop);
  });
});
