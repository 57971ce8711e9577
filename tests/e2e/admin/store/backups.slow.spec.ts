import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { adminPaths, type BackupList } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { S3_KEYS, type S3Emulator, startS3Emulator } from '../../../support/s3/s3-emulator';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
let s3: S3Emulator;
test.beforeAll(async () => {
  s3 = await startS3Emulator();
  shop = await openShop();
});
test.afterAll(async () => {
  await shop?.close();
  await s3?.close();
});

test('a backup is made, downloaded, and deleted in the panel', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Backups');
  await expect(page.getByText('None yet')).toBeVisible();
  await expect(page.getByText('Backups will appear here.')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  const table = page.getByRole('table', { name: 'Backups' });
  await expect(table.getByText('Done')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('read back');
  await expect(page.getByRole('region', { name: 'Restore a backup' })).toContainText(
    /npm run restore -- .*stoa-backup-/,
  );
  await expectEverybodyCanUse(page);

  const downloading = page.waitForEvent('download');
  await table.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^stoa-backup-[\d-]+\.tar$/);
  await rm(path.join(shop.dataFolder, 'backups'), { recursive: true });
  await page.reload();
  await expect(page.getByText('1 backup can’t be found in the folder anymore.')).toBeVisible();
  await expectEverybodyCanUse(page);
  await table.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Backups will appear here.')).toBeVisible();
  const { data } = await (await shop.admin()).get<BackupList>(adminPaths.backups);
  expect(data.items).toEqual([]);
});

test('time and numbers of backups can be changed, and a missing one is told', async ({ page }) => {
  await openPanel(page, shop, '/backups');
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Time', { exact: true }).fill('3 AM');
  await page.getByRole('button', { name: 'Save backup settings' }).click();
  await expect(page.getByText('Enter a time, such as 03:00')).toBeVisible();
  await page.getByLabel('Time', { exact: true }).fill('04:30');
  await page.getByLabel('Days').fill('14');
  await page.getByRole('button', { name: 'Save backup settings' }).click();
  await expect(page.getByText('Backup settings saved')).toBeVisible();
  await expectEverybodyCanUse(page);

  await shop.database.query(
    "UPDATE backup_settings SET on_since = now() - interval '2 days', time = to_char(now() + interval '1 hour', 'HH24:MI')",
  );
  await shop.database.query(
    `INSERT INTO backups (file_name, scheduled_for, attempt, status, error, started_at, finished_at)
     SELECT 'stoa-backup-1.tar', date_trunc('minute', now()) + interval '1 hour' - interval '1 day', attempt, 'FAILED', 'The disk is full.', now(), now()
     FROM generate_series(1, 3) attempt`,
  );
  await page.goto(`${shop.url}/admin`);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: 'No backup for a day and a half' }).click();
  await expect(page.getByText('There has been no good backup for a day and a half.')).toBeVisible();
  await expect(page.getByText('The disk is full.').first()).toBeVisible();
  await expectEverybodyCanUse(page);
});

test('storage is tested and saved, and backups go there', async ({ page }) => {
  await openPanel(page, shop, '/backups');
  await page.getByRole('main').getByRole('link', { name: 'Storage' }).click();
  await page.getByLabel('Endpoint').fill(s3.url);
  await page.getByLabel('Bucket', { exact: true }).fill('other');
  await page.getByLabel('Path-style addresses').check();
  await page.getByLabel('Access key').fill(S3_KEYS.accessKey);
  await page.getByLabel('Secret key', { exact: true }).fill(S3_KEYS.secretKey);
  await page.getByRole('button', { name: 'Test storage' }).click();
  await expect(page.getByText('NoSuchBucket: The specified bucket does not exist')).toBeVisible();
  await page.getByLabel('Bucket', { exact: true }).fill(s3.bucket);
  await page.getByRole('button', { name: 'Test storage' }).click();
  await expect(page.getByText('An object was written, read, and deleted')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save backup storage' }).click();
  await expect(page.getByText('Backup storage saved')).toBeVisible();

  await page.getByRole('link', { name: 'All backups' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('region', { name: 'Restore a backup' })).toContainText(`s3://${s3.bucket}/stoa-backup-`);
  expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^stoa-backup-[\d-]+\.tar$/)]);
});
