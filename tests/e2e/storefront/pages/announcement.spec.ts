import { expect } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import type { Client } from '../../../support/shop/client';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
  admin = await shop.admin();
});
test.afterAll(() => shop?.close());

const announce = (announcementText: string) =>
  admin.patch(adminPaths.settings, { announcementText, announcementUrl: '/marketplace' });

test('the first Tab is the way past it', async ({ page }) => {
  await announce('Free shipping until Friday');
  await page.goto(`${shop.url}/`);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const scrolled = await page.evaluate(() => window.scrollY);
  await skip.focus();
  await expect(skip).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an announcement is dismissed for good, without anything moving, until there is another one', async ({ page }) => {
  await announce('Free shipping until Friday');
  await page.goto(`${shop.url}/`);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar.getByRole('link', { name: 'Free shipping until Friday' })).toHaveAttribute('href', '/marketplace');
  // Its styles come with the page, not with its code.
  await expect(bar).toHaveCSS('display', 'flex');
  await expectEverybodyCanUse(page);
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toBeHidden();

  await page.addInitScript(() => {
    const shifts = window as unknown as { moved: number };
    shifts.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${shop.url}/contact`);
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);

  await announce('New bowls');
  await page.reload();
  await expect(bar.getByText('New bowls')).toBeVisible();
});
