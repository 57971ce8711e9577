import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createCategory, createTag } from '../../../support/marketplace/marketplace';
import { createBlogCategory, createBlogTag } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

const { marketplace, blog } = apiPaths;

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const button = (page: Page, name: string) => page.getByRole('button', { name: `History of ${name}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const TERMS = [
  { path: '/marketplace/tags', kind: 'item tag', create: createTag, at: marketplace.tag },
  { path: '/blog/categories', kind: 'blog category', create: createBlogCategory, at: blog.category },
  { path: '/blog/tags', kind: 'blog tag', create: createBlogTag, at: blog.tag },
];

for (const { path, kind, create, at } of TERMS)
  test(`the history opens from the row of each ${kind}`, async ({ page }) => {
    const slug = `history-${path.replace(/\W/g, '-')}`;
    const { id } = await create(admin, slug, 'Old name');
    await admin.patch(at(id), { name: `New name of ${slug}` });
    await openPanel(page, shop, path);
    await button(page, `New name of ${slug}`).press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(`History of New name of ${slug}`);
    const lines = dialog(page).getByRole('listitem');
    await expect(lines).toHaveText([
      new RegExp(`^Administrator changed the ${kind}`),
      new RegExp(`^Administrator created the ${kind}`),
    ]);
    await lines.first().locator('summary').press('Enter');
    await expect(lines.first()).toContainText('Before: Old name');
    await expect(lines.first()).toContainText(`After: New name of ${slug}`);
    await expectEverybodyCanUse(page);
    await dialog(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, `New name of ${slug}`)).toBeFocused();
  });

test('the page of an item category has its history', async ({ page }) => {
  const { id } = await createCategory(admin, 'history-of-a-page', 'Old name');
  await admin.patch(marketplace.category(id), { name: 'New name' });
  await openPanel(page, shop, `/marketplace/categories/${id}/edit`);
  const lines = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect(lines).toHaveText([
    /^Administrator changed the item category/,
    /^Administrator created the item category/,
  ]);
  await lines.first().locator('summary').press('Enter');
  await expect(lines.first()).toContainText('After: New name');
});

test('the history of a user opens from its row and links to all activity', async ({ page }) => {
  const name = 'Hilda History';
  const { session } = await shop.customer({ name });
  for (const blocked of [true, false, true, false, true, false])
    await admin.patch(adminPaths.user(session.id), { blocked });
  await openPanel(page, shop, '/users?search=hilda');
  await button(page, name).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(`History of ${name}`);
  await expect(dialog(page).getByRole('listitem')).toHaveText(Array(5).fill(/changed the user.*Blocked/));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, name)).toBeFocused();

  await button(page, name).click();
  await expectEverybodyCanUse(page);
  await dialog(page).getByRole('link', { name: 'Show all 6' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/activity\\?kind=user&recordId=${session.id}$`));
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem')).toHaveCount(6);
});
