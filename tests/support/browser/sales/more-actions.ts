import { expect, type Page } from '@playwright/test';

const button = (page: Page) => page.getByRole('button', { name: 'More actions' });

/** Chooses one of the actions of an order’s page that aren’t its next step. */
export const chooseMore = async (page: Page, name: string): Promise<void> => {
  await button(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** What the menu has, in its order. */
export const expectMore = async (page: Page, names: string[]): Promise<void> => {
  if (names.length === 0) return expect(button(page)).toHaveCount(0);
  await button(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(names);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
};
