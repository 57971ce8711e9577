import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { PHONE } from '../../../support/browser/public-pages';
import { takenOver } from '../../../support/browser/taken-over';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  await createItem(admin, 1, { title: 'Plain Cup', slug: 'plain-cup', price: 20, stock: 3, imageUrl: tea.imageUrl });
});

const open = async (page: Page) => {
  await page.goto(`${shop.url}/marketplace/plain-cup`);
  await takenOver(page);
};
const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => main(page).locator('output');
const step = (page: Page, name: string) => main(page).getByRole('button', { name: `${name} quantity of Plain Cup` });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

test('the chosen quantity goes into the cart, up to the stock', async ({ page }) => {
  await open(page);
  await expect(step(page, 'Decrease')).toBeDisabled();
  await step(page, 'Increase').press('Enter');
  await expect(quantity(page)).toHaveText('2');
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart(page).getByText('$40.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
  await expect(quantity(page)).toHaveText('1');
  await expect(step(page, 'Increase')).toBeDisabled();
  const add = main(page).getByRole('button', { name: 'Add to cart' });
  const before = await add.boundingBox();
  await add.click();
  await expect(cart(page).getByText('$60.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByText('Only 3 spots left, already in your cart.')).toBeVisible();
  await expect(quantity(page)).toHaveText('0');
  for (const way of ['Decrease', 'Increase']) await expect(step(page, way)).toBeDisabled();
  expect((await main(page).getByRole('button', { name: 'View cart' }).boundingBox())?.x).toBe(before?.x);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  const bar = (page: Page) => page.getByRole('region', { name: 'Buy' });

  test('a bar to buy stays while its button is out of view, covers nothing, and moves nothing', async ({ page }) => {
    await open(page);
    const add = main(page).getByRole('button', { name: 'Add to cart' }).first();
    await add.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await step(page, 'Increase').click();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText('$20.00');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(height);
    await expectNoAxeViolations(page);
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const rights = await page.getByText('All rights reserved.').boundingBox();
    expect((rights?.y ?? 0) + (rights?.height ?? 0)).toBeLessThanOrEqual(top);
    // Whatever gets the focus comes to rest above the bar.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab');
      const isCovered = () =>
        page.evaluate(() => {
          const focused = document.activeElement?.getBoundingClientRect();
          const shown = document.querySelector('[aria-label=Buy]:not([hidden])');
          return shown && !shown.contains(document.activeElement) && focused
            ? focused.top >= shown.getBoundingClientRect().top
            : false;
        });
      await expect.poll(isCovered).toBe(false);
    }
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await bar(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(cart(page).getByText('$40.00').first()).toBeVisible();
  });
});
