import { expect } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
test.beforeAll(async () => {
  shop = await setUpPayPal(await openShop({ paypal: true, env: { PAYPAL_CLIENT_SECRET: 'of another app' } }));
});
test.afterAll(() => shop?.close());

test('rejected PayPal keys are reported wherever an administrator needs to know', async ({ page }) => {
  const fault = /^PayPal doesn’t accept .*Shoppers can’t pay with PayPal\.$/;
  await openPanel(page, shop.own);
  await page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: fault }).click();
  await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
  await page.getByRole('tab', { name: 'Payments' }).click();
  const payPal = page.getByRole('group', { name: 'PayPal' });
  await expect(payPal).toContainText('Demonstration');
  await expect(payPal.getByText(fault)).toBeVisible();
  await expectEverybodyCanUse(page);
});
