import { expect } from '@playwright/test';
import { adminPaths, apiPaths, type Item } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { goToScreen } from '../../../support/browser/panel';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

const createLadle = itemsCalled('Job ladle');

let shop: Shop;
let admin: Client;
const made: Item[] = [];
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  for (let n = 1; n <= 12; n++) made.push(await createLadle(admin, { published: false }));
});
test.afterAll(() => admin.post(adminPaths.bulkItems, { ids: made.map(({ id }) => id), action: 'delete' }));

test('changing all matching records is a job that shows its progress and the result of each record', async ({
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

test('changing prices is a job with an example before and a report after, including skipped items', async ({
  page,
}) => {
  const [one, other] = [
    await createLadle(admin, { title: 'Dear ladle', price: 40 }),
    await createLadle(admin, { title: 'Cheap ladle', price: 4 }),
  ];
  made.push(one, other);
  await openPanel(page, shop, '/marketplace?search=ladle&sortBy=title&order=asc&limit=25');
  for (const { title } of [one, other])
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change price…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the price of 2 items?' });
  const confirm = dialog.getByRole('button', { name: 'Change price' });
  await dialog.getByLabel('Change', { exact: true }).selectOption('Decrease by amount');
  await dialog.getByLabel('Amount ($)').fill('five');
  await expect(dialog).toContainText('Enter an amount, such as 2.50');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Amount ($)').fill('5');
  await dialog.getByLabel('Round').selectOption('To .99');
  await expect(dialog.getByRole('status')).toHaveText('“Dear ladle”: $40.00 becomes $34.99.');
  await expectEverybodyCanUse(page);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change price (−$5.00): 2 items' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Job complete' })).toContainText('1 changed, 1 skipped.');
  await expect(page.getByRole('row').filter({ hasText: 'Cheap ladle' }).last()).toContainText(
    'The price would be -$1.01',
  );
  expect((await admin.get(apiPaths.marketplace.item(one.id))).data.price).toBe(34.99);
});

test('stock and tags of all matching items change as jobs', async ({ page }) => {
  const item = await createLadle(admin, { title: 'Ladle to count', stock: 4 });
  made.push(item);
  const choose = async (action: string) => {
    await openPanel(page, shop, '/marketplace?search=ladle+to+count');
    await page.getByRole('row').filter({ hasText: item.title }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const dialog = page.getByRole('dialog');
  await choose('Change stock…');
  await dialog.getByLabel('Change', { exact: true }).selectOption('Take from stock');
  await dialog.getByLabel('Number').fill('3');
  await expectEverybodyCanUse(page);
  await dialog.getByRole('button', { name: 'Change stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change stock (−3): 1 item' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Job complete' })).toContainText('1 changed.');
  await choose('Add tags…');
  await expect(dialog.getByRole('button', { name: 'Add tags' })).toBeDisabled();
  const tag = dialog.getByRole('group', { name: 'Tags' }).getByRole('button').first();
  const name = (await tag.textContent()) ?? '';
  await tag.click();
  await expectEverybodyCanUse(page);
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Job complete' })).toContainText('1 changed.');
  const { data } = await admin.get<Item>(apiPaths.marketplace.item(item.id));
  expect(data).toMatchObject({ stock: 1, tags: [{ name }] });
});

test('a job that runs can be followed, left, and stopped', async ({ page }) => {
  const job = {
    id: 4,
    kind: 'items',
    action: 'publish',
    change: {},
    status: 'RUNNING',
    createdBy: { id: 1, name: 'Ada' },
    createdAt: new Date().toISOString(),
    finishedAt: null,
    total: 20_000,
    counts: { changed: 5_000, unchanged: 0, skipped: 0, failed: 0 },
  };
  const path = `**${adminPaths.job(4)}`;
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
