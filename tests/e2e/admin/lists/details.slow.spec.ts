import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, ITEM_STATUSES, POST_STATUSES } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { deleteConfirmed } from '../../../support/browser/panel';
import { createItem } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const cells = (page: Page, field: string) => page.locator(`[role=gridcell][data-field=${field}]`);
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const pager = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Sorts by clicking a column header, and checks that the cells, as read by `by`, are sorted by this column only. */
async function sortBy(page: Page, name: string, field: string, by: (text: string) => number | string) {
  const read = async () => (await cells(page, field).allTextContents()).map(by);
  const sorted = (values: (number | string)[]) =>
    values.toSorted((one, other) =>
      typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'en'),
    );
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('columnheader', { name }).click();
    await expect(page.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', order);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect
      .poll(async () => {
        const values = await read();
        const rising = sorted(values);
        return values.join() === (order === 'ascending' ? rising : rising.toReversed()).join();
      }, `${name} is ${order}`)
      .toBe(true);
  }
}

/** A row deleted with its own button is no longer selected. */
async function deleteOneOfTwoChosen(page: Page, titles: [string, string], left: string) {
  for (const title of titles) await row(page, title).getByRole('checkbox').check();
  await deleteConfirmed(page, titles[0]);
  await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText(left);
  await expect(row(page, titles[0])).toHaveCount(0);
}

test('the item list has badges, links, the server’s order, and a lasting selection', async ({ page }) => {
  const made = await Promise.all(
    ITEM_STATUSES.map((status, n) =>
      createItem(admin, 1, { title: `Zabuton ${n + 1}`, slug: `zabuton-${n + 1}`, price: 30 - n, status }),
    ),
  );
  await admin.patch(apiPaths.marketplace.item(made[0]?.id ?? 0), { discountPrice: 5 });
  for (const [title, days] of [
    ['Zabuton 1', 2],
    ['Zabuton 3', 1],
  ] as const)
    await shop.database.query("UPDATE items SET created_at = created_at - $2 * interval '1 day' WHERE title = $1", [
      title,
      days,
    ]);
  await openPanel(page, shop, '/marketplace?search=zabuton');
  for (const [title, text, look] of [
    ['Zabuton 1', 'Available', 'default'],
    ['Zabuton 2', 'Sold Out', 'secondary'],
    ['Zabuton 3', 'Coming Soon', 'outline'],
  ] as const) {
    await expect(row(page, title).getByText(text, { exact: true })).toHaveAttribute('data-look', look);
  }
  await expect(page.getByRole('link', { name: 'View Zabuton 2' })).toHaveAttribute('href', '/marketplace/zabuton-2');
  await expect(page.getByRole('link', { name: 'Edit Zabuton 2' })).toHaveAttribute(
    'href',
    `/admin/marketplace/${made[1]?.id}/edit`,
  );
  await sortBy(page, 'Created', 'createdAt', Date.parse);
  await expect(cells(page, 'title')).toHaveText(['Zabuton 2', 'Zabuton 3', 'Zabuton 1']);
  await sortBy(page, 'Title', 'title', String);
  await sortBy(page, 'Price', 'price', (text) => Number(text.split('$')[1]?.replaceAll(',', '')));
  await expect(cells(page, 'price')).toHaveText(['$29.00', '$28.00', '$5.00$30.00']);
  await expect(row(page, 'Zabuton 1').locator('s')).toHaveText('$30.00');
  await deleteOneOfTwoChosen(page, ['Zabuton 1', 'Zabuton 2'], '1 item selected');
  for (const { id } of made) await admin.delete(apiPaths.marketplace.item(id));
});

test('the post list has badges, links, a lasting selection, and one order on all pages', async ({ page }) => {
  const { id: category } = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data.at(-1) as BlogCategory;
  const made = await Promise.all(
    POST_STATUSES.map((status) =>
      createPost(admin, category, { title: `Sawdust ${status}`, slug: `sawdust-${status.toLowerCase()}`, status }),
    ),
  );
  await openPanel(page, shop, '/blog?search=sawdust');
  for (const [status, text, look] of [
    ['DRAFT', 'Draft', 'secondary'],
    ['PUBLISHED', 'Published', 'default'],
    ['ARCHIVED', 'Archived', 'outline'],
  ] as const) {
    await expect(row(page, `Sawdust ${status}`).getByText(text, { exact: true })).toHaveAttribute('data-look', look);
  }
  await expect(page.getByRole('link', { name: 'View Sawdust DRAFT' })).toHaveAttribute('href', '/blog/sawdust-draft');
  await expect(page.getByRole('link', { name: 'Edit Sawdust DRAFT' })).toHaveAttribute(
    'href',
    `/admin/blog/${made[0]?.id}/edit`,
  );
  await sortBy(page, 'Status', 'status', String);
  await deleteOneOfTwoChosen(page, ['Sawdust DRAFT', 'Sawdust PUBLISHED'], '1 post selected');

  await page.goto(`${shop.url}/admin/blog`);
  await sortBy(page, 'Category', 'category', String);
  await sortBy(page, 'Title', 'title', String);
  await sortBy(page, 'Published Date', 'publishedAt', (text) => Date.parse(text) || 0);
  await sortBy(page, 'Views', 'viewCount', (text) => Number(text.replaceAll(',', '')));
  const first = await cells(page, 'title').allTextContents();
  await pager(page, 'Next').click();
  await expect(page).toHaveURL(/sortBy=viewCount.*page=2$/);
  await expect(cells(page, 'title')).not.toHaveText(first);
  await pager(page, 'Previous').click();
  await expect(page).toHaveURL(/\?sortBy=viewCount$/);
  await expect(cells(page, 'title')).toHaveText(first);
  for (const { id } of made) await admin.delete(apiPaths.blog.post(id));
});

test('two quick clicks on a column header sort by it, then reverse the order', async ({ page }) => {
  await openPanel(page, shop, '/marketplace');
  await expect(cells(page, 'title')).toHaveCount(10);
  await page.getByRole('columnheader', { name: 'Title' }).evaluate((head: HTMLElement) => {
    head.click();
    head.click();
  });
  await expect(page).toHaveURL(/\?sortBy=title$/);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
});
