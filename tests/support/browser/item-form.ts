import { expect, type Page } from '@playwright/test';
import type { Shop } from '../shop/shop';
import { openPanel } from './accounts';

/** Opens an item's form at one of its tabs. */
export const openItemAt = async (page: Page, shop: Shop, id: number, tab: string): Promise<void> => {
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('tab', { name: tab }).click();
};

/** Saves without leaving the form, and expects the server to answer so. */
export const saveForm = async (page: Page, status = 200): Promise<void> => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  expect((await saved).status()).toBe(status);
};

/** The sheet of an item's variants, and a cell by its label: 'Stock, M'. */
export const variantSheet = (page: Page) => page.getByRole('table', { name: 'Variants' });
export const variantCell = (page: Page, name: string) => variantSheet(page).getByLabel(name, { exact: true });

export const IN_THREE_SIZES = {
  options: [{ name: 'Size', values: ['S', 'M', 'L'].map((name) => ({ name })) }],
  variants: ['S', 'M', 'L'].map((size, place) => ({ values: [size], stock: place + 1 })),
};
