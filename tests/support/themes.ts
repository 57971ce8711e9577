import type { Page } from '@playwright/test';

export const THEMES = ['dark', 'light'] as const;

/** For every page that is opened from here on. */
export const chooseTheme = (page: Page, theme: (typeof THEMES)[number]) =>
  page.addInitScript((mode) => localStorage.setItem('stoa-theme', mode), theme);

/** Nothing sticks out at the side. */
export const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
