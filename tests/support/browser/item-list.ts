import type { Page } from '@playwright/test';
import type { Shop } from '../shop/shop';
import { takenOver } from './taken-over';

/** Opens a list of items. What a test selects isn't trusted, and so not kept until the scripts are there. */
export const openList = async (page: Page, shop: Shop, path = ''): Promise<void> => {
  await page.goto(shop.url + (path.startsWith('/') ? path : `/marketplace${path}`));
  await takenOver(page);
};

export const cards = (page: Page) => page.getByRole('article');
export const tagFilter = (page: Page) => page.getByLabel(/^Tag: /);
export const searchBox = (page: Page) => page.getByPlaceholder('Search...');
