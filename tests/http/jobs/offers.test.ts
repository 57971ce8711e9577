import { adminPaths, type Job, type JobRow } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { eventually } from '../../support/shop/eventually';

const PERCENT = { prices: 'BOTH', by: 'PERCENT', value: 10, rounding: 'NONE' };

describe('a job that changes', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await openMarketplace();
  });
  afterAll(() => market.shop.close());

  const start = (input: object) => market.admin.post<Job>(adminPaths.startJob('items'), input);
  const run = async (input: object): Promise<Job> => {
    const started = await start(input);
    expect(started).toMatchObject({ status: 201 });
    return eventually(async () => {
      const { data } = await market.admin.get<Job>(adminPaths.job(started.data.id));
      expect(data.status).not.toBe('RUNNING');
      return data;
    });
  };
  const rows = async ({ id }: Job): Promise<JobRow[]> => (await market.admin.get(adminPaths.jobRows(id))).data.items;
  const saying = async (job: Job) => (await rows(job)).map(({ outcome, message }) => [outcome, message]);
  const variant = (value: string, more: object = {}) => ({ values: [value], ...more });
  const withSizes = (variants: object[], more: object = {}) =>
    market.item({
      price: 40,
      options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] }],
      variants,
      ...more,
    });
  const own = async (id: number) => (await market.stored(id)).own;
  const variants = async (id: number) => (await market.stored(id)).variants;

  describe('prices', () => {
    it('of the chosen items, each with its discount price', async () => {
      const [one, other, third] = [
        await market.item({ price: 50, discountPrice: 40 }),
        await market.item({ price: 12.5 }),
        await market.item({ price: 7 }),
      ];
      const job = await run({ action: 'changePrice', price: PERCENT, ids: [one.id, other.id] });
      expect(job).toMatchObject({ total: 2, change: { price: PERCENT }, counts: { changed: 2, skipped: 0 } });
      expect(await own(one.id)).toMatchObject({ price: 55, discountPrice: 44 });
      expect(await own(other.id)).toMatchObject({ price: 13.75, discountPrice: null });
      expect(await own(third.id)).toMatchObject({ price: 7 });
    });

    it('of everything that matches, rounded, and says what it skips and why', async () => {
      const price = { prices: 'PRICE', by: 'AMOUNT', value: -10, rounding: 'NINETY_NINE' };
      const [plain, cheap, reduced] = [
        await market.item({ title: 'Priced plain', price: 40 }),
        await market.item({ title: 'Priced cheap', price: 9 }),
        await market.item({ title: 'Priced reduced', price: 40, discountPrice: 35 }),
      ];
      const job = await run({ action: 'changePrice', price, query: { search: 'priced' } });
      expect(job.counts).toEqual({ changed: 1, unchanged: 0, skipped: 2, failed: 0 });
      expect(await own(plain.id)).toMatchObject({ price: 29.99 });
      expect(await own(cheap.id)).toMatchObject({ price: 9 });
      expect(await saying(job)).toEqual([
        ['changed', null],
        ['skipped', 'The price would be -$1.01'],
        ['skipped', 'The discount price of $35.00 wouldn’t be below the price of $29.99'],
      ]);
      expect(await own(reduced.id)).toMatchObject({ price: 40, discountPrice: 35 });
    });

    it('of variants that have their own, and of an item with all of its variants or not at all', async () => {
      const item = await withSizes([
        variant('S'),
        variant('M', { own: { price: 60, discountPrice: 50 }, stock: 3 }),
        variant('L', { own: { price: 5 } }),
      ]);
      const refused = await run({
        action: 'changePrice',
        price: { ...PERCENT, by: 'AMOUNT', value: -5 },
        ids: [item.id],
      });
      expect(await saying(refused)).toEqual([['skipped', 'L: The price would be $0.00']]);
      expect(await own(item.id)).toMatchObject({ price: 40 });
      const before = await variants(item.id);
      await run({ action: 'changePrice', price: PERCENT, ids: [item.id] });
      expect(await own(item.id)).toMatchObject({ price: 44 });
      expect(await variants(item.id)).toMatchObject([
        { id: before[0]?.id, own: null, price: 44 },
        { id: before[1]?.id, own: { price: 66, discountPrice: 55 }, stock: 3 },
        { id: before[2]?.id, own: { price: 5.5, discountPrice: null } },
      ]);
    });

    it('to a discount, and back', async () => {
      const item = await withSizes([variant('S'), variant('M', { own: { price: 60 } })], { discountPrice: 39 });
      const ids = [item.id];
      await run({ action: 'changePrice', price: { ...PERCENT, prices: 'DISCOUNT', value: -25 }, ids });
      expect(await own(item.id)).toMatchObject({ price: 40, discountPrice: 30 });
      expect((await variants(item.id))[1]).toMatchObject({ own: { price: 60, discountPrice: 45 } });
      await run({ action: 'endDiscount', ids });
      expect(await own(item.id)).toMatchObject({ price: 40, discountPrice: null });
      expect((await variants(item.id))[1]).toMatchObject({ own: { price: 60, discountPrice: null } });
      expect((await run({ action: 'endDiscount', ids })).counts).toMatchObject({ unchanged: 1 });
    });
  });

  describe('stock', () => {
    const add = (value: number) => ({ action: 'changeStock', stock: { by: 'ADD', value } });

    it('by adding to it, by taking from it what is there, and by setting it', async () => {
      const [one, other] = [await market.item({ stock: 4 }), await market.item({ stock: 1 })];
      const ids = [one.id, other.id];
      await run({ ...add(3), ids });
      expect([(await market.stored(one.id)).stock, (await market.stored(other.id)).stock]).toEqual([7, 4]);
      expect(await saying(await run({ ...add(-5), ids }))).toEqual([
        ['changed', null],
        ['skipped', 'Stock would be -1'],
      ]);
      await run({ action: 'changeStock', stock: { by: 'SET', value: 9 }, ids });
      expect([(await market.stored(one.id)).stock, (await market.stored(other.id)).stock]).toEqual([9, 9]);
    });

    it('of each variant, but not where it isn’t counted', async () => {
      const some = await withSizes([variant('S', { stock: 2 }), variant('M', { stock: null })]);
      const none = await withSizes([variant('S', { stock: null }), variant('M', { stock: null })]);
      const job = await run({ ...add(1), ids: [some.id, none.id] });
      expect(await saying(job)).toEqual([
        ['changed', 'Not counted: M'],
        ['skipped', 'Stock isn’t counted'],
      ]);
      expect((await variants(some.id)).map(({ stock }) => stock)).toEqual([3, null]);
    });

    it('without losing what is being sold', async () => {
      const item = await market.item({ stock: 5 });
      const sale = market.shop.database.query(
        `DO $$ BEGIN UPDATE item_variants SET stock = stock - 1 WHERE item_id = ${item.id}; PERFORM pg_sleep(1.5); END $$`,
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      const job = await run({ ...add(10), ids: [item.id] });
      await sale;
      expect(await saying(job)).toEqual([['changed', null]]);
      expect((await market.stored(item.id)).stock).toBe(14);
      // It waited, and didn’t have to begin again.
      expect(market.shop.log()).not.toMatch(/Job \d+:/);
    });
  });

  it('tags, and leaves the others', async () => {
    const [oak = 0, handmade = 0] = market.tags;
    const item = await market.item({ tags: [oak] });
    const named = async () => (await market.stored(item.id)).tags.map(({ slug }) => slug);
    await run({ action: 'addTags', tags: [handmade, oak], ids: [item.id] });
    expect(await named()).toEqual(['oak', 'handmade']);
    await run({ action: 'removeTags', tags: [oak], ids: [item.id] });
    expect(await named()).toEqual(['handmade']);
    const again = await run({ action: 'removeTags', tags: [oak], ids: [item.id] });
    expect(again.counts).toMatchObject({ unchanged: 1 });
    expect(await start({ action: 'addTags', tags: [2_000_000], ids: [item.id] })).toMatchObject({
      status: 400,
      error: { message: 'Tag 2000000 does not exist' },
    });
  });

  it.each([
    { action: 'changePrice', ids: [1] },
    { action: 'changePrice', ids: [1], price: { ...PERCENT, value: -100 } },
    { action: 'changeStock', ids: [1], stock: { by: 'SET', value: -1 } },
    { action: 'changeStock', ids: [1], stock: { by: 'ADD', value: 0.5 } },
    { action: 'endDiscount' },
    { action: 'endDiscount', ids: [1], query: {} },
    { action: 'endDiscount', ids: [2_000_000] },
  ])('nothing for %j', async (input) => expect((await start(input)).status).toBe(400));
});
