import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, type Post } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let categoryId: number;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  categoryId = ((await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data[0] as BlogCategory).id;
});

const rows = (page: Page) => page.getByRole('grid', { name: 'Blog posts' }).getByRole('row');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('the post list can be sorted, paged, and searched by its address', async ({ page }) => {
  await openPanel(page, shop, '/blog');
  await expect(rows(page)).toHaveCount(11);
  await expect(page.getByText(/^Showing page 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const name of ['Image', 'Title', 'Category', 'Status', 'Views', 'Published Date', 'Actions'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveCount(0);
  await expectEverybodyCanUse(page);

  const views = page.getByRole('columnheader', { name: 'Views' });
  await views.click();
  await expect(page).toHaveURL(/sortBy=viewCount&order=asc|order=asc&sortBy=viewCount/);
  await expect(views).toHaveAttribute('aria-sort', 'ascending');
  await views.click();
  await expect(page).toHaveURL(/sortBy=viewCount/);
  await expect(page).not.toHaveURL(/order=asc/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing page 2 of \d+$/)).toBeVisible();

  await page.getByPlaceholder('Search posts...').fill('no post has these words');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
});

test('the post list filters by status, category, author, and featured', async ({ page }) => {
  const post = await createPost(admin, categoryId, { title: 'Elm by hand', slug: 'elm-by-hand', featured: true });
  await openPanel(page, shop, '/blog?search=elm');
  await page.getByRole('button', { name: 'More filters' }).click();
  const filters = page.getByRole('dialog', { name: 'More filters' });
  await filters.getByLabel('Status').selectOption('Published');
  await expect(page.getByText('Elm by hand')).toHaveCount(0);
  await filters.getByLabel('Status').selectOption('Draft');
  await filters.getByLabel('Category').selectOption({ index: 1 });
  await filters.getByLabel('Author').selectOption({ label: 'Administrator' });
  await filters.getByLabel('Featured').selectOption('Featured');
  await expectEverybodyCanUse(page);
  await expect(page).toHaveURL(/author=\d+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More filters (4)' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await admin.delete(apiPaths.blog.post(post.id));
});

test('a post gets the author and date chosen in its form', async ({ page }) => {
  const post = await createPost(admin, categoryId, { title: 'Elm of last year', slug: 'elm-of-last-year' });
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await expect(page.getByLabel('Author')).toHaveValue(String(post.authorId));
  await page.getByLabel('Status').selectOption('Published');
  await page.getByLabel('Published on').fill('2025-11-23T10:15');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
  const { data } = await admin.get<Post>(apiPaths.blog.post(post.id));
  const publishedAt = await page.evaluate(() => new Date('2025-11-23T10:15').toISOString());
  expect(data).toMatchObject({ status: 'PUBLISHED', publishedAt, authorId: post.authorId });
  await admin.delete(apiPaths.blog.post(post.id));
});

test('a draft says that it is not published, and is deleted after confirmation', async ({ page }) => {
  const post = await createPost(admin, categoryId, { title: 'Elm to be deleted', slug: 'elm-to-be-deleted' });
  await openPanel(page, shop, '/blog?search=Elm+to+be+deleted');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('Draft');
  await expect(rows(page).nth(1)).toContainText('Not published');
  await page.getByRole('button', { name: 'Delete Elm to be deleted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('Elm to be deleted');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await admin.get(apiPaths.blog.post(post.id))).status).toBe(200);
  await page.getByRole('button', { name: 'Delete Elm to be deleted' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted successfully')).toBeVisible();
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  expect((await admin.get(apiPaths.blog.post(post.id))).status).toBe(404);
});

test('a new post marks errors at its tabs, shows Markdown as it will look, and returns to the list', async ({
  page,
}) => {
  await openPanel(page, shop, '/blog');
  await page.getByRole('link', { name: 'New post' }).click();
  await expectEverybodyCanUse(page);
  await tab(page, 'Content').click();
  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await expect(tab(page, 'Content')).toContainText('needs attention');

  await page.getByLabel('Title', { exact: true }).fill('Elm bends too');
  await expect(page.getByLabel('Slug')).toHaveValue('elm-bends-too');
  await page.getByLabel('Category').selectOption({ index: 1 });
  const chip = page.getByRole('group', { name: 'Tags' }).getByRole('button').first();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Content').click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Elm bends');
  await content.press('ControlOrMeta+a');
  await content.press('ControlOrMeta+b');
  const stored = page.locator('textarea[name=content]');
  await expect(stored).toHaveValue('**Elm bends**');
  await content.press('End');
  await content.pressSequentially(' because it is <b>wet</b><script>alert(1)</script>.');
  await expect(page.getByText('12 words · Supports Markdown')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page.getByRole('dialog', { name: 'Choose from library' }).getByRole('button', { name: / × / }).first().click();
  await expect(stored).toHaveValue(/\.\n\n!\[.+\]\(\/uploads\/.+\)$/);
  await expect(content).toBeFocused();
  await expect(content.locator('img[src]')).toBeVisible();
  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(page.getByText('Blog post created successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);

  const { data: post } = await admin.get<Post>(apiPaths.blog.post('elm-bends-too'));
  expect(post).toMatchObject({ title: 'Elm bends too', status: 'DRAFT', featured: false });
  expect(post.tags).toHaveLength(1);
  await admin.delete(apiPaths.blog.post(post.id));
});

test('saving a post returns to the list, and a post that someone else changed asks which version to keep', async ({
  page,
}) => {
  const post = await createPost(admin, categoryId, { title: 'Oak in two versions', slug: 'oak-in-two-versions' });
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Oak in two versions');
  await admin.patch(apiPaths.blog.post(post.id), { title: 'Oak by another' });
  await page.getByLabel('Title', { exact: true }).fill('Oak by me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Oak by another');
  await expect(dialog).toContainText('Oak by me');
  await expectEverybodyCanUse(page);
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Oak by me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Oak by another');
  await tab(page, 'SEO & Visibility').click();
  await page.getByRole('switch', { name: 'Featured Post' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Blog post updated successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
  expect((await admin.get<Post>(apiPaths.blog.post(post.id))).data.featured).toBe(true);
  await admin.delete(apiPaths.blog.post(post.id));
});

test('a blog category’s slug follows its name, and a category with posts can’t be deleted', async ({ page }) => {
  await openPanel(page, shop, '/blog/categories');
  const table = page.getByRole('table', { name: 'Blog categories' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Slug', 'Description', 'Posts', 'Actions']);
  await expect(page.getByRole('button', { name: 'Delete Materials' })).toBeDisabled();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await dialog.getByLabel('Name').fill('Green Wood');
  await expect(dialog.getByLabel('Slug')).toHaveValue('green-wood');
  await expectEverybodyCanUse(page);
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText('Category added successfully')).toBeVisible();
  const row = table.getByRole('row', { name: /Green Wood/ });
  await expect(row.getByRole('cell').nth(1)).toHaveText('-');
  await row.getByRole('button', { name: 'Edit Green Wood' }).click();
  await page
    .getByRole('dialog', { name: 'Edit Category' })
    .getByLabel('Description', { exact: true })
    .fill('Unseasoned timber');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated successfully')).toBeVisible();
  await expect(row).toContainText('Unseasoned timber');
  await row.getByRole('button', { name: 'Delete Green Wood' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});

test('one form adds and changes blog tags', async ({ page }) => {
  await openPanel(page, shop, '/blog/tags');
  const table = page.getByRole('table', { name: 'Blog tags' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Slug', 'Posts', 'Actions']);
  await page.getByRole('form', { name: 'Add Tag' }).getByLabel('Name').fill('Hand Tools');
  await expect(page.getByLabel('Slug')).toHaveValue('hand-tools');
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await expect(page.getByText('Tag added successfully')).toBeVisible();
  await expect(table.getByRole('row', { name: /Hand Tools/ }).getByRole('cell')).toContainText(['hand-tools', '0', '']);
  await table.getByRole('button', { name: 'Edit Hand Tools' }).click();
  const form = page.getByRole('form', { name: 'Edit Tag' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('form', { name: 'Add Tag' }).getByLabel('Name')).toHaveValue('');
  await table.getByRole('button', { name: 'Edit Hand Tools' }).click();
  await form.getByLabel('Name').fill('Edge Tools');
  await expect(form.getByLabel('Slug')).toHaveValue('hand-tools');
  await expectEverybodyCanUse(page);
  await form.getByRole('button', { name: 'Update Tag' }).click();
  await expect(page.getByText('Tag updated successfully')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Add Tag' })).toBeVisible();
  await table.getByRole('button', { name: 'Delete Edge Tools' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tag deleted successfully')).toBeVisible();
});
