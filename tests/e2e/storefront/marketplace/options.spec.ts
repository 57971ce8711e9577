import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { PHONE } from '../../../support/browser/public-pages';
import { takenOver } from '../../../support/browser/taken-over';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

const value = (name: string, color: string | null = null) => ({ name, color });
const OPTIONS = [
  { name: 'Size', values: ['Small', 'Medium', 'Large'].map((name) => value(name)) },
  { name: 'Glaze', values: [value('Sage', '#8a9a5b'), value('Slate', '#5b6770')] },
];

let shop: Shop;
let idOf: (choice: string) => number | undefined;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  const { variants } = await createItem(admin, tea.categoryId, {
    title: 'Dipped Bowl',
    slug: 'dipped-bowl',
    price: 50,
    imageUrl: tea.imageUrl,
    gallery: [{ url: tea.imageUrl.replace('.webp', '.webp#slate'), alt: 'In slate' }],
    options: OPTIONS,
    variants: [
      { values: ['Small', 'Sage'], stock: 3, sku: 'BOWL-1', own: { price: 30, discountPrice: 25 } },
      { values: ['Small', 'Slate'], stock: 0 },
      { values: ['Medium', 'Slate'], stock: null, imageUrl: tea.imageUrl.replace('.webp', '.webp#slate') },
      { values: ['Large', 'Sage'], stock: 1, own: { price: 90 } },
    ],
  });
  idOf = (choice) => variants.find(({ values }) => values.join(' / ') === choice)?.id;
});

const address = (choice?: string) => `${shop.url}/marketplace/dipped-bowl${choice ? `?variant=${idOf(choice)}` : ''}`;
const open = async (page: Page, choice?: string) => {
  await page.goto(address(choice));
  await takenOver(page);
};
const group = (page: Page, name: string) => page.getByRole('group', { name });
const offer = (page: Page) => page.getByRole('main').getByRole('status').first();

test('price, stock, SKU, and image follow the choice, which the address keeps', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked();
  await expect(offer(page)).toHaveText('$25.00was $30.00AvailableOnly 3 leftSKU BOWL-1');
  const entries = await page.evaluate(() => history.length);
  await group(page, 'Size').getByRole('radio', { name: 'Medium' }).check();
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Slate' })).toBeChecked();
  await expect(offer(page)).toHaveText('$50.00Available');
  await expect(page.getByRole('img', { name: 'In slate' })).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(address('Medium / Slate'));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address());
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'In slate' })).toBeInViewport({ ratio: 0.9 });
});

test('what is sold out can be chosen and says so, what is not made leads to the nearest', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Slate Sold Out' }).check();
  await expect(offer(page)).toContainText('Sold Out');
  await expect(offer(page)).not.toContainText('Check back');
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
  await page.getByRole('radio', { name: 'Large with Sage' }).check();
  await expect(page.getByRole('radio', { name: 'Sage', exact: true })).toBeChecked();
  await expect(offer(page)).toHaveText('$90.00AvailableOnly 1 left');
});

test('everybody can choose, by keyboard, and on a phone', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await page.getByRole('radio', { name: 'Small' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Slate' })).toBeFocused();
    await expect(page).toHaveURL(address('Medium / Slate'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoAxeViolations(page);
  }
});

test('the chosen variant goes into the cart at its price', async ({ page }) => {
  await open(page, 'Small / Slate');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Large with Sage' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText('Large / Sage').first()).toBeVisible();
  await expect(cart.getByText('$90.00').first()).toBeVisible();
  await expect(page).toHaveURL(address('Large / Sage'));
});

test('search engines read an offer for each variant', async ({ page }) => {
  await page.goto(address('Small / Sage'));
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const [group] = JSON.parse(data ?? '');
  expect(group['@type']).toBe('ProductGroup');
  expect(group.url).toBe(address());
  expect(group.hasVariant).toHaveLength(4);
  expect(group.hasVariant[3].offers).toMatchObject({ price: '90.00', url: address('Large / Sage') });
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('options are links that choose a variant', async ({ page }) => {
    await page.goto(address());
    await expect(page.getByRole('radio')).toHaveCount(0);
    await group(page, 'Size').getByRole('link', { name: 'Large' }).click();
    await expect(page).toHaveURL(address('Large / Sage'));
    await expect(offer(page)).toContainText('$90.00');
    await group(page, 'Size').getByRole('link', { name: 'Medium with Slate' }).click();
    await expect(offer(page)).toContainText('$50.00');
    await expect(page.getByRole('img', { name: 'In slate' })).toBeInViewport({ ratio: 0.8 });
  });
});
