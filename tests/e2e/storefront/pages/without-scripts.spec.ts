import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type ItemList, type MessageList, type PostList } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { fitsItsWidth, themeOf } from '../../../support/browser/themes';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let addresses: string[];
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const { data: items } = await shop.visitor().get<ItemList>(`${apiPaths.marketplace.items}?status=AVAILABLE&limit=1`);
  const { data: posts } = await shop.visitor().get<PostList>(`${apiPaths.blog.posts}?limit=1`);
  addresses = ['/', '/marketplace', `/marketplace/${items.items[0]?.slug}`, '/blog', `/blog/${posts.items[0]?.slug}`];
  addresses.push(
    '/contact',
    '/checkout',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/account',
    '/no',
  );
});

const PHONE = { width: 390, height: 844 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const main = (page: Page) => page.getByRole('main');

  test('every page can be read, and offers nothing that does nothing', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(shop.url + address);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toBeVisible();
      await expect(page.locator('button:visible:not([type=submit])')).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]:visible, [role=status][aria-label=Loading]:visible')).toHaveCount(0);
      await page.setViewportSize(PHONE);
      expect(await fitsItsWidth(page), address).toBe(true);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });

  test('a page has the fonts of the shop', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(shop.url);
    expect(fonts.sort()).toEqual([expect.stringContaining('fraunces'), expect.stringContaining('inter')]);
  });

  test('says where scripts are needed', async ({ page }) => {
    for (const address of ['/checkout', '/account', '/login', '/register', addresses[2]]) {
      await page.goto(shop.url + address);
      await expect(main(page).getByText(/(needs?|Turn on) JavaScript/)).toBeVisible();
      await expect(main(page).getByRole('textbox')).toHaveCount(0);
    }
  });

  test('the list is filtered, searched, and turned, at the same addresses', async ({ page }) => {
    await page.goto(`${shop.url}/marketplace`);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${shop.url}/marketplace?page=2`);
    await page.getByLabel('Sort by').selectOption('Price');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Tag: All Tags').click();
    await page.getByLabel(/^Handmade \(/).check();
    await page.getByLabel(/^Gift \(/).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\/marketplace\?category=[\w-]+&tag=[\w-]+%2C[\w-]+&sortBy=price$/);
    await page.getByRole('link', { name: 'Remove filter Gift' }).click();
    await expect(page).toHaveURL(/\/marketplace\?category=[\w-]+&tag=handmade&sortBy=price$/);
    await page.getByRole('textbox', { name: 'Search the marketplace' }).fill('nothing like it');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=nothing\+like\+it/);
    await expect(page).toHaveURL(/sortBy=price/);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL(`${shop.url}/marketplace`);
  });

  test('links below a link open over the page', async ({ page }) => {
    await page.goto(shop.url);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = menu.locator('summary[aria-label="Marketplace menu"]');
    await expect(toggle).toHaveCSS('list-style-type', 'none');
    const header = await page.getByRole('banner').boundingBox();
    await toggle.click();
    const below = menu.getByRole('link', { name: 'New Arrivals' });
    await expect(below).toBeInViewport();
    expect(await page.getByRole('banner').boundingBox()).toEqual(header);
    await below.click();
    await expect(page).toHaveURL(`${shop.url}/collections/new-arrivals`);
  });

  test('the menu opens on a phone, and search is a link', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(shop.url);
    await page.locator('summary[aria-label=Menu]').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(`${shop.url}/blog`);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${shop.url}/marketplace`);
  });

  test('a message is sent, after what was wrong with it is mended', async ({ page }) => {
    const field = (name: string) => page.getByRole('textbox', { name });
    const send = page.getByRole('button', { name: 'Send Message' });
    await page.goto(`${shop.url}/contact`);
    await field('Name').fill('Clara');
    await field('Subject').fill('Without scripts');
    await field('Message').fill('Is it\nblue?');
    await send.click();
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
    await expect(field('Message')).toHaveValue('Is it\nblue?');
    await field('Email').fill('clara@example.com');
    await send.click();
    await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
    const { data } = await (await shop.admin()).get<MessageList>(adminPaths.messages);
    expect(data.items.find(({ subject }) => subject === 'Without scripts')?.message).toBe('Is it\nblue?');
  });
});

test.describe('before the scripts have come', () => {
  test.beforeEach(({ context }) => context.route(/\/assets\/.*\.js$/, (route) => route.abort()));

  for (const theme of ['dark', 'light'] as const) {
    test(`everybody can use every page, which is ${theme} from the start`, async ({ page }) => {
      await page.goto(`${shop.url}/robots.txt`);
      await page.evaluate((mode) => localStorage.setItem('stoa-theme', mode), theme);
      for (const address of addresses) {
        await page.goto(shop.url + address);
        expect(await themeOf(page)).toBe(theme);
        await expectNoAxeViolations(page);
      }
    });
  }
});
