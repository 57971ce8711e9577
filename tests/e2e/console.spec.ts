import { expect, type Page, test } from '@playwright/test';
import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import type { Client } from '../support/client';
import { ADMIN } from '../support/cms';
import { openShop, type Shop } from '../support/shop';

/** A content editor at work in the console, with the account of the first administrator. */
let shop: Shop;
let admin: Client;
let item: Item;

test.beforeAll(async () => {
  shop = await openShop({ SERVE_CONSOLE: 'true' });
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

const signIn = async (page: Page) => {
  await page.goto(`${shop.url}/cms/console`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.locator('input[name="password"]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText('Last edited entries', { exact: false }).first()).toBeVisible();
};

const openItem = async (page: Page) => {
  await page.goto(`${shop.url}/cms/console/content-manager/collection-types/api::marketplace.item`);
  await page.getByText('Colonnade at dusk').click();
  await expect(page.getByRole('textbox', { name: 'Price ($)' })).toBeVisible();
};

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('a price edited in the console is in the next answer of the API; 0 is refused with a sentence', async ({
  page,
}) => {
  await signIn(page);
  await openItem(page);
  const price = page.getByRole('textbox', { name: 'Price ($)' });

  await price.fill('49.9');
  await save(page);
  await expect(page.getByText('Saved document')).toBeVisible();
  expect((await shop.visitor().get<ItemDetail>(apiPaths.marketplace.item(item.slug))).data.price).toBe(49.9);

  await price.fill('0');
  await save(page);
  await expect(page.getByText('Price must be positive').first()).toBeVisible();
  expect((await shop.visitor().get<ItemDetail>(apiPaths.marketplace.item(item.slug))).data.price).toBe(49.9);
});

test('editors see the types that are theirs, and no technical one', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.url}/cms/console/content-manager`);
  const types = page.getByRole('navigation', { name: 'Content Manager' });
  for (const name of [
    'Items',
    'Item categories',
    'Item tags',
    'Posts',
    'Blog categories',
    'Blog tags',
    'Messages',
    'Customers',
    'Store settings',
  ])
    await expect(types.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['Session', 'Password reset', 'Outgoing mail', 'Visit', 'Views of a day', 'Comment', 'Like'])
    await expect(types.getByRole('link', { name, exact: true })).toHaveCount(0);
});
