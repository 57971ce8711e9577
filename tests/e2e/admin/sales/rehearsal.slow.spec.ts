import { expect } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { EMAIL_IN_FRAME, test } from '../../../support/browser/faultless-page';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
test.beforeAll(async () => {
  shop = await setUpPayPal(await openShop({ paypal: true }));
  await shop.item({ title: 'Brass lamp', price: 80, stock: 3, needsShipping: true });
  await shop.admin.patch(adminPaths.settings, { contactEmail: 'keeper@example.com' });
});
test.afterAll(() => shop?.close());
test.use({ expectedFault: EMAIL_IN_FRAME });

test('a rehearsal shows what customers would see, and its advice leads to where it’s followed', async ({ page }) => {
  await openPanel(page, shop.own, '/orders/rehearsal');
  const advice = page.getByRole('region', { name: 'Before you open' });
  await expect(advice.getByText('“Pick up” doesn’t say where. Add an address.')).toBeVisible();
  await page.getByRole('button', { name: 'Rehearse an order' }).click();

  const purchases = page.getByRole('tablist', { name: 'Purchases' });
  await expect(purchases.getByRole('tab', { name: 'A guest pays with PayPal' })).toBeVisible();
  await expect(page.getByText('Ships it, and enters a tracking number')).toBeVisible();
  const checkout = page.frameLocator('iframe[title="Checkout page"]');
  await expect(checkout.getByRole('textbox', { name: 'Email' })).toHaveValue('alex@example.com');
  await expect(checkout.getByRole('textbox', { name: 'City' })).toHaveValue('San Francisco');
  await expect(checkout.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect(checkout.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await checkout.getByRole('button', { name: /Order summary/ }).click();
  await expect(checkout.getByRole('status', { name: 'Total' })).toHaveText('$85.00');
  await checkout.getByRole('radio', { name: 'Pick up' }).check();
  await expect(checkout.getByRole('status', { name: 'Total' })).toHaveText('$80.00');
  await expect(checkout.getByText('Customers would pay with PayPal here.')).toBeVisible();
  await expect(checkout.getByRole('button', { name: /Place order|PayPal/ })).toHaveCount(0);
  await expect(page.evaluate(() => localStorage.getItem('checkout'))).resolves.toBeNull();
  const order = page.frameLocator('iframe[title="Order page"]');
  await expect(order.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await expect(order.getByRole('link', { name: 'Brass lamp' })).toBeVisible();
  const mails = page.getByRole('region', { name: 'Emails' });
  await expect(mails.frameLocator('iframe').getByText('Your order is confirmed').first()).toBeVisible();
  await mails.getByRole('tab', { name: /New order/ }).click();
  await expect(mails.getByText('To: keeper@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open invoice (PDF)' })).toBeVisible();
  await expectEverybodyCanUse(page);

  await purchases.getByRole('tab', { name: 'A card is declined' }).click();
  await expect(page.getByText(/Is told that PayPal declined the payment/)).toBeVisible();
  await purchases.getByRole('tab', { name: 'A guest in Canada' }).click();
  await expect(page.getByText('Says “We don’t ship to Canada yet”')).toBeVisible();
  await expect(checkout.getByText('We don’t ship to Canada yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Shipping' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selling' })).toBeVisible();
  await page.getByRole('button', { name: 'Pick up', exact: true, expanded: false }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Kiln Lane');
  await page.getByLabel('Hours').fill('Mo to Fr, 9 AM to 5 PM');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/saved/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Rehearse an order' }).click();
  await expect(advice.getByText(/^No tax is charged anywhere/)).toBeVisible();
  await expect(advice.getByText('“Pick up” doesn’t say where. Add an address.')).toHaveCount(0);
  expect(await shop.audit()).toEqual([]);
});
