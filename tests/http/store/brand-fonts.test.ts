import {
  adminPaths,
  brandPaths,
  DEFAULT_FONTS,
  type Download,
  FONT_PAIRS,
  FONTS,
  type FontName,
  type FontPair,
  fontsOf,
  type MailPreview,
  NO_BRAND,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());
afterEach(() => admin.patch(adminPaths.brand, NO_BRAND));

const choose = (fonts: FontPair | null) => admin.patch(adminPaths.brand, { fonts });
const get = (path: string, url = shop.url) => sendRaw(url, 'GET', path);
const textAt = async (path: string, url?: string) => (await get(path, url)).text;
const addressesIn = (text: string) => [...new Set(text.match(/\/assets\/[\w-]+\.woff2/g) ?? [])];
const slugOf = (font: FontName) => FONTS[font].name.toLowerCase().replaceAll(' ', '-');
/** Of the files that a page in these fonts may fetch, without the end that changes with them. */
const namesOf = (pair: FontPair | null) => {
  const { heading, text } = fontsOf(pair);
  return [...new Set([heading, text])].flatMap((font) => [`${slugOf(font)}-latin-ext`, `${slugOf(font)}-latin`]);
};
const expectOnly = (text: string, pair: FontPair | null) =>
  expect(
    addressesIn(text).map((address) => /\/assets\/(.*)-(opsz|wght)-normal-[\w-]{8}\.woff2/.exec(address)?.[1]),
  ).toEqual(namesOf(pair));

it('pages name the files of the chosen fonts, and of no others, on every replica', async () => {
  const replica = await shop.replica();
  for (const pair of [null, 'lora', 'manrope', null] as const) {
    await choose(pair);
    for (const url of [shop.url, replica.url])
      for (const path of ['/', '/contact', '/no-such-page']) expectOnly(await textAt(path, url), pair);
  }
});

it.each(FONT_PAIRS)('%s has its files, which browsers keep for good', async (pair) => {
  await choose(pair);
  const page = await textAt('/contact');
  expectOnly(page, pair);
  for (const address of addressesIn(page)) {
    const { status, headers, body } = await get(address);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'font/woff2',
    ]);
    expect(body.subarray(0, 4).toString()).toBe('wOF2');
  }
});

it('a page that is in other fonts has what stands in for them until they are there', async () => {
  expect(await textAt('/')).toContain('"Fraunces Fallback"');
  await choose('playfair');
  const [, style = ''] = /<style id="brand">(.*?)<\/style>/.exec(await textAt('/')) ?? [];
  expect(style).toContain('@font-face{font-family:"Playfair Display Fallback";src:local("Times New Roman")');
  expect(style).toContain(
    '--stoa-heading-family:"Playfair Display Variable", "Playfair Display Fallback", Georgia, serif',
  );
  expect(style).not.toContain('url(');
});

it('the panel has the fonts, too', async () => {
  const panel = await textAt('/admin/');
  expectOnly(panel, DEFAULT_FONTS);
  for (const address of addressesIn(panel)) expect((await get(address)).status).toBe(200);
  await choose('lora');
  expectOnly(await textAt(brandPaths.styles), 'lora');
});

it('emails name the fonts for readers who have them', async () => {
  const mail = async () => {
    const { data } = await admin.get(adminPaths.mailTemplate('orderPaid'));
    return (await admin.post<MailPreview>(adminPaths.previewMail('orderPaid'), data.originalWords)).data.html;
  };
  expect(await mail()).not.toContain('Inter');
  await choose('space-grotesk');
  const html = await mail();
  for (const name of ['Space Grotesk', 'Inter'])
    expect(html).toContain(`font-family: &#39;${name}&#39;, -apple-system`);
});

it.each(FONT_PAIRS)('an invoice is set in %s', async (fonts) => {
  const { data } = await admin.post<Download>(adminPaths.invoicePreview, { fonts });
  const { body } = await get(data.url);
  const set = [...body.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name = '']) => name);
  const { heading, text } = fontsOf(fonts);
  const compact = (font: FontName) => FONTS[font].name.replaceAll(' ', '');
  expect(new Set(set.map((name) => name.split('-')[0]))).toEqual(new Set([heading, text].map(compact)));
});

it('share images are drawn in the fonts', async () => {
  const category = (await createCategory(admin, 'clay')).id;
  await createItem(admin, category, { slug: 'vase' });
  const images = new Set<string | undefined>();
  for (const pair of FONT_PAIRS) {
    await choose(pair);
    const { status, headers } = await get('/marketplace/vase.jpg');
    expect(status).toBe(200);
    images.add(headers.etag);
  }
  expect(images.size).toBe(FONT_PAIRS.length);
});
