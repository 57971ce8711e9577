import { expect, type Page, test } from '@playwright/test';
import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import { signInToConsole } from '../support/browser/console';
import type { Client } from '../support/shop/client';
import { type Shop, startShop } from '../support/shop/shop';

/** A content editor working in the console with the first administrator's account. */
let shop: Shop;
let admin: Client;
let item: Item;

test.beforeAll(async () => {
  shop = await startShop({ env: { SERVE_CONSOLE: 'true' } });
  admin = await shop.admin();
  const category = await admin.post(apiPaths.marketplace.categories, { name: 'Prints', slug: 'prints' });
  item = (
    await admin.post<Item>(apiPaths.marketplace.items, {
      title: 'Colonnade at dusk',
      slug: 'colonnade-at-dusk',
      description: 'A print on heavy cotton paper.',
      imageUrl: 'https://example.com/print.webp',
      price: 40,
      categoryId: category.data.id,
    })
  ).data;
});

test.afterAll(() => shop?.close());

const signIn = (page: Page) => signInToConsole(page, shop);

const openItem = async (page: Page) => {
  await page.goto(`${shop.url}/cms/console/content-manager/collection-types/api::marketplace.item`);
  await page.getByText('Colonnade at dusk').click();
  await expect(page.getByRole('textbox', { name: 'Price ($)', exact: true })).toBeVisible();
};

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('a price edited in the console is in the next API response, and a price of 0 is refused with a reason', async ({
  page,
}) => {
  await signIn(page);
  await openItem(page);
  const price = page.getByRole('textbox', { name: 'Price ($)', exact: true });

  await price.fill('49.9');
  await save(page);
  await expect(page.getByText('Saved document')).toBeVisible();
  expect((await shop.visitor().get<ItemDetail>(apiPaths.marketplace.item(item.slug))).data.price).toBe(49.9);

  await price.fill('0');
  await save(page);
  await expect(page.getByText('Price must be positive').first()).toBeVisible();
  await expect(price).toHaveValue('0');
  await expect(page.getByText('Set up preview')).toHaveCount(0);
  expect((await shop.visitor().get<ItemDetail>(apiPaths.marketplace.item(item.slug))).data.price).toBe(49.9);
});

test('the console doesn’t overwrite what someone else saved, and loses nothing typed', async ({ page }) => {
  const path = apiPaths.marketplace.item(item.id);
  const saved = async () => (await admin.get<ItemDetail>(path)).data;
  const before = await saved();
  await signIn(page);
  await openItem(page);
  const price = page.getByRole('textbox', { name: 'Price ($)', exact: true });
  expect((await admin.patch(path, { description: 'A print on linen.' })).status).toBe(200);

  await price.fill('61');
  await save(page);
  await expect(page.getByText('Someone else saved this record after you opened it')).toBeVisible();
  expect(await saved()).toMatchObject({ price: before.price, description: 'A print on linen.' });
  await expect(price).toHaveValue('61');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();

  await page.reload();
  for (const typed of ['61', '62']) {
    await price.fill(typed);
    await save(page);
    await expect.poll(saved).toMatchObject({ price: Number(typed), description: 'A print on linen.' });
    await expect(page.getByText('Saved document').first()).toBeVisible();
  }
});

test('editors in the console see only their content types', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.url}/cms/console/content-manager`);
  const types = page.getByRole('navigation', { name: 'Content Manager' });
  for (const name of [
    'Items',
    'Item categories',
    'Item tags',
    'Variants',
    'Properties',
    'Collections',
    'Posts',
    'Blog categories',
    'Blog tags',
    'Messages',
    'Customers',
    'Pages',
    'Store settings',
    'Menus',
    'Home page',
  ])
    await expect(types.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['Session', 'Password reset', 'Outgoing email', 'Visit', 'Views of a day', 'Comment', 'Like'])
    await expect(types.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('a customer made in the console can sign in to the shop', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.url}/cms/console/content-manager/collection-types/plugin::users-permissions.user/create`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Iris Editor');
  await page.getByRole('textbox', { name: 'Email' }).fill('Iris@Example.com');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByText('Authenticated', { exact: true }).click();
  await page.locator('input[name="password"]').fill('made-in-console');
  await save(page);
  await expect(page.getByText('Saved document')).toBeVisible();

  const answer = await shop
    .visitor()
    .post(apiPaths.auth.login, { email: 'iris@example.com', password: 'made-in-console' });
  expect(answer.data).toMatchObject({ name: 'Iris Editor', email: 'iris@example.com', role: 'USER' });
});

test('a post written in the console is shown in the blog', async ({ page }) => {
  const category = await admin.post(apiPaths.blog.categories, { name: 'Notes', slug: 'notes' });
  expect(category.status).toBeLessThan(300);
  await signIn(page);
  await page.goto(`${shop.url}/cms/console/content-manager/collection-types/api::blog.post/create`);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Light in the colonnade');
  await page.getByRole('textbox', { name: 'Slug' }).fill('light-in-the-colonnade');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'PUBLISHED' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByText('Notes', { exact: true }).click();
  await page.locator('.cm-content, .CodeMirror').first().click();
  await page.keyboard.type('## Dusk\n\nThe arches hold the last of the light.');
  await save(page);
  await expect(page.getByText('Saved document')).toBeVisible();

  const { data } = await shop.visitor().get(apiPaths.blog.post('light-in-the-colonnade'));
  expect(data).toMatchObject({ title: 'Light in the colonnade', status: 'PUBLISHED', category: { slug: 'notes' } });
  expect(data.contentHtml).toMatch(/<h2[^>]*>.*Dusk.*<\/h2>/s);
});

test('a variant edited in the console is what the shop sells; a price without options is refused', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.url}/cms/console/content-manager/collection-types/api::marketplace.item-variant`);
  await page.getByText('Colonnade at dusk').first().click();
  const price = page.getByRole('textbox', { name: 'Price ($)', exact: true });
  await price.fill('20');
  await save(page);
  await expect(page.getByText('An item without options has no separate price').first()).toBeVisible();
  await price.fill('');
  await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('4');
  await page.getByRole('textbox', { name: 'SKU' }).fill('DUSK-1');
  await save(page);
  await expect(page.getByText('Saved document')).toBeVisible();
  const { data } = await shop.visitor().get<ItemDetail>(apiPaths.marketplace.item(item.slug));
  expect(data).toMatchObject({ stock: 4, variants: [{ sku: 'DUSK-1' }] });
});

test('the console refuses to delete a category in use, and shows why', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.url}/cms/console/content-manager/collection-types/api::marketplace.item-category`);
  await page.getByText('Prints', { exact: true }).click();
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Delete entry' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Cannot delete category with items').first()).toBeVisible();
  expect((await shop.visitor().get(apiPaths.marketplace.categories)).data).toHaveLength(1);
});
