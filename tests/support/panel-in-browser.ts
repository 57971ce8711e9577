import type { Page } from '@playwright/test';

/** Leads to a screen as people go there, without loading the page anew. */
export const goToScreen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name, exact: true }).click();

/** From now on, what is asked of the shop fails without a word about why. */
export const breakCalls = (page: Page, which: 'reads' | 'changes') =>
  page.route(/\/api\/(?!auth\/)/, (route) =>
    (route.request().method() === 'GET') === (which === 'reads')
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback(),
  );

/** Presses the button that deletes, and confirms it; the topmost ones, where a dialog is open already. */
export const deleteConfirmed = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Delete ${name}`, exact: true })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
};
