import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});
test.use({ viewport: { width: 1440, height: 900 } });

const newItem = itemsCalled('Priced by hand');
const stored = async (id: number) => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data;
const openList = (page: Page, title: string) =>
  openPanel(page, shop, `/marketplace?${new URLSearchParams({ search: title })}`);
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a price is edited in its row by keyboard: Escape cancels, Enter saves, and Undo reverts', async ({ page }) => {
  const { id, title } = await newItem(admin, { price: 40 });
  await openList(page, title);
  await button(page, /^\$40\.00, edit price/).press('Enter');
  await expect(field(page, `Price of ${title}`)).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(button(page, /^\$40\.00, edit price/)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Price must be positive' })).toBeVisible();
  await expect(field(page, `Price of ${title}`)).toHaveValue('0');
  await expect(field(page, `Price of ${title}`)).toBeFocused();
  await expectNoAxeViolations(page);
  await field(page, `Price of ${title}`).fill('45.5');
  await page.keyboard.press('Enter');
  await expect(button(page, /^\$45\.50, edit price/)).toBeFocused();
  expect((await stored(id)).price).toBe(45.5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, /^\$40\.00, edit price/)).toBeVisible();
  expect((await stored(id)).price).toBe(40);
});

test('a click in a row opens it, unless it ends what was being typed there', async ({ page }) => {
  const { id, title } = await newItem(admin, { price: 40 });
  await openList(page, title);
  const category = page.getByRole('row').filter({ hasText: title }).locator('[data-field=category]');
  await button(page, /^\$40\.00, edit price/).press('Enter');
  await page.keyboard.type('41');
  await category.click();
  await expect(field(page, `Price of ${title}`)).toHaveCount(0);
  await expect(page).toHaveURL(/\/marketplace\?search=/);
  await category.click();
  await expect(page).toHaveURL(new RegExp(`/marketplace/${id}`));
});

test('price and discount price are edited separately, and an empty discount price ends the discount', async ({
  page,
}) => {
  const { id, title } = await newItem(admin, { price: 40, discountPrice: 30 });
  await openList(page, title);
  await button(page, /^\$40\.00, edit price/).click();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Discount price must be lower than the price' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, /^\$30\.00, edit discount price/).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Discount price of “${title}” changed`)).toBeVisible();
  await expect(button(page, /edit discount price/)).toHaveCount(0);
  expect((await stored(id)).own).toMatchObject({ price: 40, discountPrice: null });
});

test('stock is saved by Tab, without overwriting what orders took meanwhile', async ({ page }) => {
  const { id, title } = await newItem(admin, { stock: 8 });
  await openList(page, title);
  await button(page, /^8, edit stock/).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await expect(button(page, /^9, edit stock/)).toBeVisible();
  expect((await stored(id)).stock).toBe(9);

  await shop.database.query('UPDATE item_variants SET stock = 7 WHERE item_id = $1', [id]);
  await button(page, /^9, edit stock/).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Stock is now 7' })).toBeVisible();
  await expect(field(page, `Stock of ${title}`)).toHaveValue('12');
  expect((await stored(id)).stock).toBe(7);
  await page.keyboard.press('Enter');
  await expect(button(page, /^12, edit stock/)).toBeVisible();
  expect((await stored(id)).stock).toBe(12);
});

test('stock that orders took is replaced on the second Enter, also before the list has loaded again', async ({
  page,
}) => {
  const { id, title } = await newItem(admin, { stock: 8 });
  await openList(page, title);
  await shop.database.query('UPDATE item_variants SET stock = 7 WHERE item_id = $1', [id]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/marketplace\?/, async (route) => {
    await held;
    await route.continue();
  });
  await button(page, /^8, edit stock/).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Stock is now 7' })).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  expect((await stored(id)).stock).toBe(12);
  release();
  await expect(button(page, /^12, edit stock/)).toBeVisible();
});

test('editing a price reports that someone else changed it, but ignores other changes', async ({ page }) => {
  const { id, title } = await newItem(admin, { price: 40 });
  await openList(page, title);
  await admin.patch(apiPaths.marketplace.item(id), { featured: true });
  await button(page, /^\$40\.00, edit price/).click();
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await expect(button(page, /^\$41\.00, edit price/)).toBeVisible();
  await admin.patch(apiPaths.marketplace.item(id), { price: 50 });
  await button(page, /^\$41\.00, edit price/).click();
  await page.keyboard.type('42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'It’s now $50.00.' })).toBeVisible();
  expect((await stored(id)).price).toBe(50);
  await page.keyboard.press('Enter');
  await expect(button(page, /^\$42\.00, edit price/)).toBeVisible();
});

test('editing the price of an item with options opens its sheet', async ({ page }) => {
  const { title } = await newItem(admin, {
    options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
    variants: [{ values: ['S'], stock: 2 }, { values: ['M'] }],
  });
  await openList(page, title);
  await page.getByRole('link', { name: `3, edit stock of ${title}` }).click();
  await expect(page.getByRole('table', { name: 'Variants' }).getByLabel('Stock, S')).toBeFocused();
});

test('a cell being edited keeps its text when the list changes its layout', async ({ page }) => {
  const { id, title } = await newItem(admin, { price: 40 });
  await openList(page, title);
  await button(page, /^\$40\.00, edit price/).click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'Price must be positive' });
  await expect(refusal).toBeVisible();
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('grid').getByRole('columnheader', { name: 'Stock' })).toHaveCount(0);
    await expect(field(page, `Price of ${title}`)).toBeFocused();
    await expect(refusal).toBeVisible();
  }
  await field(page, `Price of ${title}`).fill('41');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(field(page, `Price of ${title}`)).toHaveValue('41');
  expect((await stored(id)).price).toBe(40);
  await page.keyboard.press('Enter');
  await expect(button(page, /^\$41\.00, edit price/)).toBeFocused();
  expect((await stored(id)).price).toBe(41);
});
