import { expect, type Page } from '@playwright/test';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import {
  enterContact,
  expectPlaced,
  placeButton,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
} from '../../../support/browser/sales/checkout';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const countries = (page: Page) => page.getByLabel('Country').getByRole('option').allTextContents();

test('only countries that something is shipped to are offered', async ({ page }) => {
  await startCheckout(page, shop, [await shop.item()]);
  await expect(page.getByLabel('Address')).toBeVisible();
  expect(await countries(page)).toEqual(['United States']);
});

test.describe('from a country that nothing is shipped to', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => 'en-CA' })),
  );

  test('the shopper hears so before any address, and can pick up instead', async ({ page }) => {
    await startCheckout(page, shop, [await shop.item()]);
    await expect(page.getByText('We don’t ship to Canada yet.')).toBeVisible();
    expect(await countries(page)).toEqual(['Canada', 'United States']);
    await expect(page.getByLabel('City')).toHaveCount(0);
    await expectEverybodyCanUse(page);
    await enterContact(page);
    await placeButton(page).click();
    await expect(page.getByLabel('Country')).toBeFocused();
    await page.getByRole('button', { name: 'Pick up instead' }).click();
    await placeButton(page).click();
    await expectPlaced(page, shop);
  });

  test('another country asks for the rest of the address', async ({ page }) => {
    await startCheckout(page, shop, [await shop.item()]);
    await page.getByLabel('Country').selectOption('US');
    await expect(page.getByLabel('City')).toBeVisible();
    expect(await countries(page)).toEqual(['United States']);
  });
});
