import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, type SavedView } from '@stoa/contract';
import { openPanel } from '../../support/accounts-in-browser';
import { createPost } from '../../support/blog';
import type { Client } from '../../support/client';
import { test } from '../../support/demo-shop';
import { createItem } from '../../support/marketplace';
import { breakCalls, deleteConfirmed, goToScreen } from '../../support/panel-in-browser';
import type { Shop } from '../../support/shop';

let shop: Shop;
let admin: Client;
let postCategory: number;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  postCategory = ((await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data[0] as BlogCategory).id;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('every screen that cannot be loaded says what is missing, and can be asked again', async ({ page }) => {
  await openPanel(page, shop, '/nowhere');
  await breakCalls(page, 'reads');
  for (const [name, text] of [
    ['Item categories', 'Error loading categories. Please try again.'],
    ['Item tags', 'Failed to load tags'],
    ['Blog categories', 'Error loading categories. Please try again.'],
    ['Blog tags', 'Failed to load tags'],
    ['Messages', 'Error loading messages. Please try again.'],
    ['Settings', 'Failed to load settings. Please try again.'],
    ['Import', 'Error loading imports. Please try again.'],
    ['Users', 'Error loading users. Please try again.'],
  ] as const) {
    await goToScreen(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(alert(page, text)).toBeVisible();
  }
  for (const [list, create] of [
    ['Marketplace', 'New item'],
    ['Blog', 'New post'],
  ] as const) {
    await goToScreen(page, list);
    await page.getByRole('link', { name: create }).click();
    await expect(page.getByText('Couldn’t load categories. Reload the page to try again.')).toBeVisible();
  }
  await page.goto(`${shop.url}/admin/import/1`);
  await expect(alert(page, 'Failed to load import. Please try again.')).toBeVisible();

  await goToScreen(page, 'Users');
  await button(page, 'Views').click();
  await expect(alert(page, 'Couldn’t load your views')).toBeVisible();
  await page.route(`**${apiPaths.admin.views}?*`, (route) => route.continue());
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog(page)).not.toContainText('Couldn’t load your views');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.unrouteAll();
  await button(page, 'Try Again').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a form that could not be saved says so, and keeps what was typed', async ({ page }) => {
  const item = await createItem(admin, 1, { title: 'Kept as it was', slug: 'kept-as-it-was' });
  const post = await createPost(admin, postCategory, { title: 'Left as it was', slug: 'left-as-it-was' });
  await breakCalls(page, 'changes');
  const title = page.getByLabel('Title');
  const failsWith = async (submit: string, text: string) => {
    await title.fill('Typed in vain');
    await button(page, submit).click();
    await expect(alert(page, text)).toBeVisible();
    await expect(title).toHaveValue('Typed in vain');
    await expect(button(page, submit)).toBeEnabled();
  };
  await openPanel(page, shop, `/marketplace/${item.id}/edit`);
  await failsWith('Save changes', 'Failed to update item');
  await page.goto(`${shop.url}/admin/blog/${post.id}/edit`);
  await failsWith('Save changes', 'Failed to update blog post');
  await page.goto(`${shop.url}/admin/settings`);
  await page.getByLabel('Tagline').fill('Said in vain');
  await button(page, 'Save settings').click();
  await expect(alert(page, 'Failed to save settings')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue('Said in vain');

  // If the server says what is wrong, its message is shown instead.
  await page.unrouteAll();
  await page.goto(`${shop.url}/admin/marketplace/${item.id}/edit`);
  await page.getByLabel('Slug').fill('harbour-serving-bowl');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Another item already uses this slug')).toBeVisible();
  await expect(page.getByText('Failed to update item')).toHaveCount(0);
  await admin.delete(apiPaths.marketplace.item(item.id));
  await admin.delete(apiPaths.blog.post(post.id));
});

test('a list says what could not be deleted, exported, or kept as a view', async ({ page }) => {
  const post = await createPost(admin, postCategory, { title: 'Here to stay', slug: 'here-to-stay' });
  const view = { list: 'posts', name: 'Of old', query: 'search=old', columns: [] };
  const { id: viewId } = (await admin.post<SavedView>(apiPaths.admin.views, view)).data;
  await breakCalls(page, 'changes');
  await openPanel(page, shop, '/blog?search=here+to+stay');
  await deleteConfirmed(page, post.title);
  await expect(alert(page, 'Failed to delete post')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: post.title })).toHaveCount(1);
  await button(page, 'Export CSV').click();
  await expect(alert(page, 'The export failed. Please try again.')).toContainText('Error');

  await button(page, 'Views').click();
  await dialog(page).getByLabel('View name').fill('Of today');
  await button(page, 'Save').click();
  await expect(alert(page, 'Failed to save the view')).toBeVisible();
  await expect(dialog(page).getByLabel('View name')).toHaveValue('Of today');
  await button(page, 'Rename Of old').click();
  await dialog(page).getByLabel('New name').fill('Of yore');
  await dialog(page).getByLabel('New name').press('Enter');
  await expect(alert(page, 'Failed to rename the view')).toBeVisible();
  await button(page, 'Cancel').click();
  await deleteConfirmed(page, 'Of old');
  await expect(alert(page, 'Failed to delete the view')).toBeVisible();
  await admin.delete(apiPaths.admin.view(viewId));
  await admin.delete(apiPaths.blog.post(post.id));
});
