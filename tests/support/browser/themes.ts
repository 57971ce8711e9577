import { expect, type Page } from '@playwright/test';

type Theme = 'dark' | 'light';

export const themeOf = async (page: Page): Promise<Theme> =>
  (await page.locator('html').getAttribute('data-theme')) as Theme;

/** Runs `look` in the other theme, as if it had been selected in another tab, then restores the theme. */
export const inOtherTheme = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const theme = await themeOf(page);
  await chooseTheme(page, theme === 'dark' ? 'light' : 'dark');
  await look();
  await chooseTheme(page, theme);
};

const chooseTheme = async (page: Page, theme: Theme): Promise<void> => {
  await page.evaluate((mode) => {
    localStorage.setItem('stoa-theme', mode);
    window.dispatchEvent(new StorageEvent('storage', { key: 'stoa-theme' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/** Whether the page has no horizontal overflow. */
export const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
