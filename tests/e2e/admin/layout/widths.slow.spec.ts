import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/faultless-page';
import { scrollsSideways } from '../../../support/browser/panel';
import { type ShopThatSells, setUpCheckout } from '../../../support/browser/sales/checkout';
import { placeOrder } from '../../../support/browser/sales/own-orders';
import { fitsItsWidth } from '../../../support/browser/themes';
import { createItem } from '../../../support/marketplace/marketplace';
import { createPost } from '../../../support/records/blog';
import { openShop } from '../../../support/shop/shop';

const LONG = 'A title as long as a title gets when somebody goes on writing without a thought for phones';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
  const bowl = await shop.item({ title: 'A bowl as wide as the name that somebody gave it', needsShipping: false });
  const email = 'somebody.with.a.very.long.name@an-even-longer-domain.example.com';
  await placeOrder(await shop.customer({ name: 'Somebody Verylong-Surname', email }), email, [bowl, 3]);
});
test.afterAll(() => shop?.close());

const phone = (page: Page, width = 390) => page.setViewportSize({ width, height: 844 });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** What a page leads to: all of the sidebar, or from a list its first record and what its header offers. */
const pathsOf = (page: Page, links: string): Promise<string[]> =>
  page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

test('no page of the panel is wider than a phone', async ({ page }) => {
  test.slow();
  const { url } = shop;
  await openPanel(page, shop);
  const sidebar = page.getByRole('navigation', { name: 'Admin Panel' });
  for (const group of await sidebar.getByRole('button', { expanded: false }).all()) await group.click();
  const lists = await pathsOf(page, 'nav[aria-label="Admin Panel"] a');
  const waiting = new Set([...lists, '/admin/marketplace/categories', '/admin/blog/tags', '/admin/nowhere']);
  const seen = new Set<string>();
  for (const path of waiting) {
    seen.add(path);
    await phone(page, 390);
    await page.goto(url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .MuiSkeleton-root, main [aria-label="Loading"]')).toHaveCount(0);
    const tabs = page.getByRole('tablist', { name: 'Form sections' }).getByRole('tab');
    const check = async (place: string) => {
      for (const width of [360, 390]) {
        await phone(page, width);
        await expect.poll(() => fitsItsWidth(page), `${place} at ${width} px`).toBe(true);
      }
    };
    await check(path);
    for (const tab of await tabs.all()) {
      await tab.click();
      await check(`${path}, ${await tab.textContent()}`);
    }
    if (!lists.includes(path)) continue;
    const own = await pathsOf(page, 'main header a[href^="/admin"], main nav a[href^="/admin"]');
    const [first] = await pathsOf(page, 'main [role=row] a[href^="/admin"], main tbody a[href^="/admin"]');
    for (const next of [...own, first]) if (next) waiting.add(next);
  }
  expect(lists).toContain('/admin/brand');
  // Its lists led to records and forms.
  expect([...seen].filter((path) => /\/(edit|new|[0-9]+)$/.test(path)).length).toBeGreaterThan(10);
});

test('a phone shows each list without scrolling sideways', async ({ page }) => {
  test.slow();
  const admin = await shop.admin();
  const gone = await createItem(admin, 1, { title: `${LONG}, gone`, slug: 'long-and-gone' });
  await admin.delete(apiPaths.marketplace.item(gone.id));
  await createItem(admin, 1, { title: LONG, slug: 'long-item', published: false, discountPrice: 99 });
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  await createPost(admin, category?.id ?? 0, { title: LONG, slug: 'long-post' });
  const email = 'someone.with.a.very.long.name@an-even-longer-domain.example.com';
  await shop.customer({ name: 'Someone With-Averylongname', email });
  await shop.visitor().post(apiPaths.submitForm, { name: 'Nora Narrow', email, subject: LONG, message: 'Hello' });

  await openPanel(page, shop);
  const lists: [path: string, shown: string[], action: RegExp][] = [
    ['/marketplace?search=without+a+thought', [LONG, 'Available', '$99.00', '$120.50'], /^Actions for A title/],
    ['/blog?search=without+a+thought', [LONG, 'Draft', 'Not published'], /^Actions for A title/],
    ['/users?search=averylong', ['Someone', email, 'User'], /^Actions for Someone/],
    ['/messages?search=Nora+Narrow', [LONG, 'Nora Narrow', 'Received'], /^Delete A title/],
    ['/trash?search=without+a+thought', [LONG, 'Item', 'Expires in 30 days'], /^Actions for A title/],
    ['/marketplace/categories', ['Ceramics'], /^Actions for Ceramics/],
    ['/marketplace/tags', ['Handmade'], /^Actions for Handmade/],
    ['/blog/categories', ['Materials'], /^Actions for Materials/],
  ];
  for (const width of [320, 390]) {
    await phone(page, width);
    for (const [path, shown, action] of lists) {
      await page.goto(`${shop.url}/admin${path}`);
      const found = row(page, shown[0] ?? '');
      for (const text of shown) await expect(found).toContainText(text);
      expect(await scrollsSideways(page), `${path} at ${width} px`).toEqual([]);
      const button = await found.getByRole('button', { name: action }).boundingBox();
      expect((button?.x ?? width) + (button?.width ?? 0), `${path} at ${width} px`).toBeLessThan(width);
    }
    for (const path of ['', '/activity', '/import', '/media', '/settings', '/marketplace/new', '/blog/new']) {
      await page.goto(`${shop.url}/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await fitsItsWidth(page), `${path} at ${width} px`).toBe(true);
    }
  }
});
