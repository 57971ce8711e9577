import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { chooseMore } from '../../../support/browser/sales/more-actions';
import { fitsItsWidth } from '../../../support/browser/themes';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.shop.close());

const dialog = (page: Page) => page.getByRole('dialog');
const stockOf = async (id: number) => (await shop.stored(id)).stock;

test('the dashboard says what unpaid orders have reserved over 20% of, and an administrator releases an order’s items', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paint = await shop.item({ title: 'Paint', price: 1, stock: 100 });
  const { number } = await shop.order({ lines: [lineOf(paint, 30)] });
  await openPanel(page, shop.shop);
  await page.getByRole('link', { name: 'Unpaid orders have reserved over 20% of 1 item' }).click();
  await page.getByRole('link', { name: String(number) }).click();
  await chooseMore(page, 'Release items');
  await expect(dialog(page)).toContainText('Its items go back into stock, and the order expires now.');
  await expectEverybodyCanUse(page);
  expect(await fitsItsWidth(page)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Release items' }).click();
  await expect(page.getByText(`Released the items of order #${number}`)).toBeVisible();
  expect(await stockOf(paint.id)).toBe(100);

  // The money came after all.
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await dialog(page).getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('button', { name: 'Fulfill', exact: true })).toBeVisible();
  expect(await stockOf(paint.id)).toBe(70);
});

test('all orders that reserve over 20% of an item are released together', async ({ page }) => {
  const glue = await shop.item({ title: 'Glue', price: 1, stock: 100 });
  for (const quantity of [20, 40]) await shop.order({ lines: [lineOf(glue, quantity)] });
  const nail = await shop.item({ title: 'Nail', price: 1, stock: 100 });
  await shop.order({ lines: [lineOf(nail, 2)] });
  // Wide enough for the column of items.
  await page.setViewportSize({ width: 1600, height: 900 });
  await openPanel(page, shop.shop, '/orders?reserved=OVER_SHARE');
  await expect(page.getByRole('row').filter({ hasText: 'Glue' })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Nail' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Release items…' }).click();
  await expect(dialog(page)).toContainText('Release the items of 2 orders?');
  await dialog(page).getByRole('button', { name: 'Release items' }).click();
  await expect(dialog(page)).toHaveAccessibleName('2 orders released');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Glue' })).toHaveCount(0);
  expect(await stockOf(glue.id)).toBe(100);
});
