import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type MediaList, type ShopPage } from '@stoa/contract';
import { holdCall, openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { file, give } from '../../../support/browser/files';
import { tabTo } from '../../../support/browser/keyboard';
import { type Client, created } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

async function openEditor(page: Page) {
  await openPanel(page, shop, '/pages/new');
  await page.getByRole('tab', { name: 'Content' }).click();
}

test('each toolbar button adds its Markdown to the selection and removes it again', async ({ page }) => {
  await openEditor(page);
  for (const [name, text] of [
    ['Bold', '**oak**'],
    ['Italic', '_oak_'],
    ['Heading', '## oak'],
    ['Link', '[oak](https://)'],
    ['Bulleted list', '- oak'],
    ['Numbered list', '1. oak'],
    ['Task list', '- [ ] oak'],
    ['Quote', '> oak'],
    ['Code', '`oak`'],
    ['Code block', '```\noak\n```'],
  ] as const) {
    await content(page).fill('oak');
    await content(page).selectText();
    await tool(page, name).click();
    await expect(content(page)).toHaveValue(text);
    await expect(content(page)).toBeFocused();
  }
  for (const [key, text] of [
    ['b', '**oak**'],
    ['i', '_oak_'],
    ['e', '`oak`'],
    ['k', '[oak](https://)'],
  ] as const) {
    await content(page).fill('oak');
    await content(page).selectText();
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await expect(content(page)).toHaveValue(text);
  }
  // In the text, Ctrl+K inserts a link and doesn't open the palette. The URL is selected, ready to be replaced.
  await expect(page.getByRole('combobox', { name: 'Go to…' })).toHaveCount(0);
  await page.keyboard.insertText('/marketplace');
  await expect(content(page)).toHaveValue('[oak](/marketplace)');
  await expect(preview(page).getByRole('link', { name: 'oak' })).toHaveAttribute('href', '/marketplace');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content(page)).toHaveValue('[oak](https://)');

  await content(page).fill('oak');
  await content(page).selectText();
  for (const text of ['**oak**', 'oak']) {
    await page.keyboard.press('ControlOrMeta+b');
    await expect(content(page)).toHaveValue(text);
  }
});

test('the toolbar is one Tab stop, and the arrow keys move along it', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Content' }).focus();
  await tabTo(page, tool(page, 'Bold'));
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Preview')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Preview')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Preview')).toHaveAttribute('aria-pressed', 'false');
  await expect(preview(page)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();
});

test('images dropped or pasted into the text are uploaded and shown on the page', async ({ page }) => {
  const body = { title: 'Illustrated', slug: 'illustrated', content: 'To be illustrated.', status: 'PUBLISHED' };
  const { id } = await created(admin.post<ShopPage>(apiPaths.pages, body));
  await openPanel(page, shop, `/pages/${id}/edit`);
  await page.getByRole('tab', { name: 'Content' }).click();
  await content(page).fill('Look: ');
  await give(page, 'drop', { to: 'textarea[name=content]', name: 'dropped-in.png' });
  await expect(content(page)).toHaveValue(/^Look: !\[describe the image\]\(\/uploads\/dropped_in\S+\)$/);
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('An elm');
  await expect(content(page)).toHaveValue(/^Look: !\[An elm\]\(\/uploads\/\S+\)$/);
  // The caret is still in its alt text: the next image must be inserted outside it and leave the caret there.
  await give(page, 'paste', { to: 'textarea[name=content]', name: 'pasted-in.png' });
  await expect(content(page)).toHaveValue(/!\[An elm\]\(\S+\)!\[describe the image\]\(\/uploads\/pasted_in\S+\)$/);
  await page.keyboard.type(' in May');
  await expect(content(page)).toHaveValue(/!\[An elm in May\]/);
  await content(page).press('ControlOrMeta+End');
  await expect(page.getByText('2 images uploaded')).toBeVisible();
  await tool(page, 'Image').click();
  const library = page.getByRole('dialog', { name: 'Choose from library' });
  await library.locator('input[type=file]').setInputFiles(file('sent-in.png'));
  await library.getByRole('textbox', { name: 'Alt text for sent-in.png' }).fill('An ash');
  await library.getByRole('button', { name: /^sent-in\.png/ }).click();
  await expect(content(page)).toHaveValue(/!\[An ash\]\(\/uploads\/sent_in\S+\)$/);
  await expect(preview(page).locator('img')).toHaveCount(3);
  const kept = async () => (await admin.get<MediaList>(`${adminPaths.media}?search=sent-in`)).data.items[0];
  await expect.poll(async () => (await kept())?.alternativeText).toBe('An ash');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // Otherwise, readers would get the placeholder as alt text.
  await expect(page.getByText(/^Content has an image without alt text/)).toBeVisible();
  await content(page).fill((await content(page).inputValue()).replace('describe the image', 'A beech'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Page updated successfully. Redirecting...')).toBeVisible();

  const { data } = await shop.visitor().get<ShopPage>(apiPaths.page('illustrated'));
  for (const [, url] of data.content.matchAll(/\((\/uploads\/\S+?)\)/g))
    expect((await page.request.get(shop.url + url)).headers()['content-type']).toMatch(/^image\//);
  await page.goto(`${shop.url}/pages/illustrated`);
  await expect(page.getByRole('main').getByRole('img', { name: /^(An elm in May|A beech|An ash)$/ })).toHaveCount(3);
  await admin.delete(apiPaths.page(id));
});

test('images can also be dropped on the toolbar and the preview, and Undo removes one with its description', async ({
  page,
}) => {
  await openEditor(page);
  await content(page).fill('Look: ');
  await give(page, 'drop', { to: '[role=toolbar]', name: 'on-tools.png' });
  await expect(content(page)).toHaveValue(/^Look: !\[describe the image\]\(\/uploads\/on_tools\S+\)$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content(page)).toHaveValue('Look: ');
  await give(page, 'drop', { to: 'section[aria-label=Preview]', name: 'on-preview.png' });
  await expect(content(page)).toHaveValue(/^Look: !\[describe the image\]\(\/uploads\/on_preview\S+\)$/);
});

test('typing during an image upload continues after the image', async ({ page }) => {
  await openEditor(page);
  const held = await holdCall(page, adminPaths.media);
  await content(page).fill('Look');
  await give(page, 'paste', { to: 'textarea[name=content]', name: 'slow.png' });
  await content(page).press('End');
  await page.keyboard.type(': ');
  held.release();
  await expect(content(page)).toHaveValue(/^Look: !\[describe the image\]\(\S+\)$/);
  await page.keyboard.type(' and more');
  await expect(content(page)).toHaveValue(/^Look: !\[describe the image\]\(\S+\) and more$/);
});
