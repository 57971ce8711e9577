import { expect } from '@playwright/test';
import { apiPaths, type CategoryPage, type Post } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createCategory } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

test('a post has previewed search and sharing texts and an image', async ({ page }) => {
  const post = await createPost(admin, 1, { title: 'Larch in winter', slug: 'larch-in-winter' });
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await page.getByRole('tab', { name: 'SEO & Visibility' }).click();
  const preview = page.getByRole('region', { name: 'Search result preview' });
  await expect(preview).toContainText('Larch in winter · Stoa');
  await expect(preview).toContainText('/blog/larch-in-winter');
  await page.getByLabel('Search title').fill('Why larch drops its needles');
  await page.getByLabel('Social image URL').fill('/uploads/larch.webp');
  await expect(preview).toContainText('Why larch drops its needles · Stoa');
  await expect(page.getByRole('region', { name: 'Social preview' })).toContainText('Why larch drops its needles');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Blog post updated successfully. Redirecting...')).toBeVisible();
  const { data } = await admin.get<Post>(apiPaths.blog.post(post.id));
  expect(data).toMatchObject({ seoTitle: 'Why larch drops its needles', shareImageUrl: '/uploads/larch.webp' });
  await admin.delete(apiPaths.blog.post(post.id));
});

test('a category has texts and a search preview', async ({ page }) => {
  const { id } = await createCategory(admin, 'larch-courses', 'Larch courses');
  await openPanel(page, shop, `/marketplace/categories/${id}/edit`);
  await page.getByRole('button', { name: 'Search & sharing' }).click();
  const form = page.getByRole('form', { name: 'Edit item category' });
  await form.getByLabel('Description', { exact: true }).fill('Two days in the *forest*.');
  const preview = form.getByRole('region', { name: 'Search result preview' });
  await expect(preview).toContainText('Larch courses · Stoa');
  await expect(preview).toContainText('/categories/larch-courses');
  await form.getByLabel('Search title').fill('Courses on larch');
  await expect(preview).toContainText('Courses on larch · Stoa');
  await form.getByLabel('Social image URL').fill('/uploads/larch.webp');
  await expect(form.getByRole('region', { name: 'Social preview' })).toContainText('Courses on larch');
  await expectEverybodyCanUse(page);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated successfully. Redirecting...')).toBeVisible();
  const { data } = await admin.get<CategoryPage>(apiPaths.marketplace.category(id));
  expect(data).toMatchObject({
    description: 'Two days in the *forest*.',
    seoTitle: 'Courses on larch',
    shareImageUrl: '/uploads/larch.webp',
  });
  await admin.delete(apiPaths.marketplace.category(id));
});
