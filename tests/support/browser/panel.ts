import type { Page } from '@playwright/test';

/** Goes to a page through the navigation, as people do, without a reload. */
export const goToScreen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name, exact: true }).click();

/** Clicks Delete and confirms; if a dialog is already open, uses the topmost buttons. */
export const deleteConfirmed = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Delete ${name}`, exact: true })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
};
