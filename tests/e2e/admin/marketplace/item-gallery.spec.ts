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
const gallery = (page: Page) => page.getByRole('region', { name: 'Gallery' });
const alts = async (page: Page) =>
  Promise.all((await gallery(page).getByRole('textbox').all()).map((field) => field.inputValue()));

test('a gallery takes several uploaded, dropped, and pasted images with descriptions', async ({ page }) => {
  const { id } = await newItem(admin);
  await openItemAt(page, shop, id, 'Media');
  await gallery(page)
    .locator('input[type=file]')
    .setInputFiles([file('front.png', png(41, 30)), file('back.png', png(42, 30))]);
  await expect(gallery(page).getByRole('listitem')).toHaveCount(2);
  await gallery(page)
    .locator('div')
    .first()
    .evaluate((zone) => zone.setAttribute('data-zone', ''));
  await give(page, 'drop', { to: '[data-zone]', name: 'dropped.png' });
  await expect(gallery(page).getByRole('listitem')).toHaveCount(3);
  await gallery(page).getByLabel('Alt text of image 2', { exact: true }).fill('Front');
  await gallery(page).getByLabel('Alt text of image 3', { exact: true }).fill('Back');
  await gallery(page).getByLabel('Alt text of image 4', { exact: true }).fill('Dropped');
  await expectNoAxeViolations(page);
  await saveForm(page);
  expect((await stored(id)).gallery.map(({ alt }) => alt)).toEqual(['Front', 'Back', 'Dropped']);
});

test('gallery images are reordered by keyboard and drag, and any can become the main image', async ({ page }) => {
  const images = ['One', 'Two', 'Three'].map((alt) => ({ url: `/uploads/${alt}.webp`, alt }));
  const { id } = await newItem(admin, { imageUrl: '/uploads/main.webp', imageAlt: 'Main', gallery: images });
  await openItemAt(page, shop, id, 'Media');
  const down = page.getByRole('button', { name: 'Move One down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await alts(page)).toEqual(['Two', 'Three', 'One']);

  const handles = gallery(page).locator('[draggable=true]');
  await handles.nth(2).dragTo(handles.nth(0));
  await expect.poll(() => alts(page)).toEqual(['One', 'Two', 'Three']);

  await page.getByRole('button', { name: 'Make Two the main image' }).click();
  await expect(page.getByLabel('Image URL', { exact: true })).toHaveValue('/uploads/Two.webp');
  await page.getByRole('button', { name: 'Remove One' }).click();
  await expect(page.getByRole('button', { name: 'Add from library' })).toBeFocused();
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
