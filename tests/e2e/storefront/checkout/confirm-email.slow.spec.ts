import { expect } from '@playwright/test';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import {
  enterContact,
  expectPlaced,
  placeButton,
  setUpCheckout,
  startCheckout,
} from '../../../support/browser/sales/checkout';
import { choosePayPal, openPayPal, payPalButton, type ShopWithPayPal } from '../../../support/browser/sales/paypal';
import { fitsItsWidth } from '../../../support/browser/themes';
import { nextCode } from '../../../support/sales/reservations';
import { openShop } from '../../../support/shop/shop';

let shop: ShopWithPayPal;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true, paypal: true }));
});
test.afterAll(() => shop?.close());

test('who orders much confirms the email address with a code, and nothing that was entered is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'bulk-buyer@example.com';
  const paint = await shop.item({ needsShipping: false, price: 10, stock: 90 });
  await startCheckout(page, shop, [paint, 60]);
  await enterContact(page, email);
  await page.getByLabel('Note to the shop').fill('For the whole house');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  const code = page.getByLabel('Code from your email');
  await expect(code).toHaveCount(0);
  await placeButton(page).click();
  await expect(page.getByText('We’ve emailed you a code. Enter it, then place your order again.')).toBeVisible();
  await expect(code).toBeFocused();
  expect(await fitsItsWidth(page)).toBe(true);
  await expectEverybodyCanUse(page);

  const first = await nextCode(shop, email);
  await code.fill(first === '000000' ? '000001' : '000000');
  await placeButton(page).click();
  await expect(page.getByText('This code isn’t right. Check the email, or get a new code')).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  const second = await nextCode(shop, email, 2);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();

  // As a phone does that has closed the tab meanwhile.
  await page.reload();
  await expect(page.getByLabel('Note to the shop')).toHaveValue('For the whole house');
  await code.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('who orders fewer after all needs no code', async ({ page }) => {
  const paint = await shop.item({ needsShipping: false, price: 10, stock: 90 });
  await startCheckout(page, shop, [paint, 51]);
  await enterContact(page, 'fewer@example.com');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await placeButton(page).click();
  await expect(page.getByLabel('Code from your email')).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart-storage') ?? '{}');
    stored.state.items[0].quantity = 5;
    localStorage.setItem('cart-storage', JSON.stringify(stored));
  });
  await page.reload();
  await expect(placeButton(page)).toBeVisible();
  await expect(page.getByLabel('Code from your email')).toHaveCount(0);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('who pays a large order at PayPal enters the code before its window asks for the money', async ({ page }) => {
  const email = 'bulk-payer@example.com';
  const paint = await shop.item({ needsShipping: false, price: 10, stock: 90 });
  await startCheckout(page, shop, [paint, 60]);
  await enterContact(page, email);
  await page.getByLabel('Note to the shop').fill('For the whole house');
  const [popup] = await Promise.all([page.waitForEvent('popup'), payPalButton(page).click()]);
  await expect(page.getByText('We’ve emailed you a code. Enter it, then place your order again.')).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  const code = page.getByLabel('Code from your email');
  await expect(code).toBeFocused();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await code.fill(await nextCode(shop, email));
  await expect(page.getByLabel('Note to the shop')).toHaveValue('For the whole house');
  await choosePayPal(await openPayPal(page), 'Approve');
  await expectPlaced(page, shop);
});
