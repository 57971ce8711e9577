import { expect, type Page } from '@playwright/test';

/** Waits until React has taken over the page from the server. What hydrates only when it's seen doesn't count. */
export const takenOver = (page: Page): Promise<void> => expect(page.locator('[data-waiting]:has(h1)')).toHaveCount(0);
