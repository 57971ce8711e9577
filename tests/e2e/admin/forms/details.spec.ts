import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, contrast, LEAST_FOR_CONTROLS, type Post } from '@stoa/contract';
import { breakCall, holdCall, openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { inOtherTheme } from '../../../support/browser/themes';
import { createItem } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const skeleton = (page: Page) => page.locator('main [aria-busy=true]').first();
const price = (page: Page) => page.getByLabel('Price ($)', { exact: true });

test('a new item starts with its defaults, and can be left', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/new');
  await expect(price(page)).toHaveValue('0');
  await expect(price(page)).toHaveAttribute('step', '0.01');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('Status')).toHaveValue('AVAILABLE');
  await expect(page.getByRole('checkbox', { name: 'Featured' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Published' })).toBeChecked();
  await expect(page.getByText('Featured items show prominently on the homepage and marketplace.')).toBeVisible();
  await expect(page.getByText('Published items are visible to users; unpublished ones only to admins.')).toBeVisible();

  await price(page).fill('-1');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace`);
});

test('an item form shows a skeleton while loading, an error with a retry, and a warning about unsaved changes', async ({
  page,
}) => {
  const { id } = await createItem(admin, 1, { title: 'Late comer', slug: 'late-comer', discountPrice: 99 });
  const held = await holdCall(page, apiPaths.marketplace.item(id));
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await expect(skeleton(page)).toBeVisible();
  await expect(tab(page, 'Media')).toHaveCount(0);
  held.release();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Late comer');
  await expect(skeleton(page)).toHaveCount(0);

  await breakCall(page, apiPaths.marketplace.item(id));
  await page.reload();
  await expect(page.getByText('Failed to load marketplace item. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Late comer');

  await page.getByLabel('Title', { exact: true }).fill('Later comer');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('We restored your unsaved changes.')).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Late comer');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Late comer');

  // An existing item may keep a slug that doesn't match the pattern, and doesn't need a discount.
  await page.getByLabel('Slug').fill('Late_Comer');
  await tab(page, 'Details & Features').click();
  await expect(page.getByLabel('Discount price ($)', { exact: true })).toHaveValue('99');
  await page.getByLabel('Discount price ($)', { exact: true }).fill('');
  await tab(page, 'SEO & Visibility').click();
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
  await expect(page.getByText('Featured items show prominently on the homepage and marketplace.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  const { data } = await admin.get(apiPaths.marketplace.item(id));
  expect(data).toMatchObject({ slug: 'Late_Comer', discountPrice: null });
  await admin.delete(apiPaths.marketplace.item(id));
});

test('a post form has four tabs with their errors, and previews the image', async ({ page }) => {
  const { id: category } = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data[0] as BlogCategory;
  const post = await createPost(admin, category, { title: 'Without an image', slug: 'without-an-image' });
  const held = await holdCall(page, apiPaths.blog.post(post.id));
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await expect(skeleton(page)).toBeVisible();
  held.release();
  await expect(page.getByRole('tab')).toHaveText(['Basic Information', 'Content', 'Media', 'SEO & Visibility']);
  await expect(page.getByLabel('Status')).toHaveValue('DRAFT');

  await tab(page, 'Media').click();
  const address = page.getByLabel('Featured image URL');
  const preview = page.getByRole('img', { name: 'Preview' });
  await address.fill('not an address');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Featured image URL must be a valid URL')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('/uploads/not-there.jpg');
  await expect(page.getByText('Preview: image unavailable')).toBeAttached();
  await page.getByRole('button', { name: 'Choose from library' }).click();
  await page.getByRole('dialog').getByRole('list', { name: 'Images' }).getByRole('button').first().click();
  await expect(address).toHaveValue(/^\/uploads\//);
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await tab(page, 'Basic Information').click();
  await page.getByLabel('Category').selectOption('Select a category');
  await tab(page, 'Content').click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Short');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category is required')).toBeVisible();
  await tab(page, 'Content').click();
  await expect(page.getByText('Content must be at least 10 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Content' }).fill('Long enough now.');
  await tab(page, 'Basic Information').click();
  await page.getByLabel('Title', { exact: true }).fill('With an image');
  await page.getByLabel('Slug').fill('with-an-image');
  await page.getByLabel('Category').selectOption(String(category));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Blog post updated successfully. Redirecting...')).toBeVisible();
  const { data } = await admin.get<Post>(apiPaths.blog.post(post.id));
  expect(data).toMatchObject({ title: 'With an image', featuredImage: expect.stringMatching(/^\/uploads\//) });
  await admin.delete(apiPaths.blog.post(post.id));
});

/** The colors of a switch’s outline and thumb, and of what it’s on. */
const colorsOf = (page: Page, name: string) =>
  page.getByRole('switch', { name }).evaluate((input) => {
    const root = input.closest('.MuiSwitch-root') as Element;
    const paint = (element: Element | null, name: 'backgroundColor' | 'borderTopColor') =>
      element ? getComputedStyle(element)[name] : '';
    let below: Element | null = root;
    while (paint(below, 'backgroundColor') === 'rgba(0, 0, 0, 0)') below = below?.parentElement ?? null;
    const hex = (color: string) =>
      `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    return {
      outline: hex(paint(root.querySelector('.MuiSwitch-track'), 'borderTopColor')),
      thumb: hex(paint(root.querySelector('.MuiSwitch-thumb'), 'backgroundColor')),
      card: hex(paint(below, 'backgroundColor')),
    };
  });

test('a switch that is off stands out from its card', async ({ page }) => {
  const { id } = await createItem(admin, 1, { title: 'Switched', slug: 'switched', featured: false });
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await expect(page.getByRole('switch', { name: 'Featured' })).not.toBeChecked();
  const look = async () => {
    const { outline, thumb, card } = await colorsOf(page, 'Featured');
    for (const part of [outline, thumb]) expect(contrast(part, card)).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
  };
  await look();
  await inOtherTheme(page, look);
  await admin.delete(apiPaths.marketplace.item(id));
});
