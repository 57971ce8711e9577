import { adminPaths, apiPaths } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { blog, marketplace, submitForm } = apiPaths;

/** From oldest to newest, and from cheapest to most expensive: the worst match is the newest. */
const TITLES = ['Linen', 'LINEN  cloth', 'Blue\tlinen scarf', 'Scarf of blue wool, no linen', 'Wool rug'];

describe('a search', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    const { id } = await createCategory(admin, 'cloth');
    const { data: news } = await admin.post(blog.categories, { name: 'News', slug: 'news' });
    for (const [index, title] of TITLES.entries()) {
      const more = { slug: `of-cloth-${index}`, title };
      await createItem(admin, id, { ...more, price: 10 + index, description: 'As good as blue linen scarf cloth.' });
      await createPost(admin, news.id, { ...more, status: 'PUBLISHED', content: 'As good as blue linen scarf cloth.' });
      const name = title.replace(/[^\w\s]/g, '');
      await shop.customer({ name, email: `linen-${index}@example.com` });
      const message = { name: 'Ada', email: 'ada@example.com', subject: title, message: 'Blue linen scarf cloth?' };
      await shop.visitor().post(submitForm, message);
    }
  });
  afterAll(() => shop.close());

  const found = async (path: string, field: string, query: string): Promise<string[]> =>
    (await admin.get(`${path}?${query}`)).data.items.map((record: Record<string, string>) => record[field]);

  const LISTS = [
    ['items', marketplace.items, 'title', 'createdAt'],
    ['posts', blog.posts, 'title', 'publishedAt'],
    ['messages', adminPaths.messages, 'subject', 'createdAt'],
  ] as const;

  it.each(LISTS)(
    'for %s finds the exact title first, then titles that begin with it, then those that contain it',
    async (...list) => {
      const [, path, field, ownSort] = list;
      const [exact, begins, contains, alsoContains, rest] = TITLES;
      const ranked = [exact, begins, alsoContains, contains, rest];
      for (const query of ['search=linen', 'search=%20LiNeN%20', `search=linen&sortBy=${ownSort}&order=desc`])
        expect(await found(path, field, query)).toEqual(ranked);
      expect(await found(path, field, 'search=linen&limit=2&page=2')).toEqual(ranked.slice(2, 4));
      expect(await found(path, field, 'search=blue+LINEN++scarf')).toEqual([
        contains,
        alsoContains,
        rest,
        begins,
        exact,
      ]);
    },
  );

  it.each(['(', '[a', 'a{2', '***=linen', '\\', '^$', '(?x)linen', 'a|b', '%'])(
    'treats %j as plain text',
    async (text) => {
      const query = new URLSearchParams({ search: text });
      for (const path of [marketplace.items, blog.posts, adminPaths.messages, adminPaths.users])
        expect(await found(path, 'id', `${query}`)).toEqual([]);
    },
  );

  it.each(LISTS)('for %s keeps a selected sort order', async (...list) => {
    const [, path, field, ownSort] = list;
    expect(await found(path, field, `search=linen&sortBy=${ownSort}&order=asc`)).toEqual(TITLES);
  });

  it('for items keeps a selected sort by price', async () => {
    expect(await found(marketplace.items, 'title', 'search=linen&sortBy=price&order=asc')).toEqual(TITLES);
    const dearest = await found(marketplace.items, 'title', 'search=linen&sortBy=price');
    expect(dearest).toEqual([...TITLES].reverse());
  });

  it('for users ranks names and addresses', async () => {
    const [first] = await found(adminPaths.users, 'name', 'search=linen');
    expect(first).toBe('Linen');
    expect(await found(adminPaths.users, 'email', 'search=Linen-1@example.com')).toEqual(['linen-1@example.com']);
    expect((await found(adminPaths.users, 'email', 'search=linen&sortBy=email&order=asc'))[0]).toBe(
      'linen-0@example.com',
    );
  });
});
