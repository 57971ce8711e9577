import { expect, type Page } from '@playwright/test';
import { apiPaths, type FullItem, type MarketplaceTerm } from '@stoa/contract';
import { createItem } from '../../marketplace/marketplace';
import type { Shop } from '../../shop/shop';
import { cartLine, leaveInCart } from './cart';

interface Sells {
  /** An item of its own, so that no two tests share stock. */
  item(more?: Record<string, unknown>): Promise<FullItem>;
}

export type ShopThatSells = Shop & Sells;

/** The demo shop, paid by bank transfer or at pickup. */
export const setUpCheckout = async <Kind extends Shop>(shop: Kind): Promise<Kind & Sells> => {
  await shop.database.query(
    "UPDATE payment_methods SET enabled = true, instructions = 'IBAN 123' WHERE id IN ('transfer', 'pick-up')",
  );
  const admin = await shop.admin();
  const [category] = (await admin.get<MarketplaceTerm[]>(apiPaths.marketplace.categories)).data;
  let made = 0;
  return Object.assign(shop, {
    item: (more: Record<string, unknown> = {}) => {
      made += 1;
      const title = `Sold ${made}`;
      const whole = { title, slug: `sold-${made}`, price: 80, stock: 5, needsShipping: true, imageUrl: '/none.jpg' };
      return createItem(admin, category?.id ?? 1, { ...whole, ...more }) as Promise<FullItem>;
    },
  });
};

type Line = [item: FullItem, quantity?: number];

export const startCheckout = async (page: Page, shop: ShopThatSells, ...lines: Line[]): Promise<void> => {
  await leaveInCart(
    page,
    shop,
    lines.map(([item, quantity = 1]) => cartLine(item, { quantity })),
  );
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
};

export const enterContact = async (page: Page, email = 'clara@example.com'): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill('Clara Customer');
};

export const enterAddress = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('548 Market St');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').fill('10001');
};

/** Another tab, which begins with all that this one knows. */
export const duplicateOf = async (page: Page): Promise<Page> => {
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue('clara@example.com');
  return other;
};

export const totalOf = (page: Page) =>
  page.getByRole('region', { name: 'Order summary' }).getByRole('status', { name: 'Total' });

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

export const expectPlaced = async (page: Page, shop: ShopThatSells): Promise<void> => {
  await expect(page).toHaveURL(`${shop.url}/checkout/done`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Clara Customer' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state.items)).toEqual([]);
};
