import { adminPaths, type FullItem } from '@stoa/contract';
import { type Bowls, first, last, MEDIUM, openBowls, SIZES, SMALL } from '../../../support/marketplace/bowls';

describe('an item with options that is changed', () => {
  let market: Bowls;
  let bowl: Bowls['bowl'];
  let change: Bowls['change'];
  let sellDownTo: Bowls['sellDownTo'];
  let stored: Bowls['stored'];

  beforeAll(async () => {
    market = await openBowls();
    ({ bowl, change, sellDownTo, stored } = market);
  });
  afterAll(() => market.shop.close());

  it('keeps not counting its stock when a client sends back what it read', async () => {
    const { id } = await bowl({ options: [], variants: [{ values: [], stock: null }] });
    const { stock, price } = await stored(id);
    const { data } = await change(id, { title: 'Endless bowl', stock, price });
    expect(data).toMatchObject({ title: 'Endless bowl', counted: false, stock: 0, status: 'AVAILABLE' });
    expect((await change(id, { stock: 4 })).data).toMatchObject({ counted: true, stock: 4 });
    expect((await change(id, { stock: 0 })).data).toMatchObject({ counted: true, stock: 0 });
  });

  it('is changed completely: variants with an id stay, missing ones are deleted', async () => {
    const item = await bowl();
    await sellDownTo(last(item), 1);
    const { data } = await change(item.id, {
      options: [SIZES],
      variants: [
        { values: ['S'], stock: null },
        { id: last(item).id, values: ['M'], own: { price: 60 } },
      ],
    });
    expect(data.variants).toMatchObject([
      { values: ['S'], stock: null, price: 50 },
      { id: last(item).id, values: ['M'], stock: 1, own: { price: 60, discountPrice: null } },
    ]);
    expect(data.variants).toHaveLength(2);
    expect(data.options).toEqual([SIZES]);
  });

  it('keeps its variants when a client sends it back as it was read', async () => {
    const item = await bowl({ variants: [{ ...SMALL, sku: 'ECHO-1' }, MEDIUM] });
    const { data, status } = await change(item.id, { ...(await stored(item.id)), title: 'Renamed bowl' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ title: 'Renamed bowl', variants: item.variants, own: item.own, price: 30 });
  });

  it('exchanges values and SKUs of two variants in one save', async () => {
    const item = await bowl({
      variants: [
        { ...SMALL, sku: 'A-1' },
        { ...MEDIUM, sku: 'B-1' },
      ],
    });
    const [one, other] = [first(item), last(item)];
    const { data } = await change(item.id, {
      options: item.options,
      variants: [
        { ...one, sku: 'B-1', values: other.values },
        { ...other, sku: 'A-1', values: one.values },
      ],
    });
    expect(data.variants).toMatchObject([
      { id: one.id, sku: 'B-1', values: other.values },
      { id: other.id, sku: 'A-1', values: one.values },
    ]);
  });

  it('loses its options, and has one variant as before', async () => {
    const item = await bowl();
    const kept = { id: last(item).id, values: [], sku: 'PLAIN-1' };
    const { data } = await change(item.id, { options: [], variants: [kept] });
    expect(data).toMatchObject({ hasOptions: false, price: 50, stock: 3, variants: [{ ...kept, price: 50 }] });
    expect((await change(item.id, { price: 40, stock: 8 })).data).toMatchObject({ price: 40, stock: 8 });
  });

  it('has its own price and status besides those it shows', async () => {
    const item = await bowl();
    const { data } = await change(item.id, { own: { price: 20, discountPrice: 15 } });
    expect(data).toMatchObject({ price: 20, discountPrice: 15, own: { price: 20, discountPrice: 15 } });
    const [{ changes }] = (await market.admin.get(`${adminPaths.activity}?kind=item&recordId=${item.id}`)).data.items;
    expect(changes).toMatchObject([
      { field: 'price', before: 50, after: 20 },
      { field: 'discountPrice', before: null, after: 15 },
    ]);
    const { data: report } = await market.admin.post(adminPaths.bulkItems, {
      ids: [item.id],
      action: 'setStatus',
      status: 'SOLD_OUT',
    });
    expect(report.succeeded).toBe(1);
    expect(await stored(item.id)).toMatchObject({ status: 'SOLD_OUT', own: { status: 'SOLD_OUT' } });
  });

  it('refuses a new stock of a variant that was sold meanwhile', async () => {
    const { id, options, variants, updatedAt } = await bowl();
    const save = (stockBefore: number) =>
      change(id, { updatedAt, options, variants: [{ ...variants[0], stock: 9, stockBefore }, variants[1]] });
    await sellDownTo(variants[0], 1);
    const { error } = await save(2);
    expect(error).toMatchObject({
      status: 409,
      details: {
        errors: [{ path: ['variants', '0', 'stock'], message: 'Stock is now 1' }],
        current: { id, variants: [{ stock: 1 }, { stock: 3 }] },
      },
    });
    expect((await save(1)).data.variants).toMatchObject([{ stock: 9 }, { stock: 3 }]);
  });

  it('refuses a new stock of an item without options that was sold meanwhile', async () => {
    const { id, variants } = await bowl({ options: [], variants: [{ values: [], stock: 4 }] });
    await sellDownTo(variants[0], 3);
    const { error } = await change(id, { stock: 9, stockBefore: 4 });
    expect(error).toMatchObject({
      status: 409,
      details: { errors: [{ path: ['stock'], message: 'Stock is now 3' }], current: { stock: 3 } },
    });
    expect((await change(id, { stock: 9, stockBefore: 3 })).data).toMatchObject({ stock: 9 });
    await sellDownTo(variants[0], null);
    expect((await change(id, { stock: 9, stockBefore: 9 })).error.details.errors).toMatchObject([
      { message: 'Stock isn’t counted anymore' },
    ]);
  });

  it('is saved by one of two people who change a variant at once', async () => {
    const item = await bowl();
    const save = (stock: number) =>
      change(item.id, {
        updatedAt: item.updatedAt,
        options: item.options,
        variants: [{ ...first(item), stock }, last(item)],
      });
    const outcomes = await Promise.all([save(7), save(8)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = outcomes.find(({ status }) => status === 200)?.data as FullItem;
    expect((await stored(item.id)).variants).toEqual(saved.variants);
  });
});
