import { expect, type Page } from '@playwright/test';
import { adminPaths, type PayLink } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.shop.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const addItem = async (page: Page, typed: string, name: string) => {
  await page.getByRole('combobox', { name: 'Add an item' }).fill(typed);
  await page.getByRole('option', { name }).click();
};

test('an item of a paid order is swapped for a dearer one, and the customer pays the difference', async ({ page }) => {
  const tax = { name: 'Sales tax', percent: 8.3, country: 'US', administrativeArea: null, taxClass: 'standard' };
  await shop.admin.patch(adminPaths.salesSettings, { taxRates: [{ ...tax, onShipping: false }] });
  const lamp = await shop.item({ title: 'Brass lamp', price: 50, stock: 5, needsShipping: true });
  await shop.item({ title: 'Linen shade', price: 40, stock: 4, needsShipping: true });
  await shop.item({ title: 'Stone bowl', price: 60, stock: 4, needsShipping: true });
  const { number } = await manageOrders(shop).paid({ name: 'Sam Swap', lines: [lineOf(lamp)] });

  await openPanel(page, shop.shop, `/orders/${number}`);
  await page.getByRole('link', { name: 'Swap items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Swap items of order #${number}`);
  const outcome = page.getByRole('status').filter({ hasText: /Collect|Refund|No money/ });
  await expect(page.getByLabel('Quantity of Brass lamp, of 1')).toHaveValue('1');
  await press(page, 'Swap items');
  await expect(page.getByText('Add an item', { exact: true }).last()).toBeVisible();
  await addItem(page, 'linen', 'Linen shade');
  await expect(outcome).toContainText('Refund $10.83');
  await page.getByRole('button', { name: 'Remove Linen shade' }).click();
  await addItem(page, 'bowl', 'Stone bowl');
  await expect(outcome).toContainText('Collect $10.83 by pay link');
  await page.getByLabel('Quantity of Brass lamp, of 1').fill('2');
  await press(page, 'Swap and collect $10.83');
  await expect(page.getByText('Quantity must be from 0 to 1')).toBeVisible();
  await page.getByLabel('Quantity of Brass lamp, of 1').fill('1');
  await expectEverybodyCanUse(page);
  await press(page, 'Swap and collect $10.83');
  await expect(page.getByText('Swap saved. Waiting for $10.83')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number + 1}`);
  await expect(page.getByText('The customer gets this instead of 1 × Brass lamp from order')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await expect(
    page.getByText(`The swap ends: the customer gets the items of order #${number} as ordered.`),
  ).toBeVisible();
  await press(page, 'Keep order');
  await page
    .getByRole('link', { name: `#${number}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
  await expect(page.getByText('1 set aside')).toBeVisible();
  await expect(page.getByText('are set aside for a swap until the customer pays order')).toBeVisible();
  await expect(page.getByText('Swap pending')).toBeVisible();

  const next = number + 1;
  const { data } = await shop.admin.post<PayLink>(adminPaths.changeOrder(next, 'pay-link'));
  const customer = await page.context().newPage();
  await customer.goto(data.url);
  await expect(customer.getByText(`Paid with order #${number}`, { exact: true })).toBeVisible();
  await expect(customer.getByRole('main')).toContainText('$10.83');
  await customer.close();

  await manageOrders(shop).change(next, 'mark-paid', { reference: 'T-2' });
  await page.reload();
  await expect(page.getByText(`Swapped for order #${next}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Total after swaps and refunds')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add items' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'What happened' })).not.toContainText('Refunded');
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('1 × Brass lamp for order');
  await page
    .getByRole('link', { name: `#${next}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${next}`);
  await expect(page.getByText('The customer gets this instead of')).toBeVisible();
  await expect(page.getByText(`Paid with order #${number}`, { exact: true })).toBeVisible();
});
