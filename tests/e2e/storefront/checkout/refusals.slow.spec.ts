import { expect, type Page } from '@playwright/test';
import { apiPaths, orderPaths } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import {
  enterAddress,
  enterContact,
  expectPlaced,
  placeButton,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
  totalOf,
} from '../../../support/browser/sales/checkout';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const stockOf = async (id: number) =>
  (await (await shop.admin()).get(apiPaths.marketplace.item(id))).data.stock as number;

/** At checkout, with one line of which too few are left, and one that is sold out. */
const startWithTooMuch = async (page: Page) => {
  const [lamp, bowl] = [await shop.item({ title: 'Scarce lamp', needsShipping: false }), await shop.item()];
  await startCheckout(page, shop, [lamp, 3], [bowl]);
  await page.getByRole('radio', { name: 'Pick up' }).check();
  await enterContact(page);
  await expect(totalOf(page)).toHaveText('$320.00');
  await expect(page.getByRole('region', { name: 'Order summary' })).toHaveAttribute('aria-busy', 'false');
  await shop.database.query(
    'UPDATE item_variants SET stock = CASE item_id WHEN $1 THEN 2 ELSE 0 END WHERE item_id IN ($1, $2)',
    [lamp.id, bowl.id],
  );
  await placeButton(page).click();
  await expect(page.getByText('Some items in your cart are no longer available')).toBeVisible();
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update quantities' }).first()).toBeFocused();
  await expect(placeButton(page)).toBeHidden();
  await expect(page.getByText('Not everything is available as ordered, so you can’t pay yet.')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$160.00');
  return { lamp, bowl };
};

test('stock that somebody else bought in the meantime is corrected with one press', async ({ page }) => {
  const { lamp } = await startWithTooMuch(page);
  await expectEverybodyCanUse(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeFocused();
  await expect(totalOf(page)).toHaveText('$160.00');
  await placeButton(page).click();
  await expectPlaced(page, shop);
  expect(await stockOf(lamp.id)).toBe(0);
});

test('stock that somebody else bought in the meantime is corrected line by line', async ({ page }) => {
  const { bowl } = await startWithTooMuch(page);
  await page.getByRole('button', { name: 'Change to 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Update quantities' })).toHaveCount(0);
  const remove = page.getByRole('button', { name: `Remove ${bowl.title}` });
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeFocused();
  await expect(totalOf(page)).toHaveText('$160.00');
});

test('what is gone leaves the order with one press where it would be paid', async ({ page }) => {
  const [lamp, bowl] = [await shop.item({ needsShipping: false }), await shop.item({ needsShipping: false })];
  await shop.database.query('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [bowl.id]);
  await startCheckout(page, shop, [lamp], [bowl]);
  await expect(totalOf(page)).toHaveText('$80.00');
  await expect(placeButton(page)).toBeHidden();
  await enterContact(page);
  await page.getByRole('button', { name: 'Remove unavailable items' }).click();
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('a price that changed meanwhile is shown before anything is ordered', async ({ page }) => {
  const lamp = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [lamp]);
  await enterContact(page);
  await expect(totalOf(page)).toHaveText('$80.00');
  await (await shop.admin()).patch(apiPaths.marketplace.item(lamp.id), { price: 90 });
  await placeButton(page).click();
  await expect(page.getByText('Prices have changed')).toBeVisible();
  await expect(page.getByText('Price changed from $80.00 to $90.00')).toBeVisible();
  await page.getByRole('button', { name: 'Place order · $90.00' }).click();
  await expectPlaced(page, shop);
});

test('a wrong address is reported at its fields', async ({ page }) => {
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await enterContact(page);
  await enterAddress(page);
  await page.getByLabel('City').fill('');
  await placeButton(page).click();
  await expect(page.getByText('Enter a city')).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('City').fill('New York');
  const wrongZip = page.getByText('Enter a valid ZIP code, such as 95014');
  await page.getByLabel('ZIP code').fill('none');
  await placeButton(page).click();
  await expect(wrongZip).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await page.getByLabel('ZIP code').fill('10001');
  await expect(wrongZip).toBeHidden();
});

test('a wrong ZIP code is said once it’s entered, if the country has a form for it', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  const zip = page.getByLabel('ZIP code');
  await zip.focus();
  await zip.press('Tab');
  await expect(page.getByText('Enter a ZIP code')).toHaveCount(0);
  await zip.fill('1000');
  await zip.press('Tab');
  await expect(page.getByText('Enter a valid ZIP code, such as 95014')).toBeVisible();
  await zip.fill('10001');
  await expect(page.getByText('Enter a valid ZIP code, such as 95014')).toBeHidden();
});

test('a shipping method that ended meanwhile gives way to another, or to pickup', async ({ page }) => {
  await shop.database.query(
    "INSERT INTO shipping_methods (name, price, places, place) VALUES ('Bicycle', 300, '[]', 0), ('Van', 900, '[]', 0)",
  );
  await startCheckout(page, shop, [await shop.item()]);
  await enterContact(page);
  await enterAddress(page);
  await page.getByRole('radio', { name: /Bicycle/ }).check();
  await expect(totalOf(page)).toHaveText('$83.00');
  await expect(page.getByRole('region', { name: 'Order summary' })).toHaveAttribute('aria-busy', 'false');
  await shop.database.query(
    "UPDATE shipping_methods SET enabled = false WHERE name IN ('Bicycle', 'Standard shipping')",
  );
  await placeButton(page).click();
  await expect(page.getByText('This shipping method is no longer available for your address.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked();
  await expect(totalOf(page)).toHaveText('$89.00');
  await shop.database.query("UPDATE shipping_methods SET enabled = false WHERE name = 'Van'");
  await placeButton(page).click();
  await expect(page.getByText('We don’t ship to New York yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Pick up instead' }).click();
  await expect(totalOf(page)).toHaveText('$80.00');
  await shop.database.query("UPDATE shipping_methods SET enabled = true WHERE name = 'Standard shipping'");
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('an order that was placed, though its answer was lost, is no other one, unless that is wanted', async ({
  page,
}) => {
  const plan = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [plan]);
  await enterContact(page);
  await page.route(`**${orderPaths.checkout.orders}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByText('Try again. It won’t be placed twice.')).toBeVisible();
  await page.unroute(`**${orderPaths.checkout.orders}`);
  await page.getByLabel('Note to the shop').fill('As a gift');
  await placeButton(page).click();
  await expect(page.getByText('You’ve already placed an order from this page.')).toBeVisible();
  expect(await stockOf(plan.id)).toBe(4);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  expect(await stockOf(plan.id)).toBe(3);
});

test('whoever has ordered too often is told how long to wait, and keeps what was entered', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page);
  const wait = 'Too many attempts. Please try again in 12 minutes';
  const error = { status: 429, name: 'RateLimitError', message: wait, details: { retryAfter: 720 } };
  await page.route(`**${orderPaths.checkout.orders}`, (route) =>
    route.fulfill({ status: 429, json: { data: null, error } }),
  );
  await placeButton(page).click();
  await expect(page.getByText(wait)).toBeVisible();
  await page.unroute(`**${orderPaths.checkout.orders}`);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});
