import { expect, type Locator, type Page } from '@playwright/test';
import type { FullItem } from '@stoa/contract';
import { test } from '../../../support/browser/faultless-page';
import { tabTo } from '../../../support/browser/keyboard';
import { PHONE } from '../../../support/browser/public-pages';
import {
  enterAddress,
  enterContact,
  expectPlaced,
  placeButton,
  type ShopThatSells,
  setUpCheckout,
  totalOf,
} from '../../../support/browser/sales/checkout';
import { takenOver } from '../../../support/browser/taken-over';
import { fitsItsWidth } from '../../../support/browser/themes';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
  await shop.database.query(
    `INSERT INTO shipping_methods (name, price, places, place) VALUES ('Express', 1500, '[{"country": "US", "areas": []}]', 3)`,
  );
});
test.afterAll(() => shop?.close());

const openItem = async (page: Page, { slug }: FullItem) => {
  await page.goto(`${shop.url}/marketplace/${slug}`);
  await takenOver(page);
};
const main = (page: Page) => page.getByRole('main');
const add = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' }).first();
const more = (page: Page) => main(page).getByRole('button', { name: /^Increase quantity/ });
const toCheckout = (page: Page) =>
  page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'Checkout' });
const express = (page: Page) => page.getByRole('radio', { name: /Express/ });

const expectOrdered = async (page: Page, ...address: string[]) => {
  await expectPlaced(page, shop);
  const order = page.getByRole('article');
  await expect(order.getByText('2 × $80.00')).toBeVisible();
  await expect(order.getByRole('status', { name: 'Total' })).toHaveText('$175.00');
  for (const line of ['Express', ...address]) await expect(order).toContainText(line);
};

test('by keyboard alone, from an item to its order, with an address and a choice of delivery', async ({ page }) => {
  const lamp = await shop.item({ title: 'Keyboard lamp' });
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await openItem(page, lamp);
  await press(more(page));
  await press(add(page));
  await press(toCheckout(page));
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await type(page.getByRole('textbox', { name: 'Email' }), 'keys@example.com');
  await type(page.getByRole('textbox', { name: 'Name' }), 'Clara Customer');
  await type(page.getByLabel('Address'), '30 Broad St');
  await type(page.getByLabel('City'), 'Columbus');
  await type(page.getByLabel('State'), 'Ohio');
  await type(page.getByLabel('ZIP code'), '43215');
  await tabTo(page, page.getByRole('radio', { name: /Standard shipping/ }));
  await page.keyboard.press('ArrowDown');
  await expect(express(page)).toBeChecked();
  await expect(totalOf(page)).toHaveText('$175.00');
  await press(placeButton(page));
  await expectOrdered(page, '30 Broad St', 'Columbus, OH 43215');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('from an item to its order, with an address and a choice of delivery', async ({ page }) => {
    const lamp = await shop.item({ title: 'Phone lamp' });
    await openItem(page, lamp);
    expect(await fitsItsWidth(page)).toBe(true);
    await more(page).tap();
    await add(page).tap();
    await toCheckout(page).tap();
    await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
    await enterContact(page);
    await enterAddress(page);
    await page.getByText('Express').tap();
    const summary = page.getByRole('button', { name: /^Order summary/ });
    await expect(summary).toContainText('$175.00');
    expect(await fitsItsWidth(page)).toBe(true);
    await placeButton(page).tap();
    await expectOrdered(page, '548 Market St', 'New York, NY 10001');
    expect(await fitsItsWidth(page)).toBe(true);
  });
});
