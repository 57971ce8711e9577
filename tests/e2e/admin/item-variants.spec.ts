import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { openPanel } from '../../support/accounts-in-browser';
import { expectNoAxeViolations } from '../../support/axe';
import type { Client } from '../../support/client';
import { test } from '../../support/demo-shop';
import { itemsCalled } from '../../support/marketplace';
import type { Shop } from '../../support/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Varied item');
const value = (name: string) => ({ name, color: null });
const SIZES = { name: 'Size', values: [value('S'), value('M'), value('L')] };
const sized = (more: object = {}) =>
  newItem(admin, {
    options: [SIZES],
    variants: ['S', 'M', 'L'].map((size, place) => ({ values: [size], stock: place + 1, sku: null })),
    ...more,
  });
const stored = async (id: number) => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data;
const sell = (variant: number | undefined, stock: number) =>
  shop.database.query('UPDATE item_variants SET stock = $2 WHERE id = $1', [variant, stock]);

const openDetails = async (page: Page, id: number) => {
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('tab', { name: 'Details & Features' }).click();
};
const save = async (page: Page) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  expect((await saved).status()).toBe(200);
};
const sheet = (page: Page) => page.getByRole('table', { name: 'Variants' });
const cell = (page: Page, name: string) => sheet(page).getByLabel(name, { exact: true });

/** Cells as a spreadsheet copies them. */
const pasteCells = (page: Page, into: string, text: string) =>
  cell(page, into).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, text);

test('an item gets options by keyboard, with a variant for each combination, and loses them', async ({ page }) => {
  const { id } = await newItem(admin, { stock: 6 });
  await openDetails(page, id);
  await page.getByRole('button', { name: 'Add an option' }).press('Enter');
  await page.keyboard.type('Size');
  const size = page.getByRole('group', { name: 'Size' });
  await size.getByRole('textbox', { name: 'Value 1' }).focus();
  await page.keyboard.type('S');
  await page.keyboard.press('Enter');
  await page.keyboard.type('M');
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['S', 'M']);
  await expect(cell(page, 'Stock, S')).toHaveValue('6');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Glaze');
  const glaze = page.getByRole('group', { name: 'Glaze' });
  await glaze.getByRole('textbox', { name: 'Value 1' }).fill('Sage');
  await glaze.getByRole('checkbox', { name: 'Colors' }).check();
  await glaze.getByLabel('Color of Sage', { exact: true }).fill('#8a9a5b');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('6');
  await expectNoAxeViolations(page);
  await save(page);
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
  await save(page);
  const [large, small] = item.variants.toReversed();
  expect((await stored(id)).variants).toMatchObject([
    { id: large?.id, values: ['Large', 'Sage'] },
    { id: small?.id, values: ['S', 'Sage'] },
  ]);

  await page.getByRole('button', { name: 'Remove Glaze' }).click();
  await page.getByRole('button', { name: 'Remove Size' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add an option' })).toBeFocused();
  await expect(sheet(page)).toBeHidden();
  await page.getByLabel('Stock', { exact: true }).fill('4');
  await save(page);
  expect(await stored(id)).toMatchObject({ hasOptions: false, stock: 4 });
});

test('a value whose variants have stock asks before it goes', async ({ page }) => {
  const { id } = await sized();
  await openDetails(page, id);
  await page.getByRole('button', { name: 'Remove M', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 1 variant with stock?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['S', 'M', 'L']);
  await page.getByRole('button', { name: 'Remove M', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['S', 'L']);
  await cell(page, 'Stock, L').fill('0');
  await cell(page, 'Stock, L').blur();
  await page.getByRole('button', { name: 'Remove L', exact: true }).click();
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['S']);
});

test('the color of one value is removed; white can be the first', async ({ page }) => {
  const colors = [
    { name: 'Sage', color: '#8a9a5b' },
    { name: 'Chalk', color: null },
  ];
  const { id } = await newItem(admin, {
    options: [{ name: 'Glaze', values: colors }],
    variants: colors.map(({ name }) => ({ values: [name] })),
  });
  await openDetails(page, id);
  await page.getByRole('button', { name: 'Remove color of Sage' }).click();
  await expect(page.getByLabel('Color of Sage', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove color of Sage' })).toBeHidden();
  await page.getByLabel('Color of Chalk', { exact: true }).fill('#ffffff');
  await save(page);
  expect((await stored(id)).options[0]?.values).toEqual([
    { name: 'Sage', color: null },
    { name: 'Chalk', color: '#ffffff' },
  ]);
});

test('variants are edited like a sheet: arrows, Enter, a pasted block, copies, and a step back', async ({ page }) => {
  const { id } = await sized();
  await openDetails(page, id);
  await cell(page, 'Price ($), S').focus();
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price ($), M')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Discount price ($), L')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Stock, L')).toBeFocused();
  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Stock, L')).toHaveValue('3');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'SKU, M')).toBeFocused();

  await pasteCells(page, 'SKU, S', 'V-S\t111\tno\nV-M\t222\tyes\nV-L\t333\tyes\nV-XL\t444\tyes\n');
  await expect(page.getByText('Pasted 7 cells')).toBeVisible();
  await cell(page, 'Price ($), S').press('Control+d');
  await expect(cell(page, 'Price ($), L')).toHaveValue('12.5');
  await cell(page, 'Barcode, M').focus();
  await page.getByRole('button', { name: 'Apply to all' }).click();
  await expect(cell(page, 'Barcode, L')).toHaveValue('222');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Barcode, L')).toHaveValue('333');
  await save(page);
  expect((await stored(id)).variants).toMatchObject([
    { own: { price: 12.5, discountPrice: null }, stock: 1, sku: 'V-S', barcode: '111', enabled: false },
    { own: { price: 12.5 }, stock: null, sku: 'V-M', barcode: '222', enabled: true },
    { own: { price: 12.5 }, stock: 3, sku: 'V-L', barcode: '333', enabled: true },
  ]);
});

test('what is wrong with a variant is said at its cell, here and by the server', async ({ page }) => {
  const sku = `TAKEN-${Date.now()}`;
  await sized({ variants: [{ values: ['S'], sku }] });
  const { id } = await sized();
  await openDetails(page, id);
  await cell(page, 'Discount price ($), M').fill('5');
  await page.getByRole('tab', { name: 'Media' }).click();
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(cell(page, 'Price ($), M')).toBeFocused();
  await expect(cell(page, 'Price ($), M')).toHaveAccessibleDescription('Price must be positive');
  await expectNoAxeViolations(page);
  await cell(page, 'Discount price ($), M').fill('');
  await cell(page, 'SKU, L').fill(sku);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(cell(page, 'SKU, L')).toBeFocused();
  await expect(cell(page, 'SKU, L')).toHaveAccessibleDescription('Another variant already has this SKU');
});

test('a reload keeps what was typed; what was sold meanwhile stays sold', async ({ page }) => {
  const { id } = await sized();
  const [small, medium] = (await stored(id)).variants;
  await openDetails(page, id);
  await cell(page, 'Stock, S').fill('20');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('25');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await page.getByRole('tab', { name: 'Details & Features' }).click();
  await expect(cell(page, 'Stock, S')).toHaveValue('20');
  await sell(small?.id, 0);
  await sell(medium?.id, 1);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  const conflict = page.getByRole('dialog', { name: 'This record has changed' });
  await expect(conflict.getByRole('group')).toHaveCount(1);
  await expect(conflict.getByRole('group', { name: 'Variants' })).toContainText('S, 20 in stock');
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Marketplace item updated successfully').last()).toBeVisible();
  expect((await stored(id)).variants.map(({ stock }) => stock)).toEqual([20, 1, 3]);
});

test('a combination that nobody makes is removed, and comes back when it is asked for', async ({ page }) => {
  const { id } = await sized();
  await openDetails(page, id);
  await sheet(page).getByRole('button', { name: 'Remove row M' }).click();
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['S', 'L']);
  await expect(page.getByText('1 combination without a variant')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['S', 'M', 'L']);
});

test('an item without options may have a SKU, and stock that is not counted', async ({ page }) => {
  const { id } = await newItem(admin, { stock: 4 });
  await openDetails(page, id);
  await page.getByLabel('SKU').fill(`PLAIN-${id}`);
  await page.getByRole('switch', { name: 'Count stock' }).uncheck();
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('Not counted');
  await save(page);
  expect(await stored(id)).toMatchObject({ counted: false, variants: [{ sku: `PLAIN-${id}`, stock: null }] });
  await page.getByRole('switch', { name: 'Count stock' }).check();
  await page.getByLabel('Stock', { exact: true }).fill('8');
  await save(page);
  expect(await stored(id)).toMatchObject({ counted: true, stock: 8, variants: [{ sku: `PLAIN-${id}` }] });
});

test('a new item has variants from the start', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/new');
  await page.getByLabel('Title', { exact: true }).fill('Born with sizes');
  await page.getByLabel('Description', { exact: true }).fill('A thing that comes in sizes.');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price ($)', { exact: true }).fill('20');
  await page.getByLabel('Image URL', { exact: true }).fill('/uploads/not-there.jpg');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Size');
  await page.getByRole('textbox', { name: 'Value 1' }).fill('S');
  await cell(page, 'Price ($), S').fill('15');
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Marketplace item created successfully')).toBeVisible();
  const { data } = await admin.get<ItemDetail>(apiPaths.marketplace.item('born-with-sizes'));
  expect(data).toMatchObject({ price: 15, own: { price: 20 }, variants: [{ values: ['S'], stock: 1 }] });
});
