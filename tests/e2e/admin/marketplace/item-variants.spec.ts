import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { IN_THREE_SIZES, openItemAt, saveForm, variantCell } from '../../../support/browser/item-form';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Varied item');
const sized = (more: object = {}) => newItem(admin, { ...IN_THREE_SIZES, ...more });
const stored = async (id: number) => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data;
const sell = (variant: number | undefined, stock: number) =>
  shop.database.query('UPDATE item_variants SET stock = $2 WHERE id = $1', [variant, stock]);

/** Cells as a spreadsheet copies them. */
const pasteCells = (page: Page, into: string, text: string) =>
  variantCell(page, into).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, text);

test('variants are edited like a spreadsheet, with arrow keys, Enter, paste, fill, and undo', async ({ page }) => {
  const { id } = await sized();
  await openItemAt(page, shop, id, 'Details & Features');
  await variantCell(page, 'Price ($), S').focus();
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await expect(variantCell(page, 'Price ($), M')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(variantCell(page, 'Discount price ($), L')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(variantCell(page, 'Stock, L')).toBeFocused();
  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  await expect(variantCell(page, 'Stock, L')).toHaveValue('3');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(variantCell(page, 'SKU, M')).toBeFocused();

  await pasteCells(page, 'SKU, S', 'V-S\t111\tno\nV-M\t222\tyes\nV-L\t333\tyes\nV-XL\t444\tyes\n');
  await expect(page.getByText('Pasted 7 cells')).toBeVisible();
  await variantCell(page, 'Price ($), S').press('Control+d');
  await expect(variantCell(page, 'Price ($), L')).toHaveValue('12.5');
  await variantCell(page, 'Barcode, M').focus();
  await page.getByRole('button', { name: 'Apply to all' }).click();
  await expect(variantCell(page, 'Barcode, L')).toHaveValue('222');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(variantCell(page, 'Barcode, L')).toHaveValue('333');
  await saveForm(page);
  expect((await stored(id)).variants).toMatchObject([
    { own: { price: 12.5, discountPrice: null }, stock: 1, sku: 'V-S', barcode: '111', enabled: false },
    { own: { price: 12.5 }, stock: null, sku: 'V-M', barcode: '222', enabled: true },
    { own: { price: 12.5 }, stock: 3, sku: 'V-L', barcode: '333', enabled: true },
  ]);
});

test('errors of a variant are shown at its cell, also those of the server', async ({ page }) => {
  const sku = `TAKEN-${Date.now()}`;
  await sized({ variants: [{ values: ['S'], sku }] });
  const { id } = await sized();
  await openItemAt(page, shop, id, 'Details & Features');
  await variantCell(page, 'Discount price ($), M').fill('5');
  await page.getByRole('tab', { name: 'Media' }).click();
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(variantCell(page, 'Price ($), M')).toBeFocused();
  await expect(variantCell(page, 'Price ($), M')).toHaveAccessibleDescription('Price must be positive');
  await expectNoAxeViolations(page);
  await variantCell(page, 'Discount price ($), M').fill('');
  await variantCell(page, 'SKU, L').fill(sku);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(variantCell(page, 'SKU, L')).toBeFocused();
  await expect(variantCell(page, 'SKU, L')).toHaveAccessibleDescription('Another variant already has this SKU');
});

test('a reload keeps typed variants without overwriting what was sold meanwhile', async ({ page }) => {
  const { id } = await sized();
  const [small, medium] = (await stored(id)).variants;
  await openItemAt(page, shop, id, 'Details & Features');
  await variantCell(page, 'Stock, S').fill('20');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('25');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await page.getByRole('tab', { name: 'Details & Features' }).click();
  await expect(variantCell(page, 'Stock, S')).toHaveValue('20');
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

test('a variant shows one of the item’s images', async ({ page }) => {
  const { id } = await sized({ gallery: [{ url: '/uploads/side.webp', alt: 'From the side' }] });
  await openItemAt(page, shop, id, 'Details & Features');
  await variantCell(page, 'Image, M').selectOption('2 From the side');
  await saveForm(page);
  const images = (await stored(id)).variants.map(({ imageUrl }) => imageUrl);
  expect(images).toEqual([null, '/uploads/side.webp', null]);
});
