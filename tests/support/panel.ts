import { expect, type Page } from '@playwright/test';
import { signIn } from './accounts-in-browser';
import { ADMIN } from './cms';
import type { Shop } from './shop';

/** Signed in as the first administrator, on a page of the panel: `path` as the panel knows it, such as /marketplace. */
export const openPanel = async (page: Page, shop: Shop, path = ''): Promise<void> => {
  await signIn(page, shop, ADMIN, `/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
