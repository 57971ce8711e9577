import { expect, type Page } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { enterAs, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { goToScreen } from '../../../support/browser/panel';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme is switched in the panel, remembered, and applied to the shop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPanel(page, shop);
  const html = page.locator('html');
  const choose = (name: string) => page.getByRole('radio', { name }).check();
  await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await background(page);
  await choose('Light theme');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const light = await background(page);
  expect(light).not.toBe(dark);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light theme' })).toBeChecked();
  expect(await background(page)).toBe(light);
  await choose('System theme');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose('Light theme');
  await page.getByRole('link', { name: 'View shop' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('more than 99 unread messages are shown as 99+, refreshed each minute', async ({ page }) => {
  const link = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Messages' });
  const arrive = (count: number) =>
    shop.database.query(
      `INSERT INTO submissions (document_id, name, email, subject, message, read, archived, created_at, updated_at)
       SELECT 'flood-' || gen_random_uuid(), 'Flora Flood', 'flora@example.com', 'Flood', 'Water!', false, false, now(), now()
       FROM generate_series(1, $1)`,
      [count],
    );
  const [{ unread } = { unread: 0 }] = await shop.database.query<{ unread: number }>(
    'SELECT count(*)::int AS unread FROM submissions WHERE NOT read AND NOT archived',
  );
  await arrive(99 - unread);
  await page.clock.install();
  await openPanel(page, shop);
  await expect(link).toHaveAccessibleName('Messages 99 unread');
  await arrive(1);
  await page.clock.runFor(61_000);
  await expect(link).toHaveAccessibleName('Messages 99+ unread');
  await shop.database.query("DELETE FROM submissions WHERE document_id LIKE 'flood-%'");
});

test('at 900 pixels, Selling and Settings are in view, and so is where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPanel(page, shop);
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  const link = (name: string) => panel.getByRole('link', { name, exact: true });
  const all = await panel.getByRole('link').all();
  for (const one of [...all, page.getByRole('button', { name: 'Logout' })])
    await expect(one).toBeInViewport({ ratio: 1 });

  await goToScreen(page, 'Backups');
  for (const name of ['Backups', 'Selling', 'Settings']) await expect(link(name)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`${shop.url}/admin/jobs`);
  for (const name of ['Jobs', 'Selling', 'Settings']) await expect(link(name)).toBeInViewport({ ratio: 1 });
  await expect(link('Jobs')).toHaveAttribute('aria-current', 'page');
});

test('a group of the sidebar folds, stays folded, and still shows where one is', async ({ page }) => {
  await openPanel(page, shop, '/blog');
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  const link = (name: string) => panel.getByRole('link', { name, exact: true });
  await expect(panel.getByRole('button', { expanded: false })).toHaveText(['System']);
  const fold = panel.getByRole('button', { name: 'Content' });
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(link('Pages')).toHaveCount(0);
  await expect(link('Blog')).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.reload();
  await expect(link('Users')).toBeVisible();
  await expect(link('Pages')).toHaveCount(0);
  await link('Users').click();
  await expect(link('Blog')).toHaveCount(0);
  await fold.press('Space');
  await expect(link('Pages')).toBeVisible();
});

test('a page of a record is current in the sidebar as part of its list', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/new');
  const current = page.getByRole('navigation', { name: 'Admin Panel' }).locator('[aria-current]');
  await expect(current).toHaveText(['Marketplace']);
  await goToScreen(page, 'Item tags');
  await expect(current).toHaveText(['Item tags']);
});

test('a long email address is cut, and pushes nothing out of the sidebar', async ({ page }) => {
  const { session } = await shop.customer({ email: 'somebody.with.a.very.long.address@stoa.example' });
  await (await shop.admin()).patch(adminPaths.user(session.id), { role: 'ADMIN' });
  await enterAs(page, shop, session, '/admin');
  const theme = await page.getByRole('group', { name: 'Theme' }).boundingBox();
  const logout = await page.getByRole('button', { name: 'Logout' }).boundingBox();
  expect((theme?.x ?? 999) + (theme?.width ?? 0)).toBeLessThanOrEqual(240);
  expect((logout?.x ?? 999) + (logout?.width ?? 0)).toBeLessThanOrEqual(240);
});
