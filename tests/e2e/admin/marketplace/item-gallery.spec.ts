import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { file, give } from '../../../support/browser/files';
import { openItemAt, saveForm } from '../../../support/browser/item-form';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import { png } from '../../../support/media/png';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Imaged item');
const stored = async (id: number | string) => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data;
const images = (page: Page) => page.getByRole('region', { name: 'Images' });
const tiles = (page: Page) => images(page).getByRole('list', { name: 'Images' }).getByRole('listitem');
const alts = async (page: Page) =>
  Promise.all((await tiles(page).getByRole('textbox').all()).map((field) => field.inputValue()));

test('images are uploaded, dropped, and pasted, and each has one alt text', async ({ page }) => {
  const { id } = await newItem(admin, { imageUrl: '', published: false });
  await openItemAt(page, shop, id, 'Media');
  await images(page)
    .locator('input[type=file]')
    .setInputFiles([file('main.png', png(41, 30)), file('back.png', png(42, 30))]);
  await expect(tiles(page)).toHaveCount(2);
  await give(page, 'drop', { to: 'ol[aria-label=Images]', name: 'dropped.png' });
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByLabel('Image URL', { exact: true })).toHaveValue(/main/);
  await expect(tiles(page).first()).toContainText('Main');
  for (const [place, words] of ['Front', 'Back', 'Dropped'].entries())
    await images(page)
      .getByLabel(`Alt text of image ${place + 1}`, { exact: true })
      .fill(words);
  await expect(images(page).getByRole('textbox', { name: /^Alt text/ })).toHaveCount(3);
  await expectNoAxeViolations(page);
  await saveForm(page);
  expect(await stored(id)).toMatchObject({
    imageUrl: expect.stringContaining('main'),
    imageAlt: 'Front',
    gallery: [{ alt: 'Back' }, { alt: 'Dropped' }],
  });
});

test('images are moved with buttons and by drag, and the first is the main one', async ({ page }) => {
  const gallery = ['One', 'Two', 'Three'].map((alt) => ({ url: `/uploads/${alt}.webp`, alt }));
  const { id } = await newItem(admin, { imageUrl: '/uploads/main.webp', imageAlt: 'Main', gallery });
  await openItemAt(page, shop, id, 'Media');
  const later = page.getByRole('button', { name: 'Move One later' });
  await later.focus();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Enter');
    await expect(later).toBeFocused();
  }
  expect(await alts(page)).toEqual(['Main', 'Two', 'Three', 'One']);

  const handles = images(page).locator('[draggable=true]');
  await handles.nth(3).dragTo(handles.nth(1));
  await expect.poll(() => alts(page)).toEqual(['Main', 'One', 'Two', 'Three']);

  await handles.nth(0).hover();
  await page.mouse.down();
  await handles.nth(2).hover();
  await expect.poll(() => alts(page)).toEqual(['One', 'Two', 'Main', 'Three']);
  await page.keyboard.press('Escape');
  await expect.poll(() => alts(page)).toEqual(['Main', 'One', 'Two', 'Three']);
  await page.mouse.up();

  await page.getByRole('button', { name: 'Move Main later' }).click();
  await expect(page.getByLabel('Image URL', { exact: true })).toHaveValue('/uploads/One.webp');

  await page.getByRole('button', { name: 'Make Two the main image' }).click();
  await expect(page.getByLabel('Image URL', { exact: true })).toHaveValue('/uploads/Two.webp');
  await expect(page.getByRole('button', { name: 'Move Two earlier' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove One' }).click();
  await expect(page.getByRole('button', { name: 'Choose from library' })).toBeFocused();
  await saveForm(page);
  expect(await stored(id)).toMatchObject({
    imageUrl: '/uploads/Two.webp',
    imageAlt: 'Two',
    gallery: [{ alt: 'Main' }, { alt: 'Three' }],
  });
});

test('an item can be saved without an image until it is published', async ({ page }) => {
  const { id } = await newItem(admin);
  await openItemAt(page, shop, id, 'Media');
  await page.getByLabel('Image URL', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page.getByText('Image URL is required')).toBeVisible();
  await page.getByRole('tab', { name: 'SEO & Visibility' }).click();
  await page.getByRole('switch', { name: 'Published' }).uncheck();
  await saveForm(page);
  expect(await stored(id)).toMatchObject({ imageUrl: '', published: false });
});

test('a duplicated item starts hidden, without its unique values', async ({ page }) => {
  const { id, title } = await newItem(admin, {
    options: [{ name: 'Size', values: [{ name: 'S' }] }],
    variants: [{ values: ['S'], sku: `COPIED-${Date.now()}`, stock: 3 }],
    features: ['Glazed'],
  });
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await expect(page.getByLabel('Offer')).toHaveText('$120.50 · 3 in stock · Available');
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} copy`);
  await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Marketplace item created successfully')).toBeVisible();
  expect(await stored(`imaged-item-${title.split(' ').at(-1)}-copy`)).toMatchObject({
    published: false,
    features: ['Glazed'],
    variants: [{ values: ['S'], sku: null, stock: 3 }],
  });
});

test('an item’s search and sharing texts are previewed and shown in the shop’s page', async ({ page }) => {
  const { id } = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('tab', { name: 'SEO & Visibility' }).click();
  await page.getByRole('button', { name: 'Search & sharing' }).click();
  const preview = page.getByRole('region', { name: 'Search result preview' });
  await expect(preview).toContainText((await stored(id)).description);
  await page.getByLabel('Search title').fill('A bowl for soup');
  await page.getByLabel('Search description').fill('Thrown by hand.');
  await expect(preview).toContainText('A bowl for soup');
  await expect(page.getByRole('region', { name: 'Social preview' })).toContainText('A bowl for soup');
  await expectNoAxeViolations(page);
  await saveForm(page);
  expect(await stored(id)).toMatchObject({ seoTitle: 'A bowl for soup', seoDescription: 'Thrown by hand.' });
});
