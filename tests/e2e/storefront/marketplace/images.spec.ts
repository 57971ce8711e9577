import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/browser/demo-shop';
import { PUBLIC_PAGES } from '../../../support/browser/public-pages';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const first = (page: Page) => page.getByRole('main').locator('article img[fetchpriority=high]');
const shown = (page: Page) =>
  expect.poll(() => first(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test('the first image of each page comes early, and in a size for a phone', async ({ browser }) => {
  // Without a cache: a browser that has a larger file of the image already takes that one.
  for (const path of Object.values(PUBLIC_PAGES)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(shop.url + path);
    await shown(page);
    const file = await first(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    // Items stand in pairs in the list, where the smallest file is wide enough, and in a row to swipe on the home page.
    const size = { '/marketplace': 'thumbnail', '/': 'compact' }[path] ?? 'small';
    expect([path, new URL(file).pathname]).toEqual([
      path,
      expect.stringMatching(new RegExp(`^/uploads/${size}_[\\w-]+\\.webp$`)),
    ]);
    expect(await first(page).getAttribute('loading')).toBe('eager');
    await context.close();
  }
});

test('a wide screen gets a larger image', async ({ page }) => {
  await page.goto(`${shop.url}${PUBLIC_PAGES.post}`);
  await shown(page);
  expect(await first(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toContain('/uploads/large_');
});

test('nothing moves while a page loads, and nothing is asked for twice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(request.url());
  });
  for (const path of Object.values(PUBLIC_PAGES)) {
    requests.length = 0;
    await page.goto(shop.url + path, { waitUntil: 'networkidle' });
    await shown(page);
    expect(requests.filter((url, place) => requests.indexOf(url) !== place)).toEqual([]);
    expect([path, await shift(page)]).toEqual([path, expect.closeTo(0, 1)]);
  }
});

/** Layout shift without user input, as browsers measure it. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without any shift, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
