import { expect, type Page } from '@playwright/test';
import type { Stats } from '@stoa/contract';
import { breakCall, openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const STATS = '/api/admin/stats*';
const card = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:has-text("${label}") + dd`));
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const group = (figure: number) => figure.toLocaleString('en-US');

test('large figures fit into their cards at every screen width', async ({ page }) => {
  await page.route(`**${STATS}`, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Stats };
    await route.fulfill({ response: answer, json: { data: { ...data, users: 1_234_567, totalViews: 17_171_826 } } });
  });
  await openPanel(page, shop);
  for (const width of [320, 390, 768, 1024, 1280, 1600, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card(page, 'Total Views')).toHaveText('17,171,826');
    const overflow = () =>
      card(page, 'Total Views').evaluate((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return range.getBoundingClientRect().right - figure.getBoundingClientRect().right;
      });
    await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
});

test('a demonstration shop says what to try first, until someone hides it', async ({ page }) => {
  await openPanel(page, shop);
  const first = page.getByRole('region', { name: 'Try this first' });
  await expect(first.getByRole('listitem')).toHaveCount(6);
  await expectEverybodyCanUse(page);
  const opened = page.waitForEvent('popup');
  await first.getByRole('link', { name: 'Buy something' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Marketplace');
  for (const [link, heading] of [
    ['Change the brand', 'Brand'],
    ['Rearrange the home page', 'Home page'],
    ['Fulfill the order', 'Orders'],
    ['Write a post', 'New post'],
  ] as const) {
    await first.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goBack();
  }
  await first.getByRole('button', { name: 'Hide' }).click();
  await expect(first).toHaveCount(0);
});

test('the dashboard shows figures, recent activity, and popular records', async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().includes('/api/admin/stats'));
  await openPanel(page, shop);
  const { data: stats } = (await (await answered).json()) as { data: Stats };
  await expect(card(page, 'Marketplace Items')).toHaveText(group(stats.marketplaceItems));
  await expect(card(page, 'Blog Posts')).toHaveText(group(stats.blogPosts));
  await expect(card(page, 'Users')).toHaveText(group(stats.users));
  await expect(card(page, 'Total Views')).toHaveText(group(stats.totalViews));
  await expect(page.getByText('Sample figure')).toHaveCount(0);

  await expect(page.getByRole('tab')).toHaveText(['Recent Activity', 'Popular Items', 'Analytics', 'Sales']);
  await expect(tab(page, 'Recent Activity')).toHaveAttribute('aria-selected', 'true');
  const activity = page.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem');
  await expect(activity).toHaveCount(10);
  await expect(activity.first()).toContainText(stats.recentActivity[0]?.title ?? '');
  await expectEverybodyCanUse(page);

  await tab(page, 'Recent Activity').press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=popular/);
  const items = page.getByRole('region', { name: 'Most viewed items' }).getByRole('listitem');
  await expect(items).toHaveCount(5);
  await expect(items.first()).toContainText(stats.popularItems[0]?.title ?? '');
  await expect(items.first()).toContainText(`${group(stats.popularItems[0]?.views ?? 0)} views`);
  await expect(page.getByRole('region', { name: 'Most viewed posts' }).getByRole('listitem')).toHaveCount(5);
  await expectEverybodyCanUse(page);

  const week = page.waitForResponse((response) => response.url().includes('/api/admin/stats'));
  await page.getByRole('button', { name: '7 days' }).click();
  const { popularItems } = ((await (await week).json()) as { data: Stats }).data;
  const most = popularItems[0];
  expect(most?.views).toBeLessThan(stats.popularItems[0]?.views ?? 0);
  await expect(items.first()).toContainText(`${group(most?.views ?? 0)} views`);
  await expect(items.first().getByRole('link', { name: `View ${most?.title} in the shop` })).toHaveAttribute(
    'href',
    `/marketplace/${most?.slug}`,
  );
  await items
    .first()
    .getByRole('link', { name: most?.title ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace/${most?.id}/edit`);
});

test('the dashboard’s charts show a chosen range, which the address keeps', async ({ page }) => {
  await openPanel(page, shop, '?tab=analytics');
  const views = page.getByRole('region', { name: 'Views' });
  await expect(views).toContainText('in 30 days');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'New users' }).locator('path').first()).toBeVisible();
  await expectEverybodyCanUse(page);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(views).toContainText('in 7 days');
  await expect(page).toHaveURL(/days=7/);
  await page.getByText('Daily figures').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8);

  await page.getByLabel('From').fill('2026-03-01');
  await page.getByLabel('To', { exact: true }).fill('2026-03-31');
  await expect(views).toContainText('in 31 days');
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(views).toContainText('in 31 days');
  await expect(page.getByLabel('From')).toHaveValue('2026-03-01');

  await page.getByLabel('From').fill('2026-04-01');
  await expect(page.getByText('The start date must be on or before the end date')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveAttribute('aria-invalid', 'true');
  await expect(views).toContainText('in 31 days');

  // A URL with such a range still shows statistics.
  await page.reload();
  await expect(page.getByText('The start date must be on or before the end date')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue('2026-04-01');
  await expect(views).toContainText('in 7 days');
});

test('the dashboard shows labeled sample charts until there are figures', async ({ page }) => {
  await breakCall(page, STATS);
  await openPanel(page, shop, '?tab=analytics');
  await expect(card(page, 'Marketplace Items')).toHaveText('12Sample figure');
  await expect(card(page, 'Blog Posts')).toHaveText('24Sample figure');
  await expect(card(page, 'Users')).toHaveText('150Sample figure');
  await expect(card(page, 'Total Views')).toHaveText('10,250Sample figure');
  await expect(page.getByRole('alert').first()).toContainText(
    'We couldn’t load your figures. These are sample figures, not your shop’s.',
  );
  await expect(page.getByText('Couldn’t load analytics for these dates')).toBeVisible();
  await expectEverybodyCanUse(page);
  await tab(page, 'Popular Items').click();
  await expect(page.getByText('Couldn’t load popular items')).toBeVisible();
  await tab(page, 'Recent Activity').click();
  await expect(page.getByText('Couldn’t load recent activity')).toBeVisible();
  await tab(page, 'Analytics').click();

  await page.unroute(`**${STATS}`);
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.getByText('Sample figure')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Views' })).toContainText('in 30 days');
});

test('charts that fail to load leave the daily table and can be retried', async ({ page }) => {
  await page.route('**/assets/daily-charts-*.js', (route) => route.abort());
  await openPanel(page, shop, '?tab=analytics');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('We couldn’t load this. Check your connection and try again.')).toBeVisible();
  await page.getByText('Daily figures').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  await page.unroute('**/assets/daily-charts-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Views' })).toContainText('in 30 days');
});
