import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createItem } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the page size is kept in the address and starts at the first page', async ({ page, demoShop: shop }) => {
  await openPanel(page, shop, '/blog?page=2');
  const length = page.getByLabel('Rows per page');
  await expect(length).toHaveValue('10');
  await expect(page.getByText(/^Showing page 2 of 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing page 3 of 3/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await length.selectOption('100');
  await expect(page).toHaveURL(`${shop.url}/admin/blog?limit=100`);
  await expect(page.getByText('Showing page 1 of 1')).toBeVisible();
  expect(await page.getByRole('row').count()).toBeGreaterThan(24);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText(/^2\d posts selected/);
  await page.reload();
  await expect(length).toHaveValue('100');
});

test('hidden items are marked and can be filtered, and stock is an optional column', async ({
  page,
  demoShop: shop,
}) => {
  const admin = await shop.admin();
  const hidden = await createItem(admin, 1, {
    title: 'Ladle of nobody',
    slug: 'ladle-of-nobody',
    stock: 1234,
    published: false,
    featured: true,
  });
  await openPanel(page, shop, '/marketplace?search=ladle');
  await expect(row(page, 'Ladle of nobody')).toContainText('Unpublished');
  await page.getByRole('button', { name: 'More filters' }).click();
  await expectEverybodyCanUse(page);
  await page.getByLabel('Visibility').selectOption('Published');
  await expect(page).toHaveURL(/search=ladle&published=true$/);
  await expect(row(page, 'Ladle of nobody')).toHaveCount(0);
  await page.getByLabel('Visibility').selectOption('Unpublished');
  await page.getByLabel('Featured').selectOption('Featured');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More filters (2)' })).toBeFocused();
  await expect(row(page, 'Ladle of nobody')).toBeVisible();
  await expect(page.getByText('1,234')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Stock' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Ladle of nobody')).toContainText('1,234');
  await expectEverybodyCanUse(page);
  await admin.delete(apiPaths.marketplace.item(hidden.id));
});

test('selected posts become drafts again', async ({ page, demoShop: shop }) => {
  const admin = await shop.admin();
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  const post = await createPost(admin, category?.id ?? 0, {
    title: 'Said too early',
    slug: 'said-too-early',
    status: 'PUBLISHED',
  });
  await openPanel(page, shop, '/blog?search=too+early');
  await row(page, 'Said too early').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublish 1 post?' });
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('1 post unpublished');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Said too early')).toContainText('Draft');
  await admin.delete(apiPaths.blog.post(post.id));
});
