import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type ItemList, orderPaths, type Quote } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const open = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name, exact: true, expanded: false }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
};

/** What a shopper in a place is offered for the first thing that is delivered. */
async function quoted(place: object): Promise<Quote> {
  const visitor = shop.visitor();
  const { items } = (await visitor.get<ItemList>(`${apiPaths.marketplace.items}?search=mugs`)).data;
  return (
    await visitor.post<Quote>(orderPaths.checkout.quote, { lines: [{ itemId: items[0]?.id, quantity: 1 }], place })
  ).data;
}

test('an administrator sets a shipping method, a tax rate, and a payment method, and shoppers are offered them', async ({
  page,
}) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Selling');
  await expect(page.getByText('No payment method is on, so no one can check out.')).toBeVisible();
  await expectEverybodyCanUse(page);

  await page.getByRole('button', { name: 'Add shipping method' }).click();
  const method = page.getByRole('group', { name: 'Shipping method 3' });
  await expect(method.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Courier');
  const courier = row(page, 'Courier');
  await courier.getByLabel('Price').fill('12.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(courier.getByText('Add at least one country')).toBeVisible();
  for (const country of ['Canada', 'United States']) {
    await courier.getByLabel('Add a country').fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
  }
  const states = row(page, 'United States').getByLabel('States or regions').last();
  await states.fill('New Y');
  await page.getByRole('option', { name: 'New York' }).click();
  await page.keyboard.press('Escape');
  await courier.getByRole('button', { name: 'Move Courier up' }).click();
  await expect(courier.getByRole('button', { name: 'Move Courier up' })).toBeFocused();
  await expectEverybodyCanUse(page);

  const pickup = row(page, 'Pick up');
  await expect(pickup).toContainText('Without an address');
  await open(page, 'Pick up');
  await pickup.getByLabel('Address').fill('1 Kiln Lane\nHudson, NY 12534');
  await pickup.getByLabel('Hours').fill('Monday to Friday, 10 AM to 6 PM');

  await page.getByRole('link', { name: 'Taxes' }).click();
  await page.getByRole('button', { name: 'Add tax rate' }).click();
  await expect(row(page, 'Tax rate 1').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Sales tax');
  const rate = row(page, 'Sales tax');
  await rate.getByLabel('Percent').fill('8.875');
  await rate.getByLabel('State or region').selectOption('New York');
  await rate.getByLabel('Also on shipping').check();
  await page.getByRole('button', { name: 'Add tax rate' }).click();
  await page.keyboard.type('VAT');
  await row(page, 'VAT').getByLabel('Percent').fill('20');
  await row(page, 'VAT').getByLabel('Country').selectOption('France');
  await expect(
    row(page, 'VAT').getByText('No shipping method covers this place, so no one pays this rate.'),
  ).toBeVisible();
  await expect(rate.getByText('No shipping method goes there')).toHaveCount(0);
  await expectEverybodyCanUse(page);

  await tab(page, 'Stock');
  await expect(page.getByLabel('Low stock at')).toHaveValue('3');
  await page.getByLabel('Low stock at').fill('5');

  await tab(page, 'Payments');
  await expect(row(page, 'Bank transfer')).toContainText('Off');
  await row(page, 'Bank transfer').getByRole('switch').check();
  await expect(row(page, 'Bank transfer')).toContainText('On');
  await expect(row(page, 'Bank transfer').getByText('Without instructions')).toBeVisible();
  await open(page, 'Bank transfer');
  await row(page, 'Bank transfer').getByLabel('Bank account').fill('To the account 12345.');
  await expectEverybodyCanUse(page);
  await save(page);
  await expect(page.getByText('No payment method is on')).toHaveCount(0);
  await expect(page.getByText('changed shipping, taxes, or payments')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Bank transfer')).toContainText('received your payment · Items reserved for 7 days');
  await expect(page.getByText('No shipping method for France.')).toBeVisible();
  await expect(page.getByText('changed shipping, taxes, or payments')).toBeVisible();

  const inNewYork = await quoted({ country: 'US', administrativeArea: 'NY' });
  expect(inNewYork.shippingMethods.map(({ name, price }) => [name, price])).toEqual([
    ['Standard shipping', 5],
    ['Courier', 12.5],
    ['Pick up', 0],
  ]);
  expect(inNewYork.shippingMethods.at(-1)).toMatchObject({
    pickUpAddress: '1 Kiln Lane\nHudson, NY 12534',
    pickUpHours: 'Monday to Friday, 10 AM to 6 PM',
  });
  expect(inNewYork.taxes).toMatchObject([{ name: 'Sales tax', percent: 8.875 }]);
  expect(inNewYork.paymentMethods).toMatchObject([{ id: 'transfer', name: 'Bank transfer' }]);
  expect((await quoted({ country: 'US', administrativeArea: 'TX' })).taxes).toEqual([]);
  expect((await quoted({ country: 'CA' })).shippingMethods.map(({ name }) => name)).toEqual(['Courier', 'Pick up']);
});

test('two administrators who change the sales settings at once choose between versions', async ({ page }) => {
  await openPanel(page, shop, '/selling');
  await open(page, 'Pick up');
  await row(page, 'Pick up').getByLabel('Note').fill('At the workshop');
  const admin = await shop.admin();
  const { data: selling } = await admin.get(adminPaths.salesSettings);
  await admin.patch(adminPaths.salesSettings, {
    shippingMethods: [...selling.shippingMethods, { name: 'Bicycle', price: 7 }],
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This record has changed' });
  await expect(dialog.getByRole('group', { name: 'Shipping methods' })).toContainText('At the workshop');
  await expect(dialog.getByText('Bicycle')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(row(page, 'Bicycle')).toBeVisible();
});
