import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, type Item, type ItemList, type Post } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let category: BlogCategory;
let item: Item;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  category = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data[0] as BlogCategory;
  item = (await admin.get<ItemList>(`${apiPaths.marketplace.items}?published=true`)).data.items[0] as Item;
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
/** What is stored: the editor shows it as its page will. */
const stored = (page: Page) => page.locator('textarea[name=content]');

test('a draft is saved by itself while it is written; a published post waits for its button', async ({ page }) => {
  const draft = await createPost(admin, category.id, { title: 'Saved by itself', slug: 'saved-by-itself' });
  const saved = async (id: number) => (await admin.get<Post>(apiPaths.blog.post(id))).data.content;
  await openPanel(page, shop, `/blog/${draft.id}/edit`);
  await editor(page).fill('Ash bends by itself.');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  expect(await saved(draft.id)).toBe('Ash bends by itself.');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' And on.');
  await expect.poll(() => saved(draft.id)).toBe('Ash bends by itself. And on.');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(stored(page)).toHaveValue('Ash bends by itself. And on.');
  await expect(page.getByText('We restored your unsaved changes.')).toHaveCount(0);

  await admin.patch(apiPaths.blog.post(draft.id), { status: 'PUBLISHED' });
  await page.reload();
  await editor(page).fill('Not for everybody yet.');
  await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  expect(await saved(draft.id)).toBe('Ash bends by itself. And on.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved(draft.id)).toBe('Not for everybody yet.');
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
  await admin.delete(apiPaths.blog.post(draft.id));
});

test('a new post is previewed as its page, with what isn’t saved', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Not saved anywhere');
  await editor(page).fill(`Here it is:\n\n[Card](/marketplace/${item.slug})`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Not saved anywhere' })).toBeVisible();
  await expect(shown.locator('.item-card')).toContainText(item.title);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTitle('Preview of the post')).toHaveCSS('width', '390px');
  await expectNoAxeViolations(page);
});

test('a post is scheduled by a button', async ({ page }) => {
  const post = await createPost(admin, category.id, { title: 'Comes later', slug: 'comes-later' });
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule this post' });
  await dialog.getByLabel('Publish on').fill('2020-01-05T10:00');
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(dialog).toContainText('Publish on must be in the future');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Publish on').fill('2999-01-05T10:00');
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(page.getByText('Blog post updated successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Scheduled for/ })).toBeVisible();
  const { data } = await admin.get<Post>(apiPaths.blog.post(post.id));
  expect(data).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.stringMatching(/^2999-01-0/) });
  expect((await shop.visitor().get(apiPaths.blog.post('comes-later'))).status).toBe(404);
  await admin.delete(apiPaths.blog.post(post.id));
});
