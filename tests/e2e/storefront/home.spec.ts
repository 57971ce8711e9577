import { expect, test } from '@playwright/test';
import { openDemoShop, type Shop } from '../../support/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openDemoShop();
});
test.afterAll(() => shop?.close());

test('the home page shows three featured items with their pictures and prices', async ({ page }) => {
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { name: 'Featured Services' })).toBeVisible();
  const pictures = page.locator('main article img, main a img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(/^\$[\d,]+\.\d{2}$/)).not.toHaveCount(0);
});
