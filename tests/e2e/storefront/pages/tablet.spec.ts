import { expect, type Locator } from '@playwright/test';
import { test } from '../../../support/browser/demo-shop';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  return box;
};

/** How far the last card ends before the edge of the others. */
const holeIn = (cards: Locator) =>
  cards.evaluateAll((all) => {
    const rights = all.map((card) => card.getBoundingClientRect().right);
    return Math.round(Math.max(...rights) - (rights.at(-1) ?? 0));
  });

for (const width of [600, 768, 899])
  test(`at ${width} px, three cards leave no hole, and an item stands beside its image`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(shop.url);
    for (const name of ['Featured Services', 'Latest Articles']) {
      const cards = page.getByRole('region', { name }).getByRole('article');
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(3);
      expect(await holeIn(cards)).toBe(0);
    }
    await page.goto(`${shop.url}/marketplace/celadon-tea-set`);
    const image = await boxOf(page.getByRole('list', { name: 'Images', exact: true }));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.x).toBeGreaterThan(image.x + image.width);
    expect(title.y).toBeLessThan(image.y + image.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
