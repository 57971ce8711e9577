import { expect } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

test('a discount is made, turned off in the list, duplicated, and deleted', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Discounts');
  await page.getByRole('link', { name: 'New discount' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^[A-Z2-9]{8}$/);
  await page.getByLabel('Code', { exact: true }).fill('spring-20');
  await page.getByRole('button', { name: 'Create discount' }).click();
  await expect(page.getByText('Percent must be above 0')).toBeVisible();
  await page.getByLabel('Percent', { exact: true }).fill('20');
  await page.getByLabel('Add an item').fill('mugs');
  await page.getByRole('option', { name: 'Pair of Morning Mugs' }).click();
  await page.getByLabel('Total uses').fill('100');
  await page.getByLabel('Ends').fill('2020-01-31T12:00');
  await expect(page.getByText('That’s in the past, so no one gets the discount.')).toBeVisible();
  await page.getByLabel('Ends').fill('');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Create discount' }).click();
  await expect(page.getByText('Discount created successfully')).toBeVisible();
  await expect(page).toHaveURL(/discounts$/);

  const listed = page.getByRole('row', { name: /SPRING-20/ });
  await expect(listed).toContainText('20% off');
  await expect(listed).toContainText('Active');
  await expect(listed).toContainText('0 of 100');
  await expectEverybodyCanUse(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await listed.getByRole('button', { name: 'Copy link of SPRING-20' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/discount/SPRING-20`);
  await listed.getByRole('switch', { name: 'SPRING-20 is on' }).click();
  await expect(page.getByText('SPRING-20 is off')).toBeVisible();
  await expect(listed).toContainText('Off');

  await listed.getByRole('link', { name: 'Duplicate SPRING-20' }).click();
  await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('20');
  await expect(page.getByRole('list', { name: 'Picked items' })).toHaveText('Pair of Morning Mugs');
  await page.getByLabel('Code', { exact: true }).fill('SPRING-20');
  await page.getByRole('button', { name: 'Create discount' }).click();
  await expect(page.getByText('Another discount has the same code')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('SUMMER-20');
  await page.getByRole('button', { name: 'Create discount' }).click();
  await expect(page).toHaveURL(/discounts$/);

  // The list is shown as it was, then with the new row above the others.
  await expect(page.getByRole('row', { name: /SUMMER-20/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete SPRING-20' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Discount deleted successfully')).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.getByRole('link', { name: 'SUMMER-20', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('SUMMER-20');
});

test('a discount that applies by itself is said as it’s entered, with what it would have cost', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Discounts');
  await page.getByRole('link', { name: 'New discount' }).click();
  // The list has a filter of that name, too.
  await expect(page.getByRole('heading', { name: 'New discount' })).toBeVisible();
  await page.getByLabel('Method').selectOption('Automatic');
  await page.getByLabel('Title').fill('Three for two');
  await page.getByLabel('Type').selectOption('Buy X get Y');
  await expect(page.getByText('Buy 2, get 1 free.')).toBeVisible();
  await page.getByLabel('Times per order').fill('1');
  await expect(page.getByText('Buy 2, get 1 free, once per order.')).toBeVisible();
  await expect(page.getByText(/in the last 30 days/i)).toBeVisible();
  await page.getByLabel('Add a collection', { exact: true }).fill('table');
  await page.getByRole('option', { name: 'A Table for Four' }).click();
  await expect(page.getByText('Buy 2 from A Table for Four, get 1 free, once per order.')).toBeVisible();
  await expect(page.getByLabel('Uses per customer')).toHaveCount(0);
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Create discount' }).click();
  const listed = page.getByRole('row', { name: /Three for two/ });
  await expect(listed).toContainText('Buy 2 from A Table for Four, get 1 free, once per order');
  await expect(listed).toContainText('Automatic');
  await expect(listed.getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
});
