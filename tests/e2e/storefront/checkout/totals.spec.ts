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
