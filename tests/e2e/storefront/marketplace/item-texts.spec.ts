import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type ItemDetail } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { createCategory, createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

const made: number[] = [];
let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  const { id } = await createCategory(admin, 'dye-courses', 'Dye courses');
  const texts = {
    stockOne: 'spot left',
    stockMany: 'spots left',
    delivery: 'In *Kassel*.',
    care: 'Bring an **apron**.',
    imageUrl: tea.imageUrl,
    seoDescription: 'Three days of color.',
  };
  await admin.patch(apiPaths.marketplace.category(id), texts);
  const course = async (title: string, more: object) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    made.push((await createItem(admin, id, { title, slug, price: 90, imageUrl: tea.imageUrl, ...more })).id);
  };
  await course('Dyeing by the hour', {
    priceKind: 'FROM',
    unitPrice: '$30.00 per hour',
    stock: 3,
    details: '- Three vats\n- One recipe book',
    care: 'Bring *nothing*.',
  });
  await course('Dyeing by the day', { stock: 12 });
  await course('Dyeing in two sizes', {
    options: [{ name: 'Vat', values: [{ name: 'Small' }, { name: 'Large' }] }],
    variants: [
      { values: ['Small'], stock: 1 },
      { values: ['Large'], stock: 1, own: { price: 140 } },
    ],
  });
});
// Other specs count the items.
test.afterAll(async () => (await shop.admin()).post(adminPaths.bulkItems, { ids: made, action: 'delete' }));

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('an item has a price from, a unit price, its own word for stock, and its own sections', async ({ page }) => {
  await page.goto(`${shop.url}/marketplace/dyeing-by-the-hour`);
  await expect(page.getByRole('status').first()).toHaveText('from $90.00$30.00 per hourAvailableOnly 3 spots left');
  await expect(section(page, 'Details').getByRole('listitem')).toHaveText(['Three vats', 'One recipe book']);
  await expect(section(page, 'Care')).toContainText('Bring nothing.');
  await expect(section(page, 'Care').locator('em')).toHaveText('nothing');
  await expectEverybodyCanUse(page);
});

test('texts that an item lacks come from its category', async ({ page }) => {
  await page.goto(`${shop.url}/marketplace/dyeing-by-the-day`);
  await expect(page.getByRole('status').first()).toHaveText('$90.00Available12 spots left');
  await expect(section(page, 'Shipping and returns').locator('em')).toHaveText('Kassel');
  await expect(section(page, 'Care').locator('strong')).toHaveText('apron');
  await expect(section(page, 'Details')).toHaveCount(0);
});

test('a card says “from” where more may be paid, and the page of a category has its head', async ({ page }) => {
  await page.goto(`${shop.url}/categories/dye-courses`);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('by the hour')).toContainText('from $90.00');
  await expect(card('in two sizes')).toContainText('from $90.00');
  await expect(card('in two sizes').getByRole('link', { name: /^Request a quote/ })).toHaveCount(0);
  const ask = card('by the hour').getByRole('link', { name: /^Request a quote/ });
  await expect(ask).toHaveAttribute('href', '/contact?subject=Price+of+Dyeing+by+the+hour');
  await expect(card('by the day').getByText('$90.00')).toHaveText('$90.00');
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(meta('description')).toHaveAttribute('content', 'Three days of color.');
  await expect(meta('og:image')).toHaveAttribute('content', /\/uploads\/|\/categories\/dye-courses\.jpg/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/categories/dye-courses`);
});
