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

  await page.getByRole('button', { name: 'Delete SPRING-20' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Discount deleted successfully')).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.getByRole('link', { name: 'SUMMER-20', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('SUMMER-20');
});
