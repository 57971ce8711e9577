import { expect } from '@playwright/test';
import { apiPaths, orderPaths } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { tabTo } from '../../../support/browser/keyboard';
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
import { mailsTo } from '../../../support/mail/mails';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const stockOf = async (id: number) =>
  (await (await shop.admin()).get(apiPaths.marketplace.item(id))).data.stock as number;

test('a shipped order is paid by bank transfer and opened with the emailed link', async ({ page }) => {
  const lamp = await shop.item({ title: 'Tall lamp' });
  await startCheckout(page, shop, [lamp, 2]);
  await enterContact(page, 'by-link@example.com');
  await enterAddress(page);
  await expect(page.getByRole('radio', { name: /Standard shipping/ })).toBeChecked();
  await expect(totalOf(page)).toHaveText('$165.00');
  await expectEverybodyCanUse(page);
  await page.getByLabel('Note to the shop').fill('Ring twice');
  await page.getByRole('button', { name: 'Place order · $165.00' }).click();

  await expectPlaced(page, shop);
  await expect(page.getByText('IBAN 123')).toBeVisible();
  await expect(page.getByText('We sent a confirmation to by-link@example.com.')).toBeVisible();
  await expectEverybodyCanUse(page);
  expect(await stockOf(lamp.id)).toBe(3);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Clara Customer' })).toBeVisible();

  const [mail] = await eventually(async () => {
    const mails = await mailsTo(shop, 'by-link@example.com');
    expect(mails).toHaveLength(1);
    return mails;
  });
  const [, query] = /\/order(\?token=\S+)/.exec(mail?.text ?? '') ?? [];
  await page.goto(`${shop.url}/order${query}`);
  const order = page.getByRole('article');
  await expect(order.getByText('Awaiting payment')).toBeVisible();
  await expect(order.getByText('2 × $80.00')).toBeVisible();
  await expect(order.getByText('548 Market St')).toBeVisible();
  await expect(order.getByText('Ring twice')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/order`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(order.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('pickup asks for no address, and neither does what needs no delivery', async ({ page }) => {
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Pay at pickup' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Pick up' }).check();
  await expect(page.getByLabel('Address')).toBeHidden();
  await expect(totalOf(page)).toHaveText('$80.00');
  await enterContact(page);
  await page.getByRole('radio', { name: 'Pay at pickup' }).check();
  await placeButton(page).click();
  await expectPlaced(page, shop);
  await expect(page.getByRole('heading', { name: 'Pickup' })).toBeVisible();

  const plan = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [plan]);
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeHidden();
  await enterContact(page);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('a missing value is reported only at its own field', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  await placeButton(page).click();
  await expect(page.getByText('Enter your name')).toHaveCount(1);
});

test('what was entered survives a reload', async ({ page }) => {
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await enterContact(page);
  await enterAddress(page);
  await page.getByLabel('Note to the shop').fill('Ring twice');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('clara@example.com');
  await expect(page.getByLabel('State')).toHaveValue('NY');
  await expect(page.getByLabel('Note to the shop')).toHaveValue('Ring twice');
  await expect(totalOf(page)).toHaveText('$85.00');
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('an order whose answer was lost is found again, and never placed twice', async ({ page }) => {
  const plan = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [plan]);
  await enterContact(page, 'lost@example.com');
  await page.route(`**${orderPaths.checkout.orders}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByText('Try again. It won’t be placed twice.')).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText('Try again. It won’t be placed twice.')).toBeVisible();
  await page.reload();
  await expectPlaced(page, shop);
  expect(await stockOf(plan.id)).toBe(4);
});

test('on a wide screen, Tab comes to the contact before the summary beside it', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await tabTo(page, page.getByLabel('Discount code'));
});

test('by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'invoice'");
  const plan = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [plan]);
  const head = page.getByRole('button', { name: /^Order summary/ });
  await expect(head).toContainText('$80.00');
  await expect(page.getByRole('listitem').filter({ hasText: plan.title })).toBeHidden();
  await tabTo(page, head);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: plan.title })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('keyboard@example.com');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Clara Customer');
  await tabTo(page, page.getByRole('radio', { name: /Bank transfer/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Invoice/ })).toBeChecked();
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');
  await expectPlaced(page, shop);
});
