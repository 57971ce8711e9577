import { adminPaths, apiPaths, type FullItem, type LineOffer, type OfferList } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';

const { marketplace, offers: offersPath } = apiPaths;

describe('offers for the lines of a cart', () => {
  let market: Marketplace;
  const offersFor = async (...lines: (number | string)[]): Promise<OfferList['offers']> =>
    (await market.shop.visitor().get<OfferList>(offersPath(lines))).data.offers;
  const offerFor = async (line: number | string): Promise<LineOffer | null> => (await offersFor(line))[0] ?? null;
  const change = (id: number, input: object) => market.admin.patch<FullItem>(marketplace.item(id), input);

  const OPTIONS = ['S', 'M', 'L'].map((name) => ({ name, color: null }));
  const SMALL = { values: ['S'], own: { price: 30, discountPrice: 25 }, stock: 2 };
  const MEDIUM = { values: ['M'], stock: null };
  const bowl = async (more: object = {}) => {
    const item = (await market.item({
      title: 'Bowl',
      price: 50,
      discountPrice: 45,
      options: [{ name: 'Size', values: OPTIONS }],
      variants: [SMALL, MEDIUM, { values: ['L'], enabled: false }],
      ...more,
    })) as FullItem;
    const line = (place: number) => `${item.id}-${item.variants[place]?.id}`;
    return { ...item, small: line(0), medium: line(1), large: line(2) };
  };

  beforeAll(async () => {
    market = await openMarketplace();
  });
  afterAll(() => market.shop.close());

  it('are returned for each line, in order', async () => {
    const plain = await market.item({ title: 'Table', price: 120, stock: 4 });
    const { id, small, medium } = await bowl({ stockOne: 'bowl left', stockMany: 'bowls left' });
    const table = {
      name: 'Table',
      choice: null,
      price: 120,
      compareAtPrice: null,
      status: 'AVAILABLE',
      stock: 4,
      low: false,
      priceKind: 'FIXED',
      stockWords: null,
      mustChoose: false,
      needsShipping: true,
      schedule: null,
    };
    const ofBowl = { ...table, name: 'Bowl', stockWords: { one: 'bowl left', many: 'bowls left' } };
    expect(await offersFor(medium, plain.id, small, 2_000_000_000, plain.id)).toEqual([
      { ...ofBowl, choice: 'M', price: 45, compareAtPrice: 50, stock: null },
      table,
      { ...ofBowl, choice: 'S', price: 25, compareAtPrice: 30, stock: 2, low: true },
      null,
      table,
    ]);
    expect(await offerFor(id)).toMatchObject({ choice: null, price: 25, status: 'AVAILABLE', mustChoose: true });
  });

  it('are null for inactive variants, variants of other items, and unpublished items', async () => {
    const { id, small, medium, large, variants } = await bowl();
    const other = await market.item();
    expect(await offersFor(large, `${other.id}-${variants[0]?.id}`)).toEqual([null, null]);
    await change(id, { published: false });
    expect(await offersFor(id, small, medium)).toEqual([null, null, null]);
    expect((await market.admin.get<OfferList>(offersPath([small]))).data.offers).toEqual([null]);
  });

  it('mark items without a fixed price', async () => {
    const { id } = await market.item({ price: 90, priceKind: 'FROM' });
    expect(await offerFor(id)).toMatchObject({ price: 90, priceKind: 'FROM' });
  });

  it('mark sold-out variants at once', async () => {
    const { id, small, medium } = await bowl();
    expect(await offerFor(small)).toMatchObject({ stock: 2 });
    await market.shop.database.query('UPDATE item_variants SET stock = 0 WHERE item_id = $1 AND place = 1', [id]);
    expect(await offersFor(small, medium)).toMatchObject([{ status: 'SOLD_OUT', stock: 0 }, { status: 'AVAILABLE' }]);
    await change(id, { own: { status: 'COMING_SOON' } });
    expect(await offersFor(small, medium, id)).toMatchObject([
      { status: 'COMING_SOON' },
      { status: 'COMING_SOON' },
      { status: 'COMING_SOON', mustChoose: true },
    ]);
  });

  it('end when an option is deleted, and come back with the item from the trash', async () => {
    const { id, options, variants, small, medium } = await bowl();
    await change(id, { options, variants: variants.slice(1) });
    expect(await offersFor(small, medium)).toMatchObject([null, { choice: 'M' }]);
    await market.admin.delete(marketplace.item(id));
    expect(await offersFor(small, medium)).toEqual([null, null]);
    const [entry] = (await market.admin.get(`${adminPaths.trash}?kind=item`)).data.items;
    await market.admin.post(adminPaths.restore(entry.id));
    expect(await offersFor(small, medium)).toMatchObject([null, { choice: 'M', price: 45 }]);
  });

  it('follow an item that loses or gets options', async () => {
    const { id, small } = await bowl();
    await change(id, { options: [], variants: [{ values: [], stock: 7 }] });
    expect(await offersFor(small, id)).toMatchObject([null, { choice: null, price: 45, stock: 7, mustChoose: false }]);
  });

  it('are the same for everyone, and never outdated', async () => {
    const { small } = await bowl();
    const customer = await market.shop.customer();
    for (const client of [market.shop.visitor(), customer, market.admin]) {
      const { status, data, headers } = await client.get<OfferList>(offersPath([small]));
      expect([status, data.offers[0]?.choice, headers.get('cache-status')]).toEqual([200, 'S', null]);
    }
  });

  it.each(['', 'lines=', 'lines=bowl', 'lines=1-', 'lines=0', 'lines=1,,2', 'lines=3000000000', 'lines=1&lines=2'])(
    'refuse the query “%s”',
    async (query) => {
      const { status, error } = await market.shop.visitor().get(`/api/offers?${query}`);
      expect(status).toBe(400);
      expect(error.message).toBe('lines must be ids of items, or of items and variants, such as 12,15-301');
    },
  );

  it('are returned for at most 100 lines at once', async () => {
    const lines = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await market.shop.visitor().get(offersPath(lines))).error.message).toBe(
      'lines can have at most 100 entries',
    );
    expect((await market.shop.visitor().get(offersPath(lines.slice(1)))).status).toBe(200);
  });
});
