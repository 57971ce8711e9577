import { basename } from 'node:path';
import {
  adminPaths,
  apiPaths,
  type BrandPreview,
  brandPaths,
  brandSchemes,
  type Download,
  type EditableBrand,
  type MailPreview,
  type MediaFile,
  NO_BRAND,
  type Store,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { png } from '../../support/media/png';
import { uploaded } from '../../support/media/uploads';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { textOfPdf } from '../../support/sales/pdf-text';
import { Client } from '../../support/shop/client';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop } from '../../support/shop/shop';

const COLORS = { accent: '#2F6B4F', surface: '#F4F7F1' };
const { light, dark } = brandSchemes(COLORS);

let selling: Selling;
let logo: MediaFile;
let icon: MediaFile;
let number: number;
beforeAll(async () => {
  selling = await setUpSales(await openShop());
  logo = await uploaded(selling.admin, { content: png(400, 100), name: 'logo.png' });
  icon = await uploaded(selling.admin, { content: png(60, 60), name: 'icon.png' });
  number = (await selling.order({ lines: [lineOf(await selling.item({ title: 'Bowl', price: 8, stock: 5 }))] })).number;
});
afterAll(() => selling?.shop.close());
afterEach(() => selling.admin.patch(adminPaths.brand, NO_BRAND));

const save = async (brand: object) => (await selling.admin.patch<EditableBrand>(adminPaths.brand, brand)).data;
const get = (path: string) => sendRaw(selling.shop.url, 'GET', path);
const mail = async (admin = selling.admin) => {
  const { data } = await admin.get(adminPaths.mailTemplate('orderPaid'));
  return (await admin.post<MailPreview>(adminPaths.previewMail('orderPaid'), data.originalWords)).data.html;
};
const invoice = async (admin = selling.admin) => {
  const { data } = await admin.post<Download>(adminPaths.orderDocuments, { document: 'invoice', numbers: [number] });
  return (await sendRaw(admin.url, 'GET', data.url)).body;
};

it('the logo is in the header in its size, and the arch is where there is none', async () => {
  const style = async () => /<style id="brand">(.*?)<\/style>/.exec((await get('/')).text)?.[1];
  await save({ radius: 4 });
  expect(await style()).not.toContain('data-shop-logo');
  await save({ radius: null, logoLight: logo.url });
  const { brand } = (await selling.admin.get<Store>(apiPaths.store)).data;
  const shown = { url: expect.stringMatching(/^\/uploads\//), width: 144, height: 36 };
  expect(brand?.logos).toEqual({ light: shown, dark: shown });
  for (const theme of ['light', 'dark'])
    expect(await style()).toContain(
      `[data-theme=${theme}] [data-shop-logo]{width:144px;min-height:36px;background:url("${brand?.logos?.light.url}")`,
    );
  const [header = ''] = /<header.*?<\/header>/s.exec((await get('/')).text) ?? [];
  expect(header).toMatch(/<a [^>]*data-shop-logo[^>]*>.*Stoa.*<\/a>/s);
});

it('icons are made in their sizes, and named in the head with the manifest', async () => {
  expect((await get(brandPaths.icon(48))).status).toBe(404);
  expect((await get(brandPaths.manifest)).status).toBe(404);
  await save({ icon: icon.url });
  const { text } = await get('/contact');
  const addresses = [...text.matchAll(/href="(\/icon-\d+\.png\?\d+)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(2);
  const manifest = JSON.parse((await get(brandPaths.manifest)).text);
  expect(manifest).toMatchObject({ name: 'Stoa', start_url: '/' });
  for (const address of [...addresses, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const { headers, body } = await get(address);
    const side = Number(/icon-(\d+)/.exec(address)?.[1]);
    expect(headers['content-type']).toBe('image/png');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([side, side]);
  }
});

it('emails have the colors and the logo', async () => {
  const before = await mail();
  await save({ ...COLORS, logoLight: logo.url });
  const html = await mail();
  expect(html).toContain(`bgcolor="${light.accent}"`);
  expect(html).toContain(`.link { color: ${dark.accent} !important; }`);
  const [, address = ''] = /<img src="([^"]+)" width="144" height="36" alt="Stoa"/.exec(html) ?? [];
  const { headers, body } = await get(address.slice(selling.shop.url.length));
  expect([headers['content-type'], body.readUInt32BE(16)]).toEqual(['image/png', 288]);
  await save(NO_BRAND);
  expect(await mail()).toBe(before);
});

it('a shop with one theme sends emails in it', async () => {
  const light = await uploaded(selling.admin, { content: png(200, 50), name: 'logo-light.png' });
  await save({ schemes: 'dark', accent: COLORS.accent, logoLight: light.url, logoDark: logo.url });
  const html = await mail();
  expect(html).toContain(basename(logo.url));
  expect(html).not.toContain(basename(light.url));
  expect(html).toContain('<meta name="color-scheme" content="dark">');
  expect(html).not.toContain('prefers-color-scheme');
});

it('invoices have the logo', async () => {
  const plain = await invoice();
  await save({ ...COLORS, logoLight: logo.url });
  const branded = await invoice();
  expect((await textOfPdf(branded)).lines).toEqual(expect.arrayContaining(['Stoa', 'Bowl']));
  expect([plain, branded].map((pdf) => pdf.includes('/Subtype /Image'))).toEqual([false, true]);
});

it('emails and invoices of another replica have it at once', async () => {
  const replica = new Client((await selling.shop.replica()).url);
  replica.token = selling.admin.token;
  const shown = async () => {
    const html = await mail(replica);
    const paper = await invoice(replica);
    return [html.includes(`bgcolor="${light.accent}"`), html.includes('alt="Stoa"'), paper.includes('/Subtype /Image')];
  };
  expect(await shown()).toEqual([false, false, false]);
  await save({ ...COLORS, logoLight: logo.url });
  expect(await shown()).toEqual([true, true, true]);
});

it('share images are drawn anew', async () => {
  const category = (await createCategory(selling.admin, 'clay')).id;
  await createItem(selling.admin, category, { slug: 'vase' });
  const draw = async () => (await get('/marketplace/vase.jpg')).headers.etag;
  const plain = await draw();
  await save(COLORS);
  const green = await draw();
  await save({ logoLight: logo.url });
  expect(new Set([plain, green, await draw()]).size).toBe(3);
});

it('what isn’t saved can be looked at, and stays unsaved', async () => {
  const { data } = await selling.admin.post<BrandPreview>(adminPaths.brandPreview, { ...COLORS, logoDark: logo.url });
  expect(data.brand).toMatchObject({ ...COLORS, logos: { light: { width: 144 }, dark: { width: 144 } } });
  expect(data.email).toContain(`bgcolor="${light.accent}"`);
  const { data: invoice } = await selling.admin.post<Download>(adminPaths.invoicePreview, COLORS);
  const { headers, body } = await get(invoice.url);
  expect(headers['content-disposition']).toMatch(/^inline/);
  expect((await textOfPdf(body)).lines).toContain(`Order #${number}`);
  expect((await selling.admin.get<Store>(apiPaths.store)).data.brand).toBeNull();
});

it('images of the brand can’t be deleted, and none from elsewhere is taken', async () => {
  await save({ icon: icon.url });
  expect((await selling.admin.delete(adminPaths.mediaFile(icon.id))).text).toContain('Brand');
  const refused = await selling.admin.patch(adminPaths.brand, { icon: 'https://elsewhere.example/icon.png' });
  expect([refused.status, refused.error.message]).toEqual([400, 'Icon must be an image of the media library']);
});
