import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type BlogCategory, type ItemDetail, type MediaList, type Post } from '@stoa/contract';
import { breakCall, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { dragFile, file, give } from '../../../support/browser/files';
import { tabTo } from '../../../support/browser/keyboard';
import { itemsCalled } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const newItem = itemsCalled('Imaged');
const newPost = async (): Promise<Post> => {
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  return createPost(admin, (category as BlogCategory).id, { title: 'Imaged post', slug: 'imaged-post' });
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const STILL_SENDING = 'The image is still uploading. Save again when it’s done.';

test('Enter in the library’s search searches and doesn’t save the form', async ({ page }) => {
  const { id } = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByLabel('Title', { exact: true }).fill('Not to be saved yet');
  const saving = await holdCall(page, apiPaths.marketplace.item(id));
  await tab(page, 'Media').click();
  await page.getByRole('button', { name: 'Choose from library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from library' });
  const search = dialog.getByRole('textbox', { name: 'Search images' });
  await search.fill('helen');
  await search.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Image URL', { exact: true })).toBeVisible();
  expect(saving.calls()).toBe(0);
});

test('an image that is uploaded while another tab is open goes into its own text', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await tab(page, 'Content').click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Look: ');
  const held = await holdCall(page, adminPaths.media);
  for (const name of ['elm.png', 'ash.png']) await give(page, 'drop', { to: 'textarea[name=content]', name });
  await tab(page, 'Basic Information').click();
  await page.getByLabel('Title', { exact: true }).fill('Elm bends');
  held.release();
  await expect(page.locator('textarea[name=content]')).toHaveValue(
    /^Look: \n\n!\[describe the image\]\(\/uploads\/elm\S+\)!\[describe the image\]\(\/uploads\/ash\S+\)$/,
  );
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Elm bends');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
});

test('a form can’t be saved while its image is uploading', async ({ page }) => {
  const item = await newItem(admin);
  await openPanel(page, shop, `/marketplace/${item.id}/edit`);
  await tab(page, 'Media').click();
  const held = await holdCall(page, adminPaths.media);
  await page.locator('input[type=file]').first().setInputFiles(file('late.png'));
  await expect(page.getByRole('progressbar', { name: 'late.png' })).toBeVisible();
  await tab(page, 'Basic Information').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(STILL_SENDING)).toBeVisible();
  await expect(page.getByLabel('Image URL', { exact: true })).toBeFocused();
  held.release();
  await expect(page.getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(STILL_SENDING)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Marketplace item updated successfully. Redirecting...')).toBeVisible();
  const { gallery } = (await admin.get<ItemDetail>(apiPaths.marketplace.item(item.id))).data;
  expect(gallery[0]?.url).toContain('late');

  const post = await newPost();
  await page.goto(`${shop.url}/admin/blog/${post.id}/edit`);
  await tab(page, 'Content').click();
  await page.route(`**${adminPaths.media}`, (route) => route.abort());
  const failing = await holdCall(page, adminPaths.media);
  await give(page, 'paste', { to: 'textarea[name=content]', name: 'lost.png' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(STILL_SENDING)).toBeVisible();
  failing.release();
  await expect(page.getByText(STILL_SENDING)).toHaveCount(0);
});

test('pasted text that comes with an image of itself is pasted as text', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await tab(page, 'Content').click();
  const cells = { name: 'image.png', text: 'Oak\t12' };
  expect(await give(page, 'paste', { to: 'textarea[name=content]', ...cells })).toBe(false);
  // A file copied along with others comes with its name as text.
  expect(await give(page, 'paste', { to: 'textarea[name=content]', name: 'elm.png', text: 'elm.png' })).toBe(true);
  await expect(page.locator('textarea[name=content]')).toHaveValue(/^!\[describe the image\]\(\/uploads\/elm/);
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Images' })).toBeVisible();
  expect(await give(page, 'paste', { to: '[role=dialog] input[aria-label]', ...cells })).toBe(false);
  expect(await give(page, 'paste', { to: '[role=dialog]', name: 'ash.png' })).toBe(true);
  await expect(page.getByText('1 image uploaded').last()).toBeVisible();
});

test('a file dropped outside a drop zone doesn’t replace the page', async ({ page }, { file: anyFile }) => {
  await openPanel(page, shop, '/marketplace/new');
  const opened = page.context().pages().length;
  await page.getByLabel('Title', { exact: true }).fill('Half written');
  const heading = page.getByRole('heading', { level: 1 });
  await dragFile(page, anyFile, heading);
  await dragFile(page, anyFile, page.getByLabel('Title', { exact: true }));
  // Otherwise, the browser would open the file, here or in a new tab.
  expect(await give(page, 'drop', { to: 'main h1', name: 'missed.png' })).toBe(true);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half written');
  expect(page.url()).toBe(`${shop.url}/admin/marketplace/new`);
  expect(page.context().pages()).toHaveLength(opened);
});

test('an uploaded image can be described in its field, and the description is saved', async ({ page }) => {
  await openPanel(page, shop, '/collections/new');
  const creating = await holdCall(page, apiPaths.collections);
  await page.locator('input[type=file]').first().setInputFiles(file('words.png'));
  const words = page.getByRole('textbox', { name: 'Alt text for words.png' });
  await tabTo(page, words);
  await breakCall(page, `${adminPaths.media}/*`);
  await page.keyboard.type('A board of larch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Couldn’t save. Press Enter to try again.')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(words).toHaveValue('A board of larch');
  await page.unroute(`**${adminPaths.media}/*`);
  const saving = await holdCall(page, `${adminPaths.media}/*`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saving...')).toBeVisible();
  saving.release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const inLibrary = async () => (await admin.get<MediaList>(`${adminPaths.media}?search=words.png`)).data.items[0];
  expect((await inLibrary())?.alternativeText).toBe('A board of larch');

  // Another image replaces it while its alt text is still being typed.
  await words.fill('A board of larch, oiled');
  await give(page, 'paste', { to: 'input[name=imageUrl]', name: 'next.png' });
  await expect(page.getByRole('textbox', { name: 'Alt text for next.png' })).toHaveValue('');
  await expect.poll(async () => (await inLibrary())?.alternativeText).toBe('A board of larch, oiled');

  // If the field is gone, a message says that the alt text wasn't saved, and includes it.
  await breakCall(page, `${adminPaths.media}/*`);
  await page.getByRole('textbox', { name: 'Alt text for next.png' }).fill('A board of fir');
  await page.getByLabel('Image URL', { exact: true }).fill('');
  const failure = page.getByRole('alert').filter({ hasText: 'The alt text for “next.png” couldn’t be saved' });
  await expect(failure).toContainText('A board of fir');
  expect(creating.calls()).toBe(0);
});
