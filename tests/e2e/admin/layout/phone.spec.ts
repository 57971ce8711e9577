import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const phone = (page: Page, width = 390) => page.setViewportSize({ width, height: 844 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

test('the bar at the bottom leads to what is needed daily, and to everything else', async ({ page }) => {
  await phone(page);
  await openPanel(page, shop);
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Orders', 'Items']);
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(bar(page).getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketplace');
  await bar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('what opens over a page is within the phone', async ({ page }) => {
  await phone(page);
  await openPanel(page, shop, '/home');
  await page.getByRole('button', { name: 'Add a section' }).click();
  for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
});

test('a phone folds the filters and keeps the main action at the bottom', async ({ page }) => {
  await phone(page);
  await openPanel(page, shop, '/marketplace');
  const first = page.getByRole('row').nth(1);
  expect((await first.boundingBox())?.y).toBeLessThan(370);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Status').selectOption('Sold Out');
  await expect(page).toHaveURL(/status=SOLD_OUT/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const create = page.getByRole('link', { name: 'New item' });
  const [action, below] = [await create.boundingBox(), await bar(page).boundingBox()];
  expect(action?.width).toBeGreaterThan(300);
  expect((action?.y ?? 999) + (action?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expectEverybodyCanUse(page);
  // Nothing stays below them.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
  expect((next?.y ?? 999) + (next?.height ?? 0)).toBeLessThan(action?.y ?? 0);
  await create.click();
  await expect(page.getByRole('button', { name: 'Create item' })).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('button', { name: 'Create item' }).boundingBox())?.y).toBeLessThan(below?.y ?? 0);
});
