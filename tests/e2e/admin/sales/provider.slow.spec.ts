import { expect } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
test.beforeAll(async () => {
  const env = { PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '', PAYPAL_WEBHOOK_ID: '' };
  shop = await setUpPayPal(await openShop({ paypal: true, env }));
});
test.afterAll(() => shop?.close());

test('PayPal is connected, tested, and disconnected in the panel', async ({ page }) => {
  await openPanel(page, shop.own, '/selling');
  await page.getByRole('tab', { name: 'Payments' }).click();
  await page.getByRole('link', { name: 'Connect PayPal' }).click();
  await page.getByLabel('Client ID').fill(shop.settings.PAYPAL_CLIENT_ID);
  await page.getByRole('textbox', { name: 'Secret' }).fill('of another app');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText(/^PayPal doesn’t accept the client ID and secret for sandbox/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Secret' }).fill(shop.settings.PAYPAL_CLIENT_SECRET);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText('PayPal saved')).toBeVisible();
  await expect(page.getByText('PayPal tells your shop about payments and refunds at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Test a payment' }).click();
  await expect(page.getByText(/^PayPal opened a test payment of \$1\.00/)).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Selling', exact: true }).last().click();
  await page.getByRole('tab', { name: 'Payments' }).click();
  const payPal = page.getByRole('group', { name: 'PayPal' });
  await expect(payPal).toContainText('Demonstration');
  await payPal.getByRole('link', { name: 'Connect PayPal' }).click();
  await page.getByRole('button', { name: 'Disconnect PayPal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByLabel('Client ID')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Test a payment' })).toHaveCount(0);
});
