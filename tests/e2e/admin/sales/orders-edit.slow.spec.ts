import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { chooseMore } from '../../../support/browser/sales/more-actions';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
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

test('the items of an unpaid order are changed, and added to once it is paid', async ({ page }) => {
  const lamp = await shop.item({ title: 'Brass lamp', price: 80, stock: 10, needsShipping: true });
  await shop.item({ title: 'Linen shade', price: 25, stock: 4, needsShipping: true });
  const email = 'edda@example.com';
  const { number } = await shop.order({ email, name: 'Edda Edit', lines: [lineOf(lamp, 2)] });

  await openPanel(page, shop.shop, `/orders/${number}`);
  await page.getByRole('link', { name: 'Edit items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit items of order #${number}`);
  const form = page.getByRole('form', { name: 'Edit items' });
  await expect(form).toContainText('$165.00');
  await page.getByLabel('Quantity').fill('0');
  await press(page, 'Save changes');
  await expect(page.getByText('Quantity must be a whole number from 1 to 9999')).toBeVisible();
  await page.getByLabel('Quantity').fill('1');
  await addItem(page, 'linen', 'Linen shade');
  await expect(form).toContainText('$110.00');
  await expect(form).toContainText('Before: $165.00');
  await expectEverybodyCanUse(page);
  await press(page, 'Save changes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
  const items = page.getByRole('list', { name: 'Order items' });
  await expect(items).toContainText('1 × $80.00');
  await expect(items).toContainText('Linen shade');
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText(
    'Changed: items (the total was $165.00)',
  );
  await eventually(async () =>
    expect(await mailsTo(shop.shop, email, `Your Stoa order #${number} was changed`)).toHaveLength(1),
  );

  await page.getByRole('link', { name: 'Edit items' }).click();
  await expect(form.getByLabel('Quantity')).toHaveCount(2);
  await expect(form.getByLabel('Quantity').first()).toHaveValue('1');
  await form.getByRole('link', { name: 'Cancel' }).click();

  await press(page, 'Mark as paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Edit items' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Add items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Add items to order #${number}`);
  await expect(page.getByLabel('Shipping method name')).toHaveValue(`With order #${number}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Edda Edit');
  await addItem(page, 'linen', 'Linen shade');
  await expect(page.getByRole('form', { name: 'New order' })).toContainText('Subtotal$25.00');
  await press(page, 'Create order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number + 1}`);
  await page.goto(`${page.url().replace(/\d+$/, String(number))}`);
  await expect(page.getByText(`Items were added in order #${number + 1}`)).toBeVisible();
  await chooseMore(page, 'Packing slip');
  await expect(page.getByRole('region', { name: 'Packing slip' })).toContainText('Linen shade');
});
