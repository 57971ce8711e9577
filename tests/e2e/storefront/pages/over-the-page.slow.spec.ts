import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../support/browser/demo-shop';
import { cartLine, featuredItems, leaveInCart } from '../../../support/browser/sales/cart';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const cartButton = (page: Page) => page.locator('[aria-label^="Shopping cart,"]');
const search = (page: Page) => page.getByRole('dialog', { name: 'Search the shop' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** A page reached from another one and scrolled down. */
const readOn = async (page: Page) => {
  await page.goto(`${shop.url}/contact`);
  await page.goto(`${shop.url}/marketplace`);
  await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  return place;
};

const overlays: [string, (page: Page) => Locator, (page: Page) => Locator][] = [
  ['the cart', cartButton, cart],
  ['the search', (page) => page.getByRole('button', { name: 'Search', exact: true }), search],
  ['the menu', (page) => page.getByRole('button', { name: 'Open menu' }), menu],
];

for (const [name, button, overlay] of overlays)
  test(`the back button closes ${name} and only then leaves the page`, async ({ page }) => {
    const place = await readOn(page);
    for (const _time of [1, 2]) {
      await button(page).tap();
      await expect(overlay(page)).toBeVisible();
      await page.goBack();
      await expect(overlay(page)).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
    await button(page).tap();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(`${shop.url}/marketplace`);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.url}/contact`);
  });

test('a reload keeps the cart open, and closed it leaves no entry behind', async ({ page }) => {
  await readOn(page);
  await cartButton(page).tap();
  await expect(cart(page)).toBeVisible();
  await page.reload();
  await expect(cart(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close cart' }).tap();
  await expect(cart(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/contact`);
});

test('what the search or the menu led to leads back to the page, not to them', async ({ page }) => {
  await readOn(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await menu(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL(`${shop.url}/blog`);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('wool');
  await page.getByRole('group', { name: 'Items' }).getByRole('option').first().tap();
  await expect(page).toHaveURL(/\/marketplace\/[a-z0-9-]+$/);
  await expect(search(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/blog`);
  await expect(search(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  await expect(menu(page)).toBeHidden();
});

test('one overlay replaces another, and Back leaves both in one step', async ({ page }) => {
  await readOn(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu(page)).toBeVisible();
  await cartButton(page).tap();
  await expect(cart(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(cart(page)).toBeHidden();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/contact`);
});

test('from the cart to the checkout and back; from an empty checkout nobody is trapped', async ({ page }) => {
  const [item] = await featuredItems(shop);
  if (!item) throw new Error('Nothing featured');
  await leaveInCart(page, shop, [cartLine(item)]);
  await readOn(page);
  await cartButton(page).tap();
  await cart(page).getByRole('button', { name: 'Checkout' }).tap();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await cartButton(page).tap();
  await cart(page)
    .getByRole('button', { name: /^Remove/ })
    .tap();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  await expect(cart(page).getByText('Add some items to your cart to continue checkout')).toBeVisible();
  await page.goBack();
  await expect(cart(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/contact`);
});
