import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, type Item, type ItemList, type Post, type PostDetail } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let category: BlogCategory;
let item: Item;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  category = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data[0] as BlogCategory;
  item = (await admin.get<ItemList>(`${apiPaths.marketplace.items}?published=true`)).data.items[0] as Item;
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
/** What is stored: the editor shows it as its page will. */
const stored = (page: Page) => page.locator('textarea[name=content]');
const menu = (page: Page) => page.getByRole('listbox', { name: 'Blocks' });

/** Opens the menu on a new line and takes the block that is found first. */
async function typeBlock(page: Page, name: string) {
  await page.keyboard.type(`/${name}`);
  await expect(menu(page).getByRole('option').first()).toContainText(new RegExp(name, 'i'));
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveCount(0);
}

async function pickImage(page: Page) {
  const library = page.getByRole('dialog', { name: 'Choose from library' });
  await library.getByRole('button', { name: / × / }).first().focus();
  await page.keyboard.press('Enter');
  await expect(library).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
}

test('a post is written from nothing by keyboard, with two images and the card of an item', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type('Written by keyboard');
  await editor(page).focus();
  await page.keyboard.type('It begins with **words**.');
  await page.keyboard.press('Enter');
  await typeBlock(page, 'Heading');
  await page.keyboard.type('How it is made');
  for (const _ of ['one', 'two']) {
    await page.keyboard.press('Enter');
    await typeBlock(page, 'Image');
    await pickImage(page);
  }
  await page.keyboard.press('Enter');
  await typeBlock(page, 'Item card');
  const dialog = page.getByRole('dialog', { name: 'Add an item card' });
  await expect(dialog.getByLabel('Item')).toBeFocused();
  await page.keyboard.type(item.title);
  await expect(page.getByRole('option', { name: item.title, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(stored(page)).toHaveValue(
    new RegExp(
      `^It begins with \\*\\*words\\*\\*\\.\\n\\n## How it is made\\n\\n(!\\[.+\\]\\(/uploads/.+\\)\\n\\n){2}\\[.+\\]\\(/marketplace/${item.slug}\\)$`,
    ),
  );
  await expect(page.getByText('kept in this browser')).toBeVisible();

  await page.getByLabel('Category').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Blog post created successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/\d+\/edit$/);
  await expect(editor(page).locator('img[src]')).toHaveCount(3);
  await expect(editor(page)).toContainText(item.title);
  await expectEverybodyCanUse(page);

  const { data } = await admin.get<PostDetail>(apiPaths.blog.post('written-by-keyboard'));
  expect(data.status).toBe('DRAFT');
  expect(data.contentHtml).toContain('class="item-card"');
  await admin.delete(apiPaths.blog.post(data.id));
});

test('the menu of blocks opens by mouse, too, and Escape leaves the slash as text', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expectNoAxeViolations(page);
  await menu(page)
    .getByRole('option', { name: /^Callout/ })
    .click();
  await page.keyboard.type('Oil it twice.');
  await expect(stored(page)).toHaveValue('> [!TIP]\n> Oil it twice.');
  await editor(page).fill('');
  await page.keyboard.type('/');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.type('5');
  await expect(stored(page)).toHaveValue(/\/5$/);
});

test('a video is added by its link, and another link is refused', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await editor(page).focus();
  await typeBlock(page, 'Video');
  const dialog = page.getByRole('dialog', { name: 'Add a video' });
  await dialog.getByLabel('Link').fill('https://example.com/a');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog).toContainText('Link must lead to a video of YouTube or Vimeo');
  await dialog.getByLabel('Link').fill('https://youtu.be/dQw4w9WgXcQ');
  await dialog.getByLabel('Title').fill('How ash bends');
  await page.keyboard.press('Enter');
  await expect(stored(page)).toHaveValue('[How ash bends](https://youtu.be/dQw4w9WgXcQ)');
});

test('what is pasted from a document keeps its headings, lists, and links', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await editor(page).focus();
  await editor(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Lime');
    clipboardData.setData(
      'text/html',
      '<b style="font-weight:normal"><h1>Lime</h1><p><span style="font-weight:700">Mix</span> <a href="https://a.example/">it</a></p><ul><li>One</li></ul></b>',
    );
    box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(stored(page)).toHaveValue('## Lime\n\n**Mix** [it](https://a.example/)\n\n- One');
});

test('a draft is saved by itself while it is written; a published post waits for its button', async ({ page }) => {
  const draft = await createPost(admin, category.id, { title: 'Saved by itself', slug: 'saved-by-itself' });
  const saved = async (id: number) => (await admin.get<Post>(apiPaths.blog.post(id))).data.content;
  await openPanel(page, shop, `/blog/${draft.id}/edit`);
  await editor(page).fill('Ash bends by itself.');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  expect(await saved(draft.id)).toBe('Ash bends by itself.');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' And on.');
  await expect.poll(() => saved(draft.id)).toBe('Ash bends by itself. And on.');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(stored(page)).toHaveValue('Ash bends by itself. And on.');
  await expect(page.getByText('We restored your unsaved changes.')).toHaveCount(0);

  await admin.patch(apiPaths.blog.post(draft.id), { status: 'PUBLISHED' });
  await page.reload();
  await editor(page).fill('Not for everybody yet.');
  await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  expect(await saved(draft.id)).toBe('Ash bends by itself. And on.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved(draft.id)).toBe('Not for everybody yet.');
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
  await admin.delete(apiPaths.blog.post(draft.id));
});

test('a new post is previewed as its page, with what isn’t saved', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Not saved anywhere');
  await editor(page).fill(`Here it is:\n\n[Card](/marketplace/${item.slug})`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Not saved anywhere' })).toBeVisible();
  await expect(shown.locator('.item-card')).toContainText(item.title);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTitle('Preview of the post')).toHaveCSS('width', '390px');
  await expectNoAxeViolations(page);
});

test('a post is scheduled by a button', async ({ page }) => {
  const post = await createPost(admin, category.id, { title: 'Comes later', slug: 'comes-later' });
  await openPanel(page, shop, `/blog/${post.id}/edit`);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule this post' });
  await dialog.getByLabel('Publish on').fill('2020-01-05T10:00');
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(dialog).toContainText('Publish on must be in the future');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Publish on').fill('2999-01-05T10:00');
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(page.getByText('Blog post updated successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Scheduled for/ })).toBeVisible();
  const { data } = await admin.get<Post>(apiPaths.blog.post(post.id));
  expect(data).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.stringMatching(/^2999-01-0/) });
  expect((await shop.visitor().get(apiPaths.blog.post('comes-later'))).status).toBe(404);
  await admin.delete(apiPaths.blog.post(post.id));
});
