import { expect, type Page } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { cartLine, leaveInCart } from '../../../support/browser/sales/cart';
import {
  enterContact,
  expectPlaced,
  type ShopThatSells,
  setUpCheckout,
  totalOf,
} from '../../../support/browser/sales/checkout';
import { created } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterEach(async () => {
  await shop.database.query('UPDATE discounts SET enabled = false');
});
test.afterAll(() => shop?.close());

const make = async (discount: object) =>
  created((await shop.admin()).post(adminPaths.discounts, { kind: 'PERCENT', percent: 10, ...discount }));
const item = (title: string, price: number) => shop.item({ title, price, needsShipping: false, stock: 20 });

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  return page.getByRole('dialog', { name: 'Shopping Cart' });
};

test('an automatic discount is in the cart, at checkout, and in the order', async ({ page }) => {
  const lamp = await item('Reading lamp', 80);
  await make({ method: 'AUTOMATIC', title: 'Summer sale', items: [lamp.id] });
  await leaveInCart(page, shop, [cartLine(lamp)]);
  await page.goto(`${shop.url}/marketplace`);
  const cart = await openCart(page);
  await expect(cart.getByText('Discount (Summer sale)')).toBeVisible();
  await expect(cart.getByText('−$8.00')).toBeVisible();
  await expect(cart.getByRole('status', { name: 'Subtotal' })).toHaveText('$80.00');
  await expectEverybodyCanUse(page);
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(totalOf(page)).toHaveText('$72.00');
  await expect(page.getByText('Discount (Summer sale)')).toBeVisible();
  await enterContact(page);
  await page.getByRole('button', { name: 'Place order · $72.00' }).click();
  await expectPlaced(page, shop);
  await expect(page.getByText('Discount (Summer sale)')).toBeVisible();
  await expect(page.getByText('−$8.00')).toBeVisible();
});

test('buy two, get one free: the cart says what is missing, and gives the cheapest', async ({ page }) => {
  const [red, blue] = [await item('Red mug', 9), await item('Blue mug', 5)];
  const buyTwo = { kind: 'BUY_X_GET_Y', percent: 100, buyQuantity: 2, getQuantity: 1 };
  await make({ method: 'AUTOMATIC', title: 'Three for two', ...buyTwo, items: [red.id, blue.id] });
  await leaveInCart(page, shop, [cartLine(red), cartLine(blue)]);
  await page.goto(`${shop.url}/marketplace`);
  const cart = await openCart(page);
  await expect(cart.getByText('Add 1 more to get “Three for two”')).toBeVisible();
  await cart.getByRole('button', { name: 'Increase quantity of Red mug' }).click();
  await expect(cart.getByText('Discount (Three for two)')).toBeVisible();
  await expect(cart.getByText('−$5.00')).toBeVisible();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(totalOf(page)).toHaveText('$18.00');
  await enterContact(page);
  await page.getByRole('button', { name: 'Place order · $18.00' }).click();
  await expectPlaced(page, shop);
  await expect(page.getByText('Discount (Three for two)')).toBeVisible();
});

test('a link brings its code to checkout, and leads only into the shop', async ({ page }) => {
  await make({ code: 'WELCOME10' });
  const lamp = await item('Desk lamp', 80);
  await leaveInCart(page, shop, [cartLine(lamp)]);
  await page.goto(`${shop.url}/discount/welcome10?to=${encodeURIComponent(`/marketplace/${lamp.slug}`)}`);
  await expect(page.getByText('WELCOME10 will be applied at checkout')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/marketplace/${lamp.slug}`);
  await page.reload();
  const cart = await openCart(page);
  await expect(cart.getByText('Discount (WELCOME10)')).toBeVisible();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(totalOf(page)).toHaveText('$72.00');
  await page.getByRole('button', { name: 'Remove discount code WELCOME10' }).click();
  await expect(totalOf(page)).toHaveText('$80.00');
  await page.reload();
  await expect(page.getByLabel('Discount code')).toHaveValue('');

  for (const to of ['https://evil.example/', '//evil.example', '/discount/WELCOME10', '/admin']) {
    await page.goto(`${shop.url}/discount/WELCOME10?to=${encodeURIComponent(to)}`);
    await expect(page).toHaveURL(`${shop.url}/marketplace`);
  }
  await page.goto(`${shop.url}/checkout`);
  await expect(totalOf(page)).toHaveText('$72.00');
  await enterContact(page);
  await page.getByRole('button', { name: 'Place order · $72.00' }).click();
  await expectPlaced(page, shop);
  await leaveInCart(page, shop, [cartLine(lamp)]);
  await page.goto(`${shop.url}/checkout`);
  await expect(totalOf(page)).toHaveText('$80.00');
});

test('a link whose code doesn’t count says so', async ({ page }) => {
  await page.goto(`${shop.url}/discount/NOSUCH`);
  await expect(page.getByText('“NOSUCH” isn’t a valid code.')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a link shows its code', async ({ page }) => {
    await page.goto(`${shop.url}/discount/WELCOME10`);
    await expect(page.getByRole('heading', { name: 'Your discount code: WELCOME10' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(`${shop.url}/marketplace`);
  });
});
