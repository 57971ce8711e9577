import { expect } from '@playwright/test';
import { adminPaths, type SavedView } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';

test('a saved view keeps filters, sorting, and columns under a name', async ({ page, demoShop: shop }) => {
  const views = page.getByRole('dialog');
  const price = page.getByRole('columnheader', { name: 'Price' });
  await openPanel(page, shop, '/marketplace?status=SOLD_OUT&sortBy=title&order=asc');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await page.keyboard.press('Escape');
  await expect(price).toHaveCount(0);

  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Save' }).click();
  await expect(views.getByText('Name is required')).toBeVisible();
  await views.getByLabel('View name').fill('Gone by name');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name: 'Gone by name', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectEverybodyCanUse(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await page.keyboard.press('Escape');
  await page.goto(`${shop.url}/admin/marketplace`);
  await expect(price).toBeVisible();
  await page.getByRole('tab', { name: 'Gone by name', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace?status=SOLD_OUT&sortBy=title&order=asc`);
  await expect(price).toHaveCount(0);

  await page.getByLabel('Category').selectOption('Ceramics');
  await expect(page.getByRole('tab', { name: 'Gone by name (changed)', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  const overwrite = views.getByRole('button', { name: 'Save changes to “Gone by name”' });
  await expect(views.getByRole('button', { name: 'Save as new' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await overwrite.press('Enter');
  await expect(overwrite).toHaveCount(0);
  await expect(views.getByRole('button', { name: 'Gone by name', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect((await (await shop.admin()).get<SavedView[]>(`${adminPaths.views}?list=items`)).data).toEqual([
    expect.objectContaining({
      name: 'Gone by name',
      query: 'category=ceramics&status=SOLD_OUT&sortBy=title&order=asc',
      columns: ['price', 'featured'],
    }),
  ]);
  await views.getByLabel('View name').fill('GONE BY NAME');
  await page.keyboard.press('Enter');
  await expect(views.getByText('You already have a view with this name')).toBeVisible();
  await views.getByRole('button', { name: 'Rename Gone by name' }).click();
  await views.getByLabel('New name').fill('Sold Out');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: 'Delete Sold Out' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(views.getByRole('button', { name: 'Sold Out', exact: true })).toHaveCount(0);
});
