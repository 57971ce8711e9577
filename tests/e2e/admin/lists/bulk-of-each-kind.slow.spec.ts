import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type BlogCategory, type Item, type Post } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
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

const dialog = (page: Page) => page.getByRole('dialog');

/** Runs an action on every row in the list; `choice` is the value to select in its dialog. */
async function actOnAll(page: Page, action: string, done: string, choice?: string) {
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${action}…?$`) }).click();
  if (choice) await dialog(page).getByRole('combobox').selectOption(choice);
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName(done);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
}

test('selected items are featured, hidden, and moved to another category', async ({ page }) => {
  const ids: number[] = [];
  for (const n of [1, 2])
    ids.push((await createItem(admin, 1, { title: `Zafu ${n}`, slug: `zafu-${n}`, published: true })).id);
  const stored = () => Promise.all(ids.map(async (id) => (await admin.get<Item>(apiPaths.marketplace.item(id))).data));
  await openPanel(page, shop, '/marketplace?search=zafu');
  await actOnAll(page, 'Feature', '2 items featured');
  expect(await stored()).toEqual(ids.map(() => expect.objectContaining({ featured: true })));
  await actOnAll(page, 'Stop featuring', '2 items no longer featured');
  await actOnAll(page, 'Unpublish', '2 items unpublished');
  expect(await stored()).toEqual(ids.map(() => expect.objectContaining({ featured: false, published: false })));
  for (const id of ids) expect((await shop.visitor().get(apiPaths.marketplace.item(id))).status).toBe(404);
  await actOnAll(page, 'Change category', '2 items changed', 'Textiles');
  await expect(page.getByRole('row', { name: /Zafu 1/ })).toContainText('Textiles');
  await expect(page.getByRole('row', { name: /Zafu 2/ })).toContainText('Textiles');
  for (const id of ids) await admin.delete(apiPaths.marketplace.item(id));
});

test('selected posts are published, featured, and moved to another category', async ({ page }) => {
  const ids: number[] = [];
  const [category, other] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  for (const n of [1, 2])
    ids.push((await createPost(admin, category?.id ?? 0, { title: `Zelkova ${n}`, slug: `zelkova-${n}` })).id);
  const stored = () => Promise.all(ids.map(async (id) => (await admin.get<Post>(apiPaths.blog.post(id))).data));
  await openPanel(page, shop, '/blog?search=zelkova');
  await actOnAll(page, 'Publish', '2 posts published');
  await actOnAll(page, 'Feature', '2 posts featured');
  expect(await stored()).toEqual(ids.map(() => expect.objectContaining({ status: 'PUBLISHED', featured: true })));
  await actOnAll(page, 'Stop featuring', '2 posts no longer featured');
  expect(await stored()).toEqual(ids.map(() => expect.objectContaining({ featured: false })));
  await actOnAll(page, 'Change category', '2 posts changed', other?.name);
  await expect(page.getByRole('row', { name: /Zelkova 1/ })).toContainText(other?.name ?? '');
  await expect(page.getByRole('row', { name: /Zelkova 2/ })).toContainText(other?.name ?? '');
  for (const id of ids) await admin.delete(apiPaths.blog.post(id));
});

test('selected messages are marked, archived, moved back, and deleted, and the badge follows', async ({ page }) => {
  for (const n of [1, 2]) {
    const letter = { name: 'Vera Zither', email: 'vera@example.com', subject: `Zither ${n}`, message: 'Is it whole?' };
    await shop.visitor().post(apiPaths.submitForm, letter);
  }
  const { unread } = (await admin.get(adminPaths.unreadMessages)).data;
  const link = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Messages' });
  const badge = (count: number) =>
    expect(link).toHaveAccessibleName(count === 0 ? 'Messages' : `Messages ${count} unread`);
  const rows = page.getByRole('row').filter({ hasText: 'Vera Zither' });
  await openPanel(page, shop, '/messages?search=zither');
  await badge(unread);
  await actOnAll(page, 'Mark as read', '2 messages marked as read');
  await badge(unread - 2);
  await expect(rows.filter({ hasText: 'Unread' })).toHaveCount(0);
  await actOnAll(page, 'Mark as unread', '2 messages marked as unread');
  await badge(unread);
  await expect(rows.filter({ hasText: 'Unread' })).toHaveCount(2);
  await actOnAll(page, 'Archive', '2 messages archived');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await page.getByLabel('Folder').selectOption('Archive');
  await actOnAll(page, 'Move to the inbox', '2 messages moved to the inbox');
  await page.getByLabel('Folder').selectOption('Inbox');
  await actOnAll(page, 'Delete', '2 messages deleted');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await badge(unread - 2);
});
