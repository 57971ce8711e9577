import { expect, type Locator, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type FullItem } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.shop.close());

const cardIn = (part: Locator, label: string) =>
  part.getByRole('definition').and(part.page().locator(`dt:has-text("${label}") + dd`));
const card = (page: Page, label: string) => cardIn(page.getByRole('tabpanel'), label);
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

test('the dashboard shows sales and low stock', async ({ page }) => {
  const lamp = await shop.item({ title: 'Brass lamp', price: 80, stock: 4 });
  const bowl = await shop.item({ title: 'Stone bowl', price: 20, stock: 50 });
  const { number } = await shop.order({ lines: [lineOf(lamp, 2), lineOf(bowl, 3)] });
  await shop.order({ lines: [lineOf(bowl, 1)] });
  const { updatedAt } = (await shop.admin.get(adminPaths.order(number))).data;
  await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });

  await openPanel(page, shop.shop);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(cardIn(today, 'Revenue')).toHaveText('$225.00');
  await expect(today).toContainText('7 days: $225.00');
  await expect(cardIn(today, 'Paid orders')).toHaveText('1');
  await expect(cardIn(today, 'To fulfill')).toHaveText('1');
  await expect(today.getByRole('link', { name: 'See orders' })).toBeVisible();
  const activity = page.getByRole('list', { name: 'Recent Activity' });
  const newest = activity.getByRole('listitem').filter({ hasText: `New order#${number}, Clara` });
  await expect(newest.getByRole('link')).toHaveAttribute('href', `/admin/orders/${number}`);
  await expectEverybodyCanUse(page);

  await page.getByRole('tab', { name: 'Sales' }).click();
  await expect(card(page, 'Revenue')).toHaveText('$225.00');
  await expect(card(page, 'Paid orders')).toHaveText('1');
  await expect(card(page, 'Average order')).toHaveText('$225.00');
  await expect(card(page, 'Share of orders paid')).toHaveText('50%');
  await expect(page.getByText('1 of 2 orders placed')).toBeVisible();
  const sellers = page.getByRole('region', { name: 'Best sellers' }).getByRole('listitem');
  await expect(sellers).toHaveCount(2);
  await expect(sellers.first()).toContainText('Stone bowl');
  await expect(sellers.first()).toContainText('3 sold, $60.00');
  await expect(page.getByRole('region', { name: 'Revenue' })).toContainText('$225.00 in 30 days');
  const report = page.getByRole('region', { name: 'Sales by item' });
  await expect(report.getByRole('row')).toHaveText([
    'ItemSoldOrdersSales',
    'Brass lamp21$160.00',
    'Stone bowl31$60.00',
  ]);
  await report.getByRole('button', { name: 'Country' }).click();
  const countries = page.getByRole('region', { name: 'Sales by country' });
  await expect(countries.getByRole('row').last()).toHaveText('United States1$225.00');
  const rows = page.waitForEvent('download');
  await countries.getByRole('button', { name: 'Export CSV' }).click();
  expect((await rows).suggestedFilename()).toMatch(/^sales-report-.*\.csv$/);
  await page.getByText('Daily figures').click();
  await expect(page.getByRole('group').getByRole('row').nth(1)).toContainText('$225.00');
  await expectEverybodyCanUse(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).first().click();
  expect((await file).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(card(page, 'Revenue')).toHaveText('$0.00');
  await expect(card(page, 'Average order')).toHaveText('–');
  await expect(page.getByText('No sales in this period.')).toHaveCount(2);

  await expect(waiting(page).getByRole('link')).toHaveText([
    '“Pick up” has no address, so customers can’t know where to pick up their orders',
    '1 order to fulfill',
    '1 order awaits payment',
    '1 item low on stock',
  ]);
  await waiting(page).getByRole('link', { name: '1 item low on stock' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Brass lamp' })).toContainText('2 left');
  await expect(page.getByRole('row').filter({ hasText: 'Stone bowl' })).toHaveCount(0);
  await expectEverybodyCanUse(page);

  await page.getByRole('link', { name: 'Brass lamp', exact: true }).click();
  const stock = page.getByRole('region', { name: 'Stock history' });
  await expect(stock.getByRole('listitem')).toHaveCount(3);
  await expect(stock.getByRole('listitem').first()).toContainText('Sold');
  await expect(stock.getByRole('listitem').first()).toContainText('−2 reserved');
  await expect(stock.getByRole('listitem').last()).toContainText('Initial stock');
  await expectEverybodyCanUse(page);
  await stock
    .getByRole('link', { name: `order #${number}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
});

test('a price that was changed is marked beside the sales, and put back', async ({ page }) => {
  const shade = await shop.item({ title: 'Paper shade', price: 40 });
  const at = apiPaths.marketplace.item(shade.id);
  const { updatedAt } = (await shop.admin.get<FullItem>(at)).data;
  await shop.admin.patch(at, { price: 30, updatedAt });
  await openPanel(page, shop.shop, '?tab=sales');
  const changes = page.getByRole('region', { name: 'What you changed' });
  const line = changes.getByRole('listitem').filter({ hasText: 'Paper shade' });
  await expect(line).toContainText('Week before: 0 orders, $0.00 · Since then: 0 orders, $0.00');
  await expect(page.locator('.MuiChartsReferenceLine-line')).toHaveCount(2);
  await line.getByText('changed the item').click();
  await expect(line).toContainText('$40.00');
  await expectEverybodyCanUse(page);
  await line.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('“Paper shade” is as it was before')).toBeVisible();
  expect((await shop.admin.get<FullItem>(at)).data.own.price).toBe(40);
});

test('reserved stock is shown beside available stock', async ({ page }) => {
  const vase = await shop.item({ title: 'Held vase', stock: 9 });
  await shop.order({ lines: [lineOf(vase, 2)] });
  await openPanel(page, shop.shop, `/marketplace/${vase.id}/edit`);
  await expect(page.getByLabel('Offer')).toContainText('7 in stock · 2 reserved');
});

test('low stock is shown to shoppers on the card, the page, and in the cart', async ({ page }) => {
  const few = await shop.item({ title: 'Few stools', stock: 3 });
  await shop.item({ title: 'Many stools', stock: 40 });
  await page.goto(`${shop.shop.url}/marketplace?search=stools`);
  const cardOf = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(cardOf('Few stools')).toContainText('Only 3 left');
  await expect(cardOf('Many stools')).not.toContainText('left');
  await cardOf('Few stools').getByRole('link', { name: 'Few stools' }).click();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const line = page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem');
  await expect(line).toContainText('Only 3 left');
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);

  await shop.admin.patch(adminPaths.salesSettings, { lowStock: 0 });
  await page.goto(`${shop.shop.url}/marketplace/${few.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Few stools' })).toBeVisible();
  await expect(page.getByText('Only 3 left')).toHaveCount(0);
  await shop.admin.patch(adminPaths.salesSettings, { lowStock: 3 });
});
