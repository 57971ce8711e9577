import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { deleteConfirmed } from '../../../support/browser/panel';
import { createCategory, createItem } from '../../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import { openConsole } from '../../../support/shop/console';
import type { Shop } from '../../../support/shop/shop';

const { marketplace } = apiPaths;

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const lines = (page: Page) => page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
const trashRow = (page: Page, title: string) =>
  page.getByRole('grid', { name: 'Trash' }).getByRole('row').filter({ hasText: title });

test('the activity shows who changed what, with filters, details, and links to the records', async ({ page }) => {
  const category = await createCategory(admin, 'looms', 'Looms');
  const { id } = await createItem(admin, category.id, { title: 'Table loom', slug: 'table-loom' });
  const description = 'A loom of solid oak, oiled by hand.';
  await admin.patch(marketplace.item(id), { price: 99.5, description, featured: true });
  const editor = await openConsole(shop);
  const [row] = await shop.database.query('SELECT document_id FROM items WHERE id = $1', [id]);
  await editor.save('api::marketplace.item', row?.document_id, { availability: 'SOLD_OUT' });

  await openPanel(page, shop, '/activity');
  await page.getByLabel('Search', { exact: true }).fill('table loom');
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).nth(0)).toContainText('changed the item “Table loom”');
  await expect(lines(page).nth(0)).toContainText('in the console · Status');
  await expect(lines(page).nth(1)).toContainText('Administrator changed the item “Table loom”');
  await expect(lines(page).nth(1)).toContainText('Description, Price, Featured');
  await expect(lines(page).nth(2)).toContainText('created the item');

  const change = lines(page).nth(1);
  await expect(change.getByText('$99.50')).toBeHidden();
  await change.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(change.getByText('$99.50')).toBeVisible();
  await expect(change.locator('mark')).toHaveText(['table', 'loom', '$120.50', '$99.50', 'No', 'Yes']);
  await expectEverybodyCanUse(page);

  await page.getByLabel('Who').selectOption({ label: 'System' });
  await expect(page.getByText('No activity matches these filters. Try removing some.')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Type').selectOption({ label: 'Item categories' });
  await page.getByLabel('Action').selectOption({ label: 'Created' });
  await expect(lines(page).first()).toContainText('created the item category “Looms”');
  await expect(page).toHaveURL(/kind=itemCategory&action=created$/);
  await page.reload();
  await expect(lines(page).first()).toContainText('created the item category “Looms”');

  await page.goto(`${shop.url}/admin/activity?search=table+loom&page=99`);
  await expect(lines(page)).toHaveCount(3);
  await expect(page).toHaveURL(`${shop.url}/admin/activity?search=table+loom`);

  await page.goto(`${shop.url}/admin/activity?kind=item&recordId=${id}`);
  await expect(page.getByText('Showing the history of one record.')).toBeVisible();
  await expect(lines(page)).toHaveCount(3);
  await lines(page).nth(1).locator('summary').click();
  await page.getByRole('link', { name: 'Open the item' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace/${id}/edit`);
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).nth(1)).toContainText('Administrator changed the item');

  const weaving = await createBlogCategory(admin, 'weaving', 'Weaving');
  const post = await createPost(admin, weaving.id, { title: 'On looms', slug: 'on-looms' });
  await page.goto(`${shop.url}/admin/blog/${post.id}/edit`);
  await expect(lines(page)).toHaveText([/^Administrator created the post/]);

  await page.clock.install();
  await page.goto(`${shop.url}/admin/settings`);
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
  const { tagline } = (await admin.get(adminPaths.settings)).data;
  await admin.patch(adminPaths.settings, { tagline: 'Looms for everybody' });
  // The page reloads its data every ten seconds.
  await page.clock.fastForward(10_000);
  await expect(lines(page).first()).toContainText(/changed the settings.*Tagline/);
  await admin.patch(adminPaths.settings, { tagline });
});

test('a deleted record is restored by Undo and by its shortcut', async ({ page }) => {
  const category = await createCategory(admin, 'lathes', 'Lathes');
  const lathe = await createItem(admin, category.id, { title: 'Pole lathe', slug: 'pole-lathe' });
  await openPanel(page, shop, '/marketplace?search=pole+lathe');
  const row = page.getByRole('row').filter({ hasText: 'Pole lathe' });
  const message = page.getByRole('status').filter({ hasText: 'Item deleted successfully' });
  await deleteConfirmed(page, 'Pole lathe');
  // As long as it is pointed at, it stays.
  await message.hover();
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await expectNoAxeViolations(page);
  // By now, the message may say that the item is in the trash.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Pole lathe” restored')).toBeVisible();
  await expect(row).toBeVisible();

  await admin.delete(marketplace.item(lathe.id));
  await page.goto(`${shop.url}/admin/marketplace/categories`);
  await deleteConfirmed(page, 'Lathes');
  await expect(page.getByText('Category deleted successfully')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('“Lathes” restored')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Lathes' })).toBeVisible();
});

test('records in the trash can be restored or permanently deleted', async ({ page }) => {
  const category = await createCategory(admin, 'kilns', 'Kilns');
  const kiln = await createItem(admin, category.id, { title: 'Small kiln', slug: 'small-kiln' });
  const shelf = await createItem(admin, category.id, { title: 'Kiln shelf', slug: 'kiln-shelf' });
  await admin.delete(marketplace.item(kiln.id));
  await admin.delete(marketplace.item(shelf.id));
  await admin.delete(marketplace.category(category.id));

  await openPanel(page, shop, '/trash');
  await page.getByLabel('Search', { exact: true }).fill('kiln');
  await expect(trashRow(page, 'Small kiln')).toContainText('Administrator');
  await expect(trashRow(page, 'Small kiln')).toContainText('in 30 days');
  await expectEverybodyCanUse(page);

  await page.getByRole('button', { name: 'Restore Small kiln' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'restore the category first' });
  await expect(refusal).toContainText('Its category “Kilns” is also in the trash. Restore the category first');
  await expectNoAxeViolations(page);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toHaveCount(0);

  await page.getByRole('button', { name: 'Restore Kilns' }).press('Enter');
  await expect(page.getByText('“Kilns” restored')).toBeVisible();
  await page.getByRole('button', { name: 'Restore Small kiln' }).click();
  await expect(page.getByText('“Small kiln” restored')).toBeVisible();
  await expect(trashRow(page, 'Small kiln')).toHaveCount(0);
  expect((await shop.visitor().get(marketplace.item('small-kiln'))).data).toMatchObject({ id: kiln.id });

  await page.getByRole('button', { name: 'Delete Kiln shelf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('This will permanently delete “Kiln shelf”.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(trashRow(page, 'Kiln shelf')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Kiln shelf' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Kiln shelf” permanently deleted')).toBeVisible();
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  expect((await admin.get(`${adminPaths.trash}?search=kiln`)).data.items).toEqual([]);
});
