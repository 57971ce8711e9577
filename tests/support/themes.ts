import { expect, type Page } from '@playwright/test';

type Theme = 'dark' | 'light';

/** What the page shows now, in one theme after the other, as if another tab had chosen it; then as it was. */
export const inBothThemes = async (page: Page, look: (theme: Theme) => Promise<void>): Promise<void> => {
  const first = (await page.locator('html').getAttribute('data-theme')) as Theme;
  const second = first === 'dark' ? 'light' : 'dark';
  await look(first);
  await chooseTheme(page, second);
  await look(second);
  await chooseTheme(page, first);
};

const chooseTheme = async (page: Page, theme: Theme): Promise<void> => {
  await page.evaluate((mode) => {
    localStorage.setItem('stoa-theme', mode);
    window.dispatchEvent(new StorageEvent('storage', { key: 'stoa-theme' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/** Nothing sticks out at the side. */
export const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
