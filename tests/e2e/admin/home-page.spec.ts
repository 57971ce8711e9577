import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../support/accounts-in-browser';
import { expectEverybodyCanUse } from '../../support/axe';
import { test } from '../../support/faultless-page';
import { goToScreen } from '../../support/panel-in-browser';
import { openDemoShop, type Shop } from '../../support/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openDemoShop();
});
test.afterAll(() => shop?.close());

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('sections are written, hidden, and moved; the preview shows it before it is saved', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Home page');
  const preview = page.frameLocator('iframe[title="Home page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Stoa');
  const hero = section(page, 'Hero');
  await hero.getByLabel('Title').fill('Bowls for every day');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
  await section(page, 'Story').getByLabel('Text').fill('With **one** kiln.');
  await expect(preview.getByText('With one kiln.')).toBeAttached();
  const featured = section(page, 'Featured items');
  await featured.getByRole('switch', { name: 'Shown' }).click();
  await expect(preview.getByText('Featured Services')).toHaveCount(0);
  await section(page, 'Story').getByRole('button', { name: 'Move Story up' }).click();
  await page.getByRole('button', { name: 'Move Story up' }).click();
  const tiles = section(page, 'Tiles');
  await tiles.getByLabel('Add a tile').selectOption('About');
  await expect(tiles.getByRole('group', { name: 'Tile 7' }).getByLabel('Address')).toHaveValue('/pages/about');
  await tiles.getByRole('button', { name: 'Remove Workshops' }).click();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save home page' }).click();
  await expect(page.getByText('Home page saved successfully')).toBeVisible();

  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Made under one roof',
    'Shop by category',
    'Latest Articles',
  ]);
  await expect(page.getByRole('region', { name: 'Shop by category' }).getByRole('listitem')).toHaveCount(6);
  await expectEverybodyCanUse(page);
  await page.getByRole('main').getByRole('link', { name: 'Ceramics', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/marketplace?category=ceramics`);
});
