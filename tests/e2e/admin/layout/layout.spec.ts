import { expect, type Page } from '@playwright/test';
import { enterAs, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { goToScreen } from '../../../support/browser/panel';
import { ADMIN } from '../../../support/run/cms';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
});

const links = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' });

test('a visitor signs in and returns to the page, and Logout ends at the login page', async ({ page }) => {
  await page.goto(`${shop.url}/admin?from=letter`);
  await expect(page).toHaveURL(`${shop.url}/login?next=%2Fadmin%3Ffrom%3Dletter`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?\?from=letter$/);
  await expect(page.getByText('Admin Panel', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto(`${shop.url}/admin`);
  await expect(page).toHaveURL(`${shop.url}/login?next=%2Fadmin`);
});

test('a customer is sent to the shop', async ({ page }) => {
  const { session } = await shop.customer();
  await enterAs(page, shop, session, '/admin');
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('an address opens at its top, wherever the page before was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const openAndScroll = async (path: string) => {
    await page.goto(`${shop.url}/admin${path}`);
    await expect(page.getByRole('row').nth(5)).toBeAttached();
    const opened = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 400));
    return opened;
  };
  await openPanel(page, shop);
  expect(await openAndScroll('/marketplace')).toBe(0);
  expect(await openAndScroll('/blog')).toBe(0);
});

test('every sidebar link opens a screen with that heading', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Activity');
  const names = await links(page).getByRole('link').allTextContents();
  expect(names[0]).toBe('Dashboard');
  const open = async (name: string) => {
    const link = links(page).getByRole('link', { name, exact: true });
    await link.click();
    const isTab = (await link.getAttribute('href'))?.includes('#');
    if (isTab) await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    else await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/ · Admin Panel$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  };
  for (const name of names) {
    await open(name);
    const parts = links(page).getByRole('list', { name, exact: true }).getByRole('link');
    for (const part of await parts.allTextContents()) await open(part);
  }
  await expect(page.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
});

test('a list’s data is requested once, while its code loads', async ({ page }) => {
  await openPanel(page, shop);
  const code = await holdCall(page, /assets\/item-list-.+\.js$/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).search));
  const isFirstPage = (search: string) => search.startsWith('?page=1&sortBy=createdAt&order=desc');
  await goToScreen(page, 'Marketplace');
  await expect.poll(() => requests.some(isFirstPage)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  code.release();
  await expect(page.getByRole('grid', { name: 'Marketplace items' }).getByRole('row')).toHaveCount(11);
  expect(requests.filter(isFirstPage)).toHaveLength(1);
});

test('the address where people expect to sign in leads to the dashboard', async ({ page }) => {
  await openPanel(page, shop, '/login');
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('an unknown address shows an error page with a link back', async ({ page }) => {
  await openPanel(page, shop, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Back to the Admin Panel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('Back closes the phone’s menu and the palette', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, shop, '/blog/tags');
  const menu = page.getByRole('button', { name: 'More' });
  await menu.click();
  await goToScreen(page, 'Blog categories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog categories');
  await expect(links(page)).toHaveCount(0);
  await menu.click();
  await expect(links(page)).toBeVisible();
  await page.goBack();
  await expect(links(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog tags');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to…' }).fill('oak');
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog categories');
});

test('the layout is accessible, and the phone’s menu works by keyboard', async ({ page }) => {
  await openPanel(page, shop);
  await expectEverybodyCanUse(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'More' });
  await menu.press('Enter');
  await expect(links(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
});
