import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Leaving');
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
/** Waits for the dialog to close, because it blocks clicks until then. */
const stay = async (page: Page) => {
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toHaveCount(0);
};
/** Outside any dialog. */
const clickBeside = (page: Page) => page.mouse.click(4, 4);

test('going back opens the form of the right record', async ({ page }) => {
  const [one, other] = [await newItem(admin), await newItem(admin)];
  await openPanel(page, shop, `/marketplace/${one.id}/edit`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(one.title);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to…' }).fill(other.title);
  await page.getByRole('option', { name: other.title }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(other.title);
  await page.goBack();
  await expect(page.locator('main header')).toContainText(one.title);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(one.title);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  expect((await admin.get<Item>(apiPaths.marketplace.item(one.id))).data).toMatchObject({ title: one.title });
});

test('a post is created once, however often the button is pressed', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Pressed twice');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Pressed twice, and once more.');
  const saving = await holdCall(page, apiPaths.blog.posts);
  saving.release();
  const create = page.getByRole('button', { name: 'Create post' });
  await create.click();
  await expect(page.getByText('Blog post created successfully. Redirecting...')).toBeVisible();
  await create.click();
  await create.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
  expect(saving.calls()).toBe(1);
  await admin.delete(apiPaths.blog.post((await admin.get(apiPaths.blog.post('pressed-twice'))).data.id));
});

test('typing after a save keeps the form open, and it can be saved again', async ({ page }) => {
  const { id, title } = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  const leads = page.getByText('Marketplace item updated successfully. Redirecting...');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(leads).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('An afterthought');
  await stay(page);
  await expect(leads).toHaveCount(0);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await save.click();
  await expect(leads).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace`);
});

test('a category dialog with unsaved changes asks before it is closed by a click outside, Escape, or Cancel', async ({
  page,
}) => {
  await openPanel(page, shop, '/blog/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await clickBeside(page);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Category' }).click();
  await dialog.getByLabel('Name').fill('Half a category');
  for (const close of [
    () => clickBeside(page),
    () => dialog.getByLabel('Name').press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await close();
    await stay(page);
    await expect(dialog.getByLabel('Name')).toHaveValue('Half a category');
  }
  await clickBeside(page);
  await expectEverybodyCanUse(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('a tag form with unsaved changes asks before it opens another tag or page', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/tags');
  const name = page.getByRole('form').getByLabel('Name');
  await name.fill('Half a tag');
  await page.getByRole('button', { name: 'Edit Handmade' }).click();
  await stay(page);
  await page.getByRole('link', { name: 'Users' }).click();
  await stay(page);
  await expect(name).toHaveValue('Half a tag');
  await page.getByRole('button', { name: 'Edit Handmade' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(name).toHaveValue('Handmade');

  await page.getByRole('form').getByLabel('Slug').fill('limited-edition');
  await page.getByRole('button', { name: 'Update Tag' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('form').getByLabel('Slug')).toHaveAccessibleDescription(
    (await refusal.getByRole('paragraph').textContent()) ?? '',
  );
  await expect(page.getByRole('form').getByLabel('Slug')).toBeFocused();
});

test('an image dialog with an unsaved description asks before it closes', async ({ page }) => {
  await openPanel(page, shop, '/media?search=helen');
  await page.getByRole('list', { name: 'Images' }).getByRole('button').first().click();
  const words = page.getByLabel('Alt text');
  await words.fill('Helen at her bench');
  await words.press('Escape');
  await stay(page);
  await clickBeside(page);
  await stay(page);
  await expect(words).toHaveValue('Helen at her bench');
  await words.press('Escape');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('logging out asks about unsaved changes and removes their draft', async ({ page }) => {
  const { id } = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByLabel('Description', { exact: true }).fill('A secret of the house');
  await page.getByRole('button', { name: 'Logout' }).click();
  await stay(page);
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('A secret of the house');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('A secret of the house');
});
