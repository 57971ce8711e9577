import { expect } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { ADMIN } from '../../../support/run/cms';

test('the palette opens screens, forms, and records by keyboard', async ({ page, demoShop: shop }) => {
  await openPanel(page, shop);
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Go to…' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await field.fill('blog tags');
  await expect(page.getByRole('option')).toHaveText(['Blog tags']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/blog/tags`);
  await expect(field).toBeHidden();

  await page.getByRole('button', { name: 'Go to…' }).click();
  await field.fill('wool');
  await expect(page.getByRole('option', { name: 'Handwoven Wool Throw' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('option', { name: 'Handwoven Wool Throw' }).click();
  await expect(page).toHaveURL(/\/admin\/marketplace\/\d+\/edit$/);

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('mug costs');
  await page.getByRole('group', { name: 'Posts' }).getByRole('option', { name: 'What a Mug Costs' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/\d+\/edit$/);

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill(ADMIN.email);
  await page.getByRole('group', { name: 'Users' }).getByRole('option', { name: ADMIN.email }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/users?${new URLSearchParams({ search: ADMIN.email })}`);

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('no such thing anywhere');
  await expect(page.getByText('No results')).toBeVisible();
  await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 500, body: '' }));
  await field.fill('nor such a thing');
  await expect(page.getByText('Search isn’t available right now. Please try again.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
