import { expect } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { Client as Database } from 'pg';
import { breakCall, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let item: Item;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  item = await createItem(admin, 1, { title: 'Imported anew', slug: 'imported-anew' });
});
test.afterAll(() => admin.delete(apiPaths.marketplace.item(item.id)));

const file = (name: string, price: number) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`slug,price\nimported-anew,${price}`),
});

/** Holds the item's row lock, as if someone else were changing it, so that an import of it has to wait. */
async function whileItIsHeld(look: () => Promise<void>) {
  const other = new Database({ connectionString: shop.database.url });
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT 1 FROM items WHERE id = $1 FOR UPDATE', [item.id]);
  await look().finally(() => other.end());
}

test('an import shows its progress from upload to the end, also when its rows fail to load', async ({ page }) => {
  await openPanel(page, shop, '/import');
  const sending = await holdCall(page, /\/api\/admin\/imports\?kind=/);
  await page.locator('input[type=file]').setInputFiles(file('slow.csv', 11));
  await expect(page.getByRole('progressbar', { name: /^(Uploading|Reading) file\.\.\.$/ })).toBeVisible();
  await breakCall(page, '/rows?*');
  sending.release();
  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
  await expect(page.getByText('Error loading rows. Please try again.')).toBeVisible();
  await page.unroute('**/rows?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('row', { name: /Imported anew/ })).toContainText('Changed');

  const progress = page.getByRole('progressbar', {
    name: 'Importing: 0 of 1 rows done. You can leave this page.',
  });
  await whileItIsHeld(async () => {
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await expectEverybodyCanUse(page);
    await page.getByRole('link', { name: 'All imports' }).click();
    const row = page.getByRole('row', { name: /slow\.csv/ });
    await expect(row).toContainText('Importing');
    const remove = row.getByRole('button', { name: 'Delete slow.csv' });
    await expect(remove).toBeDisabled();
    await remove.hover();
    await expect(page.getByRole('tooltip', { name: 'You can’t delete an import while it’s running' })).toBeVisible();
    await page.getByRole('link', { name: 'slow.csv' }).click();
    await expect(progress).toBeVisible();
  });
  await expect(page.getByText('Import complete')).toBeVisible();
  await expect(page.getByText('1 changed.')).toBeVisible();
  expect((await admin.get<Item>(apiPaths.marketplace.item(item.id))).data.price).toBe(11);

  await breakCall(page, '/report');
  await page.getByRole('button', { name: 'Download report' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to download the report. Please try again.' }),
  ).toBeVisible();
});

test('an import that failed shows why, and its report can be downloaded', async ({ page }) => {
  await openPanel(page, shop, '/import');
  await page.locator('input[type=file]').setInputFiles(file('stopped.csv', 12));
  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
  // An unexpected failure on the last try.
  await shop.database.query("UPDATE imports SET attempts = 4 WHERE file_name = 'stopped.csv'");
  await shop.database.query('ALTER TABLE items RENAME COLUMN price TO cost');
  try {
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('Import stopped')).toBeVisible();
  } finally {
    await shop.database.query('ALTER TABLE items RENAME COLUMN cost TO price');
  }
  await expect(page.getByText(/Something unexpected went wrong/)).toBeVisible();
  await expectEverybodyCanUse(page);
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/^import-\d+-report-.*\.csv$/);
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page.getByRole('row', { name: /stopped\.csv/ })).toContainText('Failed');
  expect((await admin.get<Item>(apiPaths.marketplace.item(item.id))).data.price).not.toBe(12);
});
