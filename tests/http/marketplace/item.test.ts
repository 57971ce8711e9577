import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import {
  createCategory,
  createTag,
  itemBody,
  type Marketplace,
  openMarketplace,
} from '../../support/marketplace/marketplace';

const { items: ITEMS, item: path, itemView } = apiPaths.marketplace;

describe('one item of the marketplace', () => {
  let shop: Marketplace['shop'];
  let admin: Marketplace['admin'];
  let category: Marketplace['category'];
  let slug: Marketplace['slug'];
  let item: Marketplace['item'];
  let stored: Marketplace['stored'];

  beforeAll(async () => {
    ({ shop, admin, category, slug, item, stored } = await openMarketplace());
  });
  afterAll(() => shop.close());

  describe('GET', () => {
    it('answers to the id and to the slug', async () => {
      const { id, slug } = await item();
      const [byId, bySlug] = await Promise.all([shop.visitor().get(path(id)), shop.visitor().get(path(slug))]);
      expect(byId.data).toMatchObject({ id, slug });
      expect(bySlug.data).toEqual(byId.data);
    });

    it('finds a slug of digits where no item has that id', async () => {
      const { id } = await item({ slug: '20240101' });
      expect((await shop.visitor().get(path('20240101'))).data.id).toBe(id);
    });

    it.each(['nothing', '0', '-1', '99999999999999999999', '%00', 'a%00b', '..%2f..', 'a'.repeat(3000)])(
      'is a 404 for %s',
      async (name) => {
        expect((await shop.visitor().get(`${ITEMS}/${name}`)).status).toBe(404);
      },
    );

    it('relates picked items first while they are available, and hides others from visitors', async () => {
      const shelf = (await createCategory(admin, 'shelf')).id;
      const [sold, hidden, first, second] = [
        await item({ stock: 0 }),
        await item({ published: false }),
        await item(),
        await item(),
      ];
      const similar = await item({ categoryId: shelf });
      const picks = [sold, hidden, second, first].map(({ id }) => id);
      const base = await item({ categoryId: shelf, alsoLike: picks });
      const seen = async () => (await shop.visitor().get<ItemDetail>(path(base.id))).data;
      expect((await seen()).related.map(({ id }) => id)).toEqual([second.id, first.id, similar.id]);
      expect((await seen()).alsoLike).toEqual([]);
      expect((await stored(base.id)).alsoLike.map(({ id }) => id)).toEqual(picks);
      await admin.delete(path(second.id));
      expect((await seen()).related.map(({ id }) => id)).toEqual([first.id, similar.id]);
      expect((await admin.patch(path(base.id), { alsoLike: [second.id] })).error).toMatchObject({ status: 400 });
      expect((await admin.patch(path(base.id), { alsoLike: [] })).data.alsoLike).toEqual([]);
    });

    it('relates up to four available items by shared tags and category, the closest first', async () => {
      const other = (await createCategory(admin, 'garden')).id;
      const near = (await createTag(admin, 'near')).id;
      const far = (await createTag(admin, 'far')).id;
      const base = await item({ categoryId: other, tags: [near, far] });
      await item({ categoryId: other, slug: 'sold-out', tags: [near, far], stock: 0 });
      await item({ categoryId: other, slug: 'coming', tags: [near, far], status: 'COMING_SOON' });
      await item({ categoryId: other, slug: 'same-category' });
      await item({ slug: 'one-tag', tags: [near] });
      await item({ slug: 'two-tags', tags: [near, far] });
      await item({ categoryId: other, slug: 'all-shared', tags: [near, far] });
      await item({ categoryId: other, slug: 'hidden', tags: [near, far], published: false });
      await item({ slug: 'another-tag', tags: [far] });
      await item({ slug: 'stranger' });
      const { related } = (await shop.visitor().get<ItemDetail>(path(base.id))).data;
      expect(related.map(({ slug }) => slug)).toEqual(['all-shared', 'two-tags', 'another-tag', 'one-tag']);
      expect(related[0]).toEqual((await shop.visitor().get(`${ITEMS}?search=&tag=far&sortBy=createdAt`)).data.items[1]);
    });
  });

  it('counts a view once per visitor and day, without outdating open forms', async () => {
    const { id, slug, updatedAt } = await item();
    const visitor = shop.visitor();
    const view = (name: number | string, agent = 'Browser') =>
      visitor.post(itemView(name), undefined, { headers: { 'User-Agent': agent } });
    expect((await view(id)).data).toEqual({ viewCount: 1 });
    expect((await view(slug)).data).toEqual({ viewCount: 1 });
    expect((await view(slug, 'Another browser')).data).toEqual({ viewCount: 2 });
    expect((await view('nothing')).status).toBe(404);
    expect((await admin.patch<Item>(path(id), { price: 9, updatedAt })).data).toMatchObject({ price: 9, viewCount: 2 });
  });

  it('allows no other method', async () => {
    expect(await admin.send('PUT', path(1), {})).toMatchObject({
      status: 405,
      error: { name: 'MethodNotAllowedError' },
    });
  });

  it('lets only administrators write', async () => {
    const { id } = await item();
    const customer = await shop.customer();
    for (const [client, status] of [
      [shop.visitor(), 401],
      [customer, 403],
    ] as const) {
      expect((await client.post(ITEMS, itemBody(category, { slug: slug() }))).status).toBe(status);
      expect((await client.patch(path(id), { price: 1 })).status).toBe(status);
      expect((await client.delete(path(id))).status).toBe(status);
    }
    expect((await shop.visitor().get(path(id))).status).toBe(200);
  });
});
