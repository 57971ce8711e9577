import {
  adminPaths,
  apiPaths,
  type Collection,
  type LinkTarget,
  type Post,
  type ReadLink,
  type ShopPage,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { type Client, created } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  const { id: categoryId } = await createCategory(admin, 'bowls', 'Bowls');
  await createItem(admin, categoryId, { title: 'Oak bowl', slug: 'oak-bowl' });
  await createItem(admin, categoryId, { title: 'Secret bowl', slug: 'secret-bowl', published: false });
  await created(admin.post<Collection>(apiPaths.collections, { title: 'Bowls to give', slug: 'gifts' }));
  await created(
    admin.post<ShopPage>(apiPaths.pages, {
      title: 'How bowls are made',
      slug: 'how',
      content: 'By hand, one after another.',
    }),
  );
  const news = (await created(admin.post<{ id: number }>(apiPaths.blog.categories, { name: 'News', slug: 'news' }))).id;
  const post = { title: 'A year of bowls', slug: 'year', content: 'It was long, and good.', categoryId: news };
  await created(admin.post<Post>(apiPaths.blog.posts, { ...post, status: 'PUBLISHED' }));
});
afterAll(() => shop?.close());

const search = async (words: string) =>
  (await admin.get<LinkTarget[]>(`${adminPaths.links}?${new URLSearchParams({ search: words })}`)).data;
const read = async (...urls: string[]) => (await admin.post<(ReadLink | null)[]>(adminPaths.links, { urls })).data;

it('everything with a page is found by its title, and what visitors can’t see is marked', async () => {
  expect((await search('bowl')).map(({ kind, url, visible }) => [kind, url, visible])).toEqual([
    ['post', '/blog/year', true],
    ['item', '/marketplace/oak-bowl', true],
    ['item', '/marketplace/secret-bowl', false],
    ['itemCategory', '/categories/bowls', true],
    ['collection', '/collections/gifts', true],
    ['page', '/pages/how', false],
  ]);
});

it('all words have to be there, titles that begin with them come first, and % is a letter', async () => {
  await createItem(admin, 1, { title: 'Bowl of oak', slug: 'bowl-of-oak' });
  expect((await search('bowl oak')).map(({ title }) => title)).toEqual(['Bowl of oak', 'Oak bowl']);
  expect((await search('oak')).map(({ title }) => title)).toEqual(['Oak bowl', 'Bowl of oak']);
  expect(await search('%')).toEqual([]);
});

it('without words, the first of each kind are there', async () => {
  const kinds = new Set((await search('')).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['blogCategory', 'collection', 'item', 'itemCategory', 'page', 'post']);
});

it('addresses are read in their order, whatever follows the slug', async () => {
  const found = await read(
    '/pages/how?from=menu#clay',
    'https://elsewhere.example',
    '/',
    '/blog?category=news',
    '/pages/no',
    '/pages/how.md',
  );
  expect(found.map((target) => target && [target.title, target.url])).toEqual([
    ['How bowls are made', '/pages/how?from=menu#clay'],
    null,
    null,
    ['News', '/blog?category=news'],
    [null, '/pages/no'],
    null,
  ]);
});

it('addresses are those of before, too, and ids, as those of pages', async () => {
  const { id } = await createItem(admin, 1, { title: 'Old bowl', slug: 'old-bowl' });
  await admin.patch(apiPaths.marketplace.item(id), { slug: 'new-bowl' });
  const found = await read('/marketplace/old-bowl', `/marketplace/${id}`, '/marketplace/new-bowl', '/marketplace/');
  expect(found.map((target) => target && [target.title, target.visible])).toEqual([
    ...Array(3).fill(['Old bowl', true]),
    null,
  ]);
});

it('refuses more addresses than there can be links', async () => {
  const { status, error } = await admin.post(adminPaths.links, { urls: Array(201).fill('/') });
  expect([status, error.message]).toEqual([400, 'There can be at most 200 addresses']);
});
