import { expect, type Page } from '@playwright/test';
import { adminPaths, type OrderList } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
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
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const ARRIVES = /Arrives \w{3},\s\w{3}\s\d+ – \w{3},\s\w{3}\s\d+/;
const WHEN = 'Sat, Dec 5, 2099, 10:00 AM – 1:00 PM · Studio, 12 Kiln St';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function newestOrder(): Promise<number> {
  const admin = await shop.admin();
  return (await admin.get<OrderList>(adminPaths.orders)).data.items[0]?.number ?? 0;
}

test('a method by weight is set up, and shoppers see what it costs and when their order arrives', async ({ page }) => {
  const heavy = await shop.item({ options: [], variants: [{ values: [], stock: 20, weight: 1_500 }] });
  await openPanel(page, shop, '/selling');
  const standard = page.getByRole('group', { name: 'Standard shipping', exact: true });
  await standard.getByRole('button', { name: 'Standard shipping', exact: true }).click();
  await standard.getByLabel('Rates', { exact: true }).selectOption('By weight');
  await expect(page.getByText(/items that require shipping have no weight\. They count as 0\./)).toBeVisible();
  const table = standard.getByRole('table', { name: 'Rates of Standard shipping' });
  await table.getByLabel('Up to (g), row 1').fill('2000');
  await table.getByLabel('Price ($), row 1').fill('7');
  await standard.getByRole('button', { name: 'Add row' }).click();
  await expect(table.getByLabel('Up to (g), row 2')).toBeFocused();
  await page.keyboard.type('500');
  await table.getByLabel('Price ($), row 2').fill('11');
  await save(page);
  await expect(table.getByText('Row 2: Up to must be more than in row 1')).toBeVisible();
  await expectEverybodyCanUse(page);

  await table.getByLabel('Up to (g), row 2').fill('');
  await standard.getByLabel('Transit time from').fill('2');
  await standard.getByLabel('Transit time to').fill('4');
  const handling = page.getByRole('region', { name: 'Handling time' });
  await handling.getByLabel('Handling time from').fill('1');
  await handling.getByLabel('Handling time to').fill('2');
  await save(page);
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(`${shop.url}/marketplace/${heavy.slug}`);
  await expect(page.getByText('Ships in 1–2 business days')).toBeVisible();
  await startCheckout(page, shop, [heavy, 2]);
  await enterContact(page);
  await enterAddress(page);
  await expect(totalOf(page)).toHaveText('$171.00');
  const method = page.getByRole('radio', { name: /Standard shipping/ });
  await expect(method).toHaveAccessibleName(ARRIVES);
  await expectEverybodyCanUse(page);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  // It's on its way only once it is paid.
  await expect(page.getByText(ARRIVES)).toHaveCount(0);

  await openPanel(page, shop, `/orders/${await newestOrder()}`);
  await expect(page.getByText(ARRIVES)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await expect(page.getByText(ARRIVES)).toBeVisible();
});

test('a workshop has a date and a venue, and whoever was there is ticked', async ({ page }) => {
  const workshop = await shop.item({
    needsShipping: false,
    options: [],
    variants: [
      {
        values: [],
        stock: 8,
        startsAt: '2099-12-05T10:00:00Z',
        endsAt: '2099-12-05T13:00:00Z',
        venue: 'Studio, 12 Kiln St',
      },
    ],
  });
  await page.goto(`${shop.url}/marketplace/${workshop.slug}`);
  await expect(page.getByRole('article').getByText(WHEN)).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText(WHEN)).toBeVisible();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText(WHEN)).toBeVisible();
  await enterContact(page);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  await expect(page.getByText(WHEN)).toBeVisible();

  await openPanel(page, shop, `/orders/${await newestOrder()}`);
  const attended = page.getByRole('checkbox', { name: `Attended: ${workshop.title}` });
  await expect(page.getByText(WHEN)).toBeVisible();
  await attended.check();
  await expect(page.getByText('Marked as attended')).toBeVisible();
  const timeline = page.getByRole('list', { name: 'What happened' });
  await expect(timeline.getByText('Attended', { exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);
  await attended.uncheck();
  await expect(timeline.getByText('Not attended', { exact: true })).toBeVisible();
  await expect(attended).not.toBeChecked();

  // Once it's paid and has begun, it's what comes next.
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  const next = page.getByRole('button', { name: 'Mark as attended' });
  await expect(timeline.getByText('Paid', { exact: true })).toBeVisible();
  await expect(next).toHaveCount(0);
  await shop.database.query('UPDATE order_lines SET starts_at = now(), ends_at = NULL WHERE item_id = $1', [
    workshop.id,
  ]);
  await page.reload();
  await next.click();
  await expect(attended).toBeChecked();
  await expect(next).toHaveCount(0);
});

test('the date and venue of a workshop are entered where it needs no shipping, and its weight where it does', async ({
  page,
}) => {
  const item = await shop.item();
  await openPanel(page, shop, `/marketplace/${item.id}/edit`);
  await page.getByRole('button', { name: 'Shipping, tax & schedule' }).click();
  await page.getByLabel('Weight (g)').fill('1200');
  await expect(page.getByLabel('Starts')).toHaveCount(0);
  await page.getByLabel('Requires shipping').selectOption('No');
  await expect(page.getByLabel('Weight (g)')).toHaveCount(0);
  await page.getByLabel('Starts').fill('2099-12-05T10:00');
  await page.getByLabel('Ends').fill('2099-12-05T13:00');
  await page.getByLabel('Venue').fill('Studio, 12 Kiln St');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/updated successfully/)).toBeVisible();
  await page.goto(`${shop.url}/marketplace/${item.slug}`);
  await expect(page.getByRole('article').getByText(WHEN)).toBeVisible();
});

test('weights are entered in the unit of the shop, and are the same in another one', async ({ page }) => {
  const item = await shop.item();
  const weigh = async (unit: string) => {
    await page.goto(`${shop.url}/admin/settings`);
    await page.getByLabel('Weight unit').selectOption(unit);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
  };
  const limit = page.getByRole('table', { name: 'Rates of Standard shipping' }).getByLabel(/^Up to \(.*row 1/);
  const openRates = async () => {
    await page.goto(`${shop.url}/admin/selling`);
    await page.getByRole('button', { name: 'Standard shipping', exact: true }).click();
  };
  await openPanel(page, shop);
  await weigh('Pounds (lb)');
  await openRates();
  await expect(limit).toHaveAccessibleName('Up to (lb), row 1');
  await limit.fill('5');
  await save(page);
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect(
    await shop.database.query("SELECT tiers->0->'upTo' AS grams FROM shipping_methods WHERE pricing = 'BY_WEIGHT'"),
  ).toEqual([{ grams: 2268 }]);

  const weightIn = async (unit: string) => {
    await page.goto(`${shop.url}/admin/marketplace/${item.id}/edit`);
    await page.getByRole('button', { name: 'Shipping, tax & schedule' }).click();
    return page.getByLabel(`Weight (${unit})`);
  };
  await (await weightIn('lb')).fill('1.5');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/updated successfully/)).toBeVisible();
  expect(await shop.database.query('SELECT weight FROM item_variants WHERE item_id = $1', [item.id])).toEqual([
    { weight: 680 },
  ]);

  await weigh('Kilograms (kg)');
  await openRates();
  await expect(limit).toHaveAccessibleName('Up to (kg), row 1');
  await expect(limit).toHaveValue('2.268');
  await expect(await weightIn('kg')).toHaveValue('0.68');
  await expectEverybodyCanUse(page);
});

test('a shop that only has pickup opens checkout on it', async ({ page }) => {
  await shop.database.query('UPDATE shipping_methods SET enabled = pick_up');
  await startCheckout(page, shop, [await shop.item()]);
  await expect(page.getByRole('heading', { name: 'Pickup' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pick up/ })).toBeChecked();
  await expect(page.getByLabel('Address')).toHaveCount(0);
});
