import { expect, type Locator, type Page } from '@playwright/test';
import { adminPaths, apiPaths, brandSchemes, type Download, type ItemList, NO_BRAND } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { png } from '../../../support/media/png';
import { uploaded } from '../../../support/media/uploads';
import type { Client } from '../../../support/shop/client';
import { openShop, type Shop } from '../../../support/shop/shop';

const GROVE = { accent: '#2F6B4F', surface: '#F4F7F1' };
const { light, dark } = brandSchemes(GROVE);

let shop: Shop;
let admin: Client;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
  admin = await shop.admin();
});
test.afterAll(() => shop?.close());

const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(', ')})`;

/** Emails are in a frame that has no storage. */
const inLight = (page: Page) =>
  page.addInitScript(() => window.origin !== 'null' && localStorage.setItem('stoa-theme', 'light'));
const expectLogo = (header: Locator) =>
  expect(header.getByRole('link', { name: 'Stoa' })).toHaveCSS('background-image', /\/uploads\/.*grove_logo/);
/** In the places that have the arch otherwise. */
const expectIcon = (place: Locator) =>
  expect(place.locator('svg[data-arch]').first()).toHaveCSS('background-image', /\/icon-192\.png/);
const expectGround = (place: Locator, color: string) => expect(place).toHaveCSS('background-color', rgb(color));

test('a brand is chosen with a preview, and everything wears it, on another replica too', async ({ page }) => {
  const replica = await shop.replica();
  const [item] = (await admin.get<ItemList>(apiPaths.marketplace.items)).data.items;
  const logo = await uploaded(admin, { content: png(400, 100), name: 'grove-logo.png' });
  const icon = await uploaded(admin, { content: png(200, 200), name: 'grove-icon.png' });
  await inLight(page);
  await openPanel(page, shop);
  await goToScreen(page, 'Brand');
  const preview = page.frameLocator('iframe[title="Home page"]');
  await expectGround(preview.locator('body'), '#FAF7F2');
  await page.getByRole('button', { name: 'Grove' }).click();
  await expectGround(preview.locator('body'), GROVE.surface);
  await expect(page.getByText(`Adjusted for contrast: ${dark.accent} in the dark theme.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Logo', exact: true }).fill(logo.url);
  await page.getByRole('textbox', { name: 'Icon', exact: true }).fill(icon.url);
  await expectLogo(preview.getByRole('banner'));
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await expectGround(preview.locator('body'), dark.ground);
  await page.getByRole('group', { name: 'Page' }).getByRole('button', { name: 'Checkout' }).click();
  const checkout = page.frameLocator('iframe[title="Checkout page"]');
  await expect(checkout.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expectGround(checkout.locator('body'), dark.ground);
  await page.getByRole('group', { name: 'Page' }).getByRole('button', { name: 'Email' }).click();
  await expect(page.frameLocator('iframe[title="Email"]').locator('.button').first()).toHaveAttribute(
    'bgcolor',
    light.accent,
  );
  await expectEverybodyCanUse(page);
  expect((await admin.get(apiPaths.store)).data.brand).toBeNull();

  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Brand saved')).toBeVisible();
  await expectGround(page.locator('body'), light.ground);

  for (const { url } of [shop, replica]) {
    for (const path of ['/', '/marketplace', `/marketplace/${item?.slug}`, '/checkout']) {
      await page.goto(url + path);
      await expectGround(page.locator('body'), light.ground);
      await expectLogo(page.getByRole('banner'));
    }
    await page.goto(`${url}/marketplace?search=nothing`);
    await expect(page.getByRole('heading', { name: 'No results for “nothing”' })).toBeVisible();
    await expectIcon(page.getByRole('main'));
    await openPanel(page, { ...shop, url });
    await expectGround(page.locator('body'), light.ground);
    await expectIcon(page.getByRole('banner'));
  }
  await page.goto(shop.url);
  await expectEverybodyCanUse(page);

  const { data: invoice } = await admin.post<Download>(adminPaths.invoicePreview, GROVE);
  expect((await fetch(shop.url + invoice.url)).headers.get('content-type')).toBe('application/pdf');
});

/** How much wider or higher a text gets when the fonts arrive, as a share of it. */
const growthOf = (text: Locator) =>
  text.evaluate((element) => {
    const [own = '', fallback = ''] = getComputedStyle(element).fontFamily.split(', ');
    const [before, after] = [fallback, own].map((family) => {
      const copy = document.createElement('span');
      Object.assign(copy.style, { font: getComputedStyle(element).font, fontFamily: family, whiteSpace: 'nowrap' });
      copy.style.lineHeight = 'normal';
      copy.textContent = 'Well-made things, and words worth reading, for $48.00 each';
      document.body.append(copy);
      const { width, height } = copy.getBoundingClientRect();
      copy.remove();
      return { width, height };
    }) as [DOMRect, DOMRect];
    return Math.max(Math.abs(1 - before.width / after.width), Math.abs(1 - before.height / after.height));
  });

for (const [label, pair] of [
  ['Lora', ['lora', 'mulish']],
  ['Cormorant', ['cormorant', 'figtree']],
] as const)
  test(`the fonts of ${label} are chosen in their own letters, and visitors fetch only these`, async ({
    browser,
    page,
  }) => {
    const inItsLetters = (text: Locator) => expect(text).toHaveCSS('font-family', new RegExp(`^"?${label} Variable`));
    await openPanel(page, shop, '/brand');
    const choices = page.getByRole('radiogroup', { name: 'Fonts' });
    await inItsLetters(choices.getByText(label, { exact: true }));
    await choices.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
    await inItsLetters(page.frameLocator('iframe[title="Home page"]').getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'Save brand' }).click();
    await expect(page.getByText('Brand saved')).toBeVisible();
    await inItsLetters(page.getByRole('heading', { level: 1 }));

    const home = await browser.newPage();
    const fetched = new Set<string | undefined>();
    home.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.add(/\/assets\/(.*)-latin/.exec(request.url())?.[1]);
    });
    await home.goto(shop.url);
    const heading = home.getByRole('heading', { level: 1 });
    await inItsLetters(heading);
    const loaded = () =>
      home.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) =>
          status === 'loaded' && /Variable/.test(family) ? [family] : [],
        ),
      );
    await expect.poll(async () => (await loaded()).length).toBe(pair.length);
    expect([...fetched].sort()).toEqual(pair);
    for (const text of [heading, home.locator('body')]) expect(await growthOf(text)).toBeLessThan(0.03);
    await home.close();
  });

test('a shop with one theme has no switch, whatever a visitor chose before', async ({ page }) => {
  await admin.patch(adminPaths.brand, { schemes: 'dark' });
  await inLight(page);
  await page.goto(shop.url);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Light theme' })).toBeHidden();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await admin.patch(adminPaths.brand, { schemes: null });
});

test('unsaved changes are warned of, and a wrong color has a message', async ({ page }) => {
  await openPanel(page, shop, '/brand');
  await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('green');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Accent color must be a color such as #2F6B4F')).toBeVisible();
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('the shop’s drawings are in the colors of the brand', async ({ page }) => {
  await inLight(page);
  const sun = () => page.locator('.sun').evaluate((part) => getComputedStyle(part).fill);
  await admin.patch(adminPaths.brand, NO_BRAND);
  await page.goto(`${shop.url}/login`);
  const usual = await sun();
  await admin.patch(adminPaths.brand, GROVE);
  await page.reload();
  expect(await sun()).not.toBe(usual);
  await admin.patch(adminPaths.brand, NO_BRAND);
});
