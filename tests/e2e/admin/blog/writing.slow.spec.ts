import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item, type ItemList, type PostDetail } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let item: Item;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
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
