import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item, type MarketplaceTerm } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createItem, createTag } from '../../../support/marketplace/marketplace';
import { createBlogTag } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const tags = (page: Page) => page.getByRole('group', { name: 'Tags' });
const DELETED = 'A selected tag has been deleted. Deselect it to save.';

test('a tag that was deleted meanwhile can be removed from an item so that it can be saved', async ({ page }) => {
  const kept = (await admin.get<MarketplaceTerm[]>(apiPaths.marketplace.tags)).data[0] as MarketplaceTerm;
  const gone = await createTag(admin, 'soon-deleted');
  const { id } = await createItem(admin, 1, { title: 'Tagged', slug: 'tagged', tags: [kept.id, gone.id] });
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('tab', { name: 'Details & Features' }).click();
  await expect(tags(page).getByRole('checkbox', { name: gone.name })).toBeChecked();
  await page.getByRole('tab', { name: 'Basic Information' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Tagged anew');
  await admin.delete(apiPaths.marketplace.tag(gone.id));

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(tags(page)).toHaveAccessibleDescription(DELETED);
  await expect(tags(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await tags(page).getByRole('checkbox', { name: 'Deleted tag' }).press('Space');
  await expect(tags(page).getByText('Deleted tag')).toHaveCount(0);
  await expect(tags(page)).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  const { data } = await admin.get<Item>(apiPaths.marketplace.item(id));
  expect(data).toMatchObject({ title: 'Tagged anew', tags: [{ id: kept.id }] });
  await admin.delete(apiPaths.marketplace.item(id));
});

test('a tag that was deleted meanwhile can be removed from a new post', async ({ page }) => {
  const gone = await createBlogTag(admin, 'soon-gone');
  await openPanel(page, shop, '/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Tagged in vain');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await tags(page).getByRole('button', { name: gone.name }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Long enough to be saved.');
  await admin.delete(apiPaths.blog.tag(gone.id));

  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(tags(page)).toHaveAccessibleDescription(DELETED);
  await expect(tags(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await tags(page).getByRole('button', { name: 'Deleted tag' }).click();
  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(page.getByText('Blog post created successfully. Redirecting...')).toBeVisible();
  await admin.delete(apiPaths.blog.post((await admin.get(apiPaths.blog.post('tagged-in-vain'))).data.id));
});
