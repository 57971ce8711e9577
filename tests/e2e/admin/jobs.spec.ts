import { expect } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { openPanel } from '../../support/accounts-in-browser';
import { expectEverybodyCanUse } from '../../support/axe';
import type { Client } from '../../support/client';
import { test } from '../../support/demo-shop';
import { itemsCalled } from '../../support/marketplace';
import { goToScreen } from '../../support/panel-in-browser';
import type { Shop } from '../../support/shop';

const createLadle = itemsCalled('Job ladle');

let shop: Shop;
let admin: Client;
const made: Item[] = [];
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  for (let n = 1; n <= 12; n++) made.push(await createLadle(admin, { published: false }));
});
test.afterAll(() => admin.post(apiPaths.admin.bulkItems, { ids: made.map(({ id }) => id), action: 'delete' }));

test('everything that matches changes in a job, which shows how far it is and what became of each record', async ({
  page,
}) => {
  await openPanel(page, shop, '/marketplace?search=job+ladle');
  const rows = page.getByRole('row').filter({ hasText: 'Job ladle' });
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await rows.first().getByRole('checkbox').check();
  await expect(bar.getByRole('status')).toHaveText('1 item selected');
  await bar.getByRole('button', { name: 'Select all 12 that match' }).click();
  await expect(bar.getByRole('status')).toHaveText('All 12 items that match are selected');
  await expectEverybodyCanUse(page);

  // What is then selected by hand counts again.
  await rows.nth(1).getByRole('checkbox').check();
  await expect(bar.getByRole('status')).toHaveText('2 items selected');
  await bar.getByRole('button', { name: 'Select all 12 that match' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(bar.getByRole('status')).toHaveText('All 12 items that match are selected');

  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of 12 items?' });
  await expect(dialog).toContainText('This runs in the background');
  await dialog.getByLabel('Status').selectOption('Sold Out');
  await dialog.getByRole('button', { name: 'Change status' }).click();

  await expect(page).toHaveURL(/\/admin\/jobs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Change status: 12 items' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Job complete' })).toContainText('12 changed.');
  const report = page.getByRole('table', { name: 'Records' });
  await expect(report.getByRole('rowheader')).toHaveCount(10);
  await expectEverybodyCanUse(page);
  await page.getByLabel('Result').selectOption('Unchanged (0)');
  await expect(page.getByText('No records with this result.')).toBeVisible();
  for (const { id } of made) expect((await admin.get(apiPaths.marketplace.item(id))).data.status).toBe('SOLD_OUT');

  await goToScreen(page, 'Jobs');
  await expect(page.getByRole('row').filter({ hasText: 'Change status: 12 items' })).toContainText('Done');
  await expectEverybodyCanUse(page);
});

test('a job that runs can be followed, left, and stopped', async ({ page }) => {
  const job = {
    id: 4,
    kind: 'items',
    action: 'publish',
    status: 'RUNNING',
    createdBy: { id: 1, name: 'Ada' },
    createdAt: new Date().toISOString(),
    finishedAt: null,
    total: 20_000,
    counts: { changed: 5_000, unchanged: 0, failed: 0 },
  };
  const path = `**${apiPaths.admin.job(4)}`;
  await page.route(path, (route) => route.fulfill({ json: { data: job } }));
  await page.route(`${path}/rows**`, (route) =>
    route.fulfill({
      json: {
        data: { items: [], pagination: { page: 1, totalPages: 1, total: 0, hasNextPage: false, hasPrevPage: false } },
      },
    }),
  );
  await page.route(`${path}/stop`, (route) => {
    job.status = 'STOPPED';
    return route.fulfill({ json: { data: job } });
  });
  await openPanel(page, shop, '/jobs/4');
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('5,000 of 20,000 done. You can leave this page.');
  job.counts.changed = 6_000;
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('6,000 of 20,000 done. You can leave this page.');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Job stopped' })).toContainText('6,000 changed.');
});

test('an unknown job says so', async ({ page }) => {
  await openPanel(page, shop, '/jobs/2000000');
  await expect(page.getByText('Job not found')).toBeVisible();
});
