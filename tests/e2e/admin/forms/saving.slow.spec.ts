import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, type Item, type Post } from '@stoa/contract';
import { arriveLate, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Saving');
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const view = (page: Page) => page.locator('main header').getByRole('link', { name: /^View / });

test('the list keeps its search and page after saving and after canceling', async ({ page }) => {
  const item = await newItem(admin);
  await openPanel(page, shop, '/marketplace?search=Saving&sortBy=title');
  const list = page.url();
  await page.getByRole('link', { name: `Edit ${item.title}` }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: `Edit ${item.title}` }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(list);
});

test('an item can be saved without closing the form, by button and by keyboard', async ({ page }) => {
  const item = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${item.id}/edit`);
  await title(page).fill('Saved once');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page.getByText('Marketplace item updated successfully', { exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);
  await expect(page.locator('main header')).toContainText('Saved once');
  await expect(page.getByText('Marketplace item updated successfully')).toHaveCount(0);

  await title(page).fill('Sa');
  await title(page).press('ControlOrMeta+s');
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await title(page).fill('Saved twice');
  await title(page).press('ControlOrMeta+s');
  await expect(page.getByText('Marketplace item updated successfully', { exact: true })).toBeVisible();
  await expect(title(page)).toBeFocused();
  expect((await admin.get<Item>(apiPaths.marketplace.item(item.id))).data.title).toBe('Saved twice');

  await admin.patch(apiPaths.marketplace.item(item.id), { stock: 77 });
  await title(page).fill('Saved three times');
  await title(page).press('ControlOrMeta+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Marketplace item updated successfully', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace`);
  expect((await admin.get<Item>(apiPaths.marketplace.item(item.id))).data).toMatchObject({
    title: 'Saved three times',
    stock: 77,
  });
});

test('text typed during a save stays in the form as an unsaved change', async ({ page }) => {
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  // A draft would be saved by itself.
  const body = { title: 'Typed on', slug: 'typed-on', status: 'PUBLISHED' };
  const { id }: Post = await createPost(admin, (category as BlogCategory).id, body);
  const content = page.getByRole('textbox', { name: 'Content' });
  const stored = page.locator('textarea[name=content]');
  const openContent = () => page.getByRole('tab', { name: 'Content' }).click();
  const saved = async () => (await admin.get<Post>(apiPaths.blog.post(id))).data.content;
  const typeWhileItIsSaved = async (save: () => Promise<void>, text: string) => {
    const saving = await holdCall(page, apiPaths.blog.post(id));
    await save();
    await expect.poll(saving.calls).toBe(1);
    await content.press('ControlOrMeta+End');
    await content.pressSequentially(text);
    await arriveLate(page, saving, new RegExp(`${apiPaths.blog.post(id)}$`));
    await page.unroute(`**${apiPaths.blog.post(id)}`);
  };
  await openPanel(page, shop, `/blog/${id}/edit`);
  await openContent();
  await content.fill('Ash bends.');
  await typeWhileItIsSaved(() => content.press('ControlOrMeta+s'), ' It holds');
  await expect(page.getByText('Blog post updated successfully', { exact: true })).toBeVisible();
  await expect(stored).toHaveValue('Ash bends. It holds');
  expect(await saved()).toBe('Ash bends.');

  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await openContent();
  const save = page.getByRole('button', { name: 'Save changes' });
  await typeWhileItIsSaved(() => save.click(), ' for long.');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(stored).toHaveValue('Ash bends. It holds for long.');
  expect(await saved()).toBe('Ash bends. It holds');
  await save.click();
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
  expect(await saved()).toBe('Ash bends. It holds for long.');
  await admin.delete(apiPaths.blog.post(id));
});

test('the form links to the page in the shop once it is published', async ({ page, context }) => {
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  const post: Post = await createPost(admin, (category as BlogCategory).id, { title: 'Seen soon', slug: 'seen-soon' });
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await expect(title(page)).toHaveValue('Seen soon');
  await expect(view(page)).toHaveCount(0);
  await page.getByLabel('Status').selectOption('PUBLISHED');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page.getByText('Blog post updated successfully', { exact: true })).toBeVisible();
  const opened = context.waitForEvent('page');
  await view(page).click();
  const seen = await opened;
  await expect(seen).toHaveURL(`${shop.url}/blog/seen-soon`);
  await expect(seen.getByRole('heading', { level: 1, name: 'Seen soon' })).toBeVisible();
  await admin.delete(apiPaths.blog.post(post.id));

  const item = await newItem(admin, { published: false });
  await page.goto(`${shop.url}/admin/marketplace/${item.id}/edit`);
  await expect(title(page)).toHaveValue(item.title);
  await expect(view(page)).toHaveCount(0);
});
