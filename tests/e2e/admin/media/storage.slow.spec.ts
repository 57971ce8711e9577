import { expect, type Locator } from '@playwright/test';
import { adminPaths, apiPaths, type MediaList } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { signInToConsole } from '../../../support/browser/console';
import { test } from '../../../support/browser/faultless-page';
import { file, give } from '../../../support/browser/files';
import { createCategory, createItem } from '../../../support/marketplace/marketplace';
import { png } from '../../../support/media/png';
import { uploaded } from '../../../support/media/uploads';
import { createBlogCategory, createPost } from '../../../support/records/blog';
import { startPublicBucket } from '../../../support/s3/public-bucket';
import { imagesIn, type S3Emulator, startS3Emulator } from '../../../support/s3/s3-emulator';
import type { Client } from '../../../support/shop/client';
import { type OwnShop, startShop } from '../../../support/shop/shop';

/** A shop whose images are in a bucket, and are shown from an address of their own. */
let s3: S3Emulator;
let cdn: Awaited<ReturnType<typeof startPublicBucket>>;
let shop: OwnShop;
let admin: Client;

test.beforeAll(async () => {
  s3 = await startS3Emulator('images');
  cdn = await startPublicBucket(s3);
  shop = await startShop({ env: imagesIn(s3, { UPLOADS_S3_PUBLIC_URL: cdn.url, SERVE_CONSOLE: 'true' }) });
  admin = await shop.admin();
});
test.afterAll(async () => {
  await shop?.close();
  await cdn?.close();
  await s3?.close();
});

const keys = () => [...s3.objects.keys()];
const expectShown = (image: Locator) =>
  expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
const sourceOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.currentSrc);

test('an image is uploaded, described, shown by the shop, and deleted', async ({ page }) => {
  await openPanel(page, shop, '/media');
  await page.locator('input[type=file]').setInputFiles(file('oak.png', png(900, 600)));
  const tile = page.getByRole('list', { name: 'Images' }).getByRole('button');
  await expectShown(tile.locator('img'));
  expect(keys()).toHaveLength(5);
  await tile.click();
  const dialog = page.getByRole('dialog', { name: 'oak.png', exact: true });
  await dialog.getByLabel('Alt text').fill('A board of oak');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Image saved')).toBeVisible();
  await expectShown(dialog.locator('img'));

  const [image] = (await admin.get<MediaList>(adminPaths.media)).data.items;
  const category = await createCategory(admin, 'boards');
  const { id } = await createItem(admin, category.id, { slug: 'oak', title: 'Oak', imageUrl: image?.url });
  await page.goto(`${shop.url}/marketplace/oak`);
  const shown = page.getByRole('img', { name: 'Oak' }).first();
  await expectShown(shown);
  expect(await sourceOf(shown)).toContain(`${cdn.url}/uploads/`);

  await admin.delete(apiPaths.marketplace.item(id));
  await shop.database.query('DELETE FROM trash');
  await page.goto(`${shop.url}/admin/media`);
  await tile.click();
  await dialog.getByRole('button', { name: 'Delete image' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully')).toBeVisible();
  expect(keys()).toEqual([]);
});

test('an image dropped into a post is shown by the editor and in the blog', async ({ page }) => {
  const category = await createBlogCategory(admin, 'notes');
  const { id, slug } = await createPost(admin, category.id, { title: 'Elms', slug: 'elms', status: 'PUBLISHED' });
  await openPanel(page, shop, `/blog/${id}/edit`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.focus();
  await give(page, 'drop', { to: '[role=toolbar]', name: 'elm.png' });
  await expect(page.locator('textarea[name=content]')).toHaveValue(/\/uploads\/elm_/);
  await page.keyboard.type('An elm');
  await expectShown(content.getByRole('img', { name: 'An elm' }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  await page.goto(`${shop.url}/blog/${slug}`);
  const shown = page.getByRole('img', { name: 'An elm' });
  await expectShown(shown);
  expect(await sourceOf(shown)).toContain(`${cdn.url}/uploads/elm_`);
});

test('the console shows an image, and crops it', async ({ page }) => {
  await uploaded(admin, { content: png(900, 600), name: 'ash.png' });
  await signInToConsole(page, shop);
  await page.goto(`${shop.url}/cms/console/plugins/upload`);
  const tile = page.getByRole('listitem').filter({ hasText: 'ash.png' });
  await expectShown(tile.locator('img'));
  await tile.getByRole('button', { name: 'ash.png' }).click();
  await page.getByRole('button', { name: 'Crop' }).click();
  const width = page.getByLabel('Width (px)');
  await expect(width).toHaveValue('900');
  await width.fill('300');
  await width.blur();
  await expect(width).toHaveValue('300');
  await page.getByRole('button', { name: 'Apply' }).click();
  const widthOf = async () => (await shop.database.query("SELECT width FROM files WHERE name = 'ash.png'"))[0]?.width;
  await expect.poll(widthOf).toBe(300);
});
