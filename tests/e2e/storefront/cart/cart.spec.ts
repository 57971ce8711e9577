import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { cartLine, featuredItems, leaveInCart } from '../../../support/browser/sales/cart';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let first: Item;
let second: Item;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  [first, second] = (await featuredItems(shop)) as [Item, Item];
});

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const priceOf = (item: Item) => item.discountPrice ?? item.price;
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
/** By attribute, because an open drawer hides the button from screen readers, though not from sight. */
const cartButton = (page: Page) => page.locator('[aria-label^="Shopping cart,"]');
const totalOf = (page: Page) => drawerOf(page).getByRole('status', { name: 'Subtotal' });

const openCart = async (page: Page) => {
  await page.goto(shop.url);
  await cartButton(page).click();
  await expect(drawerOf(page)).toBeVisible();
};

test('an empty cart says so and leads on to the marketplace', async ({ page }) => {
  await openCart(page);
  await expect(drawerOf(page).getByText('Your cart is empty')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$0.00');
  await expect(drawerOf(page).getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await drawerOf(page).getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  await expect(drawerOf(page)).toBeHidden();
});

test('lines show image, name and price; quantities count, down to one; the badge and the total follow', async ({
  page,
}) => {
  await leaveInCart(page, shop, [cartLine(first), cartLine(second, { quantity: 2 })]);
  await openCart(page);
  await expect(cartButton(page)).toHaveAttribute('aria-label', 'Shopping cart, 3 items');
  const lines = drawerOf(page).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const line = lines.filter({ hasText: first.title });
  await expect(line.getByText(dollars(priceOf(first)), { exact: true })).toBeVisible();
  await expect
    .poll(() => line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(totalOf(page)).toHaveText(dollars(priceOf(first) + 2 * priceOf(second)));

  await line.getByRole('button', { name: /^Increase/ }).click();
  await expect(totalOf(page)).toHaveText(dollars(2 * priceOf(first) + 2 * priceOf(second)));
  await line.getByRole('button', { name: /^Decrease/ }).click();
  // At the minimum, the button is marked as disabled but can still be pressed; nothing happens.
  await line.getByRole('button', { name: /^Decrease/ }).click({ force: true });
  await expect(line.getByRole('status', { name: /^Quantity/ })).toHaveText('1');
  await expect(cartButton(page)).toContainText('3');

  await drawerOf(page)
    .getByRole('button', { name: `Remove ${second.title}` })
    .click();
  await expect(lines).toHaveCount(1);
  await expect(totalOf(page)).toHaveText(dollars(priceOf(first)));
  await page.reload();
  await expect(cartButton(page)).toHaveAttribute('aria-label', 'Shopping cart, 1 item');
});

test('by keyboard alone: opened, kept inside, changed, closed, the focus back on its button', async ({ page }) => {
  await leaveInCart(page, shop, [cartLine(first)]);
  await page.goto(shop.url);
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  const focusIsInside = () => drawerOf(page).evaluate((drawer) => drawer.contains(document.activeElement));
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside()).toBe(true);
  }
  await drawerOf(page)
    .getByRole('button', { name: /^Increase/ })
    .focus();
  await page.keyboard.press('Space');
  await expect(totalOf(page)).toHaveText(dollars(2 * priceOf(first)));
  await drawerOf(page)
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByText('Your cart is empty')).toBeVisible();
  expect(await focusIsInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
});

test('two tabs share one cart', async ({ page, context }) => {
  await leaveInCart(page, shop, [cartLine(first)]);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await drawerOf(other)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(cartButton(page)).toHaveAttribute('aria-label', 'Shopping cart, 2 items');
  await drawerOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(drawerOf(other).getByText('Your cart is empty')).toBeVisible();
  await leaveInCart(page, shop, [cartLine(first)]);
  await expect(cartButton(other)).toHaveAttribute('aria-label', 'Shopping cart, 1 item');
  await page.evaluate(() => localStorage.clear());
  await expect(cartButton(other)).toHaveAttribute('aria-label', 'Shopping cart, 0 items');
});

test('a changed price is reported, taken over, and paid, and unavailable items are marked', async ({ page }) => {
  const admin = await shop.admin();
  await admin.patch(apiPaths.marketplace.item(second.id), { status: 'SOLD_OUT' });
  const old = priceOf(first) + 3.5;
  await leaveInCart(page, shop, [
    cartLine(first, { price: old }),
    cartLine(second),
    { ...cartLine(second), id: 2_000_000_000, name: 'A thing of the past' },
  ]);
  await openCart(page);
  const changed = `Price changed from ${dollars(old)} to ${dollars(priceOf(first))}`;
  await expect(drawerOf(page).getByText(changed)).toBeVisible();
  const line = (text: string) => drawerOf(page).getByRole('listitem').filter({ hasText: text });
  await expect(line(second.title).first().getByText('Sold Out')).toBeVisible();
  await expect(line('A thing of the past').getByText('No longer available')).toBeVisible();
  await expect(totalOf(page)).toHaveText(dollars(priceOf(first)));
  await expect(drawerOf(page).getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await cartButton(page).click();
  await expect(line(first.title)).toBeVisible();
  await expect(drawerOf(page).getByText(changed)).toBeHidden();
  await drawerOf(page).getByRole('button', { name: 'Remove unavailable items' }).click();
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(drawerOf(page).getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await admin.patch(apiPaths.marketplace.item(second.id), { status: 'AVAILABLE' });
});

test('variants are lines of their own, up to their stock; what can’t be chosen any more says so', async ({ page }) => {
  const admin = await shop.admin();
  const options = [{ name: 'Size', values: ['Small', 'Large'].map((name) => ({ name, color: null })) }];
  const cup = await createItem(admin, first.categoryId, {
    title: 'Cup of two sizes',
    slug: 'cup-of-two-sizes',
    price: 20,
    options,
    variants: [
      { values: ['Small'], stock: 1 },
      { values: ['Large'], own: { price: 30 }, stock: null },
    ],
  });
  const [small, large] = cup.variants.map(({ id, values }) =>
    cartLine(cup, { variantId: id, choice: values[0], price: 20 }),
  );
  await leaveInCart(page, shop, [small, large, cartLine(cup)]);
  await openCart(page);
  const line = (text: string) => drawerOf(page).getByRole('listitem').filter({ hasText: text });
  await expect(line('Small').getByText('Only 1 left')).toBeVisible();
  await expect(line('Large').getByText('Price changed from $20.00 to $30.00')).toBeVisible();
  await line('Large')
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(totalOf(page)).toHaveText('$80.00');
  await expectNoAxeViolations(page);

  await drawerOf(page).getByRole('link', { name: 'Choose an option' }).click();
  await expect(page).toHaveURL(`${shop.url}/marketplace/cup-of-two-sizes`);
  await expect(drawerOf(page)).toBeHidden();

  await admin.patch(apiPaths.marketplace.item(cup.id), { options, variants: cup.variants.slice(1) });
  await page.reload();
  await cartButton(page).click();
  await expect(line('Small').getByText('No longer available')).toBeVisible();
  await line('Small').getByRole('button', { name: 'Remove Cup of two sizes, Small' }).click();
  await expect(line('Small')).toBeHidden();
  await drawerOf(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Large' })).toContainText('2 × $30.00');
  await admin.delete(apiPaths.marketplace.item(cup.id));
});

test('a price that changes at the last moment is shown before checkout goes on', async ({ page }) => {
  await leaveInCart(page, shop, [cartLine(first)]);
  await openCart(page);
  await page.waitForLoadState('networkidle');
  const admin = await shop.admin();
  const price = priceOf(first) + 1;
  await admin.patch(apiPaths.marketplace.item(first.id), { price, discountPrice: null });
  await drawerOf(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(drawerOf(page).getByText(`to ${dollars(price)}`)).toBeVisible();
  await drawerOf(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await admin.patch(apiPaths.marketplace.item(first.id), { price: first.price, discountPrice: first.discountPrice });
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('quantities and removal work with a thumb, and nothing runs out of the screen', async ({ page }) => {
    await leaveInCart(page, shop, [cartLine(first), cartLine(second)]);
    await page.goto(shop.url);
    await cartButton(page).tap();
    await drawerOf(page)
      .getByRole('button', { name: `Increase quantity of ${first.title}` })
      .tap();
    await expect(cartButton(page)).toContainText('3');
    await drawerOf(page)
      .getByRole('button', { name: `Remove ${second.title}` })
      .tap();
    await expect(drawerOf(page).getByRole('listitem')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await drawerOf(page).getByRole('button', { name: 'Close cart' }).tap();
    await expect(drawerOf(page)).toBeHidden();
  });
});

test('everybody can use the cart, full and empty', async ({ page }) => {
  await leaveInCart(page, shop, [cartLine(first), cartLine(second, { price: 1 })]);
  await openCart(page);
  await expect(drawerOf(page).getByText(/^Price changed from/)).toBeVisible();
  await expectNoAxeViolations(page);
  await drawerOf(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await drawerOf(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expectNoAxeViolations(page);
});

for (const width of [390, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, expectedFault: /ERR_FAILED/ });

    test('the message of a failed checkout doesn’t cover its button', async ({ page }) => {
      await leaveInCart(page, shop, [cartLine(first)]);
      await openCart(page);
      await page.route(`${shop.url}${apiPaths.offers(['*'])}`, (route) => route.abort());
      const checkout = drawerOf(page).getByRole('button', { name: 'Checkout' });
      await checkout.click();
      await expect(page.getByText('Failed to start checkout')).toBeVisible();
      await checkout.click({ trial: true, timeout: 2000 });
    });
  });
