import { expect, type Page } from '@playwright/test';
import type { FullItem } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { expectPlaced, setUpCheckout } from '../../../support/browser/sales/checkout';
import { choosePayPal, payPalButton, type ShopWithPayPal, suffer } from '../../../support/browser/sales/paypal';
import { openShop } from '../../../support/shop/shop';

let shop: ShopWithPayPal;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true, paypal: true }));
});
test.afterAll(() => shop?.close());

const openItem = async (page: Page): Promise<FullItem> => {
  const item = await shop.item({ price: 40 });
  await page.goto(`${shop.url}/marketplace/${item.slug}`);
  return item;
};

/** On PayPal's page, after the press of its button. */
const atPayPal = async (page: Page): Promise<Page> => {
  await page.getByRole('heading', { name: /^Pay / }).waitFor();
  return page;
};

const form = (page: Page) => page.getByRole('form', { name: 'Checkout' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const pay = (page: Page) => form(page).getByRole('button', { name: /^Pay \$[\d.]+ with PayPal$/ });

test('an item is bought with PayPal from its page, with the address from there', async ({ page }) => {
  await openItem(page);
  await page.getByRole('main').getByRole('button', { name: 'Buy with PayPal' }).click();
  await choosePayPal(await atPayPal(page), 'Approve');
  await expect(form(page)).toContainText('Test Buyer\nbuyer@example.com');
  await expect(form(page)).toContainText('Standard shipping · $5.00');
  await expect(form(page)).toContainText('San Jose, CA 95131');
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await expect(page.getByText('You’re paying with the PayPal account buyer@example.com.')).toBeVisible();
  await expect(pay(page)).toHaveText('Pay $45.00 with PayPal');
  await expect(payPalButton(page)).toHaveCount(0);
  await expectEverybodyCanUse(page);
  // It survives a reload, and what the order needs can be changed.
  await page.reload();
  await form(page).getByRole('button', { name: 'Edit details' }).click();
  await expect(field(page, 'Email')).toHaveValue('buyer@example.com');
  await expect(field(page, 'City')).toHaveValue('San Jose');
  await field(page, 'Name').fill('Clara Customer');
  await pay(page).click();
  await expectPlaced(page, shop);
});

test('the cart is checked out with PayPal, and whoever cancels there finds it as it was', async ({ page }) => {
  await openItem(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expectEverybodyCanUse(page);
  await cart.getByRole('button', { name: 'Check out with PayPal' }).click();
  await choosePayPal(await atPayPal(page), 'Cancel');
  await expect(page.getByText('You left before paying. You haven’t been charged')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await expect(field(page, 'Email')).toHaveValue('');
  await expect(form(page).getByRole('region', { name: 'Order summary' })).toContainText('$40.00');
});

test('with something else in the cart, an item page offers to check out all of it', async ({ page }) => {
  await openItem(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await openItem(page);
  await page.getByRole('main').getByRole('button', { name: 'Check out with PayPal' }).click();
  await expect(page.getByRole('heading', { name: 'Pay $80.00?' })).toBeVisible();
});

test('another account, or another payment method, is as good as before', async ({ page }) => {
  await openItem(page);
  await page.getByRole('main').getByRole('button', { name: 'Buy with PayPal' }).click();
  await choosePayPal(await atPayPal(page), 'Approve');
  await expect(pay(page)).toBeVisible();
  await form(page).getByRole('button', { name: 'Edit details' }).click();
  await form(page)
    .getByRole('radio', { name: /Bank transfer/ })
    .check();
  await expect(form(page).getByRole('button', { name: 'Place order · $45.00' })).toBeVisible();
  await form(page)
    .getByRole('radio', { name: /PayPal/ })
    .check();
  await form(page).getByRole('button', { name: 'Use another PayPal account' }).click();
  await expect(payPalButton(page)).toBeVisible();
});

test('a card that is declined leaves the order to be paid', async ({ page }) => {
  await openItem(page);
  await page.getByRole('main').getByRole('button', { name: 'Buy with PayPal' }).click();
  await choosePayPal(await atPayPal(page), 'Approve with a declined card');
  await expect(pay(page)).toHaveText('Pay $45.00 with PayPal');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: /^Order #\d+ isn’t paid yet$/ })).toBeVisible();
  await expect(page.getByText(/^PayPal declined this payment/)).toBeInViewport();
  await expect(payPalButton(page)).toBeVisible();
});

test('what PayPal can’t do is said where it was asked for', async ({ page }) => {
  await openItem(page);
  await suffer(shop, { call: 'create', kind: 'fail' });
  await page.getByRole('main').getByRole('button', { name: 'Buy with PayPal' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'PayPal isn’t responding. Please try again, or check out without it',
  );
  await page.goto(`${shop.url}/checkout?express=paypal&token=GONE`);
  await expect(
    page.getByText('Your PayPal approval has expired or was used before. You haven’t been charged'),
  ).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
});
