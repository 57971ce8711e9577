import { apiPaths, type ItemDetail, type ItemList, type PublicSettings } from '@stoa/contract';
import { openShop, type Shop } from '../../support/shop/shop';

const ITEMS = apiPaths.marketplace.items;

describe('the demonstration shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ demo: true });
  });
  afterAll(() => shop.close());

  const count = async (table: string) => Number((await shop.database.query(`SELECT count(*) FROM ${table}`))[0]?.count);
  const list = async (query: string) => (await shop.visitor().get<ItemList>(`${ITEMS}?${query}`)).data;
  const item = async (slug: string) => (await shop.visitor().get<ItemDetail>(`${ITEMS}/${slug}`)).data;

  it('shows visitors only published items, with images from the media library', async () => {
    const { items, pagination } = await list('limit=100');
    expect(pagination.total).toBe(23);
    expect(items.map(({ slug }) => slug)).not.toContain('one-hour-color-consultation');
    const libraryImage = await fetch(`${shop.url}${items[0]?.imageUrl}`);
    expect([libraryImage.status, libraryImage.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('has items and posts in every state, and views on past days', async () => {
    for (const status of ['AVAILABLE', 'SOLD_OUT', 'COMING_SOON'])
      expect((await list(`status=${status}`)).pagination.total).toBeGreaterThan(0);
    const states = await shop.database.query('SELECT DISTINCT state FROM posts ORDER BY state');
    expect(states.map(({ state }) => state)).toEqual(['ARCHIVED', 'DRAFT', 'PUBLISHED']);
    const [longest] = await shop.database.query('SELECT max(created_at) < now() AS past FROM posts');
    expect(longest?.past).toBe(true);
    expect(await count('view_days')).toBeGreaterThan(20);
  });

  it('has no comments and no likes, because nobody can leave any yet', async () => {
    for (const table of ['comments', 'likes']) expect(await count(table)).toBe(0);
  });

  it('links to the profiles of the demonstration shop', async () => {
    const { data } = await shop.visitor().get<PublicSettings>(apiPaths.store);
    expect(data.socialLinks.map(({ network }) => network)).toEqual(['instagram', 'pinterest', 'youtube']);
  });

  it('has images in every size that a browser may ask for', async () => {
    const { libraryImage } = await item('harbor-serving-bowl');
    expect(libraryImage?.sizes.map(({ width }) => width)).toEqual([208, 336, 480, 800, 1200, 1600]);
    for (const { url } of libraryImage?.sizes ?? []) expect((await fetch(`${shop.url}${url}`)).status).toBe(200);
  });

  it('requires an address only for items that are shipped', async () => {
    const needsShipping = async (slug: string) => (await item(slug)).sale.needsShipping;
    for (const slug of ['harbor-serving-bowl', 'bookbinding-at-the-kitchen-table'])
      expect(await needsShipping(slug)).toBe(true);
    for (const slug of ['letterpress-for-beginners', 'small-shop-website'])
      expect(await needsShipping(slug)).toBe(false);
  });
});
