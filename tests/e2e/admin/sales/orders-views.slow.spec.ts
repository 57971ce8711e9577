import { expect, type Page } from '@playwright/test';
import { adminPaths, type SavedView } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/faultless-page';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
});
test.afterAll(() => shop?.shop.close());

const customers = (page: Page) => page.getByRole('row').getByText(/^(Ada|Ben|Cleo)$/);

test('a saved view of orders keeps search, filters, sorting, and columns', async ({ page }) => {
  const [vase, bowl] = [
    await shop.item({ title: 'Tall vase', price: 80, stock: 50 }),
    await shop.item({ title: 'Bowl', price: 20, stock: 50 }),
  ];
  for (const [name, item, quantity] of [
    ['Ada', vase, 1],
    ['Ben', vase, 2],
    ['Cleo', bowl, 9],
  ] as const)
    await shop.order({ name, email: `${name}@example.com`, lines: [lineOf(item, quantity)] });

  // Wide enough for every column.
  await page.setViewportSize({ width: 1800, height: 900 });
  await openPanel(page, shop.shop, '/orders');
  await expect(customers(page)).toHaveText(['Cleo', 'Ben', 'Ada']);
  await page.getByPlaceholder('Search orders...').fill('vase');
  await page.getByLabel('Payment', { exact: true }).selectOption('Awaiting payment');
  await page.getByRole('columnheader', { name: 'Total' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
  await page.keyboard.press('Escape');
  await expect(customers(page)).toHaveText(['Ada', 'Ben']);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('dialog').getByLabel('View name').fill('Unpaid vases');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Unpaid vases', exact: true })).toBeVisible();
  const { data } = await shop.admin.get<SavedView[]>(`${adminPaths.views}?list=orders`);
  expect(data).toMatchObject([{ name: 'Unpaid vases', query: expect.stringContaining('state=AWAITING_PAYMENT') }]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
  await page.keyboard.press('Escape');
  await page.goto(`${shop.shop.url}/admin/orders`);
  await expect(customers(page)).toHaveText(['Cleo', 'Ben', 'Ada']);
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Unpaid vases', exact: true }).click();
  await expect(customers(page)).toHaveText(['Ada', 'Ben']);
  await expect(page.getByPlaceholder('Search orders...')).toHaveValue('vase');
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
});
