import { expect } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { IN_THREE_SIZES, openItemAt, saveForm, variantCell, variantSheet } from '../../../support/browser/item-form';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Item with options');
const value = (name: string) => ({ name, color: null });
const sized = (more: object = {}) => newItem(admin, { ...IN_THREE_SIZES, ...more });
const stored = async (id: number) => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data;

test('options are added by keyboard with a variant for each combination, and removed', async ({ page }) => {
  const { id } = await newItem(admin, { stock: 6 });
  await openItemAt(page, shop, id, 'Details & Features');
  await page.getByRole('button', { name: 'Add an option' }).press('Enter');
  await page.keyboard.type('Size');
  const size = page.getByRole('group', { name: 'Size' });
  await size.getByRole('textbox', { name: 'Value 1' }).focus();
  await page.keyboard.type('S');
  await page.keyboard.press('Enter');
  await page.keyboard.type('M');
  await expect(variantSheet(page).getByRole('rowheader')).toHaveText(['S', 'M']);
  await expect(variantCell(page, 'Stock, S')).toHaveValue('6');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Glaze');
  const glaze = page.getByRole('group', { name: 'Glaze' });
  await glaze.getByRole('textbox', { name: 'Value 1' }).fill('Sage');
  await glaze.getByRole('checkbox', { name: 'Colors' }).check();
  await expect(glaze.getByLabel('Color of Sage', { exact: true })).toHaveValue('#8a9a5b');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('6');
  await expectNoAxeViolations(page);
  await saveForm(page);
  const item = await stored(id);
  expect(item.options).toEqual([
    { name: 'Size', values: [value('S'), value('M')] },
    { name: 'Glaze', values: [{ name: 'Sage', color: '#8a9a5b' }] },
  ]);
  expect(item.variants).toMatchObject([
    { values: ['S', 'Sage'], stock: 6 },
    { values: ['M', 'Sage'], stock: 0 },
  ]);

  await size.getByRole('textbox', { name: 'Value 2' }).fill('Large');
  await page.getByRole('button', { name: 'Move Large up' }).click();
  await expect(page.getByRole('button', { name: 'Move Large up' })).toBeFocused();
  await saveForm(page);
  const [large, small] = item.variants.toReversed();
  expect((await stored(id)).variants).toMatchObject([
    { id: large?.id, values: ['Large', 'Sage'] },
    { id: small?.id, values: ['S', 'Sage'] },
  ]);

  await page.getByRole('button', { name: 'Remove Glaze' }).click();
  await page.getByRole('button', { name: 'Remove Size' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add an option' })).toBeFocused();
  await expect(variantSheet(page)).toBeHidden();
  await page.getByLabel('Stock', { exact: true }).fill('4');
  await saveForm(page);
  expect(await stored(id)).toMatchObject({ hasOptions: false, stock: 4 });
});

test('removing an option value whose variants have stock asks first', async ({ page }) => {
  const { id } = await sized();
  await openItemAt(page, shop, id, 'Details & Features');
  await page.getByRole('button', { name: 'Remove M', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 1 variant with stock?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(variantSheet(page).getByRole('rowheader')).toHaveText(['S', 'M', 'L']);
  await page.getByRole('button', { name: 'Remove M', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(variantSheet(page).getByRole('rowheader')).toHaveText(['S', 'L']);
  await variantCell(page, 'Stock, L').fill('0');
  await variantCell(page, 'Stock, L').blur();
  await page.getByRole('button', { name: 'Remove L', exact: true }).click();
  await expect(variantSheet(page).getByRole('rowheader')).toHaveText(['S']);
});

test('an option value’s color can be removed, and white can be chosen first', async ({ page }) => {
  const colors = [
    { name: 'Sage', color: '#8a9a5b' },
    { name: 'Chalk', color: null },
  ];
  const { id } = await newItem(admin, {
    options: [{ name: 'Glaze', values: colors }],
    variants: colors.map(({ name }) => ({ values: [name] })),
  });
  await openItemAt(page, shop, id, 'Details & Features');
  await page.getByRole('button', { name: 'Remove color of Sage' }).click();
  await expect(page.getByLabel('Color of Sage', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove color of Sage' })).toBeHidden();
  await page.getByLabel('Color of Chalk', { exact: true }).fill('#ffffff');
  await saveForm(page);
  expect((await stored(id)).options[0]?.values).toEqual([
    { name: 'Sage', color: null },
    { name: 'Chalk', color: '#ffffff' },
  ]);
});

test('a removed variant combination can be brought back', async ({ page }) => {
  const { id } = await sized();
  await openItemAt(page, shop, id, 'Details & Features');
  await variantSheet(page).getByRole('button', { name: 'Remove row M' }).click();
  await expect(variantSheet(page).getByRole('rowheader')).toHaveText(['S', 'L']);
  await expect(page.getByText('1 combination without a variant')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(variantSheet(page).getByRole('rowheader')).toHaveText(['S', 'M', 'L']);
});

test('an item without options may have a SKU and untracked stock', async ({ page }) => {
  const { id } = await newItem(admin, { stock: 4 });
  await openItemAt(page, shop, id, 'Details & Features');
  await page.getByLabel('SKU').fill(`PLAIN-${id}`);
  await page.getByRole('switch', { name: 'Count stock' }).uncheck();
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('Not counted');
  await saveForm(page);
  expect(await stored(id)).toMatchObject({ counted: false, variants: [{ sku: `PLAIN-${id}`, stock: null }] });
  await page.getByRole('switch', { name: 'Count stock' }).check();
  await page.getByLabel('Stock', { exact: true }).fill('8');
  await saveForm(page);
  expect(await stored(id)).toMatchObject({ counted: true, stock: 8, variants: [{ sku: `PLAIN-${id}` }] });
});

test('a new item can have variants before it is saved', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/new');
  await page.getByLabel('Title', { exact: true }).fill('Born with sizes');
  await page.getByLabel('Description', { exact: true }).fill('A thing that comes in sizes.');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price ($)', { exact: true }).fill('20');
  await page.getByLabel('Image URL', { exact: true }).fill('/uploads/not-there.jpg');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Size');
  await page.getByRole('textbox', { name: 'Value 1' }).fill('S');
  await page.getByRole('textbox', { name: 'Value 1' }).press('Enter');
  await page.keyboard.type('M');
  await expect(variantCell(page, 'Stock, M')).toHaveValue('1');
  await variantCell(page, 'Price ($), S').fill('15');
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Marketplace item created successfully')).toBeVisible();
  const { data } = await admin.get<ItemDetail>(apiPaths.marketplace.item('born-with-sizes'));
  expect(data).toMatchObject({ price: 15, own: { price: 20 }, variants: [{ stock: 1 }, { stock: 1 }] });
});
