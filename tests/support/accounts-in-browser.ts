import { expect, type Page } from '@playwright/test';
import type { Shop } from './shop';

export const PASSWORD = 'secret-123';

/** Through the form, as people do it; ends where `landing` says. */
export const signIn = async (page: Page, shop: Shop, account: { email: string; password?: string }, landing = '/') => {
  const next = landing === '/' ? '' : `?next=${encodeURIComponent(landing)}`;
  await page.goto(`${shop.url}/login${next}`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password ?? PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(shop.url + landing);
};

/** An answer without a message for anybody, as a broken server gives it. */
export const breakCall = (page: Page, path: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 500,
      json: {
        data: null,
        error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error', details: {} },
      },
    }),
  );

/** Holds a call back until the returned function is called; counts how often it was made. */
export const holdCall = async (page: Page, path: string) => {
  let release = () => {};
  let calls = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  return { release, calls: () => calls };
};
