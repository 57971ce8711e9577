import { expect } from '@playwright/test';
import { orderPaths } from '@stoa/contract';
import { test } from '../../../support/browser/faultless-page';
import {
  enterAddress,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
  totalOf,
} from '../../../support/browser/sales/checkout';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
  await shop.database.query(
    `INSERT INTO shipping_methods (name, price, places, place)
     VALUES ('Abroad', 2500, '[{"country": "CA", "areas": []}]', 8)`,
  );
});
test.afterAll(() => shop?.close());

test('a country with other shipping methods is asked about once', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  await enterAddress(page);
  await expect(totalOf(page)).toHaveText('$85.00');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(orderPaths.checkout.quote)) asked.push(request.postDataJSON().place);
  });
  await page.getByLabel('Country').selectOption('CA');
  await expect(page.getByRole('radio', { name: /Abroad/ })).toBeChecked();
  await expect(totalOf(page)).toHaveText('$105.00');
  await expect(page.getByLabel('Province')).toHaveValue('');
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  expect(asked).toEqual([{ country: 'CA', administrativeArea: null, postalCode: null }]);
});

test('quantities change in the summary, and the quote follows', async ({ page }) => {
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await enterAddress(page);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByRole('button', { name: `Increase quantity of ${lamp.title}` }).click();
  await expect(totalOf(page)).toHaveText('$165.00');
  await summary.getByRole('button', { name: `Decrease quantity of ${lamp.title}` }).click();
  await expect(totalOf(page)).toHaveText('$85.00');
  for (let more = 0; more < 5; more += 1)
    await summary.getByRole('button', { name: `Increase quantity of ${lamp.title}` }).click();
  await summary.getByRole('button', { name: 'Change to 5' }).click();
  await expect(totalOf(page)).toHaveText('$405.00');
});

test('tax that depends on the address is announced before it’s added', async ({ page }) => {
  await shop.database.query(
    "INSERT INTO tax_rates (country, administrative_area, name, percent) VALUES ('US', 'NY', 'Sales tax', 10)",
  );
  await startCheckout(page, shop, [await shop.item()]);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('Calculated from your address')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$85.00');
  await enterAddress(page);
  await expect(totalOf(page)).toHaveText('$93.00');
  await expect(summary.getByText('Calculated from your address')).toHaveCount(0);
});

test('checkout leads home and to the cart, and nowhere else', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText(['Stoa']);
  await expect(header.getByRole('button')).toHaveCount(1);
  await header.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('status', { name: 'Subtotal' })).toHaveText('$80.00');
});
