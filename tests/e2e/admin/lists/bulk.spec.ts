import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type BlogCategory, type Item, type MarketplaceTerm } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createItem } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
const made: Item[] = [];

/** Items that no other spec looks at, because visitors can't see them. */
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  const [category] = (await admin.get<MarketplaceTerm[]>(apiPaths.marketplace.categories)).data;
  for (let n = 1; n <= 12; n++) {
    const title = `Bulk spoon ${String(n).padStart(2, '0')}`;
    made.push(
      await createItem(admin, category?.id ?? 0, {
        title,
        slug: title.toLowerCase().replaceAll(' ', '-'),
        published: false,
      }),
    );
  }
});
test.afterAll(() => admin.post(adminPaths.bulkItems, { ids: made.map(({ id }) => id), action: 'delete' }));

const LIST = '/marketplace?search=Bulk+spoon&sortBy=title&order=asc';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const choose = (page: Page, title: string) => row(page, title).getByRole('checkbox').check();
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });
const dialog = (page: Page) => page.getByRole('dialog');
const act = async (page: Page, action: string) => {
  await bar(page).getByRole('button', { name: 'Actions' }).press('Enter');
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
};

test('the bulk actions stay visible while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPanel(page, shop, `${LIST}&limit=25`);
  await choose(page, 'Bulk spoon 01');
  await choose(page, 'Bulk spoon 12');
  await expect(bar(page)).toContainText('2 items selected');
  await expect(bar(page).getByRole('button', { name: 'Actions' })).toBeInViewport();
});

test('selected rows of two pages change together, with their names and a report', async ({ page }) => {
  await openPanel(page, shop, LIST);
  await choose(page, 'Bulk spoon 01');
  await page.getByRole('button', { name: 'Next' }).click();
  await choose(page, 'Bulk spoon 12');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(bar(page)).toContainText('2 items selected');
  await expectEverybodyCanUse(page);

  // Someone else deletes one first.
  await admin.delete(apiPaths.marketplace.item(made[0]?.id ?? 0));
  await act(page, 'Change status');
  await expect(dialog(page)).toHaveAccessibleName('Change the status of 2 items?');
  await expect(dialog(page).getByRole('listitem')).toHaveText(['Bulk spoon 01', 'Bulk spoon 12']);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByLabel('Status').selectOption('Sold Out');
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('button', { name: 'Change status' }).click();

  await expect(dialog(page)).toHaveAccessibleName('1 of 2 items changed');
  await expect(dialog(page).getByRole('region', { name: 'Failed' })).toContainText(
    'Bulk spoon 01This item does not exist',
  );
  await expect(dialog(page).getByRole('region', { name: 'changed' })).toHaveText('Bulk spoon 12');
  await expectEverybodyCanUse(page);
  await expect(dialog(page).getByRole('alert')).toHaveText('1 item couldn’t be changed: it no longer exists.');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, 'Bulk spoon 12')).toContainText('Sold Out');
});

test('a page of items is published and deleted, and canceling changes nothing', async ({ page }) => {
  await openPanel(page, shop, LIST);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(bar(page)).toContainText('10 items selected');
  await bar(page).getByRole('button', { name: 'Actions' }).press('Enter');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await act(page, 'Publish');
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(dialog(page)).toHaveAccessibleName('10 items published');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Marketplace items' })).toBeFocused();
  const seen = await shop.visitor().get(`${apiPaths.marketplace.items}?search=Bulk+spoon`);
  expect(seen.data.pagination.total).toBe(10);

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await act(page, 'Delete');
  await expect(dialog(page)).toHaveAccessibleName('Delete 10 items?');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page)).toContainText('10 items selected');
  await act(page, 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toHaveAccessibleName('10 items deleted');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Bulk spoon 05')).toHaveCount(0);
  await expect(row(page, 'Bulk spoon 12')).toBeVisible();
});

test('selected posts change together', async ({ page }) => {
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  for (const n of [1, 2])
    await createPost(admin, category?.id ?? 0, { title: `Quillwort ${n}`, slug: `quillwort-${n}` });
  await openPanel(page, shop, '/blog?search=Quillwort&sortBy=title&order=asc');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await act(page, 'Change status');
  await expect(dialog(page)).toHaveAccessibleName('Change the status of 2 posts?');
  await dialog(page).getByLabel('Status').selectOption('Archived');
  await dialog(page).getByRole('button', { name: 'Change status' }).click();
  await expect(dialog(page)).toHaveAccessibleName('2 posts changed');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Quillwort 1')).toContainText('Archived');

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await act(page, 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toHaveAccessibleName('2 posts deleted');
  await expect(dialog(page).getByRole('listitem')).toHaveText(['Quillwort 1', 'Quillwort 2']);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 posts restored')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, 'Quillwort 1')).toContainText('Archived');
  await expect(row(page, 'Quillwort 2')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await act(page, 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toHaveAccessibleName('2 posts deleted');
});
