import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let categoryId: number;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  categoryId = ((await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data[0] as BlogCategory).id;
});
test.beforeEach(({ page }) => page.clock.install());

const SECOND = 1000;
/** On the page's clock, which is stopped after `stopClock`: leaves time to check just before and after the moment. */
const MARGIN = 50;

/** From here on, time passes only through `runFor`. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The form gives way to its list two seconds after `text` appears, and no sooner. */
async function expectRedirect(page: Page, text: string, list: string) {
  const form = page.url();
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await page.clock.runFor(2 * SECOND - MARGIN);
  expect(page.url()).toBe(form);
  await expect(page.getByText(text)).toBeVisible();
  await page.clock.runFor(2 * MARGIN);
  await expect(page).toHaveURL(shop.url + list);
}

test('saving an item returns to the list after two seconds', async ({ page }) => {
  const { id } = await createItem(admin, 1, { title: 'Slow clock', slug: 'slow-clock' });
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByLabel('Title', { exact: true }).fill('Slower clock');
  await stopClock(page);
  await button(page, 'Save changes').click();
  await expectRedirect(page, 'Marketplace item updated successfully. Redirecting...', '/admin/marketplace');
  await admin.delete(apiPaths.marketplace.item(id));
});

test('creating or changing a post returns to the list after two seconds', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Clocks of wood');
  await page.getByLabel('Category').selectOption(String(categoryId));
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Their wheels are of boxwood.');
  await stopClock(page);
  await button(page, 'Create post').click();
  await expectRedirect(page, 'Blog post created successfully. Redirecting...', '/admin/blog');

  await page.clock.resume();
  const { id } = (await admin.get(apiPaths.blog.post('clocks-of-wood'))).data;
  await page.goto(`${shop.url}/admin/blog/${id}/edit`);
  await page.getByLabel('Title', { exact: true }).fill('Clocks of boxwood');
  await stopClock(page);
  await button(page, 'Save changes').click();
  await expectRedirect(page, 'Blog post updated successfully. Redirecting...', '/admin/blog');
  await admin.delete(apiPaths.blog.post(id));
});

test('deleting an item reloads the list after one second and shows its message for three', async ({ page }) => {
  const { id, title } = await createItem(admin, 1, { title: 'Broken clock', slug: 'broken-clock' });
  await openPanel(page, shop, '/marketplace?search=broken+clock');
  const row = page.getByRole('row').filter({ hasText: title });
  const message = page.getByText('Item deleted successfully');
  await button(page, `Delete ${title}`).click();
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes(`${apiPaths.marketplace.items}?`)) lists += 1;
  });
  await stopClock(page);
  await button(page, 'Delete').click();
  await expect(message).toBeVisible();
  await page.clock.runFor(SECOND - MARGIN);
  expect(lists).toBe(0);
  await expect(row).toHaveCount(1);
  await page.clock.runFor(2 * MARGIN);
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  expect(lists).toBe(1);
  await page.clock.runFor(2 * SECOND - 2 * MARGIN);
  await expect(message).toBeVisible();
  await page.clock.runFor(SECOND);
  await expect(message).toHaveCount(0);
  expect((await admin.get(apiPaths.marketplace.item(id))).status).toBe(404);
});
