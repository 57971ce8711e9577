import { expect, type Page } from '@playwright/test';
import { apiPaths, type MessageList } from '@stoa/contract';
import { openPanel } from '../../support/accounts-in-browser';
import type { Client } from '../../support/client';
import { test } from '../../support/demo-shop';
import { createItem } from '../../support/marketplace';
import { breakCalls, deleteConfirmed, goToScreen } from '../../support/panel-in-browser';
import type { Shop } from '../../support/shop';
import { sendFile } from '../../support/transfer';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

for (const [kind, paths] of Object.entries({ Item: apiPaths.marketplace, Blog: apiPaths.blog })) {
  test(`${kind} categories and tags say what could not be added, changed or deleted`, async ({ page }) => {
    const term = { name: `${kind} to stay`, slug: `${kind.toLowerCase()}-to-stay` };
    const { id: categoryId } = (await admin.post(paths.categories, term)).data;
    const { id: tagId } = (await admin.post(paths.tags, term)).data;
    await openPanel(page, shop, '/activity');
    await breakCalls(page, 'changes');
    await goToScreen(page, `${kind} categories`);
    for (const [open, submit, failure] of [
      ['Add Category', 'Add Category', 'Failed to add category'],
      [`Edit ${term.name}`, 'Save changes', 'Failed to update category'],
    ] as const) {
      await button(page, open).click();
      await dialog(page).getByLabel('Name').fill('In vain');
      await dialog(page).getByRole('button', { name: submit }).click();
      await expect(alert(page, failure)).toBeVisible();
      await expect(dialog(page).getByLabel('Name')).toHaveValue('In vain');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await button(page, 'Leave').click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await deleteConfirmed(page, term.name);
    await expect(alert(page, 'Failed to delete category')).toBeVisible();
    await expect(page.getByRole('row', { name: term.name })).toBeVisible();

    await goToScreen(page, `${kind} tags`);
    const form = page.getByRole('form');
    await form.getByLabel('Name').fill('In vain');
    await button(page, 'Add Tag').click();
    await expect(alert(page, 'Failed to add tag')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('In vain');
    await button(page, `Edit ${term.name}`).click();
    await button(page, 'Leave').click();
    await form.getByLabel('Name').fill('In vain');
    await button(page, 'Update Tag').click();
    await expect(alert(page, 'Failed to update tag')).toBeVisible();
    await expect(form).toHaveAccessibleName('Edit Tag');
    await deleteConfirmed(page, term.name);
    await expect(alert(page, 'Failed to delete tag')).toBeVisible();
    await expect(page.getByRole('row', { name: term.name })).toBeVisible();
    if (kind === 'Item') await admin.delete(apiPaths.marketplace.category(categoryId));
    else await admin.delete(apiPaths.blog.deleteCategory, { id: categoryId });
    await admin.delete(paths.tag(tagId));
  });
}

test('people and messages say what couldn’t be changed', async ({ page }) => {
  const { session } = await shop.customer({ name: 'Stefan Steady' });
  const subject = 'A letter that stays';
  const letter = { name: 'Stefan Steady', email: session.email, subject, message: 'Still here.' };
  await shop.visitor().post(apiPaths.submitForm, letter);
  await openPanel(page, shop, `/users?search=${session.email}`);
  await breakCalls(page, 'changes');
  await button(page, 'Change Stefan Steady').click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await dialog(page).getByRole('button', { name: 'Block' }).click();
  await expect(alert(page, 'Failed to change Stefan Steady')).toBeVisible();
  await expect(page.getByRole('row', { name: /Stefan Steady/ })).not.toContainText('Blocked');

  await page.goto(`${shop.url}/admin/messages?search=${subject}`);
  await page.getByRole('button', { name: `Unread: ${subject}` }).click();
  await button(page, 'Archive').click();
  await expect(alert(page, 'Failed to update message')).toBeVisible();
  await deleteConfirmed(page, subject);
  await expect(alert(page, 'Failed to delete message')).toBeVisible();
  await expect(page.getByRole('button', { name: `Unread: ${subject}` })).toBeVisible();
  const { items } = (await admin.get<MessageList>(`${apiPaths.admin.messages}?search=${subject}`)).data;
  await admin.delete(apiPaths.admin.message(items[0]?.id ?? 0));
});

test('pictures, the trash and imports say what could not be done', async ({ page }) => {
  const item = await createItem(admin, 1, { title: 'Stuck in the trash', slug: 'stuck-in-the-trash' });
  await admin.delete(apiPaths.marketplace.item(item.id));
  const { id } = (await sendFile(admin, 'items', 'slug,price\nharbour-serving-bowl,1')).data;
  await openPanel(page, shop, '/trash?search=stuck');
  await breakCalls(page, 'changes');
  await button(page, `Restore ${item.title}`).click();
  await expect(alert(page, 'Failed to restore the record')).toBeVisible();
  await deleteConfirmed(page, item.title);
  await expect(alert(page, 'Failed to delete the record')).toBeVisible();

  await goToScreen(page, 'Media');
  await page.getByRole('list', { name: 'Images' }).getByRole('button').first().click();
  await button(page, 'Save').click();
  await expect(alert(page, 'Failed to save the image')).toBeVisible();
  await button(page, 'Delete image').click();
  await button(page, 'Delete').click();
  await expect(alert(page, 'Failed to delete image')).toBeVisible();
  await button(page, 'Cancel').click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await goToScreen(page, 'Import');
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  const csv = { name: 'lost.csv', mimeType: 'text/csv', buffer: Buffer.from('slug,title\na,b') };
  await page.locator('input[type=file]').setInputFiles(csv);
  await expect(alert(page, 'The file couldn’t be uploaded. Please try again.')).toBeVisible();
  await deleteConfirmed(page, 'shop.csv');
  await expect(alert(page, 'Failed to delete import')).toBeVisible();
  await page.getByRole('link', { name: 'shop.csv' }).click();
  await button(page, 'Import 1 row').click();
  await expect(alert(page, 'Failed to start the import')).toContainText('Error');
  await button(page, 'Discard').click();
  await expect(alert(page, 'Failed to discard the import')).toContainText('Error');
  await page.unrouteAll();
  await button(page, 'Discard').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();

  await page.goto(`${shop.url}/admin/import/${id}`);
  await expect(page.getByRole('heading', { name: 'Import not found' })).toBeVisible();
  await expect(
    page.getByText('Imports are kept for one week. This one may have expired or been deleted.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/import`);
});
