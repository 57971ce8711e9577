import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const services = (page: Page) => page.getByRole('region', { name: 'Featured Services' });
const articles = (page: Page) => page.getByRole('region', { name: 'Latest Articles' });

test('the home page shows three featured items with their images and prices', async ({ page }) => {
  await page.goto(shop.url);
  const cards = services(page).getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const image of await cards.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(services(page).getByText(/^\$[\d,]+\.\d{2}$/)).not.toHaveCount(0);
  await expect(services(page).getByRole('link', { name: 'Learn More' })).toHaveCount(3);
});

test('the home page shows the three newest articles', async ({ page }) => {
  await page.goto(shop.url);
  await expect(articles(page).getByRole('article')).toHaveCount(3);
  await expect(articles(page).getByRole('link', { name: 'Read More' })).toHaveCount(3);
});

test('the footer leads to where else the demonstration shop is', async ({ page }) => {
  await page.goto(shop.url);
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['Instagram', 'https://www.instagram.com/'],
    ['Pinterest', 'https://www.pinterest.com/'],
    ['YouTube', 'https://www.youtube.com/'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`^${address}.*demonstration.?shop$`));
    await expect(link).toBeVisible();
  }
});

test('Learn More, Read More and View All lead on, by keyboard too', async ({ page }) => {
  await page.goto(shop.url);
  await services(page).getByRole('link', { name: 'Learn More' }).first().press('Enter');
  await expect(page).toHaveURL(/\/marketplace\/[a-z-]+$/);
  await page.goBack();
  await services(page).getByRole('link', { name: 'View All' }).press('Enter');
  await expect(page).toHaveURL(`${shop.url}/marketplace`);
  await page.goBack();
  await articles(page).getByRole('link', { name: 'Read More' }).first().press('Enter');
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await page.goBack();
  await articles(page).getByRole('link', { name: 'View All' }).press('Enter');
  await expect(page).toHaveURL(`${shop.url}/blog`);
});

test('everybody can use it, also on a phone', async ({ page }) => {
  await page.goto(`${shop.url}/index.html`);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
});
