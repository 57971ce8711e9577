import {
  adminPaths,
  apiPaths,
  brandPaths,
  brandSchemes,
  type EditableBrand,
  FONT_PAIRS,
  NO_BRAND,
  type Store,
} from '@stoa/contract';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = adminPaths.brand;
const GROVE = { accent: '#2F6B4F', surface: '#F4F7F1', radius: 20 };
const { light, dark } = brandSchemes(GROVE);

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());
afterEach(() => admin.patch(PATH, NO_BRAND));

const save = async (brand: object) => (await admin.patch<EditableBrand>(PATH, brand)).data;
const shown = async () => (await shop.visitor().get<Store>(apiPaths.store)).data.brand;
const textAt = async (path: string, url = shop.url) => (await sendRaw(url, 'GET', path)).text;
const brandStyleOf = (page: string) => /<style id="brand">(.*?)<\/style>/.exec(page)?.[1];

it('a new shop has the look that it comes with, and pages say nothing of a brand', async () => {
  expect((await admin.get<EditableBrand>(PATH)).data).toEqual({ ...NO_BRAND, updatedAt: expect.any(String) });
  expect(await shown()).toBeNull();
  expect(brandStyleOf(await textAt('/'))).toBeUndefined();
  expect(await textAt(brandPaths.styles)).toBe('');
});

it('every page has the colors of the brand in its head, in both themes, on every replica', async () => {
  const replica = await shop.replica();
  expect(brandStyleOf(await textAt('/contact', replica.url))).toBeUndefined();
  expect(await save(GROVE)).toMatchObject(GROVE);
  expect(await shown()).toMatchObject({ ...GROVE, logos: null, grounds: { light: light.ground, dark: dark.ground } });
  for (const url of [shop.url, replica.url])
    for (const path of ['/', '/contact', '/checkout', '/no-such-page']) {
      const style = brandStyleOf(await textAt(path, url));
      const rules = (style?.split('}') ?? []).map((rule) => rule.split('{'));
      const valuesIn = (scheme: string) =>
        rules.find(([selector]) => selector === `html:root[data-theme=${scheme}]`)?.[1]?.split(';');
      expect(valuesIn('light')).toEqual(
        expect.arrayContaining([
          `--stoa-palette-primary-main:${GROVE.accent}`,
          `--stoa-palette-background-default:${GROVE.surface}`,
        ]),
      );
      expect(valuesIn('dark')).toContain(`--stoa-palette-primary-main:${dark.accent}`);
      expect(style).toContain('--stoa-radius-card:20px');
    }
  const [page, panel] = [await textAt('/'), await textAt('/admin/')];
  expect(page).toContain(`<meta name="theme-color" content="${dark.ground}"/>`);
  expect(panel).toContain(`href="${brandPaths.styles}"`);
  expect(await textAt(brandPaths.styles)).toBe(brandStyleOf(page));
});

it('a shop with one theme is painted in it from the start, without a switch', async () => {
  await save({ schemes: 'light' });
  const page = await textAt('/');
  expect(page).toContain('<html lang="en" data-theme="light" data-only-theme="light">');
  expect(brandStyleOf(page)).toContain('[data-theme-switch]{display:none}');
  await save({ schemes: 'both' });
  expect(await textAt('/')).toContain('<html lang="en" data-theme="dark">');
});

it('cards and images of items are as the brand has them', async () => {
  await save({ cardStyle: 'framed', pictureRatio: 'portrait' });
  const style = brandStyleOf(await textAt('/marketplace'));
  expect(style).toContain('--stoa-item-ratio:4 / 5');
  expect(style).toContain('--stoa-item-border:1px solid var(--stoa-palette-divider)');
});

it('a change is in the activity', async () => {
  await save(GROVE);
  const { data } = await admin.get(`${adminPaths.activity}?kind=brand`);
  expect(data.items[0].changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'accent', before: null, after: GROVE.accent })]),
  );
});

it.each([
  [{ accent: 'green' }, 'Accent color must be a color such as #2F6B4F'],
  [{ surface: '#FFF' }, 'Surface color must be a color such as #2F6B4F'],
  [{ fonts: 'comic' }, `Fonts must be one of ${FONT_PAIRS.join(', ')}`],
  [{ radius: 29 }, 'Corner radius must be a whole number from 0 to 28'],
  [{ radius: 1.5 }, 'Corner radius must be a whole number from 0 to 28'],
  [{ schemes: 'sepia' }, 'Themes must be one of both, light, dark'],
  [{ cardStyle: 'round' }, 'Cards of items must be one of plain, framed, filled, raised'],
  [{ pictureRatio: '4:3' }, 'Images of items must be one of landscape, square, portrait'],
])('%j is refused with a sentence, by the API as by the console', async (brand, message) => {
  const refused = await admin.patch(PATH, brand);
  expect([refused.status, refused.error.message]).toEqual([400, message]);
  const { status, text } = await (await openConsole(shop)).saveSingle('api::store.brand', brand);
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

it('refuses the second of two forms opened at the same time', async () => {
  const { updatedAt } = (await admin.get<EditableBrand>(PATH)).data;
  const answers = await Promise.all([1, 2].map((radius) => admin.patch(PATH, { radius, updatedAt })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
