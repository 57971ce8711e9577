import { expect, type Page } from '@playwright/test';
import { fitsItsWidth } from './themes';

/** Shown while the page they belong to is open. */
const PARTS_OF: Partial<Record<string, string>> = {
  'Item categories': 'Marketplace',
  'Item tags': 'Marketplace',
  'Blog categories': 'Blog',
  'Blog tags': 'Blog',
};

/** Goes to a page through the navigation, as people do, without a reload. */
export const goToScreen = async (page: Page, name: string): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: 'Admin Panel' });
  await expect(navigation).toBeVisible();
  for (const group of await navigation.getByRole('button', { expanded: false }).all()) await group.click();
  const link = navigation.getByRole('link', { name, exact: true });
  const whole = PARTS_OF[name];
  if (whole && !(await link.isVisible())) await navigation.getByRole('link', { name: whole, exact: true }).click();
  await link.click();
};

/** Clicks Delete and confirms; if a dialog is already open, uses the topmost buttons. */
export const deleteConfirmed = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Delete ${name}`, exact: true })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
};

/** Everything that can be scrolled sideways, including the page itself. */
export const scrollsSideways = async (page: Page): Promise<string[]> => {
  const inside = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map(({ className }) => String(className)),
  );
  return (await fitsItsWidth(page)) ? inside : ['the page', ...inside];
};
