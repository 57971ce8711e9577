import { expect } from '@playwright/test';
import { test } from '../../../support/browser/faultless-page';
import { type ShopThatSells, setUpCheckout, startCheckout } from '../../../support/browser/sales/checkout';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const CONTACT = { email: 'email', name: 'name' };
/** What the shopper alone knows. */
const OWN = { code: 'off', note: '' };

test('the browser can fill in whatever it knows of a shopper', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  const form = page.getByRole('form', { name: 'Checkout' });
  const tokens = () =>
    form
      .locator('input:not([type="radio"], [type="checkbox"]), select, textarea')
      .evaluateAll((fields) =>
        Object.fromEntries(
          fields.map((field) => [field.getAttribute('name') ?? 'code', field.getAttribute('autocomplete') ?? '']),
        ),
      );
  const address = {
    'address.country': 'shipping country',
    'address.recipient': 'shipping name',
    'address.line1': 'shipping address-line1',
    'address.line2': 'shipping address-line2',
    'address.locality': 'shipping address-level2',
    'address.administrativeArea': 'shipping address-level1',
    'address.postalCode': 'shipping postal-code',
    'address.phone': 'shipping tel',
  };
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  expect(await tokens()).toEqual({ ...CONTACT, ...OWN, ...address });

  await page.getByRole('radio', { name: 'Pick up' }).check();
  await expect(page.getByLabel('ZIP code')).toBeHidden();
  expect(await tokens()).toEqual({ ...CONTACT, ...OWN });
});
