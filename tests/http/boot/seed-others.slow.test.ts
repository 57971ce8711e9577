import { apiPaths, type Collection, type HomePage, type ItemList, type PublicSettings } from '@stoa/contract';
import { type OwnShop, startShop } from '../../support/shop/shop';

jest.setTimeout(120_000);

const SHOPS = [
  {
    name: 'workshop',
    called: 'Kettle Creek Cycles',
    counts: { items: 12, item_categories: 4, posts: 6, pages: 4, collections: 3, up_users: 7, files: 33 },
    collection: 'ready-for-rain',
    styles: ['--stoa-item-ratio:1;', '#1F4FD8'],
  },
  {
    name: 'studio',
    called: 'Silver Hour',
    counts: { items: 12, item_categories: 4, posts: 6, pages: 4, collections: 3, up_users: 7, files: 29 },
    collection: 'by-the-water',
    styles: ['--stoa-item-ratio:4 / 5', '#17131F'],
  },
];

describe.each(SHOPS)('the demonstration shop $name', ({ name, called, counts, collection, styles }) => {
  let shop: OwnShop;
  const page = async (path: string) => (await fetch(`${shop.url}${path}`)).text();

  beforeAll(async () => {
    shop = await startShop({ env: { DEMO_SHOP: name } });
  });
  afterAll(() => shop.close());

  it('has everything that belongs to it', async () => {
    const count = async (table: string) =>
      Number((await shop.database.query(`SELECT count(*) FROM ${table}`))[0]?.count);
    const found = await Promise.all(Object.keys(counts).map(async (table) => [table, await count(table)]));
    expect(Object.fromEntries(found)).toEqual(counts);
    const { items } = (await shop.visitor().get<ItemList>(`${apiPaths.marketplace.items}?limit=100`)).data;
    expect(items).toHaveLength(12);
    const { data } = await shop.visitor().get<Collection>(apiPaths.collection(collection));
    expect(data.description).toBeTruthy();
  });

  it('has its own name, home page, and look', async () => {
    const { data } = await shop.visitor().get<PublicSettings>(apiPaths.store);
    expect(data.shopName).toBe(called);
    const home = (await shop.visitor().get<HomePage>(apiPaths.home)).data;
    for (const { kind, imageUrl, tiles } of home.sections) {
      if (kind === 'hero' || kind === 'story') expect(imageUrl).toMatch(/^\/uploads\//);
      if (kind === 'categories') expect(tiles.map((tile) => tile.imageUrl)).not.toContain(null);
    }
    const html = await page('/');
    for (const style of styles) expect(html).toContain(style);
    const [, logo] = /url\(["']?(\/uploads\/logo_[\w.-]+png)/.exec(html) ?? [];
    for (const address of [logo, '/icon-192.png']) {
      const image = await fetch(`${shop.url}${address}`);
      expect([address, image.status, image.headers.get('content-type')]).toEqual([address, 200, 'image/png']);
    }
  });
});
