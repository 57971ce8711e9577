import { expect, type Page } from '@playwright/test';
import { apiPaths, type Session } from '@stoa/contract';
import { ADMIN } from '../run/cms';
import type { Shop } from '../shop/shop';

export const PASSWORD = 'secret-123';

/** Signs in through the form, as people do, and ends at `landing`. */
export const signIn = async (page: Page, shop: Shop, account: { email: string; password?: string }, landing = '/') => {
  const next = landing === '/' ? '' : `?next=${encodeURIComponent(landing)}`;
  await page.goto(`${shop.url}/login${next}`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password ?? PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(shop.url + landing);
};

/**
 * Opens a page signed in without using the login form. The result is the same: the browser has the cookie, and the page stores
 * the token and user.
 */
export const enterAs = async (page: Page, shop: Shop, account: { email: string; password?: string }, path = '/') => {
  const body = { email: account.email, password: account.password ?? PASSWORD };
  const answer = await page.request.post(shop.url + apiPaths.auth.login, { data: body });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: Session };
  await page.goto(`${shop.url}/robots.txt`);
  await page.evaluate((session) => {
    localStorage.setItem('user', JSON.stringify(session));
    localStorage.setItem('token', session.token);
  }, data);
  await page.goto(shop.url + path);
  return data;
};

/** Opens a panel page as the first administrator: `await openPanel(page, shop, '/marketplace')`. */
export const openPanel = async (page: Page, shop: Shop, path = ''): Promise<void> => {
  await enterAs(page, shop, ADMIN, `/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Responds with an error that has no user-facing message, as a broken server would. */
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

/** Holds a call back until `release` is called, and counts how often it was made. */
export const holdCall = async (page: Page, path: string | RegExp) => {
  let release = () => {};
  let calls = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(typeof path === 'string' ? `**${path}` : path, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  return { release, calls: () => calls };
};

/** Releases a held call and waits until the page has received and rendered the response. */
export const arriveLate = async (page: Page, held: { release: () => void }, answer: RegExp): Promise<void> => {
  const arrived = page.waitForResponse(answer);
  held.release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};
