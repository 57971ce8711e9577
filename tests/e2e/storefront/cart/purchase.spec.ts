import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { test } from '../../../support/browser/demo-shop';
import { cartLine, leaveInCart } from '../../../support/browser/sales/cart';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

test('from the page of an item through the cart to the checkout', async ({ page }) => {
  await page.goto(`${shop.url}/marketplace/brand-identity-sprint`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart(page).getByRole('link', { name: 'Brand Identity Sprint' })).toBeVisible();
  await cart(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .click();
  await expect(cart(page).getByRole('status', { name: 'Subtotal' })).toHaveText('$4,300.00');
  await cart(page).getByRole('button', { name: 'Checkout' }).click();

  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await expect(cart(page)).toBeHidden();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByRole('listitem')).toContainText('Brand Identity Sprint');
  await expect(summary.getByText('2 × $2,150.00')).toBeVisible();
  await expect(summary.getByRole('status', { name: 'Subtotal' })).toHaveText('$4,300.00');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Identity Sprint' })).toBeVisible();
  await expect(cart(page)).toBeHidden();
});

test('an item without stock is sold out everywhere, in the same words', async ({ page }) => {
  const { data: model } = await shop.visitor().get<Item>(apiPaths.marketplace.item('harbor-serving-bowl'));
  const item = await createItem(await shop.admin(), model.categoryId, {
    title: 'The last of its kind',
    slug: 'last-of-its-kind',
    imageUrl: model.imageUrl,
    stock: 0,
  });
  await leaveInCart(page, shop, [cartLine(item)]);
  await page.goto(`${shop.url}/marketplace?search=last+of+its+kind`);
  const card = page.getByRole('article').filter({ hasText: item.title });
  await expect(card.getByText('Sold Out')).toBeVisible();
  await card.getByRole('link').click();

  const offer = page.getByRole('article', { name: item.title });
  await expect(offer.getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await expect(offer.getByText('Sold Out')).toHaveCount(2);
  await expect(offer.getByText(/^available$|out of stock/i)).toHaveCount(0);
  await page.reload();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    'https://schema.org/SoldOut',
  );
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await expect(cart(page).getByRole('listitem').getByText('Sold Out')).toBeVisible();
});
