import { expect, type Page } from '@playwright/test';
import { ADMIN } from '../run/cms';
import type { Shop } from '../shop/shop';

/** Signs in to the editors’ console as the first administrator. */
export const signInToConsole = async (page: Page, shop: Shop): Promise<void> => {
  await page.goto(`${shop.url}/cms/console`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.locator('input[name="password"]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText('Last edited entries', { exact: false }).first()).toBeVisible();
};
