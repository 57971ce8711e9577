import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import { breakCall, openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
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

const newItem = itemsCalled('Formed item');

const row = (page: Page, title: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .filter({ hasText: title });

test('a new item shows errors at its fields, makes a slug of the title, and reports a failed save', async ({
  page,
}) => {
  await openPanel(page, shop, '/marketplace');
  await page.getByRole('link', { name: 'New item' }).click();
  const submit = page.getByRole('button', { name: 'Create item' });
  await submit.click();
  await expect(page.getByText('Category is required')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();

  await page.getByLabel('Title', { exact: true }).pressSequentially('Slate -- board!');
  await expect(page.getByLabel('Slug')).toHaveValue('slate-board');
  await page.getByLabel('Description', { exact: true }).fill('A board of slate, cut by hand.');
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
  await page.getByLabel('Image URL', { exact: true }).fill('/uploads/not-there.jpg');
  await expect(page.getByText('Preview: image unavailable')).toBeAttached();

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

test('saving an item leads to a field with an error, confirms the save, and updates the list', async ({ page }) => {
  const { id, title } = await newItem(admin, { stock: 4 });
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
  await expect(page.getByRole('tab', { name: 'Details & Features (needs attention)' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Price ($)', { exact: true }).fill('99.95');

  await admin.patch(apiPaths.marketplace.item(id), { stock: 3 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This record has changed' });
  const choice = (field: string) => dialog.getByRole('group', { name: field, exact: true });
  await expect(choice('Price ($)').getByRole('radio', { name: /Your version/ })).toBeChecked();
  await expect(choice('Stock').getByRole('radio', { name: /Saved version/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(list);
  expect((await admin.get<Item>(apiPaths.marketplace.item(id))).data).toMatchObject({
    price: 99.95,
    stock: 3,
    featured: true,
  });
});

test('unsaved changes survive a reload and are confirmed before leaving', async ({ page }) => {
  const { id, title } = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByLabel('Title', { exact: true }).fill('Half a thought');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`/${id}/edit$`));
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);

  await page.goto(`${shop.url}/admin/marketplace/999999/edit`);
  await expect(page.getByText('Failed to load marketplace item. Please try again.')).toBeVisible();
});

test('the form of an item with options keeps its variants unchanged', async ({ page }) => {
  const { id, slug, title } = await newItem(admin, {
    price: 60,
    options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
    variants: [
      { values: ['S'], own: { price: 20, discountPrice: 15 }, stock: 2 },
      { values: ['M'], stock: 3 },
    ],
  });
  const stored = async () => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data;
  const before = await stored();
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('tab', { name: 'Details & Features' }).click();
  await expect(page.getByLabel('Price ($)', { exact: true })).toHaveValue('60');
  await expect(page.getByLabel('Discount price ($)', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Stock', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('5');
  await page.getByLabel('Discount price ($)', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await stored()).own).toEqual({ price: 60, discountPrice: 50, status: 'AVAILABLE' });
  expect((await stored()).variants).toEqual([before.variants[0], { ...before.variants[1], discountPrice: 50 }]);

  await page.goto(`${shop.url}/marketplace/${slug}`);
  await expect(page.getByRole('article', { name: title, exact: true })).toContainText('$15.00');
  await expectNoAxeViolations(page);
});

test('picked related items come first below an item', async ({ page }) => {
  const { id, slug } = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('button', { name: 'Related items' }).click();
  for (const title of ['Two-Tone Stem Vase', 'Celadon Tea Set', 'Small Shop Website']) {
    await page.getByRole('combobox', { name: 'You may also like' }).fill(title);
    await page.getByRole('option', { name: title }).click();
  }
  await page.getByRole('button', { name: 'Move Small Shop Website up' }).press('Enter');
  await page.getByRole('button', { name: 'Move Small Shop Website up' }).press('Enter');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page.getByText('Marketplace item updated successfully')).toBeVisible();

  await page.goto(`${shop.url}/marketplace/${slug}`);
  const names = page.getByRole('region', { name: 'You may also like' }).getByRole('heading', { level: 3 });
  await expect(names.nth(0)).toHaveText('Small Shop Website');
  // The tea set between them isn't sold yet.
  await expect(names.nth(1)).toHaveText('Two-Tone Stem Vase');
});
