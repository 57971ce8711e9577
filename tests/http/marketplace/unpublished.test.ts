import { apiPaths, type Item, type ItemDetail, type ItemList, type MarketplaceTerm } from '@stoa/contract';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { items: ITEMS, item: path, itemView, categories, tags } = apiPaths.marketplace;

describe('an unpublished item', () => {
  let shop: Shop;
  let admin: Client;
  let shown: Item;
  let hidden: Item;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    const mixed = await createCategory(admin, 'mixed');
    const secretCategory = await createCategory(admin, 'secret-category');
    const shared = await createTag(admin, 'shared');
    const secretTag = await createTag(admin, 'secret-tag');
    shown = await createItem(admin, mixed.id, { slug: 'shown', title: 'Shown vase', tags: [shared.id] });
    hidden = await createItem(admin, mixed.id, {
      slug: 'hidden',
      title: 'Hidden vase',
      price: 1,
      featured: true,
      status: 'COMING_SOON',
      published: false,
      tags: [shared.id, secretTag.id],
    });
    await createItem(admin, secretCategory.id, { slug: 'hidden-too', title: 'Second secret', published: false });
  });
  afterAll(() => shop.close());

  describe.each(['a visitor', 'a customer', 'a bad token'])('for %s', (who) => {
    let reader: Client;
    beforeAll(async () => {
      reader = who === 'a customer' ? await shop.customer() : shop.visitor();
      if (who === 'a bad token') reader.token = `${admin.token}x`;
    });

    it.each([
      '',
      'published=false',
      'published=true',
      'published[]=false',
      'featured=true',
      'status=COMING_SOON',
      'search=vase',
      'search=secret',
      'category=mixed',
      'category=secret-category',
      'tag=shared',
      'tag=secret-tag',
      'minPrice=0&maxPrice=5',
      'sortBy=price&order=asc',
      'sortBy=title&order=asc&limit=100',
      'page=2&limit=1',
    ])('is in no list: ?%s', async (query) => {
      const { status, text } = await reader.get<ItemList>(`${ITEMS}?${query}`);
      expect([200, 400]).toContain(status);
      expect(text).not.toMatch(/hidden|secret-|Second secret/);
    });

    it('is counted in no total', async () => {
      for (const query of ['', 'published=false', 'category=mixed', 'tag=shared', 'search=vase'])
        expect((await reader.get<ItemList>(`${ITEMS}?${query}`)).data.pagination.total).toBe(1);
    });

    it('isn’t found by id or slug, and counts no view', async () => {
      for (const name of [hidden.id, hidden.slug]) {
        expect((await reader.get(path(name))).status).toBe(404);
        expect((await reader.post(itemView(name))).status).toBe(404);
      }
    });

    it('is related to nothing', async () => {
      expect((await reader.get<ItemDetail>(path(shown.id))).data.related).toEqual([]);
    });

    it('is counted in no facet', async () => {
      const counts = async (list: string) =>
        (await reader.get<MarketplaceTerm[]>(list)).data.map((term) => [term.slug, term._count.marketplaceItems]);
      expect(await counts(categories)).toEqual([
        ['mixed', 1],
        ['secret-category', 0],
      ]);
      expect(await counts(tags)).toEqual([
        ['secret-tag', 0],
        ['shared', 1],
      ]);
    });
  });

  it('is visible to administrators in lists, details, and counts', async () => {
    const slugs = async (query: string) =>
      (await admin.get<ItemList>(`${ITEMS}?${query}`)).data.items.map(({ slug }) => slug);
    expect(await slugs('')).toEqual(['hidden-too', 'hidden', 'shown']);
    expect(await slugs('published=false')).toEqual(['hidden-too', 'hidden']);
    expect(await slugs('published=true')).toEqual(['shown']);
    expect(await slugs('featured=true')).toEqual(['hidden']);
    expect((await admin.get(path(hidden.id))).data).toMatchObject({ slug: 'hidden', published: false });
    expect((await admin.get(path('hidden'))).data.id).toBe(hidden.id);
    const [mixed] = (await admin.get<MarketplaceTerm[]>(categories)).data;
    expect(mixed?._count.marketplaceItems).toBe(2);
  });

  it('appears when it is published and vanishes when it is not', async () => {
    const visitor = shop.visitor();
    await admin.patch(path(hidden.id), { published: true, status: 'AVAILABLE' });
    expect((await visitor.get(path(hidden.slug))).status).toBe(200);
    expect((await visitor.get<ItemDetail>(path(shown.id))).data.related).toHaveLength(1);
    await admin.patch(path(hidden.id), { published: false });
    expect((await visitor.get(path(hidden.slug))).status).toBe(404);
  });
});
