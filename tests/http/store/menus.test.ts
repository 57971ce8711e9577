import {
  adminPaths,
  apiPaths,
  type Collection,
  DEFAULT_MENUS,
  type EditableMenus,
  type ShopPage,
  type Store,
} from '@stoa/contract';
import { type Client, created } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = adminPaths.menus;

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const link = (label: string, url: string) => ({ label, url });
const shown = async () => (await shop.visitor().get<Store>(apiPaths.store)).data.menus;

it('a new shop links to what it has', async () => {
  expect((await admin.get<EditableMenus>(PATH)).data).toEqual({ ...DEFAULT_MENUS, updatedAt: expect.any(String) });
  expect(await shown()).toEqual(DEFAULT_MENUS);
});

it('saved menus show on every page, but links to drafts only once they are published', async () => {
  const draft = { title: 'About us', slug: 'about', content: 'We make bowls.' };
  const { id } = await created(admin.post<ShopPage>(apiPaths.pages, draft));
  const footer = [link('About', '/pages/about#team'), link('Elsewhere', 'https://elsewhere.example')];
  expect((await admin.patch(PATH, { footer })).data).toMatchObject({ header: DEFAULT_MENUS.header, footer });
  expect(await shown()).toEqual({ header: DEFAULT_MENUS.header, footer: footer.slice(1) });
  await admin.patch(apiPaths.page(id), { status: 'PUBLISHED' });
  expect((await shown()).footer).toEqual(footer);
  const { text } = await sendRaw(shop.url, 'GET', '/contact');
  expect(text).toMatch(/<a [^>]*href="\/pages\/about#team"[^>]*>About</);
  const { data } = await admin.get(`${adminPaths.activity}?kind=menus`);
  expect(data.items[0].changes).toMatchObject([
    { field: 'footer', after: ['About: /pages/about#team', 'Elsewhere: https://elsewhere.example'] },
  ]);
});

it('a link to a page that got another address stays, as long as the page is published', async () => {
  const page = { title: 'Delivery', slug: 'delivery', content: 'We deliver by van.', status: 'PUBLISHED' };
  const { id } = await created(admin.post<ShopPage>(apiPaths.pages, page));
  const footer = [link('Delivery', '/pages/delivery')];
  await admin.patch(PATH, { footer });
  await admin.patch(apiPaths.page(id), { slug: 'shipping' });
  expect((await shown()).footer).toEqual(footer);
  expect((await sendRaw(shop.url, 'GET', '/pages/delivery')).headers.location).toBe('/pages/shipping');
  await admin.patch(apiPaths.page(id), { status: 'DRAFT' });
  expect((await shown()).footer).toEqual([]);
});

it('links of the header have links below them, on every page, and none to drafts', async () => {
  const draft = { title: 'Our kiln', slug: 'kiln', content: 'It is hot.' };
  const { id } = await created(admin.post<ShopPage>(apiPaths.pages, draft));
  await created(admin.post<Collection>(apiPaths.collections, { title: 'Gifts', slug: 'gifts' }));
  const below = [link('Gifts', '/collections/gifts'), link('Kiln', '/pages/kiln')];
  const header = [{ ...link('Shop', '/marketplace'), links: below }, link('Contact', '/contact')];
  expect((await admin.patch(PATH, { header })).data.header).toEqual(header);
  expect((await shown()).header).toEqual([{ ...header[0], links: below.slice(0, 1) }, header[1]]);
  await admin.patch(apiPaths.page(id), { status: 'PUBLISHED' });
  expect((await shown()).header).toEqual(header);
  await admin.patch(PATH, { header: [{ ...link('Kiln', '/pages/kiln'), links: below.slice(0, 1) }] });
  await admin.patch(apiPaths.page(id), { status: 'DRAFT' });
  expect((await shown()).header).toEqual(below.slice(0, 1));
  await admin.patch(PATH, { header: [{ ...link('Contact', '/contact'), links: below.slice(1) }] });
  expect((await shown()).header).toEqual([link('Contact', '/contact')]);
  await admin.patch(PATH, { header });
  await admin.patch(apiPaths.page(id), { status: 'PUBLISHED' });
  const { text } = await sendRaw(shop.url, 'GET', '/contact');
  expect(text).toMatch(/<summary [^>]*aria-label="Shop menu".*<a [^>]*href="\/collections\/gifts"[^>]*>Gifts</s);
  const { data } = await admin.get(`${adminPaths.activity}?kind=menus`);
  expect(data.items[0].changes[0].after).toEqual([
    'Shop: /marketplace › Gifts: /collections/gifts, Kiln: /pages/kiln',
    'Contact: /contact',
  ]);
});

it.each([
  [{ header: [{ ...link('Shop', '/'), links: [link('', '/')] }] }, 'Label is required'],
  [
    { header: [{ ...link('Shop', '/'), links: Array(13).fill(link('Home', '/')) }] },
    'A menu can have at most 12 links',
  ],
  [{ header: [link('', '/')] }, 'Label is required'],
  [{ header: [link('Home', '')] }, 'Address is required'],
  [{ footer: [link('Bad', 'javascript:alert(1)')] }, 'Address must be a valid URL'],
  [{ header: Array(9).fill(link('Home', '/')) }, 'Header menu can have at most 8 links'],
  [{ footer: 'about' }, 'Footer menu must be a list'],
])('%j is refused with a sentence, by the API as by the console', async (menus, message) => {
  const refused = await admin.patch(PATH, menus);
  expect([refused.status, refused.error.message]).toEqual([400, message]);
  const { status, text } = await (await openConsole(shop)).saveSingle('api::store.menu', menus);
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

it('refuses the second of two forms opened at the same time', async () => {
  const { updatedAt } = (await admin.get<EditableMenus>(PATH)).data;
  const save = (label: string) => admin.patch(PATH, { header: [link(label, '/')], updatedAt });
  const answers = await Promise.all([save('One'), save('Other')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
