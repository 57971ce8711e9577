import {
  type ActivityList,
  adminPaths,
  apiPaths,
  type Collection,
  type CollectionList,
  type ItemList,
  MAX_PICKED,
} from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { type Client, created } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';

const UID = 'api::marketplace.collection';

let market: Marketplace;
let admin: Client;
/** By their titles. */
const ids = new Map<string, number>();
const idOf = (title: string): number => ids.get(title) ?? 0;

beforeAll(async () => {
  market = await openMarketplace();
  admin = market.admin;
  const [oak, handmade] = market.tags;
  const make = async (title: string, more: object) => ids.set(title, (await market.item({ title, ...more })).id);
  await make('Cheap bowl', { price: 30, tags: [oak, handmade] });
  await make('Bowl on sale', { price: 80, discountPrice: 45, tags: [oak] });
  await make('Dear bowl', { price: 90, tags: [handmade] });
  await make('Sold bowl', { price: 20, stock: 0 });
  await make('Hidden bowl', { price: 10, published: false });
});
afterAll(() => market?.shop.close());

const body = (slug: string, more: object = {}) => ({ title: `All of ${slug}`, slug, ...more });
const collection = (slug: string, more: object = {}) =>
  created(admin.post<Collection>(apiPaths.collections, body(slug, more)));
const get = (address: string) => sendRaw(market.shop.url, 'GET', address);
const shown = async (slug: string, query = '') =>
  (await market.shop.visitor().get<ItemList>(`${apiPaths.collectionItems(slug)}?${query}`)).data;
const titlesIn = async (slug: string, query = '') => (await shown(slug, query)).items.map(({ title }) => title);

it('a collection shows picked items, in their order, page by page', async () => {
  const items = ['Dear bowl', 'Cheap bowl', 'Hidden bowl', 'Bowl on sale'].map(idOf);
  const made = await collection('picked', { items });
  expect(made.items.map(({ id }) => id)).toEqual(items);
  expect((await market.shop.visitor().get<Collection>(apiPaths.collection('picked'))).data.items).toEqual([]);
  expect(await titlesIn('picked')).toEqual(['Dear bowl', 'Cheap bowl', 'Bowl on sale']);
  expect(await shown('picked', 'limit=2&page=2')).toMatchObject({
    items: [{ title: 'Bowl on sale' }],
    pagination: { total: 3, totalPages: 2 },
  });
  await admin.patch(apiPaths.collection(made.id), { items: items.toReversed() });
  expect(await titlesIn('picked')).toEqual(['Bowl on sale', 'Cheap bowl', 'Dear bowl']);
});

it.each([
  [{ maxPrice: 50 }, ['Sold bowl', 'Bowl on sale', 'Cheap bowl']],
  [{ maxPrice: 50, available: true }, ['Bowl on sale', 'Cheap bowl']],
  [{ minPrice: 45, sortBy: 'price', order: 'asc' }, ['Bowl on sale', 'Dear bowl']],
  [{ onSale: true }, ['Bowl on sale']],
  [{ tags: [1] }, ['Bowl on sale', 'Cheap bowl']],
  [{ tags: [1, 2] }, ['Cheap bowl']],
  [{ categoryId: 999 }, []],
  [{}, ['Sold bowl', 'Dear bowl', 'Bowl on sale', 'Cheap bowl']],
])('a collection with the rule %j has %j', async (rule, titles) => {
  const tags = 'tags' in rule ? { tags: rule.tags.map((place) => market.tags[place - 1]) } : {};
  const slug = market.slug();
  await collection(slug, { rule: { ...rule, ...tags }, items: [idOf('Dear bowl')] });
  expect(await titlesIn(slug)).toEqual(titles);
});

it('a collection accepts a rule as the console sends it', async () => {
  const { status } = await (await openConsole(market.shop)).create(UID, body('typed', { rule: '{"onSale": true}' }));
  expect(status).toBe(201);
  expect(await titlesIn('typed')).toEqual(['Bowl on sale']);
});

it('a collection includes changed items in the next answer', async () => {
  await collection('follows', { rule: { onSale: true } });
  expect(await titlesIn('follows')).toEqual(['Bowl on sale']);
  await admin.patch(apiPaths.marketplace.item(idOf('Dear bowl')), { discountPrice: 85 });
  expect(await titlesIn('follows')).toEqual(['Dear bowl', 'Bowl on sale']);
  await admin.patch(apiPaths.marketplace.item(idOf('Dear bowl')), { discountPrice: null });
});

it('an item comes back from the trash into its collections', async () => {
  const { id } = await market.item({ title: 'Lost bowl' });
  await collection('keeps', { items: [idOf('Cheap bowl'), id] });
  await admin.delete(apiPaths.marketplace.item(id));
  expect(await titlesIn('keeps')).toEqual(['Cheap bowl']);
  await admin.post(adminPaths.restoreRecord, { kind: 'item', recordId: id });
  expect(await titlesIn('keeps')).toEqual(['Cheap bowl', 'Lost bowl']);
});

it('a collection comes back from the trash with its items, and its activity names them', async () => {
  const { id } = await collection('deleted', { items: [idOf('Cheap bowl')] });
  await admin.patch(apiPaths.collection(id), { items: [idOf('Dear bowl')] });
  await admin.delete(apiPaths.collection(id));
  expect((await market.shop.visitor().get(apiPaths.collection('deleted'))).status).toBe(404);
  await admin.post(adminPaths.restoreRecord, { kind: 'collection', recordId: id });
  expect(await titlesIn('deleted')).toEqual(['Dear bowl']);
  const { data } = await admin.get<ActivityList>(`${adminPaths.activity}?kind=collection&recordId=${id}`);
  expect(data.items.map(({ action }) => action)).toEqual(['restored', 'deleted', 'updated', 'created']);
  expect(data.items[2]?.changes).toEqual([
    { field: 'items', before: ['Cheap bowl'], after: ['Dear bowl'], shortened: false },
  ]);
});

it('a collection’s activity has its old and its new rule', async () => {
  const [categoryId, tags] = [market.category, market.tags];
  const { id } = await collection('ruled', { rule: { maxPrice: 1050, categoryId, tags } });
  await admin.patch(apiPaths.collection(id), { rule: { minPrice: 40, onSale: true, sortBy: 'price', order: 'asc' } });
  const { data } = await admin.get<ActivityList>(`${adminPaths.activity}?kind=collection&recordId=${id}`);
  expect(data.items[0]?.changes).toMatchObject([
    {
      field: 'rule',
      before: ['Category: Furniture', 'Tags: Handmade, Oak', 'Max price: $1,050.00', 'Order: Newest first'],
      after: ['Min price: $40.00', 'Only items on sale', 'Order: Lowest price first'],
    },
  ]);
});

it('a collection’s page describes it and shows its items', async () => {
  const { updatedAt } = await collection('gifts', {
    title: 'Gifts under $50',
    description: 'Small **things**.<script>alert(1)</script>',
    rule: { maxPrice: 50 },
    seoDescription: 'What to give.',
  });
  const { status, text } = await get('/collections/gifts');
  expect(status).toBe(200);
  expect(text).toContain('<title>Gifts under $50 · Stoa</title>');
  expect(text).toContain('<meta name="description" content="What to give."/>');
  expect(text).toContain('Small <strong>things</strong>.');
  expect(text).toContain('Bowl on sale');
  expect(text).not.toContain('Dear bowl');
  expect(text).not.toContain('<script>alert');
  expect((await get(`/collections/gifts.jpg?${Date.parse(updatedAt)}`)).headers['content-type']).toBe('image/jpeg');
  expect((await get('/sitemap-collections-1.xml')).text).toContain('/collections/gifts<');
  expect((await get('/collections/none')).status).toBe(404);
});

it('a collection is found under its former slug, and an unpublished one only by administrators', async () => {
  const { id } = await collection('before');
  await admin.patch(apiPaths.collection(id), { slug: 'after' });
  const { status, headers } = await get('/collections/before');
  expect([status, headers.location]).toEqual([301, '/collections/after']);
  await admin.patch(apiPaths.collection(id), { published: false });
  expect((await get('/collections/after')).status).toBe(404);
  expect((await market.shop.visitor().get(apiPaths.collectionItems('after'))).status).toBe(404);
  expect((await admin.get<Collection>(apiPaths.collection('after'))).data.published).toBe(false);
  const listed = async (client: Client) =>
    (await client.get<CollectionList>(`${apiPaths.collections}?search=before`)).data;
  expect([(await listed(market.shop.visitor())).items.length, (await listed(admin)).items.length]).toEqual([0, 1]);
});

it.each([
  [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
  [{ rule: { minPrice: 60, maxPrice: 50 } }, 'rule', 'Max price can’t be below min price'],
  [{ rule: { maxPrice: -1 } }, 'rule', 'Max price must be 0 or more'],
  [{ rule: { sortBy: 'color' } }, 'rule', 'Sort by must be one of createdAt, price, title'],
  [{ rule: 'cheap' }, 'rule', 'Rule must be an object or null'],
])('%j is refused with a sentence, by the API as by the console', async (more, field, message) => {
  const refused = await admin.post(apiPaths.collections, body('refused', more));
  expect([refused.status, refused.error.details.errors?.map(({ path, message }) => [path[0], message])]).toEqual([
    400,
    [[field, message]],
  ]);
  expect((await (await openConsole(market.shop)).create(UID, body('refused', more))).status).toBe(400);
});

it('a collection refuses items that don’t exist, and too many', async () => {
  const unknown = await admin.post(apiPaths.collections, body('unknown', { items: [999_999] }));
  expect([unknown.status, unknown.error.message]).toEqual([400, 'Item 999999 does not exist']);
  const many = Array.from({ length: MAX_PICKED + 1 }, (_, index) => index + 1);
  const tooMany = await admin.post(apiPaths.collections, body('many', { items: many }));
  expect([tooMany.status, tooMany.error.message]).toEqual([400, `Items can have at most ${MAX_PICKED} entries`]);
});

it('refuses the second of two forms opened at the same time', async () => {
  const { id, updatedAt } = await collection('contested');
  const save = (title: string) => admin.patch(apiPaths.collection(id), { title, updatedAt });
  const answers = await Promise.all([save('The first'), save('The second')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
