import { expect, type Page } from '@playwright/test';
import { enterAs, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { png } from '../../../support/media/png';
import { type Selling, setUpSales } from '../../../support/sales/orders';
import { openReturns } from '../../../support/sales/returned-orders';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
let returns: ReturnType<typeof openReturns>;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
  returns = openReturns(shop);
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.shop.close());

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const openOwn = (page: Page, { session }: { session: { email: string } }, number: number) =>
  enterAs(page, shop.shop, session, `/account/orders/${number}`);

test('a return is requested in the shop, and accepted, received, and refunded in the panel', async ({ page }) => {
  await openPanel(page, shop.shop, '/selling');
  await page.getByRole('tab', { name: 'Returns' }).click();
  await page.getByLabel('Days to request a return').fill('30');
  await page.getByLabel('Minutes to cancel an order').fill('60');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  const { customer, number, item } = await returns.fulfilled({ title: 'Brass lamp' });
  await openOwn(page, customer, number);
  await press(page, 'Request a return');
  await expect(page.getByRole('heading', { name: 'Request a return' })).toBeFocused();
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Request a return' })).toBeFocused();
  await press(page, 'Request a return');
  const form = page.getByRole('form', { name: 'Request a return' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Choose what you’d like to return')).toBeVisible();
  await expect(form.getByText('Choose a reason', { exact: true }).last()).toBeVisible();
  await form.getByLabel('Brass lamp').selectOption('Return 1');
  await form.getByLabel('Reason').selectOption('Damaged');
  await form.getByLabel('Note (optional)').fill('The switch is broken.');
  await form.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(40, 30) });
  await expect(form.getByRole('list', { name: 'Your images' }).getByRole('img')).toBeVisible();
  await expectEverybodyCanUse(page);
  await form.getByRole('button', { name: 'Send request' }).click();
  const requested = page.getByRole('region', { name: 'Return requested' });
  await expect(requested).toContainText('1 × Brass lamp');
  await expect(requested.getByRole('button', { name: 'Withdraw return' })).toBeVisible();
  await expectEverybodyCanUse(page);

  await openPanel(page, shop.shop);
  await page.getByRole('link', { name: '1 order with a return to handle' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Return requested' })).toBeVisible();
  await page.getByRole('link', { name: String(number) }).click();
  const section = page.getByRole('region', { name: 'Returns' });
  await expect(section).toContainText('Note from the customer: The switch is broken.');
  await expect(section.getByRole('img', { name: 'Image 1 of this return' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await press(page, 'Accept return');
  await dialog(page).getByLabel('Instructions (optional)').fill('Send it to Elm Street 1.');
  await expectEverybodyCanUse(page);
  await answer(page, 'Accept return');
  await press(page, 'Mark return as received');
  await expect(dialog(page).getByLabel('Quantity of Brass lamp, of 1')).toHaveValue('1');
  await expectEverybodyCanUse(page);
  await answer(page, 'Mark as received');
  await press(page, 'Refund return');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('10.00');
  await expectEverybodyCanUse(page);
  await answer(page, 'Refund');
  await expect(section.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText('Refunded: $10.00 for 1 × Brass lamp')).toBeVisible();
  expect((await shop.stored(item.id)).stock).toBe(9);

  await openOwn(page, customer, number);
  await expect(page.getByRole('region', { name: 'Return refunded' })).toContainText('1 × Brass lamp');
});

test('a customer cancels a paid order, and the shop pays the money back', async ({ page }) => {
  await shop.shop.database.query('UPDATE sales_settings SET cancel_minutes = 60');
  const { customer, number } = await returns.fulfilled({ title: 'Ash stool', sent: 0 });
  await openOwn(page, customer, number);
  await press(page, 'Cancel order');
  const question = page.getByRole('region', { name: 'Cancel this order?' });
  await expectEverybodyCanUse(page);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('You canceled this order. We’ll pay your money back.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Order status' })).toHaveText('Canceled');

  await openPanel(page, shop.shop);
  await page.getByRole('link', { name: '1 canceled order to pay back' }).click();
  await page.getByRole('link', { name: String(number) }).click();
  await expect(page.getByText(/The customer canceled this order on .+ Pay \$20\.00 back/)).toBeVisible();
  await expectEverybodyCanUse(page);
  await press(page, 'Refund');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('20.00');
  await answer(page, 'Refund');
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await openOwn(page, customer, number);
  await expect(page.getByText('You canceled this order, and your money is on its way back to you.')).toBeVisible();
});
