import { expect } from '@playwright/test';
import { apiPaths, orderPaths } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../support/axe';
import {
  enterAddress,
  enterContact,
  expectPlaced,
  openShopThatSells,
  placeButton,
  type ShopThatSells,
  startCheckout,
  totalOf,
} from '../../support/checkout';
import { eventually } from '../../support/eventually';
import { test } from '../../support/faultless-page';
import { tabTo } from '../../support/keyboard';
import { mailsTo } from '../../support/mails';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await openShopThatSells();
});
test.afterAll(() => shop?.close());

const stockOf = async (id: number) =>
  (await (await shop.admin()).get(apiPaths.marketplace.item(id))).data.stock as number;

test('what is delivered and paid by transfer, up to the page behind the emailed link', async ({ page }) => {
  const lamp = await shop.item({ title: 'Tall lamp' });
  await startCheckout(page, shop, [lamp, 2]);
  await enterContact(page, 'by-link@example.com');
  await enterAddress(page);
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked();
  await expect(totalOf(page)).toHaveText('$165.00');
  await expectEverybodyCanUse(page);
  await page.getByLabel('Note to the shop').fill('Ring twice');
  await page.getByRole('button', { name: 'Place order · $165.00' }).click();

  await expectPlaced(page, shop);
  await expect(page.getByText('IBAN 123')).toBeVisible();
  await expect(page.getByText('We’ve emailed you at by-link@example.com.')).toBeVisible();
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
  await expect(order.getByText('Waiting for payment')).toBeVisible();
  await expect(order.getByText('2 × $80.00')).toBeVisible();
  await expect(order.getByText('548 Market St')).toBeVisible();
  await expect(order.getByText('Ring twice')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/order`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(order.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('pick-up asks for no address, and neither does what needs no delivery', async ({ page }) => {
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Pay at pick-up' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Pick it up' }).check();
  await expect(page.getByLabel('Address')).toBeHidden();
  await expect(totalOf(page)).toHaveText('$80.00');
  await enterContact(page);
  await page.getByRole('radio', { name: 'Pay at pick-up' }).check();
  await placeButton(page).click();
  await expectPlaced(page, shop);
  await expect(page.getByRole('heading', { name: 'Pick-up' })).toBeVisible();

  const plan = await shop.item({ needsDelivery: false });
  await startCheckout(page, shop, [plan]);
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeHidden();
  await enterContact(page);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('a code is answered, counted, and taken away again', async ({ page }) => {
  await shop.database.query(
    "INSERT INTO discount_codes (code, kind, percent) VALUES ('TENTH', 'PERCENT', 10), ('GIFT', 'PERCENT', 100)",
  );
  const plan = await shop.item({ needsDelivery: false });
  await startCheckout(page, shop, [plan]);
  const code = page.getByLabel('Discount code');
  await code.fill('nothing');
  await code.press('Enter');
  await expect(page.getByText('There is no code NOTHING.')).toBeVisible();
  await code.fill('tenth');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByText('10% off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the code TENTH' })).toBeFocused();
  await expect(totalOf(page)).toHaveText('$72.00');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(totalOf(page)).toHaveText('$80.00');

  await code.fill('gift');
  await code.press('Enter');
  await expect(page.getByText('There’s nothing to pay.')).toBeVisible();
  await enterContact(page);
  await page.getByRole('button', { name: 'Place order · $0.00' }).click();
  await expectPlaced(page, shop);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('a code counts that was entered right before the press', async ({ page }) => {
  await shop.database.query("INSERT INTO discount_codes (code, kind, amount) VALUES ('HURRY', 'AMOUNT', 100000)");
  const plan = await shop.item({ needsDelivery: false, price: 1500 });
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

test('what is missing is said at its own field alone', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  await placeButton(page).click();
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(1);
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

test('what somebody else bought meanwhile is corrected by one press', async ({ page }) => {
  const [lamp, bowl] = [await shop.item({ title: 'Scarce lamp', needsDelivery: false }), await shop.item()];
  await startCheckout(page, shop, [lamp, 3], [bowl]);
  await page.getByRole('radio', { name: 'Pick it up' }).check();
  await enterContact(page);
  await expect(totalOf(page)).toHaveText('$320.00');
  await shop.database.query(
    'UPDATE item_variants SET stock = CASE item_id WHEN $1 THEN 2 ELSE 0 END WHERE item_id IN ($1, $2)',
    [lamp.id, bowl.id],
  );
  await placeButton(page).click();
  await expect(page.getByText('Some of your cart can’t be bought anymore')).toBeVisible();
  const fewer = page.getByRole('button', { name: 'Set to 2' });
  await expect(fewer).toBeFocused();
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${bowl.title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeFocused();
  await expect(totalOf(page)).toHaveText('$160.00');
  await placeButton(page).click();
  await expectPlaced(page, shop);
  expect(await stockOf(lamp.id)).toBe(0);
});

test('a price that changed meanwhile is shown before anything is ordered', async ({ page }) => {
  const lamp = await shop.item({ needsDelivery: false });
  await startCheckout(page, shop, [lamp]);
  await enterContact(page);
  await expect(totalOf(page)).toHaveText('$80.00');
  await (await shop.admin()).patch(apiPaths.marketplace.item(lamp.id), { price: 90 });
  await placeButton(page).click();
  await expect(page.getByText('Prices have changed')).toBeVisible();
  await expect(page.getByText('Price was $80.00, is now $90.00')).toBeVisible();
  await page.getByRole('button', { name: 'Place order · $90.00' }).click();
  await expectPlaced(page, shop);
});

test('where nothing goes it is said, and a wrong address is, at its field', async ({ page }) => {
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await enterContact(page);
  await page.getByLabel('Country').selectOption('DE');
  await expect(page.getByText('We don’t deliver to Germany yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pick it up instead' })).toBeVisible();
  await page.getByLabel('Country').selectOption('US');
  await enterAddress(page);
  await page.getByLabel('City').fill('');
  await placeButton(page).click();
  await expect(page.getByText('City is required')).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('ZIP code').fill('none');
  await placeButton(page).click();
  await expect(page.getByText('ZIP code must look like 95014')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
});

test('an order whose answer was lost is found again, and never placed twice', async ({ page }) => {
  const plan = await shop.item({ needsDelivery: false });
  await startCheckout(page, shop, [plan]);
  await enterContact(page, 'lost@example.com');
  await page.route(`**${orderPaths.checkout.orders}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByText('Try again: it won’t be placed twice.')).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText('Try again: it won’t be placed twice.')).toBeVisible();
  await page.reload();
  await expectPlaced(page, shop);
  expect(await stockOf(plan.id)).toBe(4);
});

test('by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.database.query("UPDATE ways_to_pay SET enabled = true WHERE id = 'invoice'");
  const plan = await shop.item({ needsDelivery: false });
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

test('a lost link is mailed again', async ({ page }) => {
  const plan = await shop.item({ needsDelivery: false });
  await startCheckout(page, shop, [plan]);
  await enterContact(page, 'again@example.com');
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const [, number = ''] = /Order (\d+)/.exec((await page.getByRole('article').textContent()) ?? '') ?? [];
  await page.goto(`${shop.url}/order?token=unknown`);
  await expect(page.getByRole('heading', { name: 'This link isn’t valid anymore' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('textbox', { name: 'Email' }).fill('again@example.com');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('we’ve emailed you a link to it')).toBeVisible();
  await eventually(async () => expect(await mailsTo(shop, 'again@example.com')).toHaveLength(2));
});
