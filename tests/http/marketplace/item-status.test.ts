import {
  adminPaths,
  apiPaths,
  type Facets,
  ITEM_STATUSES,
  type Item,
  type ItemList,
  type ItemStatus,
} from '@stoa/contract';
import { download, preview } from '../../support/import-export/import-export';
import { defineProperties, type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';

const { marketplace } = apiPaths;

const SIZES = { name: 'Size', values: ['S', 'M'].map((name) => ({ name, color: null })) };
const variant = (size: string, stock: number | null) => ({ values: [size], stock });

/** What it is told as, by its title. */
const TOLD: Record<string, ItemStatus> = {
  'In stock': 'AVAILABLE',
  'Nothing left': 'SOLD_OUT',
  'Never runs out': 'AVAILABLE',
  'Closed by hand': 'SOLD_OUT',
  'Announced, without stock': 'COMING_SOON',
  'Of one size': 'AVAILABLE',
  'Of no size': 'SOLD_OUT',
};

describe('the status of an item', () => {
  let at: Marketplace;
  const readers: Record<string, Client> = {};
  const find = async (title: string, client = at.shop.visitor()) =>
    (await client.get<ItemList>(`${marketplace.items}?search=${encodeURIComponent(title)}`)).data.items[0] as Item;

  beforeAll(async () => {
    at = await openMarketplace();
    readers.visitor = at.shop.visitor();
    readers.administrator = at.admin;
    await defineProperties(at.admin, at.category, [{ name: 'Oiled', kind: 'FLAG', facet: true }]);
    const make = (title: string, more: object) =>
      at.item({ title, description: 'Made of oak by hand', properties: { oiled: true }, ...more });
    await make('In stock', { stock: 2 });
    await make('Nothing left', { stock: 0 });
    await make('Never runs out', { options: [], variants: [{ values: [], stock: null }] });
    await make('Closed by hand', { stock: 2, status: 'SOLD_OUT' });
    await make('Announced, without stock', { stock: 0, status: 'COMING_SOON' });
    await make('Of one size', { options: [SIZES], variants: [variant('S', 0), variant('M', 1)] });
    await make('Of no size', { options: [SIZES], variants: [variant('S', 0), variant('M', 0)] });
  });
  afterAll(() => at.shop.close());

  describe.each(['visitor', 'administrator'])('as a %s reads it', (who) => {
    const read = async <Data>(path: string) => (await (readers[who] as Client).get<Data>(path)).data;

    it('shows whether it can be bought, in lists and details', async () => {
      const { items } = await read<ItemList>(`${marketplace.items}?limit=100`);
      expect(Object.fromEntries(items.map(({ title, status }) => [title, status]))).toEqual(TOLD);
      for (const { id, status } of items) expect(await read<Item>(marketplace.item(id))).toMatchObject({ id, status });
    });

    it.each(ITEM_STATUSES)('is filtered by %s, and counted alike', async (status) => {
      const { items, pagination } = await read<ItemList>(`${marketplace.items}?limit=100&status=${status}`);
      const expected = Object.keys(TOLD).filter((title) => TOLD[title] === status);
      expect(items.map(({ title }) => title).sort()).toEqual(expected.sort());
      expect(new Set(items.map((item) => item.status))).toEqual(new Set([status]));
      const { facets } = await read<Facets>(`${apiPaths.facets}?category=furniture&status=${status}`);
      expect(facets.map(({ values }) => values[0]?.count)).toEqual([pagination.total]);
    });
  });

  it('comes with the status that was set, which stays when the answer is sent back', async () => {
    const left = await find('Nothing left');
    expect(left).toMatchObject({ status: 'SOLD_OUT', own: { status: 'AVAILABLE' } });
    const { data } = await at.admin.patch<Item>(marketplace.item(left.id), { status: left.status, stock: 3 });
    expect(data).toMatchObject({ status: 'AVAILABLE', own: { status: 'AVAILABLE' } });
    await at.admin.patch(marketplace.item(left.id), { status: 'SOLD_OUT' });
    expect(await find('Nothing left')).toMatchObject({ status: 'SOLD_OUT', own: { status: 'SOLD_OUT' } });
    await at.admin.patch(marketplace.item(left.id), { own: { status: 'AVAILABLE' }, stock: 0 });
    expect(await find('Nothing left')).toMatchObject({ status: 'SOLD_OUT', own: { status: 'AVAILABLE' } });
  });

  it('is the one that was set in CSV exports', async () => {
    const file = (await download(at.admin, adminPaths.export('items'), { status: 'SOLD_OUT' })).bytes.toString();
    const [header, ...rows] = file.split('\r\n').map((line) => line.split(','));
    const [title, status] = ['title', 'status'].map((name) => header?.indexOf(name) ?? -1) as [number, number];
    const cells = Object.fromEntries(rows.filter((row) => row[title]).map((row) => [row[title], row[status]]));
    expect(cells).toEqual({ 'Nothing left': 'AVAILABLE', 'Closed by hand': 'SOLD_OUT', 'Of no size': 'AVAILABLE' });
    expect((await preview(at.admin, 'items', file)).counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
  });
});
