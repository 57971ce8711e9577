import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { PHONE } from '../../../support/browser/public-pages';
import { takenOver } from '../../../support/browser/taken-over';
import { createItem } from '../../../support/marketplace/marketplace';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  await createItem(admin, 1, {
    title: 'Seen Bowl',
    slug: 'seen-bowl',
    imageUrl: tea.imageUrl,
    imageAlt: 'From the front',
    gallery: [
      { url: `${tea.imageUrl}#above`, alt: 'From above' },
      { url: `${tea.imageUrl}#behind`, alt: 'From behind' },
    ],
  });
});

const open = async (page: Page) => {
  await page.goto(`${shop.url}/marketplace/seen-bowl`);
  await takenOver(page);
};
const opener = (page: Page) => page.getByRole('button', { name: 'View images full screen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Images of Seen Bowl' });
const image = (page: Page, name: string) => dialog(page).getByRole('img', { name });

test('on a phone, the thumbnail of the image in view is in view', async ({ page }) => {
  const admin = await shop.admin();
  const { data: tea } = await admin.get<ItemDetail>(apiPaths.marketplace.item('celadon-tea-set'));
  const gallery = Array.from({ length: 11 }, (_, place) => ({ url: `${tea.imageUrl}#${place}`, alt: null }));
  await createItem(admin, 1, { title: 'Seen Bowls', slug: 'seen-bowls', imageUrl: tea.imageUrl, gallery });
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`${shop.url}/marketplace/seen-bowls`);
  await takenOver(page);
  const last = page.getByRole('button', { name: 'Show image 12 of 12', exact: true });
  await expect(last).not.toBeInViewport();
  await page.getByRole('list', { name: 'Images' }).evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport();
});

/** Whether the middle of the screen shows the image itself, not the blank around it. */
const coversMiddle = (page: Page, name: string) =>
  image(page, name).evaluate((img: HTMLImageElement) => {
    const { x, y, width, height } = img.getBoundingClientRect();
    const scale = Math.min(width / img.naturalWidth, height / img.naturalHeight);
    const near = (middle: number, screen: number, size: number) => Math.abs(middle - screen / 2) < (size * scale) / 2;
    return near(x + width / 2, innerWidth, img.naturalWidth) && near(y + height / 2, innerHeight, img.naturalHeight);
  });

test('images fill the screen, are turned and enlarged by keyboard, and give the focus back', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await page.getByRole('button', { name: 'Show image 2 of 3: From above', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Show image 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await opener(page).press('Enter');
    await expect(image(page, 'From above')).toBeInViewport({ ratio: 0.9 });
    await expect(dialog(page).getByRole('status')).toHaveText('Image 2 of 3');
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(image(page, 'From behind')).toBeInViewport({ ratio: 0.9 });
    await expect(dialog(page).getByRole('status')).toHaveText('Image 3 of 3');
    const plain = (await image(page, 'From behind').boundingBox())?.width ?? 0;
    await dialog(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(async () => (await image(page, 'From behind').boundingBox())?.width).toBeGreaterThan(2 * plain);
    await expect.poll(() => coversMiddle(page, 'From behind')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('a click on an image opens it, another enlarges it, and Back closes it', async ({ page }) => {
  await open(page);
  await page.getByRole('img', { name: 'From the front' }).click();
  const plain = (await image(page, 'From the front').boundingBox())?.width ?? 0;
  await image(page, 'From the front').click();
  await expect.poll(async () => (await image(page, 'From the front').boundingBox())?.width).toBeGreaterThan(2 * plain);
  await dialog(page).getByRole('button', { name: 'Next image' }).click();
  await expect(image(page, 'From above')).toBeInViewport({ ratio: 0.9 });
  await dialog(page).getByRole('button', { name: 'Previous image' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Image 1 of 3');
  await dialog(page).getByRole('button', { name: 'Next image' }).dblclick();
  await expect(image(page, 'From behind')).toBeInViewport({ ratio: 0.9 });
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${shop.url}/marketplace/seen-bowl`);
});

test('a swipe and a press before the script of the images is there count', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/item-gallery-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  const strip = page.getByRole('list', { name: 'Images', exact: true });
  await strip.hover();
  await page.mouse.wheel(600, 0);
  await expect(page.getByRole('img', { name: 'From above' })).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('img', { name: 'From above' }).click();
  letThrough();
  await expect(dialog(page).getByRole('status')).toHaveText('Image 2 of 3');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Show image 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: 'From above' })).toBeInViewport({ ratio: 0.9 });
});

test('an image that cannot be loaded is replaced, though nobody touches it', async ({ page }) => {
  await page.route('**/uploads/**', (route) => route.abort());
  await open(page);
  await expect(page.locator('img[fetchpriority=high]')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('images are swiped', async ({ page }) => {
    await open(page);
    await page.getByRole('img', { name: 'From the front' }).tap();
    await expect(image(page, 'From the front')).toBeInViewport({ ratio: 0.9 });
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', { x: 300, y: 400, xDistance: -250, yDistance: 0 });
    await expect(image(page, 'From above')).toBeInViewport({ ratio: 0.9 });
    await expect(dialog(page).getByRole('status')).toHaveText('Image 2 of 3');
    const plain = (await image(page, 'From above').boundingBox())?.width ?? 0;
    await image(page, 'From above').tap();
    await expect.poll(async () => (await image(page, 'From above').boundingBox())?.width).toBeGreaterThan(2 * plain);
    await expect.poll(() => coversMiddle(page, 'From above')).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the edge of the next image says that there are more', async ({ page }) => {
    await page.goto(`${shop.url}/marketplace/seen-bowl`);
    await expect(page.getByRole('img', { name: 'From above' })).toBeInViewport({ ratio: 0.05 });
    await expect(opener(page)).toBeHidden();
  });
});
