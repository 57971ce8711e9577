import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/browser/demo-shop';
import { takenOver } from '../../../support/browser/taken-over';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const SCRIPTS = '**/assets/*.js';

/** Opens a page whose scripts only arrive when the returned function is called. */
async function openWithoutScripts(page: Page, path: string, scripts = SCRIPTS): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  return letThrough;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a button pressed before its code is there is not forgotten', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  letScriptsThrough();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});

test('what is typed before the scripts are there stays', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/contact');
  await field(page, 'Name').pressSequentially('Ann Early');
  await field(page, 'Message').pressSequentially('Do you ship to the moon?');
  letScriptsThrough();
  await takenOver(page);
  await field(page, 'Email').fill('ann@example.com');
  await field(page, 'Subject').fill('The moon');
  await expect(field(page, 'Name')).toHaveValue('Ann Early');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your name')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /thank|sent/i })).toBeVisible();
});

test('a form sent before the scripts are there is sent by them', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/login');
  await field(page, 'Email').pressSequentially('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).pressSequentially('not-it');
  await page.keyboard.press('Enter');
  letScriptsThrough();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('nobody@example.com');
});

test('a form is sent as it is if the scripts do not come', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`${shop.url}/contact`);
  await field(page, 'Name').fill('Ann Early');
  await field(page, 'Email').fill('ann@example.com');
  await field(page, 'Subject').fill('The moon');
  await field(page, 'Message').fill('Do you ship to the moon?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /thank|sent/i })).toBeVisible();
});

test('a form sent before it is known that the scripts do not come is sent as it is, then', async ({ page }) => {
  let giveUp = () => {};
  const held = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(`${shop.url}/contact`, { waitUntil: 'commit' });
  await field(page, 'Name').fill('Ann Early');
  await field(page, 'Email').fill('ann@example.com');
  await field(page, 'Subject').fill('The moon');
  await field(page, 'Message').fill('Do you ship to the moon?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  giveUp();
  await expect(page.getByRole('alert').filter({ hasText: /thank|sent/i })).toBeVisible();
});

test('who types on while the scripts arrive loses nothing', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/contact');
  const message = 'A long message, typed by somebody who does not look up while the page gets ready. '.repeat(3);
  await field(page, 'Message').pressSequentially(message.slice(0, 80));
  letScriptsThrough();
  await field(page, 'Message').pressSequentially(message.slice(80));
  await takenOver(page);
  await field(page, 'Name').fill('Ann Early');
  await expect(field(page, 'Message')).toHaveValue(message);
});

test('a theme chosen before the scripts are there is kept', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stoa-theme', 'system'));
  const letScriptsThrough = await openWithoutScripts(page, '/');
  const light = page.getByRole('banner').getByRole('radio', { name: 'Light' });
  await light.check({ force: true });
  letScriptsThrough();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(light).toBeChecked();
});

test('a search typed before the scripts are there is made by them', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/marketplace');
  await page.getByRole('main').getByRole('textbox', { name: 'Search' }).pressSequentially('mug');
  letScriptsThrough();
  await expect(page).toHaveURL(/\/marketplace\?search=mug$/);
});

test('filters that are changed before the scripts are there are applied by them', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/marketplace?minPrice=10');
  await field(page, 'Min price').fill('');
  await field(page, 'Max price').pressSequentially('50');
  letScriptsThrough();
  await expect(page).toHaveURL(/\/marketplace\?maxPrice=50$/);
  await expect(field(page, 'Min price')).toHaveValue('');
  await expect(field(page, 'Max price')).toHaveValue('50');
});

test('filters that are changed before their own script is there stay, even if a search comes first', async ({
  page,
}) => {
  const letFiltersThrough = await openWithoutScripts(page, '/marketplace', '**/assets/item-filters-*.js');
  await takenOver(page);
  await field(page, 'Max price').pressSequentially('50');
  // Choosing by keyboard, because Playwright's own choosing makes events that no visitor makes.
  await page.getByLabel('Status').press('ArrowDown');
  await page.getByLabel(/^Tag: /).click();
  await page.getByLabel(/^Handmade \(/).check();
  await page.getByRole('main').getByRole('textbox', { name: 'Search' }).pressSequentially('mug');
  await expect(page).toHaveURL(/search=mug/);
  letFiltersThrough();
  await expect(page).toHaveURL(/\/marketplace\?search=mug&status=AVAILABLE&tag=handmade&maxPrice=50$/);
  await expect(field(page, 'Max price')).toHaveValue('50');
});

test('an image that failed before the scripts were there is replaced', async ({ page }) => {
  await page.route('**/uploads/**', (route) => route.abort());
  const letScriptsThrough = await openWithoutScripts(page, '/');
  const images = page.getByRole('region', { name: 'Featured Services' }).getByRole('article').locator('img');
  await expect.poll(() => images.first().evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  letScriptsThrough();
  await takenOver(page);
  await expect(page.locator('img[fetchpriority=high]')).toHaveCount(0);
});

/** What a page puts off by two seconds waits for the returned function, however busy the machine is. */
async function stopTwoSeconds(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    const holding = (run: () => void, after?: number, ...more: []) =>
      after === 2000 ? held.push(run) : setTimeout(run, after, ...more);
    Object.assign(window, { setTimeout: holding, letTwoSecondsPass: () => held.map((run) => run()) });
  });
  return () => page.evaluate('letTwoSecondsPass()');
}

test('scripts wait for the image that is seen first, but not for longer than two seconds', async ({ page }) => {
  let letImageThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letImageThrough = resolve;
  });
  await page.route('**/uploads/**', async (route) => {
    await held;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const letTwoSecondsPass = await stopTwoSeconds(page);
  await page.goto(shop.url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  expect(scripts).toEqual([]);
  await letTwoSecondsPass();
  await takenOver(page);
  letImageThrough();
});

test('the scripts of a page that is touched do not wait', async ({ page }) => {
  await page.route('**/uploads/**', () => undefined);
  await stopTwoSeconds(page);
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto(shop.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await script;
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});
