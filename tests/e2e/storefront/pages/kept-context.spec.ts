import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/browser/demo-shop';

// The second test gets the context of the first one.
test.describe.configure({ mode: 'serial' });

const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isOnline: navigator.onLine,
    store: (await fetch('/api/store')).status,
  }));

const clean = {
  cookie: '',
  local: {},
  session: {},
  databases: [],
  clipboard: 'prompt',
  isOnline: true,
  store: 200,
};

test('a test may leave whatever it likes', async ({ page, context, demoShop }) => {
  await page.goto(`${demoShop.url}/robots.txt`);
  expect(await traces(page)).toEqual(clean);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'over');
    sessionStorage.setItem('left', 'over');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  await context.addCookies([{ name: 'left', value: 'over', url: demoShop.url }]);
  await context.grantPermissions(['clipboard-read']);
  await context.route('**/api/store', (route) => route.fulfill({ status: 418 }));
  expect(await traces(page)).toEqual({
    ...clean,
    cookie: 'left=over',
    local: { left: 'over' },
    session: { left: 'over' },
    databases: ['left'],
    clipboard: 'granted',
    store: 418,
  });
  await context.setOffline(true);
});

test('the next test finds nothing of it', async ({ page, demoShop }) => {
  await page.goto(`${demoShop.url}/robots.txt`);
  expect(await traces(page)).toEqual(clean);
});
