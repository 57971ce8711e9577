import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { type ImageServer, startImageServer } from '../../../support/media/image-server';
import { png } from '../../../support/media/png';
import { type Shop, startShop } from '../../../support/shop/shop';

let shop: Shop;
let server: ImageServer;
test.beforeAll(async () => {
  server = await startImageServer();
  shop = await startShop({ demo: true, env: { PRIVATE_IMAGE_HOSTS: server.host } });
});
test.afterAll(async () => {
  await shop?.close();
  server?.close();
});

const upload = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

test('each list links to the import of its records, which offers a template', async ({ page }) => {
  await openPanel(page, shop, '/blog');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByLabel('File contains')).toHaveValue('posts');
  await openPanel(page, shop, '/marketplace');
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByLabel('File contains')).toHaveValue('items');
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('items-template.csv');
  await upload(page, 'template.csv', await readFile(await template.path()));
  await expect(page.getByText('If you confirm: 3 created.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/import`);
});

test('a Shopify export is recognized, imported with its images, and reported', async ({ page }) => {
  server.answers = { '/pot.png': png(8, 6, 1) };
  const file = [
    'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Image Alt Text',
    `clay-pot,Clay Pot,<p>Thrown by hand.</p>,Garden Pots,Pot,true,Size,Small,POT-S,shopify,3,9.99,${server.address('/pot.png')},A clay pot`,
    `clay-pot,,,,,,,Large,POT-L,,,15.50,${server.address('/gone.png')},`,
  ].join('\r\n');
  await openPanel(page, shop, '/import');
  await upload(page, 'products_export.csv', Buffer.from(file));
  await expect(page.getByText('This is an export from Shopify.')).toContainText(
    'Importing creates these categories: Garden Pots. Importing creates these tags: Pot.',
  );
  await expect(page.getByText('2 images will be fetched from their addresses')).toBeVisible();
  await expect(page.getByRole('row', { name: /Clay Pot/ }).first()).toContainText('Created');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  const images = page.getByRole('region', { name: 'Images' });
  await expect(images).toContainText('1 image added to the media library.');
  await expect(images).toContainText('/gone.png – The server answered 404.');
  await expectEverybodyCanUse(page);
  server.answers['/gone.png'] = png(8, 6, 2);
  await images.getByRole('button', { name: 'Try again' }).click();
  await expect(images).toContainText('2 images added to the media library.');

  await page.goto(`${shop.url}/marketplace/clay-pot`);
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('status').first()).toContainText('$9.99');
  await expect(page.getByRole('img', { name: 'A clay pot' })).toHaveAttribute('src', /^\/uploads\//);
});
