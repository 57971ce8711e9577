import { expect, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { cards, openList } from '../../../support/browser/item-list';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

const PROPERTIES = [
  { name: 'Timber', kind: 'CHOICE', choices: ['Oak', 'Ash', 'Pine'], facet: true },
  { name: 'Length', kind: 'NUMBER', unit: 'cm', facet: true },
  { name: 'Oiled', kind: 'FLAG', facet: true },
  { name: 'Maker', kind: 'TEXT' },
];
const BENCHES = [
  ['Long bench', 300, { timber: 'oak', length: 180, oiled: true, maker: 'Anna & Co.' }],
  ['Short bench', 120, { timber: 'oak', length: 60, oiled: false }],
  ['Garden bench', 90, { timber: 'ash', length: 140.5, oiled: true }],
] as const;

let shop: Shop;
const made: number[] = [];
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const admin = await shop.admin();
  const category = { name: 'Benches', slug: 'benches', properties: PROPERTIES };
  const { data } = await admin.post(apiPaths.marketplace.categories, category);
  for (const [title, price, properties] of BENCHES) {
    const slug = title.toLowerCase().replace(' ', '-');
    made.push((await createItem(admin, data.id, { title, price, properties, slug })).id);
  }
});
// Other specs count the items.
test.afterAll(async () => {
  const admin = await shop.admin();
  for (const id of made) await admin.delete(apiPaths.marketplace.item(id));
});

const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');
const props = (page: Page) => new URL(page.url()).searchParams.get('props');

test('items match any value of one property and all properties, each with its count and a chip', async ({ page }) => {
  await openList(page, shop, '/categories/benches');
  await page.getByLabel('Timber: Any').click();
  await expect(page.getByLabel(/^(Oak|Ash|Pine) \(\d\)$/)).toHaveCount(2);
  await page.getByLabel('Oak (2)').check();
  await expect(cards(page)).toHaveCount(2);
  await page.getByLabel('Ash (1)').check();
  await expect(cards(page)).toHaveCount(3);
  await page.getByLabel('Oiled: Any').click();
  await page.getByLabel('Yes (2)').check();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByLabel('Oak (1)')).toBeChecked();
  await page.getByRole('group', { name: 'Length (cm)' }).getByLabel('From').fill('150');
  await expect(cards(page)).toHaveCount(1);
  expect(props(page)).toBe('timber:oak,timber:ash,oiled:yes,length:150..');
  await expect(chips(page)).toHaveText([
    'Timber: Oak',
    'Timber: Ash',
    'Oiled: Yes',
    'Length: from 150 cm',
    'Clear all',
  ]);
  await page.reload();
  await expect(chips(page).first()).toHaveText('Timber: Oak');
  await chips(page).filter({ hasText: 'from 150 cm' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByLabel('From')).toHaveValue('');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(3);
  expect(props(page)).toBeNull();
});

test('both ends of a range are kept, and one that crosses the other is said', async ({ page }) => {
  await openList(page, shop, '/categories/benches');
  const length = page.getByRole('group', { name: 'Length (cm)' });
  await expect(length.getByLabel('From')).toHaveAttribute('placeholder', '60');
  await expect(length.getByLabel('To')).toHaveAttribute('placeholder', '180');
  await expect(page.getByLabel('Min price')).toHaveAttribute('placeholder', '90');
  await expect(page.getByLabel('Max price')).toHaveAttribute('placeholder', '300');
  await length.getByLabel('From').fill('100');
  await length.getByLabel('To').fill('150');
  await expect(cards(page)).toHaveCount(1);
  expect(props(page)).toBe('length:100..150');
  await length.getByLabel('To').fill('50');
  await expect(length.getByLabel('To')).toHaveAccessibleDescription('“To” can’t be below “From”');
});

test('in the marketplace, another category has other properties', async ({ page }) => {
  await openList(page, shop, '/marketplace?category=benches&props=timber:oak');
  await expect(cards(page)).toHaveCount(2);
  await page.getByLabel('Category').selectOption({ value: 'ceramics' });
  await expect(page).toHaveURL(/\/marketplace\?category=ceramics$/);
  await expect(page.getByLabel(/^Timber/)).toHaveCount(0);
});

test('what most items have can be filtered at once, and the rest comes with a category', async ({ page }) => {
  await openList(page, shop, '/marketplace');
  await page.getByLabel('Material: Any').click();
  await page.getByLabel(/^Stoneware \(\d+\)$/).check();
  await expect(page).toHaveURL(/props=material(:|%3A)stoneware/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('group', { name: 'Length (cm)' })).toHaveCount(0);
  const status = page.getByLabel('Status');
  const before = await status.boundingBox();
  await page.getByLabel('Category').selectOption({ value: 'benches' });
  await expect(page.getByRole('group', { name: 'Length (cm)' })).toBeVisible();
  expect((await status.boundingBox())?.y).toBe(before?.y);
});

test('a number can be typed with pauses', async ({ page }) => {
  await openList(page, shop, '/categories/benches');
  const from = page.getByRole('group', { name: 'Length (cm)' }).getByLabel('From');
  await from.pressSequentially('1.0');
  await expect.poll(() => props(page)).toBe('length:1..');
  await from.pressSequentially('5');
  await expect.poll(() => props(page)).toBe('length:1.05..');
  await expect(from).toHaveValue('1.05');
});

test('an item shows what it’s like', async ({ page }) => {
  await page.goto(`${shop.url}/marketplace/long-bench`);
  const table = page.getByRole('table', { name: 'Properties' });
  await expect(table.getByRole('row')).toHaveText(['TimberOak', 'Length180 cm', 'OiledYes', 'MakerAnna & Co.']);
  await expect(table.getByRole('rowheader', { name: 'Length' })).toBeVisible();
});

test('everybody can use it, also on a phone', async ({ page }) => {
  await openList(page, shop, '/categories/benches?props=timber:oak');
  await unfold(page, 'Oak');
  await expectEverybodyCanUse(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('group', { name: 'Length (cm)' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByRole('button', { name: 'Show 3 items' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form', async ({ page }) => {
    await page.goto(`${shop.url}/categories/benches?props=timber:oak`);
    await expect(chips(page)).toHaveText(['Timber: Oak', 'Clear all']);
    await unfold(page, 'Oak');
    await page.getByLabel('Ash (1)').check();
    await page.getByLabel('To', { exact: true }).fill('150');
    await page.getByLabel('Max price').fill('$1,200');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByLabel('Max price')).toHaveValue('1200');
    await expect(cards(page)).toHaveCount(2);
    expect(props(page)).toBe('timber:oak,timber:ash,length:..150');
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('150');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(`${shop.url}/categories/benches`);
  });
});
