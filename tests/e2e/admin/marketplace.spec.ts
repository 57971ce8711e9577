import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { breakCall, holdCall, openPanel } from '../../support/accounts-in-browser';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../support/axe';
import type { Client } from '../../support/client';
import { test } from '../../support/demo-shop';
import { createItem } from '../../support/marketplace';
import type { Shop } from '../../support/shop';

let shop: Shop;
let admin: Client;
let made = 0;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = (more: Record<string, unknown> = {}): Promise<Item> => {
  made += 1;
  return createItem(admin, 1, { title: `Panel item ${made}`, slug: `panel-item-${made}`, ...more });
};

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test('ten items a page; page, sorting, search and filters stand in the address', async ({ page }) => {
  await openPanel(page, shop, '/marketplace');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(/^Showing page 1 of \d+$/)).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await next(page).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(/^Showing page 2 of \d+$/)).toBeVisible();
  await expect(page.getByLabel('Category').locator('option').first()).toHaveText('All Categories');

  await header(page, 'Title').click();
  await expect(page).toHaveURL(/\?sortBy=title&order=asc$/);
  await expect(header(page, 'Title')).toHaveAttribute('aria-sort', 'ascending');
  await header(page, 'Title').click();
  await expect(page).toHaveURL(/\?sortBy=title$/);
  await header(page, 'Price').click();
  await expect(page).toHaveURL(/\?sortBy=price&order=asc$/);
  for (const name of ['Category', 'Status']) await header(page, name).click();
  await expect(page).toHaveURL(/\?sortBy=price&order=asc$/);

  await page.getByLabel('Status').selectOption({ label: 'Coming Soon' });
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Celadon Tea Set').getByText('Coming Soon')).toHaveAttribute('data-look', 'outline');
  await page.getByPlaceholder('Search items...').fill('nothing is called so');
  await expect(page.getByText('No marketplace items found. Create your first item!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
});

test('a status is found as it was set, whatever the stock', async ({ page }) => {
  const { id, title } = await newItem({ title: 'Empty shelf', status: 'AVAILABLE', stock: 0 });
  await openPanel(page, shop, '/marketplace?search=Empty+shelf');
  await page.getByLabel('Status').selectOption({ label: 'Sold Out' });
  await expect(page.getByText('No marketplace items found. Create your first item!')).toBeVisible();
  await page.getByLabel('Status').selectOption({ label: 'Available' });
  await expect(row(page, title).getByText('Available')).toBeVisible();
  await admin.delete(apiPaths.marketplace.item(id));
});

test('a hidden column stays hidden; a failure can be tried again', async ({ page }) => {
  await openPanel(page, shop, '/marketplace');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(header(page, 'Price')).toHaveCount(0);
  await page.route(/\/api\/marketplace\?/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Error loading marketplace items. Please try again.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(/\/api\/marketplace\?/);
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(header(page, 'Title')).toBeVisible();
  await expect(header(page, 'Price')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Marketplace items' })).toBeFocused();
});

test('an item is deleted after a question that names it; the list follows, the message goes', async ({ page }) => {
  const { id, title } = await newItem();
  await openPanel(page, shop, `/marketplace?search=${title.replaceAll(' ', '+')}`);
  const remove = row(page, title).getByRole('button', { name: `Delete ${title}` });
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await remove.click();
  await expect(dialog).toContainText(
    `“${title}” goes to the trash, where it can be restored for 30 days. Then it is deleted permanently.`,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await admin.get(apiPaths.marketplace.item(id))).status).toBe(200);

  await breakCall(page, apiPaths.marketplace.item(id));
  await row(page, title).getByRole('checkbox').check();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete item')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Chosen rows' })).toContainText('1 item selected');
  await page.unroute(`**${apiPaths.marketplace.item(id)}`);

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Item deleted successfully')).toBeVisible();
  await expect(page.getByText('No marketplace items found.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Marketplace items' })).toBeFocused();
  await expect(page.getByText('Item deleted successfully')).toHaveCount(0);
});

test('a new item: rules at their fields, a slug of the title, features and tags, and what failed', async ({ page }) => {
  await openPanel(page, shop, '/marketplace');
  await page.getByRole('link', { name: 'New item' }).click();
  const submit = page.getByRole('button', { name: 'Create item' });
  await submit.click();
  for (const text of [
    'Title must be at least 3 characters',
    'Slug must be at least 3 characters',
    'Description must be at least 10 characters',
    'Price must be positive',
    'Image URL must be a valid URL',
    'Category is required',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();

  await page.getByLabel('Title').pressSequentially('Slate -- board!');
  await expect(page.getByLabel('Slug')).toHaveValue('slate-board');
  await page.getByLabel('Description').fill('A board of slate, cut by hand.');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price ($)', { exact: true }).fill('24.90');
  const feature = page.getByRole('textbox', { name: 'Features' });
  for (const text of ['Oiled', '  ', 'Oiled']) await feature.fill(text).then(() => feature.press('Enter'));
  await feature.fill('Heavy');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText(['Oiled', 'Heavy']);
  await page.getByRole('button', { name: 'Remove Heavy' }).press('Enter');
  await expect(feature).toBeFocused();
  await feature.fill('Typed, not added');
  await page.getByRole('checkbox', { name: 'Handmade' }).check();
  await page.getByLabel('Image URL').fill('/uploads/not-there.jpg');
  await expect(page.getByText('Preview: no picture can be shown')).toBeAttached();

  await breakCall(page, apiPaths.marketplace.items);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create marketplace item' })).toContainText('Error');
  await page.unroute(`**${apiPaths.marketplace.items}`);
  await submit.click();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace`);
  await expect(page.getByText('Marketplace item created successfully')).toBeVisible();
  await expect(row(page, 'Slate -- board!')).toContainText('$24.90');
  const { data } = await admin.get<Item>(apiPaths.marketplace.item('slate-board'));
  expect(data).toMatchObject({
    features: ['Oiled', 'Typed, not added'],
    tags: [{ slug: 'handmade' }],
    stock: 1,
    published: true,
  });
});

test('an item is changed: the tab with the fault opens, what is saved is said, and the list follows', async ({
  page,
}) => {
  const { id, title } = await newItem({ stock: 4 });
  await openPanel(page, shop, `/marketplace?search=${title.replaceAll(' ', '+')}`);
  const list = page.url();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('tab')).toHaveText([
    'Basic Information',
    'Details & Features',
    'Media',
    'SEO & Visibility',
  ]);
  await page.getByRole('tab', { name: 'Details & Features' }).click();
  await page.getByLabel('Price ($)', { exact: true }).fill('0');
  await page.getByRole('tab', { name: 'SEO & Visibility' }).click();
  await page.getByRole('switch', { name: 'Featured' }).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Price must be positive')).toBeVisible();
  await expect(page.getByLabel('Price ($)', { exact: true })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Details & Features (to be corrected)' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Price ($)', { exact: true }).fill('99.95');

  await admin.patch(apiPaths.marketplace.item(id), { stock: 3 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  const choice = (field: string) => dialog.getByRole('group', { name: field, exact: true });
  await expect(choice('Price ($)').getByRole('radio', { name: /Yours/ })).toBeChecked();
  await expect(choice('Stock').getByRole('radio', { name: /Saved meanwhile/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(list);
  expect((await admin.get<Item>(apiPaths.marketplace.item(id))).data).toMatchObject({
    price: 99.95,
    stock: 3,
    featured: true,
  });
});

test('what is not saved survives a reload, and is asked about before it is left', async ({ page }) => {
  const { id, title } = await newItem();
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByLabel('Title').fill('Half a thought');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`/${id}/edit$`));
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue(title);

  await page.goto(`${shop.url}/admin/marketplace/999999/edit`);
  await expect(page.getByText('Failed to load marketplace item. Please try again.')).toBeVisible();
});

test('everybody can use the list and the forms', async ({ page }) => {
  const { id } = await newItem();
  const held = await holdCall(page, '/api/marketplace?*');
  await openPanel(page, shop, '/marketplace');
  await expectNoAxeViolations(page);
  held.release();
  await expect(rows(page)).toHaveCount(10);
  await expectEverybodyCanUse(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${shop.url}/admin/marketplace/new`);
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Category is required')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.goto(`${shop.url}/admin/marketplace/${id}/edit`);
  await expect(page.getByRole('tab', { name: 'Media' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('tab', { name: 'Media' }).click();
  await expectNoAxeViolations(page);
});
