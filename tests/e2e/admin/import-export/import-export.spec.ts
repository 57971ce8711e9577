import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { arriveLate, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { openShop, type Shop } from '../../../support/shop/shop';

// Its own shop, because the imported records would come first in lists that other specs look at.
let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

const HEADER = 'slug,title,description,price,category,imageUrl,colour';
const lines = (slug: string, price: string) =>
  `${slug},Imported ${slug},Brought in by a spreadsheet.,${price},ceramics,https://images.example/a.jpg,red`;

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(content) });

const saved = async (page: Page, button: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

test('the item export follows the list’s filters', async ({ page }) => {
  await openPanel(page, shop, '/marketplace?status=SOLD_OUT');
  const rows = page.getByRole('row').filter({ has: page.getByText('Sold Out') });
  await expect(rows.first()).toBeVisible();
  const { name, text } = await saved(page, 'Export CSV');
  expect(name).toMatch(/^items-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.split(',SOLD_OUT,')).toHaveLength((await rows.count()) + 1);
  expect(text).not.toContain(',AVAILABLE,');
});

test('the post export follows the list’s search', async ({ page }) => {
  await openPanel(page, shop, '/blog?search=glaze');
  const links = page.getByRole('link', { name: /^Edit / });
  await expect(links.first()).toBeVisible();
  const { name, text } = await saved(page, 'Export CSV');
  expect(name).toMatch(/^posts-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.match(/,(PUBLISHED|DRAFT|ARCHIVED),/g)).toHaveLength(await links.count());
});

test('an import shows a preview by row, and runs after one confirmation', async ({ page }) => {
  test.slow();
  await openPanel(page, shop, '/import');
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);

  await chooseFile(page, 'shop.xlsx', 'x');
  await expect(page.getByRole('alert')).toHaveText('shop.xlsx isn’t a CSV file. Save it as CSV (UTF-8) and try again.');
  await expectNoAxeViolations(page);
  await chooseFile(page, 'shop.csv', 'slug,title\noak,"open');
  await expect(page.getByRole('alert')).toHaveText('Row 2 opens a quotation mark that is never closed');

  await chooseFile(page, 'shop.csv', [HEADER, lines('imp-one', '12.50'), lines('imp-two', '-1')].join('\n'));
  await expect(page.getByRole('heading', { name: 'shop.csv' })).toBeVisible();
  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
  await expect(page.getByText('If you confirm: 1 created, 1 rejected.')).toBeVisible();
  await expect(page.getByText('These columns aren’t recognized and will be ignored: colour.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Imported imp-one/ })).toContainText('Created');
  await expect(page.getByRole('row', { name: /Imported imp-two/ })).toContainText('price: Price must be positive');
  await expectEverybodyCanUse(page);

  await page.getByLabel('Result').selectOption('Rejected (1)');
  await expect(page.getByRole('row', { name: /Imported imp-one/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Imported imp-two/ })).toBeVisible();
  await page.getByLabel('Result').selectOption('All rows (2)');

  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Import complete')).toBeVisible();
  const { name, text } = await saved(page, 'Download report');
  expect(name).toMatch(/^import-\d+-report-.*\.csv$/);
  expect(text).toContain('price: Price must be positive');
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Imported imp-one' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Imported imp-one');
});

test('an import previews changes before and after, and can be discarded', async ({ page }) => {
  await openPanel(page, shop, '/import');
  await chooseFile(page, 'prices.csv', ['slug,price', 'harbor-serving-bowl,1'].join('\n'));
  await expect(page.getByRole('heading', { name: 'prices.csv' })).toBeVisible();
  await expect(page.getByRole('row', { name: /bowl/i })).toContainText(/Changed.*price: \d+\.\d\d → 1/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/import`);
  await expect(page.getByRole('link', { name: 'prices.csv' })).toHaveCount(0);
});

test('a file is imported as posts when that is chosen', async ({ page }) => {
  await openPanel(page, shop, '/import');
  await page.getByLabel('File contains').selectOption('Blog posts');
  await chooseFile(page, 'articles.csv', 'slug,title\nwhat-a-mug-costs,What a good mug costs');
  await expect(page.getByText('Import of blog posts')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await page.getByRole('link', { name: 'What a good mug costs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('What a good mug costs');
});

test('the import history links to an import and deletes it', async ({ page }) => {
  await openPanel(page, shop, '/import');
  await chooseFile(page, 'unchanged.csv', 'slug,title,colour\nnobody-has-this,Too little,red');
  await expect(page.getByText('Nothing to import')).toBeVisible();
  await expect(page.getByText('These columns aren’t recognized and will be ignored: colour.')).toBeVisible();
  expect((await saved(page, 'Download report')).text).toMatch(/rejected,.*nobody-has-this/);
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('link', { name: 'unchanged.csv' }).click();
  await expect(page.getByText('Every row was rejected, so there was nothing to import: 1 rejected.')).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('button', { name: 'Delete unchanged.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Import deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'unchanged.csv' })).toHaveCount(0);
});

test('leaving during an upload doesn’t return to it, and the import is in the history', async ({ page }) => {
  await openPanel(page, shop, '/import');
  const held = await holdCall(page, `${adminPaths.imports}?kind=*`);
  await chooseFile(page, 'slow.csv', 'slug,title\nnobody-has-this,Too little');
  await expect.poll(held.calls).toBe(1);
  await goToScreen(page, 'Users');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await arriveLate(page, held, /imports\?kind=/);
  await expect(page).toHaveURL(`${shop.url}/admin/users`);

  await goToScreen(page, 'Import');
  await expect(page.getByRole('row', { name: /slow.csv/ })).toContainText('Done');
});
