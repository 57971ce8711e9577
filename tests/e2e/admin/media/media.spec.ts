import { expect, type Page } from '@playwright/test';
import { adminPaths, FILE_TOO_LARGE, MAX_UPLOAD, NO_IMAGE } from '@stoa/contract';
import { holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { file, give } from '../../../support/browser/files';
import { goToScreen } from '../../../support/browser/panel';
import { hugePng } from '../../../support/media/png';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
});

const images = (page: Page) => page.getByRole('list', { name: 'Images' });
const tiles = (page: Page) => images(page).getByRole('button');
test('the media library is paged, searched, and sorted by its address', async ({ page }) => {
  await openPanel(page, shop, '/media?page=99');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/Showing page (\d) of \1/);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await goToScreen(page, 'Media');
  await expect(tiles(page)).toHaveCount(24);
  await expect(pages).toContainText(/Showing page 1 of \d/);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages).toContainText(/Showing page 2 of \d/);

  await page.getByRole('textbox', { name: 'Search images' }).fill('portrait marcus');
  await expect(page).toHaveURL(/\?search=portrait\+marcus$/);
  await expect(tiles(page)).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL(/sortBy=name&order=asc/);
  await page.getByRole('textbox', { name: 'Search images' }).fill('nothing of the kind');
  await expect(page.getByText('No results')).toBeVisible();
  await expectEverybodyCanUse(page);
});

test('images are uploaded by button, drop, and paste, and other files are refused with a reason', async ({ page }) => {
  await openPanel(page, shop, '/media');
  await expectEverybodyCanUse(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload images' }).click();
  await (await chooser).setFiles([
    file('page.svg', Buffer.from('<svg/>'), 'image/svg+xml'),
    file('film.png', Buffer.alloc(MAX_UPLOAD + 1)),
    file('huge.png', hugePng(40_000, 40_000)),
    file('chosen.png'),
  ]);
  await expect(tiles(page).first()).toContainText('chosen.png');
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText(NO_IMAGE)).toBeVisible();
  await expect(uploads.getByText(FILE_TOO_LARGE)).toBeVisible();
  await expect(uploads.getByText(/40000 × 40000 pixels/)).toBeVisible();
  await expect(page.getByText('1 image uploaded')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const name of ['page.svg', 'film.png', 'huge.png']) await uploads.getByLabel(`Dismiss ${name}`).click();
  await expect(uploads).toHaveCount(0);

  const held = await holdCall(page, adminPaths.media);
  await give(page, 'drop', { to: 'main h1', name: 'dropped.png' });
  await give(page, 'paste', { to: 'body', name: 'pasted.png' });
  await expect(page.getByRole('progressbar', { name: 'dropped.png' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'pasted.png' })).toBeVisible();
  await expectNoAxeViolations(page);
  held.release();
  await expect(tiles(page).first()).toContainText('pasted.png');
  await expect(tiles(page).nth(1)).toContainText('dropped.png');
});

test('an image is described, its address copied, and the image deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page, shop, '/media');
  await page.locator('input[type=file]').setInputFiles(file('oak.png'));
  await tiles(page).filter({ hasText: 'oak.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'oak.png', exact: true });
  await expectEverybodyCanUse(page);

  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Oak board');
  await dialog.getByLabel('Alt text').fill('A board of oak');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Image saved')).toBeVisible();
  const renamed = page.getByRole('dialog', { name: 'Oak board' });

  await renamed.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${shop.url}/uploads/oak_`));
  expect((await page.request.get(address)).status()).toBe(200);

  await renamed.getByRole('button', { name: 'Delete image' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('permanently delete “Oak board”');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully')).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'Oak board' })).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test('an image in use can’t be deleted and says where it is used', async ({ page }) => {
  await openPanel(page, shop, '/media?search=marcus.jpg');
  await tiles(page).first().click();
  await page.getByRole('button', { name: 'Delete image' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByRole('alert')).toContainText("This image is in use: user 'Marcus Okafor'");
  await expectEverybodyCanUse(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'marcus.jpg' })).toBeVisible();
});

test('a form takes an image from the library or uploads one to it', async ({ page }) => {
  await openPanel(page, shop, '/collections/new');
  const address = page.getByLabel('Image URL', { exact: true });
  const preview = page.getByRole('img', { name: 'Preview' });
  await page.getByRole('button', { name: 'Choose from library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from library', exact: true });
  await expect(tiles(page)).toHaveCount(24);
  await expectEverybodyCanUse(page);
  await dialog.getByRole('textbox', { name: 'Search images' }).fill('helen');
  await expect(tiles(page)).toHaveCount(1);
  await tiles(page).first().press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(address).toHaveValue(/^\/uploads\/helen_.*\.jpg$/);
  await expect(preview).toBeVisible();

  await page.getByRole('button', { name: 'Upload image' }).locator('~ input').setInputFiles(file('at-the-field.png'));
  await expect(address).toHaveValue(/^\/uploads\/at_the_field_.*\.png$/);
  await address.focus();
  await give(page, 'paste', { to: 'input[name=imageUrl]', name: 'pasted-here.png' });
  await expect(address).toHaveValue(/^\/uploads\/pasted_here_.*\.png$/);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('page.svg', Buffer.from('<svg/>'), 'image/svg+xml'));
  await expect(page.getByText(NO_IMAGE)).toBeVisible();
  await expect(address).toHaveValue(/pasted_here/);
});
