import { expect, type Page } from '@playwright/test';
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

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('home page sections are edited, hidden, and moved with a live preview', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Home page');
  const preview = page.frameLocator('iframe[title="Home page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Stoa');
  const hero = section(page, 'Hero');
  await hero.getByLabel('Title', { exact: true }).fill('Bowls for every day');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
  await section(page, 'Story').getByLabel('Text').fill('With **one** kiln.');
  await expect(preview.getByText('With one kiln.')).toBeAttached();
  const featured = section(page, 'Featured items');
  await featured.getByRole('switch', { name: 'Shown' }).click();
  await expect(preview.getByText('Featured Services')).toHaveCount(0);
  await section(page, 'Story').getByRole('button', { name: 'Move Story up' }).click();
  await page.getByRole('button', { name: 'Move Story up' }).click();
  await page.getByRole('button', { name: 'Move Story up' }).click();
  const tiles = section(page, 'Tiles');
  await tiles.getByLabel('Add a tile').selectOption('About');
  await tiles.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tiles.getByRole('group', { name: 'Tile 7' }).getByLabel('Address')).toHaveValue('/pages/about');
  await tiles.getByRole('button', { name: 'Remove Workshops' }).click();
  const collection = section(page, 'Collection');
  const choices = collection.getByRole('combobox', { name: 'Collection' });
  await choices.selectOption({ index: 1 });
  const chosen = (await choices.locator('option:checked').textContent()) ?? '';
  await collection.getByLabel('How many').fill('2');
  const row = preview.getByRole('region', { name: chosen });
  await expect(row.getByRole('article')).toHaveCount(2);
  await collection.getByRole('button', { name: 'Move Collection down' }).click();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save home page' }).click();
  await expect(page.getByText('Home page saved')).toBeVisible();

  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Made under one roof',
    'Shop by category',
    'Latest Articles',
    chosen,
  ]);
  await expect(page.getByRole('region', { name: 'Shop by category' }).getByRole('listitem')).toHaveCount(6);
  await expectEverybodyCanUse(page);
  await page.getByRole('main').getByRole('link', { name: 'Ceramics', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/marketplace?category=ceramics`);
});

test('the home page preview follows typing, and a hidden section shows its errors', async ({ page }) => {
  await openPanel(page, shop, '/home');
  const preview = page.frameLocator('iframe[title="Home page"]');
  const hero = section(page, 'Hero');
  await hero.getByLabel('Title', { exact: true }).fill('Bowls for guests');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bowls for guests');
  await preview.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await preview.getByRole('link', { name: 'Home' }).first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bowls for guests');

  await hero.getByLabel('Image URL', { exact: true }).fill('nowhere');
  await hero.getByRole('switch', { name: 'Shown' }).click();
  await page.getByRole('button', { name: 'Save home page' }).click();
  await expect(hero.getByText('Image URL must be a valid URL')).toBeVisible();
});
