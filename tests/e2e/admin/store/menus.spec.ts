import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { takenOver } from '../../../support/browser/taken-over';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

const menu = (page: Page, name: string) => page.getByRole('region', { name });
const link = (page: Page, number: number) =>
  menu(page, 'Header menu').getByRole('group', { name: `Link ${number}`, exact: true });
const labels = (page: Page) => menu(page, 'Header menu').getByLabel('Label');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const below = (page: Page, name: string) => page.locator(`summary[aria-label="${name} menu"]:visible`);

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save menus' }).click();
  await expect(page.getByText('Menus saved')).toBeVisible();
}

test('menus with two levels: links are found, indented, moved, and removed by keyboard', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Menus');
  await expect(labels(page)).toHaveCount(8);
  await menu(page, 'Header menu').getByRole('button', { name: 'Add a link' }).press('Enter');
  await page.keyboard.type('no such page');
  await expect(link(page, 9).getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('about');
  await expect(page.getByRole('option', { name: 'About' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(link(page, 9).getByLabel('Address')).toHaveValue('/pages/about');
  await expect(link(page, 9).getByText('Page: About')).toBeVisible();
  await link(page, 9).getByLabel('Label').fill('Our story');
  const startOf = async (number: number) => (await link(page, number).getByLabel('Label').boundingBox())?.x ?? 0;
  const before = await startOf(9);
  await page.getByRole('button', { name: 'Indent Our story' }).press('Enter');
  expect(await startOf(9)).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Outdent Our story' })).toBeFocused();
  await page.getByRole('button', { name: 'Move Our story up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Our story up' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove On Sale' }).press('Enter');
  await expect(menu(page, 'Header menu').getByRole('button', { name: 'Add a link' })).toBeFocused();
  await expectEverybodyCanUse(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Menus saved')).toBeVisible();

  await page.goto(`${shop.url}/collections/gifts-under-50`);
  await expect(main(page).getByRole('link')).toHaveText(['Home', 'Marketplace', 'Blog', 'Contact', 'Admin']);
  await below(page, 'Marketplace').press('Enter');
  await expect(main(page).getByRole('link')).toHaveText([
    ...['Home', 'Marketplace', 'New Arrivals', 'Gifts under $50', 'A Table for Four', 'Blog', 'Contact', 'Admin'],
  ]);
  await expect(main(page).getByRole('link', { name: 'Gifts under $50' })).toHaveAttribute('aria-current', 'page');
  await expectEverybodyCanUse(page);
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'New Arrivals' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('link', { name: 'New Arrivals' })).toBeHidden();
  await expect(below(page, 'Marketplace')).toBeFocused();
  await below(page, 'Blog').press('Space');
  await main(page).getByRole('link', { name: 'Our story' }).press('Enter');
  await expect(page).toHaveURL(`${shop.url}/pages/about`);
  await expect(main(page).getByRole('link', { name: 'Our story' })).toBeHidden();
});

test('a menu opens on one press and closes on another elsewhere, also on a phone', async ({ browser, page }) => {
  await page.goto(shop.url);
  await takenOver(page);
  await below(page, 'Marketplace').click();
  await expect(main(page).getByRole('link', { name: 'New Arrivals' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(main(page).getByRole('link', { name: 'New Arrivals' })).toBeHidden();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(shop.url);
  await takenOver(phone);
  await phone.getByRole('button', { name: 'Open menu' }).tap();
  const all = phone.getByRole('navigation', { name: 'Menu' });
  await below(phone, 'Marketplace').tap();
  await expect(all.getByRole('link', { name: 'New Arrivals' })).toBeVisible();
  await expectEverybodyCanUse(phone);
  await phone.keyboard.press('Escape');
  await expect(all.getByRole('link', { name: 'New Arrivals' })).toBeHidden();
  await expect(all).toBeVisible();
  await below(phone, 'Marketplace').tap();
  await all.getByRole('link', { name: 'New Arrivals' }).tap();
  await expect(phone).toHaveURL(`${shop.url}/collections/new-arrivals`);
  await expect(all).toBeHidden();
  await context.close();
});

test('links are dragged to another place and another level', async ({ page }) => {
  // Playwright scrolls while it drags.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openPanel(page, shop, '/menus');
  const handle = (label: string) =>
    menu(page, 'Header menu')
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: `Move ${label} up` }) })
      .getByTitle('Drag to move');
  const labelled = () => labels(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await handle('Contact').dragTo(handle('Home'), { targetPosition: { x: 10, y: 2 } });
  expect((await labelled())[0]).toBe('Contact');
  await handle('Home').dragTo(handle('Home'), { targetPosition: { x: 80, y: 10 }, force: true });
  await expect(page.getByRole('button', { name: 'Outdent Home' })).toBeVisible();
  await save(page);
});

test('a menu link without a label or address has errors', async ({ page }) => {
  await openPanel(page, shop, '/menus');
  const footer = menu(page, 'Footer menu');
  await footer.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('button', { name: 'Save menus' }).click();
  await expect(footer.getByText('Label is required')).toBeVisible();
  await expect(footer.getByText('Address is required')).toBeVisible();
});
