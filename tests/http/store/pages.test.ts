import { adminPaths, apiPaths, type ShopPage, type ShopPageList, type TrashList } from '@stoa/contract';
import { type Client, created } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

const UID = 'api::pages.page';

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const body = (slug: string, more: object = {}) => ({
  title: `About ${slug}`,
  slug,
  content: 'We make **bowls**.<script>alert(1)</script>',
  ...more,
});
const page = (slug: string, more: object = {}) =>
  created(admin.post<ShopPage>(apiPaths.pages, body(slug, { status: 'PUBLISHED', ...more })));
const get = (address: string) => sendRaw(shop.url, 'GET', address);

it('a page is rendered harmlessly at its address, with what search engines and networks are told of it', async () => {
  const { data: list } = await shop.visitor().get<ShopPageList>(apiPaths.pages);
  expect(list.items).toEqual([]);
  const made = await page('about', { seoTitle: 'Our bowls', seoDescription: 'Who we are.' });
  expect(made).toMatchObject({
    contentHtml: '<p>We make <strong>bowls</strong>.</p>\n',
    opening: 'We make bowls.',
    shareImageUrl: null,
  });
  const { status, text } = await get('/pages/about');
  expect(status).toBe(200);
  expect(text).toContain('We make <strong>bowls</strong>.');
  expect(text).toContain('<title>Our bowls · Stoa</title>');
  expect(text).toContain('<meta name="description" content="Who we are."/>');
  expect((await get(`/pages/about.jpg?${Date.parse(made.updatedAt)}`)).headers['content-type']).toBe('image/jpeg');
  expect((await get('/pages/about.md')).text).toContain('# About about\n\nWe make **bowls**.');
  expect((await get('/sitemap-information-1.xml')).text).toContain('/pages/about<');
  expect((await get('/llms.txt')).text).toContain(`- [About about](${shop.url}/pages/about.md)`);
});

it('a draft is seen by administrators alone, until it is published', async () => {
  const { id } = await page('draft', { status: 'DRAFT' });
  expect((await get('/pages/draft')).status).toBe(404);
  expect((await shop.visitor().get(apiPaths.page('draft'))).status).toBe(404);
  expect((await admin.get<ShopPage>(apiPaths.page('draft'))).data.status).toBe('DRAFT');
  const titles = async (client: Client) =>
    (await client.get<ShopPageList>(`${apiPaths.pages}?search=draft`)).data.items.map(({ title }) => title);
  expect([await titles(shop.visitor()), await titles(admin)]).toEqual([[], ['About draft']]);
  await admin.patch(apiPaths.page(id), { status: 'PUBLISHED' });
  expect((await get('/pages/draft')).status).toBe(200);
});

it('a page is found under its former slug, and what visitors read is what was saved last', async () => {
  const { id } = await page('before');
  expect((await get('/pages/before')).text).toContain('bowls');
  await admin.patch(apiPaths.page(id), { slug: 'after', content: 'We make *spoons* now.' });
  const { status, headers } = await get('/pages/before');
  expect([status, headers.location]).toEqual([301, '/pages/after']);
  expect((await get('/pages/after')).text).toContain('<em>spoons</em>');
});

it('refuses the second of two forms opened at the same time', async () => {
  const { id, updatedAt } = await page('contested');
  const save = (title: string) => admin.patch<ShopPage>(apiPaths.page(id), { title, updatedAt });
  const answers = await Promise.all([save('The first'), save('The second')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  [{ title: 'ab' }, 'Title must be at least 3 characters'],
  [{ slug: 'Not a slug' }, 'Slug can only contain lowercase letters, numbers, and hyphens'],
  [{ content: 'short' }, 'Content must be at least 10 characters'],
  [{ status: 'ARCHIVED' }, 'Status must be one of DRAFT, PUBLISHED'],
  [{ shareImageUrl: 'javascript:alert(1)' }, 'Social image URL must be a valid URL'],
  [{ seoTitle: 'x'.repeat(121) }, 'Search title must be at most 120 characters'],
])('%j is refused with a sentence, by the API as by the console', async (more, message) => {
  const refused = await admin.post(apiPaths.pages, body('refused', more));
  expect([refused.status, refused.error.message]).toEqual([400, message]);
  const { status: state, ...fields } = body('refused', more) as Record<string, unknown>;
  const inConsole = await (await openConsole(shop)).create(UID, { ...fields, ...(state ? { state } : {}) });
  expect(inConsole.status).toBe(400);
});

it('a slug belongs to one page', async () => {
  await page('taken');
  const { status, error } = await admin.post(apiPaths.pages, body('taken'));
  expect([status, error.details.errors]).toEqual([
    409,
    [{ path: ['slug'], message: 'Another page already uses this slug' }],
  ]);
});

it('a page saved in the console is rendered, too', async () => {
  const { status } = await (await openConsole(shop)).create(UID, {
    ...body('by-console'),
    state: 'PUBLISHED',
    contentHtml: '<script>alert(1)</script>',
  });
  expect(status).toBe(201);
  const { data } = await shop.visitor().get<ShopPage>(apiPaths.page('by-console'));
  expect(data.contentHtml).toBe('<p>We make <strong>bowls</strong>.</p>\n');
});

it('a deleted page lies in the trash, and comes back as it was', async () => {
  const { id } = await page('deleted');
  expect((await admin.delete(apiPaths.page(id))).status).toBe(200);
  expect((await get('/pages/deleted')).status).toBe(404);
  const { items } = (await admin.get<TrashList>(`${adminPaths.trash}?kind=page`)).data;
  expect(items.map(({ title }) => title)).toEqual(['About deleted']);
  await admin.post(adminPaths.restore(items[0]?.id ?? 0));
  expect((await get('/pages/deleted')).status).toBe(200);
  const { data } = await admin.get(`${adminPaths.activity}?kind=page&recordId=${id}`);
  expect(data.items.map(({ action }: { action: string }) => action)).toEqual(['restored', 'deleted', 'created']);
});
