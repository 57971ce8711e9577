import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type CollectionList, type HomeSettings } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

const section = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const head = (page: Page, name: string) => section(page, name).getByRole('button', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Home page"]');
const previewed = (page: Page, place: number) => preview(page).locator(`[data-section="${place}"]`);
const kinds = async () =>
  (await (await shop.admin()).get<HomeSettings>(adminPaths.home)).data.sections.map(({ kind }) => kind);

async function addSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).press('Enter');
}

async function save(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Home page saved')).toBeVisible();
}

test('the home page is arranged from nothing, beside what it looks like', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Home page');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Stoa');
  for (const name of ['Hero', 'Tiles', 'Featured items', 'Image and text', 'Posts'])
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await expect(page.getByText('Your home page is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused();

  await addSection(page, 'Hero');
  await expect(head(page, 'Hero')).toBeFocused();
  await section(page, 'Hero').getByLabel('Title', { exact: true }).fill('Bowls for every day');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
  await section(page, 'Hero').getByLabel('Button leads to').fill('gifts');
  await page.getByRole('option', { name: 'Gifts under $50' }).click();
  await expect(section(page, 'Hero').getByText('Collection: Gifts under $50')).toBeVisible();

  await addSection(page, 'Text');
  await section(page, 'Text').getByLabel('Text', { exact: true }).fill('Made by **hand**.');
  await addSection(page, 'Quote');
  await section(page, 'Quote').getByLabel('Text').fill('The best bowl I own.');
  await section(page, 'Quote').getByLabel('Who said it').fill('Ann from Boston');
  await addSection(page, 'Questions and answers');
  const questions = section(page, 'Questions and answers');
  await questions.getByRole('button', { name: 'Add a question' }).press('Enter');
  await questions.getByRole('textbox', { name: 'Question' }).fill('Are they dishwasher safe?');
  await questions.getByRole('textbox', { name: 'Answer' }).fill('*All* of them.');
  await addSection(page, 'Tiles');
  await section(page, 'Tiles').getByRole('button', { name: 'Add a tile' }).press('Enter');
  await page.keyboard.type('ceramics');
  await page.getByRole('group', { name: 'Item categories' }).getByRole('option', { name: 'Ceramics' }).click();
  await expect(section(page, 'Tiles').getByLabel('Label')).toHaveValue('Ceramics');
  await addSection(page, 'Posts');
  await section(page, 'Posts').getByLabel('Category').selectOption({ index: 1 });
  await addSection(page, 'Collection');
  await section(page, 'Collection').getByRole('combobox', { name: 'Collection' }).selectOption('Gifts under $50');
  await section(page, 'Collection').getByLabel('How many').fill('2');
  await addSection(page, 'Text');
  await section(page, 'Text 2').getByLabel('Title').fill('Not yet');
  await expect(preview(page).getByText('Not yet')).toBeVisible();
  await section(page, 'Text 2').getByRole('switch').click();
  await expect(preview(page).getByText('Not yet')).toHaveCount(0);
  await expect(preview(page).getByRole('region', { name: 'Gifts under $50' }).getByRole('article')).toHaveCount(2);
  await expectEverybodyCanUse(page);
  await save(page);
});

test('sections are moved by keyboard and dragged, and the shop shows them', async ({ page }) => {
  await openPanel(page, shop, '/home');
  await page.getByRole('button', { name: 'Move Quote up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Quote up' })).toBeFocused();
  const handle = (name: string) => section(page, name).locator('..').getByTitle('Drag to move').first();
  await handle('Collection').dragTo(handle('Quote'), { targetPosition: { x: 10, y: 2 } });
  await save(page);
  expect(await kinds()).toEqual([
    ...['hero', 'collection', 'quote', 'text', 'questions', 'categories', 'latest', 'text'],
  ]);

  await page.goto(shop.url);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
  await expect(main.getByText('The best bowl I own.')).toBeVisible();
  await expect(main.getByText('Ann from Boston')).toBeVisible();
  await expect(main.getByText('All of them.')).toBeHidden();
  await main.getByText('Are they dishwasher safe?').click();
  await expect(main.getByText('All of them.')).toBeVisible();
  await expect(main.getByText('Not yet')).toHaveCount(0);
  await expectEverybodyCanUse(page);
  await main.getByRole('link', { name: 'Ceramics', exact: true }).first().click();
  await expect(page).toHaveURL(`${shop.url}/categories/ceramics`);
  await page.goBack();
  await main.getByRole('link', { name: 'Browse the marketplace' }).click();
  await expect(page).toHaveURL(`${shop.url}/collections/gifts-under-50`);
});

test('a click in the preview opens the form, and the preview shows what is edited', async ({ page }) => {
  const admin = await shop.admin();
  const { items } = (await admin.get<CollectionList>(apiPaths.collections)).data;
  const story = { kind: 'story', title: 'How we began', text: 'With one kiln. '.repeat(60) };
  const rows = items.map(({ id }) => ({ kind: 'collection', collectionId: id }));
  await admin.patch(adminPaths.home, { sections: [{ kind: 'hero' }, ...rows, { ...story, shown: true }] });
  await openPanel(page, shop, '/home');
  const last = rows.length + 1;
  await expect(previewed(page, last)).not.toBeInViewport();
  await head(page, 'Image and text').click();
  await expect(previewed(page, last)).toBeInViewport();
  await head(page, 'Hero').click();
  await expect(previewed(page, 0)).toBeInViewport();
  await expect(previewed(page, last)).not.toBeInViewport();

  await expect(page.getByText('Click a section to edit it.')).toBeVisible();
  await previewed(page, 1).getByRole('link').first().hover();
  const tag = () => previewed(page, 1).evaluate((one) => getComputedStyle(one, '::after').content);
  await expect.poll(tag).toBe('"Edit Collection"');
  await previewed(page, 1).getByRole('link').first().click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Stoa');
  await expect(head(page, 'Collection')).toBeFocused();
  await expect(section(page, 'Collection').getByLabel('How many')).toBeVisible();
});

test('the home page preview follows typing and links, and a section that is off shows its errors', async ({ page }) => {
  await openPanel(page, shop, '/home');
  await head(page, 'Hero').click();
  const hero = section(page, 'Hero');
  await hero.getByLabel('Title', { exact: true }).fill('Bowls for guests');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bowls for guests');
  await preview(page).getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(heading).toHaveText('Terms');
  await preview(page).getByRole('link', { name: 'Home' }).first().click();
  await expect(heading).toHaveText('Bowls for guests');

  await hero.getByLabel('Image URL', { exact: true }).fill('nowhere');
  await hero.getByRole('switch').click();
  await head(page, 'Hero').click();
  await page.getByRole('button', { name: 'Save home page' }).click();
  await expect(hero.getByText('Image URL must be a valid URL')).toBeVisible();
});
