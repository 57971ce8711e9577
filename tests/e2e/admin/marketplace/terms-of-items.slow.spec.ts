import { expect, type Page } from '@playwright/test';
import { apiPaths, type MarketplaceCategory } from '@stoa/contract';
import { breakCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createCategory } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('categories are added, changed, and deleted, but not while in use', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/categories');
  await expect(row(page, 'Ceramics')).toBeVisible();
  await expectEverybodyCanUse(page);
  await expect(page.getByRole('button', { name: 'Delete Ceramics' })).toBeDisabled();

  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await dialog.getByLabel('Name').fill('P');
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Name').fill('Paper');
  await dialog.getByLabel('Name').fill('Paper goods');
  await expect(dialog.getByLabel('Slug')).toHaveValue('paper-goods');
  await dialog.getByLabel('Slug').fill('stationery');
  await dialog.getByLabel('Name').fill('Paper wares');
  await expect(dialog.getByLabel('Slug')).toHaveValue('stationery');
  await breakCall(page, apiPaths.marketplace.categories);
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByText('Failed to add category')).toBeVisible();
  await page.unroute(`**${apiPaths.marketplace.categories}`);
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText('Category added successfully')).toBeVisible();

  await row(page, 'Paper wares').getByRole('cell', { name: 'stationery' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Paperware');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace/categories`);
  await page.getByRole('button', { name: 'Delete Paperware' }).click();
  await expect(page.getByRole('dialog')).toContainText('“Paperware” will move to the trash');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted successfully')).toBeVisible();
  await expect(row(page, 'Paperware')).toHaveCount(0);
});

test('a category keeps the changes of two people at once, and a draft survives a reload', async ({ page }) => {
  const admin = await shop.admin();
  const { id } = await createCategory(admin, 'kitchen-wares', 'Kitchen wares');
  await openPanel(page, shop, '/marketplace/categories');
  await page.getByRole('link', { name: 'Edit Kitchen wares' }).click();
  await page.getByLabel('Description', { exact: true }).fill('Boards and spoons.');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Boards and spoons.');
  await expectEverybodyCanUse(page);

  const { category } = apiPaths.marketplace;
  await admin.patch(category(id), { care: 'Oil them twice a year.' });
  await page.keyboard.press('ControlOrMeta+s');
  const conflict = page.getByRole('dialog', { name: 'This record has changed' });
  await expect(conflict).toContainText('Boards and spoons.');
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Category updated successfully').last()).toBeVisible();
  expect((await admin.get<MarketplaceCategory>(category(id))).data).toMatchObject({
    description: 'Boards and spoons.',
    care: 'Oil them twice a year.',
  });
});

test('tags are added and changed in one form above the table', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/tags');
  await expect(row(page, 'Handmade')).toBeVisible();
  await expectEverybodyCanUse(page);
  const form = page.getByRole('form');
  await form.getByLabel('Name').fill('Half price');
  await form.getByLabel('Slug').fill('edited');
  await form.getByLabel('Name').fill('Half Price!');
  await expect(form.getByLabel('Slug')).toHaveValue('half-price');
  await form.getByRole('button', { name: 'Add Tag' }).click();
  await expect(page.getByText('Tag added successfully')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');

  await page.getByRole('button', { name: 'Edit Half Price!' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Edit Half Price!' }).click();
  await form.getByLabel('Name').fill('Reduced');
  await expect(form.getByLabel('Slug')).toHaveValue('half-price');
  await form.getByLabel('Slug').fill('handmade');
  await form.getByRole('button', { name: 'Update Tag' }).click();
  await expect(page.getByRole('alert')).toContainText('Another tag already uses this slug');
  await expect(form).toHaveAccessibleName('Edit Tag');
  await expect(form.getByLabel('Slug')).toHaveValue('handmade');
  await form.getByLabel('Slug').fill('reduced');
  await form.getByRole('button', { name: 'Update Tag' }).click();
  await expect(page.getByText('Tag updated successfully')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add Tag' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Reduced' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tag deleted successfully')).toBeVisible();
});
