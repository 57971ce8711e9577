import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { chooseMore, expectMore } from '../../../support/browser/sales/more-actions';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
  await shop.shop.database.query("UPDATE payment_methods SET enabled = true, instructions = 'IBAN 123'");
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.shop.close());

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Orders' });

test('an order paid at pickup is made ready before it is paid', async ({ page }) => {
  const lamp = await shop.item({ title: 'Brass lamp', price: 80, stock: 10 });
  const email = 'pia@example.com';
  const collected = { shippingMethodId: shop.pickUp, address: null, paymentMethod: 'pick-up' };
  const { number } = await shop.order({ email, name: 'Pia Pickup', lines: [lineOf(lamp, 2)], ...collected });

  await openPanel(page, shop.shop, '/orders?fulfillmentStatus=TO_FULFILL');
  await expect(link(page)).toHaveAccessibleName('Orders 1 to fulfill');
  await expect(page.getByRole('row').filter({ hasText: 'Pia Pickup' })).toContainText('Awaiting paymentNot ready');
  await page.getByRole('link', { name: String(number) }).click();
  await expect(page.getByText('Reserved until')).toBeVisible();
  await press(page, 'Mark as ready');
  await answer(page, 'Mark as ready');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Reserved until')).toHaveCount(0);
  await expect(page.getByText('2 ready')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Ready for pickup: 2 × Brass lamp');
  await expect(link(page)).toHaveAccessibleName('Orders');
  await eventually(async () =>
    expect(await mailsTo(shop.shop, email, `Your Stoa order #${number} is ready for pickup`)).toHaveLength(1),
  );
  await expectEverybodyCanUse(page);

  await press(page, 'Mark as paid');
  await answer(page, 'Mark as paid');
  await expect(dialog(page)).toHaveCount(0);
  await expectMore(page, ['Invoice', 'Email again: Payment received', 'Email again: Ready for pickup']);
});

test('an invoice is printed and sent before payment, and marked if the order is canceled', async ({ page }) => {
  const lamp = await shop.item({ title: 'Wall lamp', price: 80, stock: 10 });
  const { number } = await shop.order({ lines: [lineOf(lamp, 3)], paymentMethod: 'invoice' });
  await openPanel(page, shop.shop, `/orders/${number}`);
  const invoice = page.getByRole('region', { name: 'Invoice' });
  await chooseMore(page, 'Invoice');
  await expect(invoice).toContainText('Not paid yet');
  await expect(invoice).toContainText('IBAN 123');
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Back to the order' }).click();

  await press(page, 'Fulfill');
  await dialog(page).getByLabel('Quantity of Wall lamp, of 3').fill('2');
  await answer(page, 'Fulfill');
  await expect(page.getByText('2 of 3 fulfilled')).toBeVisible();
  await chooseMore(page, 'Cancel order');
  await expect(dialog(page)).toContainText('2 are fulfilled. All of it goes back into stock');
  await expectEverybodyCanUse(page);
  await answer(page, 'Cancel order');
  await expect(dialog(page)).toHaveCount(0);
  expect((await shop.stored(lamp.id)).stock).toBe(10);
  await chooseMore(page, 'Invoice');
  await expect(invoice).toContainText('Canceled');
  await expect(invoice).not.toContainText('IBAN 123');
});
