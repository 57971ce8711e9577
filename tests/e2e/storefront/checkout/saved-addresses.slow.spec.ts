import { expect, type Page } from '@playwright/test';
import { apiPaths, type SavedAddress } from '@stoa/contract';
import { enterAs } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import {
  expectPlaced,
  placeButton,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
} from '../../../support/browser/sales/checkout';
import { fitsItsWidth } from '../../../support/browser/themes';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const at = (line1: string) => ({
  recipient: 'Clara Customer',
  line1,
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10001',
  country: 'US',
});
const row = (page: Page, line1: string) =>
  page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem').filter({ hasText: line1 });

test('addresses are saved, changed, and deleted in the account', async ({ page }) => {
  const { email } = (await shop.customer({ name: 'Clara Customer' })).session;
  await enterAs(page, shop, { email }, '/account?section=addresses');
  await page.getByText('Add an address').click();
  const added = page.getByRole('form', { name: 'New address' });
  await added.getByRole('button', { name: 'Save address' }).click();
  await expect(added.getByText('Enter a city')).toBeVisible();
  await added.getByRole('textbox', { name: 'Address' }).fill('1 First St');
  await added.getByLabel('City').fill('New York');
  await added.getByLabel('State').selectOption('NY');
  await added.getByLabel('ZIP code').fill('nonsense');
  await added.getByRole('button', { name: 'Save address' }).click();
  await expect(added.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
  await added.getByLabel('ZIP code').fill('10001');
  await added.getByRole('button', { name: 'Save address' }).click();
  await expect(row(page, '1 First St')).toContainText('Default');
  await expectEverybodyCanUse(page);

  await page.getByText('Add an address').click();
  await expect(added.getByLabel('City')).toHaveValue('');
  await added.getByRole('textbox', { name: 'Address' }).fill('2 Second St');
  await added.getByLabel('City').fill('Albany');
  await added.getByLabel('State').selectOption('NY');
  await added.getByLabel('ZIP code').fill('12201');
  await added.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Make 2 Second St the default' }).click();
  await expect(row(page, '2 Second St')).toContainText('Default');
  await expect(row(page, '1 First St')).not.toContainText('Default');

  await page.getByRole('button', { name: 'Edit 1 First St' }).click();
  const edited = page.getByRole('form', { name: 'Address 1 First St' });
  await edited.getByRole('textbox', { name: 'Address' }).fill('11 First St');
  await edited.getByRole('button', { name: 'Save address' }).click();
  await expect(row(page, '11 First St')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsItsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Delete 2 Second St' }).click();
  await expect(row(page, '11 First St')).toContainText('Default');
  await expect(row(page, '2 Second St')).toHaveCount(0);
});

test('checkout begins with the default address, and saves another', async ({ page }) => {
  const client = await shop.customer({ name: 'Clara Customer' });
  const { email } = client.session;
  await client.post(apiPaths.auth.addresses, { address: at('1 First St') });
  await client.post(apiPaths.auth.addresses, { address: at('2 Second St') });
  await enterAs(page, shop, { email });
  const lamp = await shop.item();
  await startCheckout(page, shop, [lamp]);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  const line = page.getByRole('textbox', { name: 'Address' });
  await expect(line).toHaveValue('1 First St');
  const choice = page.getByLabel('Saved address');
  await choice.selectOption({ label: 'Clara Customer, 2 Second St, New York, NY 10001, United States' });
  await expect(line).toHaveValue('2 Second St');
  const save = page.getByLabel('Save this address for next time');
  await expect(save).toBeHidden();
  await expectEverybodyCanUse(page);

  await choice.selectOption('Another address');
  await expect(line).toHaveValue('');
  await line.fill('3 Third St');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').fill('10001');
  await save.check();
  await expectEverybodyCanUse(page);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const saved = (await client.get<SavedAddress[]>(apiPaths.auth.addresses)).data;
  expect(saved.map(({ line1 }) => line1)).toEqual(['1 First St', '3 Third St', '2 Second St']);
});

test('visitors are offered nothing of it', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  await expect(page.getByLabel('City')).toBeVisible();
  await expect(page.getByLabel('Saved address')).toBeHidden();
  await expect(page.getByLabel('Save this address')).toBeHidden();
});
