import { expect, type Page } from '@playwright/test';
import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const open = (page: Page, slug: string | number) => page.goto(`${shop.url}/marketplace/${slug}`);

test('an item shows its image, prices, stock, features, tags and kin', async ({ page }) => {
  await open(page, 'brand-identity-sprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Identity Sprint' })).toBeVisible();
  const image = page.getByRole('img', { name: 'Letterhead, envelope, and cards printed with an arch as their mark' });
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('$2,150.00').first()).toBeVisible();
  await expect(page.getByText('$2,400.00').first()).toBeVisible();
  await expect(page.getByText('Available').first()).toBeVisible();
  await expect(page.getByText(/^Only \d+ left$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Remote', exact: true }).first().click();
  await expect(page).toHaveURL(/\/marketplace\?tag=remote$/);
});

test('the breadcrumbs lead back to the list', async ({ page }) => {
  await open(page, 'harbor-serving-bowl');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Marketplace', 'Ceramics', 'Harbor Serving Bowl']);
  await way.getByRole('link', { name: 'Ceramics' }).press('Enter');
  await expect(page).toHaveURL(/\/categories\/ceramics$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible();
});

test('a related item opens as a page of its own', async ({ page }) => {
  await open(page, 'harbor-serving-bowl');
  const kin = page.getByRole('region', { name: 'You may also like' }).getByRole('link').first();
  const name = (await kin.textContent()) ?? '';
  await kin.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('further images are swiped, scrolled by keyboard, and chosen by their thumbnails', async ({ page }) => {
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  const { data: bowl } = await admin.get<ItemDetail>(apiPaths.marketplace.item('harbor-serving-bowl'));
  const { data: cushion } = await admin.get<ItemDetail>(apiPaths.marketplace.item('diamond-twill-cushion'));
  const images = [{ url: bowl.imageUrl, alt: 'With a bowl' }, { url: cushion.imageUrl }];
  await admin.patch(apiPaths.marketplace.item(tea.id), { gallery: images });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, tea.slug);
    const thumbnail = (place: number) => page.getByRole('button', { name: `Show image ${place} of 3` });
    const second = page.getByRole('img', { name: 'With a bowl' });
    await expect(page.getByRole('img', { name: String(tea.imageAlt) })).toBeInViewport({ ratio: 0.9 });
    await expect(second).not.toBeInViewport();
    await page.getByRole('list', { name: 'Images' }).press('ArrowRight');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
    await thumbnail(1).press('Enter');
    await expect(second).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoAxeViolations(page);
  }
  await admin.patch(apiPaths.marketplace.item(tea.id), { gallery: [] });
});

test('recently viewed items are listed, and none on the first visit', async ({ page }) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await open(page, 'harbor-serving-bowl');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
  await expect(viewed).toBeHidden();
  for (const slug of ['celadon-tea-set', 'brand-identity-sprint']) {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stoa-recently-viewed'))).not.toContain(slug);
    await open(page, slug);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stoa-recently-viewed'))).toContain(slug);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['Celadon Tea Set', 'Harbor Serving Bowl']);
  await expectNoAxeViolations(page);
});

test('an id leads to the same page', async ({ page }) => {
  const { data } = await shop.visitor().get<Item>(apiPaths.marketplace.item('harbor-serving-bowl'));
  await open(page, data.id);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Serving Bowl' })).toBeVisible();
});

test('an item goes into the cart, by keyboard, at the price that is paid', async ({ page }) => {
  await open(page, 'brand-identity-sprint');
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('link', { name: 'Brand Identity Sprint' })).toBeVisible();
  await expect(cart.getByText('$2,150.00').first()).toBeVisible();
});

test('a visit is counted once', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) counted.push(request.method());
  });
  await open(page, 'harbor-serving-bowl');
  await expect.poll(() => counted).toEqual(['POST']);
});

test('an item that can’t be bought says why', async ({ page }) => {
  await open(page, 'celadon-tea-set');
  await expect(page.getByRole('main').getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(page.getByText('Not available yet')).toBeVisible();
});

test('an unknown item shows a page that says so', async ({ page }) => {
  await open(page, 'never-made');
  await expect(page.getByRole('heading', { level: 1, name: 'Item not found' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Browse the marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
});

test('everybody can use it, also on a phone', async ({ page }) => {
  await open(page, 'harbor-serving-bowl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
});

test('what is sold out takes an email address, and says so', async ({ page }) => {
  await open(page, 'islands-risograph');
  await page.getByRole('button', { name: 'Email me when it’s available' }).click();
  const alert = page.getByRole('form', { name: 'Email me when it’s available' });
  await expect(alert.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await alert.getByRole('button', { name: 'Email me' }).click();
  await expect(alert.getByText('Please enter a valid email address')).toBeVisible();
  await expectEverybodyCanUse(page);
  await alert.getByRole('textbox', { name: 'Email' }).fill('Ann@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We’ll email ann@example.com once it’s available.')).toBeVisible();
  await open(page, 'harbor-serving-bowl');
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Email me when it’s available' })).toHaveCount(0);
});
