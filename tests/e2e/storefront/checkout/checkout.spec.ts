import { expect, type Page } from '@playwright/test';
import type { Item } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { cartLine, featuredItems, leaveInCart } from '../../../support/browser/sales/cart';
import { type Shop, startShop } from '../../../support/shop/shop';

let shop: Shop;
let items: Item[];
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  items = await featuredItems(shop);
});

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('with nothing in the cart, checkout leads to the marketplace and says why', async ({ page }) => {
  await page.goto(`${shop.url}/checkout`);
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.getByText('Add some items to your cart to continue checkout')).toBeVisible();
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByText('Please add items to your cart before checking out.')).toBeVisible();
  await drawer.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
});

test('an emptied cart ends the checkout, also from another tab', async ({ page, context }) => {
  await leaveInCart(
    page,
    shop,
    items.map((item) => cartLine(item)),
  );
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${shop.url}/robots.txt`);
  await other.evaluate(() => localStorage.removeItem('cart-storage'));
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
});

test('the order is summed up beside the placeholder', async ({ page }) => {
  const lines = items.map((item, place) => cartLine(item, { quantity: place + 1 }));
  await leaveInCart(page, shop, lines);
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByText('Checkout functionality coming soon...')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByRole('listitem')).toHaveCount(items.length);
  const total = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;
  await expect(summary.getByRole('status', { name: 'Subtotal' })).toHaveText(dollars(total));
  await expect(page).toHaveTitle(/^Checkout/);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('PayPal', () => {
  test.use({ expectedFault: /PayPal JS SDK/ });
  let paid: Shop;
  test.beforeAll(async () => {
    paid = await startShop({
      demo: true,
      env: { PAYPAL_CLIENT_ID: 'client-of-a-test', PAYPAL_CLIENT_SECRET: 'known to cms alone' },
    });
  });
  test.afterAll(() => paid?.close());

  const requestsToPayPal = (page: Page): URL[] => {
    const requests: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.hostname.endsWith('paypal.com')) requests.push(url);
    });
    return requests;
  };

  test('is not asked for anything by a shop without a client id', async ({ page }) => {
    const requests = requestsToPayPal(page);
    await leaveInCart(
      page,
      shop,
      items.map((item) => cartLine(item)),
    );
    await page.goto(`${shop.url}/checkout`);
    await expect(page.getByText('Checkout functionality coming soon...')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });

  test('is asked on the checkout page alone, and a failure is logged', async ({ page }) => {
    const requests = requestsToPayPal(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('https://www.sandbox.paypal.com/**', (route) => route.abort());
    await leaveInCart(
      page,
      paid,
      items.map((item) => cartLine(item)),
    );
    await page.goto(paid.url);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.goto(`${paid.url}/checkout`);
    await expect(page.getByText('PayPal isn’t available right now.')).toBeVisible();
    expect(requests[0]?.hostname).toBe('www.sandbox.paypal.com');
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      'client-id': 'client-of-a-test',
      currency: 'USD',
      intent: 'capture',
    });
    expect(logged.join('\n')).toContain('Failed to load the PayPal JS SDK script.');
    expect(logged.join('\n')).not.toContain('Content Security Policy');
  });
});
