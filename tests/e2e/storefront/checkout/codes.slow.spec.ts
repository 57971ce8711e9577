import { expect } from '@playwright/test';
import { orderPaths } from '@stoa/contract';
import { test } from '../../../support/browser/faultless-page';
import {
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

test('a code is answered, counted, and taken away again', async ({ page }) => {
  await shop.database.query(
    "INSERT INTO discounts (code, kind, percent) VALUES ('TENTH', 'PERCENT', 10), ('GIFT', 'PERCENT', 100)",
  );
  const plan = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [plan]);
  const code = page.getByLabel('Discount code');
  await code.fill('nothing');
  await code.press('Enter');
  await expect(page.getByText('“NOTHING” isn’t a valid code.')).toBeVisible();
  await code.fill('tenth');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByText('10% off')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$72.00');
  await page.getByRole('button', { name: 'Remove discount code TENTH' }).press('Enter');
  await expect(code).toBeFocused();
  await expect(totalOf(page)).toHaveText('$80.00');

  await code.fill('gift');
  await code.press('Enter');
  await expect(page.getByText('Your order is free. No payment needed.')).toBeVisible();
  await enterContact(page);
  await page.getByRole('button', { name: 'Place order · $0.00' }).click();
  await expectPlaced(page, shop);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('a code counts that was entered right before the press', async ({ page }) => {
  await shop.database.query("INSERT INTO discounts (code, kind, amount) VALUES ('HURRY', 'AMOUNT', 100000)");
  const plan = await shop.item({ needsShipping: false, price: 1500 });
  await startCheckout(page, shop, [plan]);
  await enterContact(page);
  await expect(totalOf(page)).toHaveText('$1,500.00');
  await page.route(`**${orderPaths.checkout.quote}`, (route) => route.abort());
  await page.getByLabel('Discount code').fill('hurry');
  await page.getByLabel('Discount code').press('Enter');
  await placeButton(page).click();
  await expect(page.getByText('The total is now $500.00.')).toBeVisible();
  await expect(page.getByText('$1,000.00 off')).toBeVisible();
  await page.getByRole('button', { name: 'Place order · $500.00' }).click();
  await expectPlaced(page, shop);
});

test('a code that was typed and never applied counts, too, and what it does is seen first', async ({ page }) => {
  await shop.database.query("INSERT INTO discounts (code, kind, percent) VALUES ('TYPED', 'PERCENT', 10)");
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page);
  const code = page.getByLabel('Discount code');
  await code.fill('typed');
  await page.reload();
  await expect(code).toHaveValue('typed');
  await placeButton(page).click();
  await expect(page.getByText('The total is now $72.00.')).toBeVisible();
  await expect(page.getByText('10% off')).toBeVisible();
  await page.getByRole('button', { name: 'Remove discount code TYPED' }).click();
  await code.fill('wrong');
  await expect(totalOf(page)).toHaveText('$80.00');
  await placeButton(page).click();
  await expect(
    page.getByText('“WRONG” isn’t a valid code. Enter another code, or place your order again without one.'),
  ).toBeVisible();
  await expect(code).toBeFocused();
  await expect(page.getByText('“WRONG” isn’t a valid code.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Place order · $80.00' }).click();
  await expectPlaced(page, shop);
});

test('on a phone, a wrong code is shown where it was entered, though the summary is folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page);
  const [summary, code] = [page.getByRole('button', { name: /^Order summary/ }), page.getByLabel('Discount code')];
  await summary.click();
  await code.fill('nope');
  await summary.click();
  await expect(code).toBeHidden();
  await placeButton(page).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('“NOPE” isn’t a valid code.', { exact: true })).toBeVisible();
  await expect(page.getByText('The total is now')).toHaveCount(0);
  await summary.click();
  await expect(code).toBeHidden();
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('a code that ended meanwhile is said, and the order goes on without it', async ({ page }) => {
  await shop.database.query("INSERT INTO discounts (code, kind, percent) VALUES ('SHORT', 'PERCENT', 10)");
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page);
  await page.getByLabel('Discount code').fill('short');
  await page.getByLabel('Discount code').press('Enter');
  await expect(totalOf(page)).toHaveText('$72.00');
  await shop.database.query("UPDATE discounts SET ends_at = now() WHERE code = 'SHORT'");
  await placeButton(page).click();
  await expect(page.getByText('The code SHORT has expired. The total is now $80.00.')).toBeVisible();
  await expect(page.getByText('The code SHORT has expired.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Discount code')).toHaveValue('short');
  await page.getByRole('button', { name: 'Place order · $80.00' }).click();
  await expectPlaced(page, shop);
});

test('free delivery is no use to whoever picks up, or buys what isn’t delivered', async ({ page }) => {
  await shop.database.query("INSERT INTO discounts (code, kind) VALUES ('SHIPFREE', 'SHIPPING')");
  await startCheckout(page, shop, [await shop.item()]);
  await page.getByLabel('Discount code').fill('shipfree');
  await page.getByLabel('Discount code').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove discount code SHIPFREE' })).toBeVisible();
  await page.getByRole('radio', { name: 'Pick up' }).check();
  const useless = page.getByText('The code SHIPFREE is only for orders that ship.');
  await expect(useless).toBeVisible();
  await page.getByRole('radio', { name: 'Ship', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Remove discount code SHIPFREE' })).toBeVisible();

  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await expect(useless).toBeVisible();
  await page.getByLabel('Discount code').fill('');
  await expect(useless).toBeHidden();
});

test('whoever tries too many codes is told how long to wait, and may order without one', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page);
  const wait = 'Too many attempts. Please try again in 12 minutes';
  await page.route(`**${orderPaths.checkout.quote}`, (route) => {
    const isPlain = route.request().postDataJSON().code === null;
    const error = { status: 429, name: 'RateLimitError', message: wait, details: { retryAfter: 720 } };
    return isPlain ? route.fallback() : route.fulfill({ status: 429, json: { data: null, error } });
  });
  await page.getByLabel('Discount code').fill('guess');
  await page.getByLabel('Discount code').press('Enter');
  await expect(page.getByText(wait)).toBeVisible();
  await page.getByLabel('Discount code').fill('');
  await expect(page.getByText(wait)).toBeHidden();
  await placeButton(page).click();
  await expectPlaced(page, shop);
});
