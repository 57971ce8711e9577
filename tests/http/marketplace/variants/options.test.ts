import { adminPaths, apiPaths } from '@stoa/contract';
import {
  type Bowls,
  first,
  GLAZES,
  last,
  MEDIUM,
  openBowls,
  SIZES,
  SMALL,
  value,
} from '../../../support/marketplace/bowls';
import { upload } from '../../../support/media/uploads';

const { marketplace } = apiPaths;

describe('an item with options', () => {
  let market: Bowls;
  let bowl: Bowls['bowl'];
  let change: Bowls['change'];
  let sellDownTo: Bowls['sellDownTo'];
  let seen: Bowls['seen'];
  let stored: Bowls['stored'];

  beforeAll(async () => {
    market = await openBowls();
    ({ bowl, change, sellDownTo, seen, stored } = market);
  });
  afterAll(() => market.shop.close());

  it('costs as much as its cheapest available variant, and has the stock of all', async () => {
    const item = await bowl();
    expect(item).toMatchObject({
      hasOptions: true,
      price: 30,
      discountPrice: 25,
      priceVaries: true,
      stock: 5,
      counted: true,
      status: 'AVAILABLE',
      own: { price: 50, discountPrice: null, status: 'AVAILABLE' },
      options: [SIZES, GLAZES],
      variants: [
        { values: ['S', 'Sage'], price: 30, discountPrice: 25, own: SMALL.own, stock: 2, status: 'AVAILABLE' },
        { values: ['M', 'Slate'], price: 50, discountPrice: null, own: null, stock: 3, enabled: true, sku: null },
      ],
    });
    await sellDownTo(first(item));
    expect(await stored(item.id)).toMatchObject({ price: 50, discountPrice: null, priceVaries: false, stock: 3 });
    await sellDownTo(last(item));
    expect(await stored(item.id)).toMatchObject({ price: 30, status: 'SOLD_OUT', own: { status: 'AVAILABLE' } });
    expect((await seen(item.id)).variants.map(({ status }) => status)).toEqual(['SOLD_OUT', 'SOLD_OUT']);
  });

  it('is found by the price and the status it shows, and listed without its variants', async () => {
    const item = await bowl({ title: 'Listed bowl' });
    const found = async (query: string) =>
      (await market.shop.visitor().get(`${marketplace.items}?search=Listed&${query}`)).data.items;
    expect(await found('maxPrice=25')).toMatchObject([{ id: item.id, price: 30, priceVaries: true }]);
    expect(await found('minPrice=26')).toEqual([]);
    expect((await found(''))[0]).not.toHaveProperty('variants');
    await sellDownTo(first(item));
    expect(await found('maxPrice=49')).toEqual([]);
  });

  it('shows visitors what is on sale; administrators see all', async () => {
    const item = await bowl({ variants: [{ ...SMALL, enabled: false }, MEDIUM] });
    expect((await seen(item.id)).variants.map(({ values }) => values)).toEqual([['M', 'Slate']]);
    expect((await stored(item.id)).variants).toHaveLength(2);
    expect(item).toMatchObject({ price: 50, priceVaries: false, stock: 3 });
  });

  it('may have stock that is not counted', async () => {
    const item = await bowl({ variants: [{ ...MEDIUM, stock: null }] });
    expect(item).toMatchObject({ counted: false, stock: 0, status: 'AVAILABLE', variants: [{ stock: null }] });
  });

  it('is described in the activity, and comes back from the trash with the same variants', async () => {
    await market.admin.patch(adminPaths.settings, { weightUnit: 'lb' });
    const item = await bowl({ variants: [{ ...SMALL, sku: 'WORDS-1', weight: 680 }, MEDIUM] });
    const options = [{ name: 'Size', values: [value('S'), value('M')] }];
    await change(item.id, { options, variants: [{ ...last(item), values: ['M'], stock: null, enabled: false }] });
    const [{ changes }] = (await market.admin.get(`${adminPaths.activity}?kind=item&recordId=${item.id}`)).data.items;
    expect(changes).toEqual([
      { field: 'options', before: ['Size: S, M', 'Glaze: Sage, Slate'], after: ['Size: S, M'], shortened: false },
      {
        field: 'variants',
        before: ['S / Sage, $25.00 instead of $30.00, 2 in stock, SKU WORDS-1, 1.5 lb', 'M / Slate, 3 in stock'],
        after: ['M, stock not counted, inactive'],
        shortened: false,
      },
    ]);
    const before = await stored(item.id);
    await market.admin.delete(marketplace.item(item.id));
    const [entry] = (await market.admin.get(`${adminPaths.trash}?kind=item`)).data.items;
    expect((await market.admin.post(adminPaths.restore(entry.id))).status).toBe(200);
    expect(await stored(item.id)).toEqual(before);
  });

  it('lists its options in feeds and Markdown', async () => {
    const { slug } = await bowl();
    const { text } = await market.shop.visitor().get(`/marketplace/${slug}.md`);
    expect(text).toContain('- Price: from $25.00 instead of $30.00');
    expect(text).toContain('- Size: S, M');
  });

  it('can be changed only by administrators', async () => {
    const { id, options, variants } = await bowl();
    const customer = await market.shop.customer();
    for (const [client, status] of [
      [market.shop.visitor(), 401],
      [customer, 403],
    ] as const)
      expect((await client.patch(marketplace.item(id), { options, variants })).status).toBe(status);
  });

  it('keeps the image that only a variant shows, also in the trash', async () => {
    const file = (await upload(market.admin)).data;
    const item = await bowl({ title: 'Imaged bowl', variants: [{ ...MEDIUM, imageUrl: file.url }] });
    const remove = async () => (await market.admin.delete(adminPaths.mediaFile(file.id))).error?.message;
    expect(await remove()).toBe("This image is in use: item 'Imaged bowl'. Replace it there first");
    await market.admin.delete(marketplace.item(item.id));
    expect(await remove()).toContain("item 'Imaged bowl (in the trash)'");
  });
});
