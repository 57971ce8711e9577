import { expect, type Page } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { enterAs } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { ADMIN } from '../../../support/run/cms';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
  const admin = await shop.admin();
  const socialLinks = ['instagram', 'github'].map((network) => ({ network, url: `https://${network}.example/stoa` }));
  await admin.patch(adminPaths.settings, { shopName: 'Colonnade', socialLinks });
});
test.afterAll(() => shop?.close());

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

test('a visitor has the sections, the current one marked, and a way in', async ({ page }) => {
  await page.goto(`${shop.url}/blog`);
  await expect(main(page).getByRole('link')).toHaveText(['Home', 'Marketplace', 'Blog', 'Contact']);
  await expect(main(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await expect(main(page).locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Colonnade' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(shop.url);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a customer has an account menu, by keyboard too, and leaves by it', async ({ page }) => {
  const { session } = await shop.customer({ name: 'Clara Customer' });
  await enterAs(page, shop, session);
  await expect(main(page).getByRole('link', { name: 'Admin' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Clara Customer')).toBeVisible();
  await expect(page.getByText(session.email)).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Orders', 'Logout']);
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/login`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an administrator has the ways into the panel', async ({ page }) => {
  await enterAs(page, shop, ADMIN);
  await expect(main(page).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await account(page).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(['Dashboard', 'Marketplace', 'Blog', 'Account', 'Orders', 'Logout']);
  const addresses = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/admin', '/admin/marketplace', '/admin/blog', '/account', '/account/orders', null]);
});

test('the theme switch paints the page and is kept', async ({ page }) => {
  await page.goto(shop.url);
  await page.getByRole('banner').getByRole('radio', { name: 'Light theme' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the footer names the shop, the year and where else the shop is', async ({ page }) => {
  await page.goto(shop.url);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${new Date().getFullYear()} Colonnade`)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/stoa',
  );
  await expect(footer.getByRole('link', { name: 'GitHub' })).toBeVisible();
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, leads on and closes, by keyboard and by touch', async ({ page }) => {
    await page.goto(shop.url);
    await expect(main(page)).toBeHidden();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Marketplace', 'Blog', 'Contact']);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL(`${shop.url}/contact`);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.touchscreen.tap(200, 800);
    await expect(menu).toBeHidden();
  });
});

test('nothing runs out of the screen, from 320 px to 2560 px', async ({ page }) => {
  await enterAs(page, shop, ADMIN);
  await expect(account(page)).toBeVisible();
  for (const width of [320, 390, 768, 900, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('everybody can use header, menu and footer', async ({ page }) => {
  await enterAs(page, shop, ADMIN);
  await expect(account(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await account(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoAxeViolations(page);
});
