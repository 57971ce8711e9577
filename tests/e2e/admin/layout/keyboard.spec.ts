import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { tabTo } from '../../../support/browser/keyboard';
import { createItem } from '../../../support/marketplace/marketplace';
import { ADMIN } from '../../../support/run/cms';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const press = (page: Page, key: string) => page.keyboard.press(key);
const palette = (page: Page) => page.getByRole('combobox', { name: 'Go to…' });

async function signIn(page: Page) {
  await page.goto(`${shop.url}/admin`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.insertText(ADMIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.insertText(ADMIN.password);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/** From the sidebar into the list, to the only row that matches a search. */
async function findInList(page: Page, title: string) {
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Marketplace', exact: true }),
  );
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace`);
  await tabTo(page, page.getByPlaceholder('Search items...'));
  await page.keyboard.insertText(title);
  await expect(page.getByRole('row')).toHaveCount(2);
}

/** Moves along the form's tabs with the arrow keys, and to a field in each. The current tab follows the focus. */
async function changeOverTabs(page: Page) {
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.insertText('Spun by keyboard');
  await tabTo(page, page.getByRole('tab', { name: 'Basic Information' }), 'Shift+Tab');
  await press(page, 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Details & Features' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.getByLabel('Stock', { exact: true }));
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.insertText('7');
  await tabTo(page, page.getByRole('textbox', { name: 'Features' }));
  await page.keyboard.insertText('Quiet');
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Basic Information' }), 'Shift+Tab');
  for (let tab = 0; tab < 3; tab += 1) await press(page, 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'SEO & Visibility' })).toBeFocused();
  await press(page, 'Space');
  await tabTo(page, page.getByRole('switch', { name: 'Featured' }));
  await press(page, 'Space');
  await expect(page.getByRole('switch', { name: 'Featured' })).toBeChecked();
}

test('the keyboard alone signs in, and finds and changes an item', async ({ page }) => {
  const { id, title } = await createItem(admin, 1, { title: 'Spindle', slug: 'spindle' });
  await signIn(page);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
  await findInList(page, title);
  // The grid is a single tab stop; the arrow keys move inside it.
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }));
  for (const name of ['Image', 'Title']) {
    await press(page, 'ArrowRight');
    await expect(page.getByRole('columnheader', { name })).toBeFocused();
  }
  await press(page, 'Enter');
  await expect(page).toHaveURL(/sortBy=title&order=asc/);
  await tabTo(page, page.getByRole('link', { name: `Edit ${title}` }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace/${id}/edit`);

  await changeOverTabs(page);
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  await press(page, 'Enter');
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  expect((await admin.get<Item>(apiPaths.marketplace.item(id))).data).toMatchObject({
    title: 'Spun by keyboard',
    stock: 7,
    features: ['Quiet'],
    featured: true,
  });
  await expect(page).toHaveURL(/\/admin\/marketplace\?.*sortBy=title&order=asc/);
  await admin.delete(apiPaths.marketplace.item(id));
});

test('the keyboard alone creates a record from the palette, and logs out', async ({ page }) => {
  await openPanel(page, shop);
  await press(page, 'ControlOrMeta+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('new');
  const creations = page.getByRole('group', { name: 'Create' }).getByRole('option');
  await expect(creations).toHaveText([
    'New order',
    'New discount',
    'New gift card',
    'New item',
    'New collection',
    'New post',
    'New page',
  ]);
  for (let line = 0; line < 5; line += 1) await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/blog/new`);
  await press(page, 'ControlOrMeta+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('new item');
  await expect(page.getByRole('option')).toHaveText(['New item']);
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${shop.url}/login`);
});
