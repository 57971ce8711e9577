import { type Browser, expect, type Page } from '@playwright/test';
import { componentsOn, countComponents } from '../../../support/browser/components';
import { test } from '../../../support/browser/demo-shop';
import { PHONE, PUBLIC_PAGES } from '../../../support/browser/public-pages';
import { takenOver } from '../../../support/browser/taken-over';
import { sendRaw } from '../../../support/shop/raw-request';
import type { Shop } from '../../../support/shop/shop';

/** What a phone gets of a page that nobody has touched yet. */
type Figures = {
  /** Bytes, in brotli. */
  html: number;
  /** Bytes of all scripts together, in gzip. */
  scripts: number;
  scriptFiles: number;
  styleFiles: number;
  fontFiles: number;
  images: number;
  /** Requests to the API; an item and a post count the view. */
  calls: number;
  elements: number;
  /** Those that React has taken over. */
  components: number;
};

const everyPage = { scripts: 121_816, scriptFiles: 5, styleFiles: 0, fontFiles: 2 };

/** About a tenth above what the pages take. A change that needs more raises them, and says what for. */
const limits = {
  // Its tiles are near what is seen first, so their script and the first images come, too; more of them since rows are swiped.
  // Links below links of the menu are part of its HTML.
  home: { ...everyPage, scriptFiles: 6, html: 23_000, images: 14, calls: 0, elements: 465, components: 210 },
  // Pages of categories are the same list, in a script of its own. The menu has links to collections. The
  // filters can become a sheet, and the sort order stands above the list.
  list: {
    ...everyPage,
    scripts: 122_800,
    scriptFiles: 8,
    html: 23_400,
    images: 12,
    calls: 0,
    elements: 580,
    components: 320,
  },
  // Options to be chosen are a script of their own, and the quantity is set by one of the cart's. Images wait for a touch.
  // How it is delivered came on top of its HTML; the messages of forms, the dates of workshops, and discounts on top of what all
  // pages share. An express checkout adds a button, and
  // the shop’s time zone its clock, and its icons are named in the head. The posts that mention it add their links, and the menu
  // has links to collections, with styles that don’t wait for its script, each matched against the pages once.
  item: {
    ...everyPage,
    scripts: 123_300,
    scriptFiles: 7,
    html: 22_400,
    images: 6,
    calls: 1,
    elements: 380,
    components: 165,
  },
  blog: { ...everyPage, html: 21_000, images: 8, calls: 0, elements: 640, components: 450 },
  // Its contents are a script of their own, and so is what shows texts, which the other pages don't need.
  post: { ...everyPage, scriptFiles: 7, html: 22_800, images: 3, calls: 1, elements: 470, components: 165 },
} satisfies Record<string, Figures>;

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const namesIn = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

for (const page of namesIn(limits)) {
  test(`${page} stays within its budget`, async ({ browser }) => {
    const limit: Figures = limits[page];
    const figures = await figuresOf(browser, PUBLIC_PAGES[page]);
    const crossed = namesIn(figures)
      .filter((name) => figures[name] > limit[name])
      .map((name) => `${page}: ${name} ${figures[name]}, at most ${limit[name]}`);
    expect(crossed).toEqual([]);
  });
}

async function figuresOf(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await countComponents(page);
  const requests = await requestsUntouched(page, address);
  const files = (kind: string) => requests.filter(({ type }) => type === kind);
  const sizes = await Promise.all(files('script').map(({ path }) => sizeOf(path, 'gzip')));
  const figures = {
    html: await sizeOf(address, 'br'),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    scriptFiles: sizes.length,
    styleFiles: files('stylesheet').length,
    fontFiles: files('font').length,
    images: files('image').length,
    calls: requests.filter(({ path }) => path.startsWith('/api/')).length,
    elements: await page.locator('*').count(),
    components: await componentsOn(page),
  };
  await context.close();
  return figures;
}

/** What the browser asks the shop for until it has nothing left to do. */
async function requestsUntouched(page: Page, address: string) {
  const requests: { path: string; type: string }[] = [];
  const underway = new Set<unknown>();
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== shop.url) return;
    requests.push({ path: pathname + search, type: request.resourceType() });
    underway.add(request);
  });
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  await page.goto(shop.url + address, { waitUntil: 'networkidle' });
  await takenOver(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect.poll(() => underway.size).toBe(0);
  return requests;
}

const sizeOf = async (path: string, encoding: string): Promise<number> =>
  (await sendRaw(shop.url, 'GET', path, { 'Accept-Encoding': encoding })).body.length;
