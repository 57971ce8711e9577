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

const menu = (page: Page, name: string) => page.getByRole('region', { name });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test('menu links are added, renamed, moved, and removed, and the shop shows them', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Menus');
  const header = menu(page, 'Header menu');
  await header.getByLabel('Add a link').selectOption('About');
  await header.getByRole('button', { name: 'Add', exact: true }).click();
  const added = header.getByRole('group', { name: 'Link 5' });
  await expect(added.getByLabel('Address')).toHaveValue('/pages/about');
  await added.getByLabel('Label').fill('Our story');
  await added.getByRole('button', { name: 'Move Our story up' }).click();
  await expect(header.getByRole('button', { name: 'Move Our story up' })).toBeFocused();
  await header.getByRole('button', { name: 'Remove Blog' }).click();
  await expect(header.getByLabel('Add a link')).toBeFocused();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save menus' }).click();
  await expect(page.getByText('Menus saved')).toBeVisible();

  await page.goto(`${shop.url}/pages/about`);
  await expect(main(page)).toHaveText(['Home', 'Marketplace', 'Our story', 'Contact', 'Admin']);
  await expect(main(page).filter({ hasText: 'Our story' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${shop.url}/pages/terms`);
});

test('a menu link without a label or address has errors', async ({ page }) => {
  await openPanel(page, shop, '/menus');
  const footer = menu(page, 'Footer menu');
  await footer.getByLabel('Add a link').selectOption('Another address');
  await footer.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save menus' }).click();
  await expect(footer.getByText('Label is required')).toBeVisible();
  await expect(footer.getByText('Link is required')).toBeVisible();
});
