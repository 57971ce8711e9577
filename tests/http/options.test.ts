import { apiPaths, type ItemDetail, type Variant, type WholeItem } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../support/marketplace';
import { confirm, download, preview, rowsOf } from '../support/transfer';
import { upload } from '../support/uploads';

const { marketplace, admin: panel } = apiPaths;

const value = (name: string, color: string | null = null) => ({ name, color });
const SIZES = { name: 'Size', values: [value('S'), value('M')] };
const GLAZES = { name: 'Glaze', values: [value('Sage', '#8a9a5b'), value('Slate')] };
const small = { values: ['S', 'Sage'], own: { price: 30, discountPrice: 25 }, stock: 2, sku: 'BOWL-S' };
const medium = { values: ['M', 'Slate'], stock: 3 };

describe('an item with options', () => {
  let market: Marketplace;
  const bowl = async (more: object = {}): Promise<WholeItem> => {
    const item = await market.item({
      price: 50,
      options: [SIZES, GLAZES],
      variants: [{ ...small, sku: null }, medium],
      ...more,
    });
    return item as WholeItem;
  };
  const change = (id: number, input: object) => market.admin.patch<WholeItem>(marketplace.item(id), input);
  const stored = (id: number): Promise<ItemDetail> => market.stored(id);
  const seen = async (id: number) => (await market.shop.visitor().get<ItemDetail>(marketplace.item(id))).data;
  const sell = (id: number | undefined, stock: number | null = 0) =>
    market.shop.database.query('UPDATE item_variants SET stock = $2 WHERE id = $1', [id, stock]);
  const first = ({ variants }: WholeItem): Variant => variants[0] as Variant;
  const last = ({ variants }: WholeItem): Variant => variants.at(-1) as Variant;

  beforeAll(async () => {
    market = await openMarketplace();
  });
  afterAll(() => market.shop.close());

  it('costs what the cheapest variant costs that can be had, and has the stock of all', async () => {
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
        { values: ['S', 'Sage'], price: 30, discountPrice: 25, own: small.own, stock: 2, status: 'AVAILABLE' },
        { values: ['M', 'Slate'], price: 50, discountPrice: null, own: null, stock: 3, enabled: true, sku: null },
      ],
    });
    await sell(first(item).id);
    expect(await stored(item.id)).toMatchObject({ price: 50, discountPrice: null, priceVaries: false, stock: 3 });
    await sell(last(item).id);
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
    await sell(first(item).id);
    expect(await found('maxPrice=49')).toEqual([]);
  });

  it('shows visitors what is on sale; administrators see all', async () => {
    const item = await bowl({ variants: [{ ...small, sku: null, enabled: false }, medium] });
    expect((await seen(item.id)).variants.map(({ values }) => values)).toEqual([['M', 'Slate']]);
    expect((await stored(item.id)).variants).toHaveLength(2);
    expect(item).toMatchObject({ price: 50, priceVaries: false, stock: 3 });
  });

  it('may have stock that is not counted', async () => {
    const item = await bowl({ variants: [{ ...medium, stock: null }] });
    expect(item).toMatchObject({ counted: false, stock: 0, status: 'AVAILABLE', variants: [{ stock: null }] });
  });

  it('keeps not counting its stock when a client sends back what it read', async () => {
    const { id } = await bowl({ options: [], variants: [{ values: [], stock: null }] });
    const { stock, price } = await stored(id);
    const { data } = await change(id, { title: 'Endless bowl', stock, price });
    expect(data).toMatchObject({ title: 'Endless bowl', counted: false, stock: 0, status: 'AVAILABLE' });
    expect((await change(id, { stock: 4 })).data).toMatchObject({ counted: true, stock: 4 });
    expect((await change(id, { stock: 0 })).data).toMatchObject({ counted: true, stock: 0 });
  });

  it('is changed as a whole: what has an id stays, what is missing goes', async () => {
    const item = await bowl();
    await sell(last(item).id, 1);
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
    const item = await bowl({ variants: [{ ...small, sku: 'ECHO-1' }, medium] });
    const { data, status } = await change(item.id, { ...(await stored(item.id)), title: 'Renamed bowl' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ title: 'Renamed bowl', variants: item.variants, own: item.own, price: 30 });
  });

  it('exchanges values and SKUs of two variants in one save', async () => {
    const item = await bowl({
      variants: [
        { ...small, sku: 'A-1' },
        { ...medium, sku: 'B-1' },
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

  it('has prices and a status of its own below what it shows', async () => {
    const item = await bowl();
    const { data } = await change(item.id, { own: { price: 20, discountPrice: 15 } });
    expect(data).toMatchObject({ price: 20, discountPrice: 15, own: { price: 20, discountPrice: 15 } });
    const [{ changes }] = (await market.admin.get(`${panel.activity}?kind=item&recordId=${item.id}`)).data.items;
    expect(changes).toMatchObject([
      { field: 'price', before: 50, after: 20 },
      { field: 'discountPrice', before: null, after: 15 },
    ]);
    const { data: report } = await market.admin.post(panel.bulkItems, {
      ids: [item.id],
      action: 'setStatus',
      status: 'SOLD_OUT',
    });
    expect(report.succeeded).toBe(1);
    expect(await stored(item.id)).toMatchObject({ status: 'SOLD_OUT', own: { status: 'SOLD_OUT' } });
  });

  it.each([
    [{ price: 31 }, 'price', 'The price of an item with options follows from its variants'],
    [{ discountPrice: null }, 'discountPrice', 'The discount price of an item with options follows from its variants'],
    [{ stock: 6 }, 'stock', 'An item with options has its stock at its variants'],
    [{ own: { price: 0 } }, 'own.price', 'Price must be positive'],
    [{ own: { discountPrice: 50 } }, 'discountPrice', 'Discount price must be lower than the price'],
  ])('refuses %j', async (input, path, message) => {
    const { status, error } = await change((await bowl()).id, input);
    expect(status).toBe(400);
    expect(error.details.errors).toMatchObject([{ path: path.split('.'), message: expect.stringContaining(message) }]);
  });

  it.each([
    [{ options: [SIZES] }, 'variants', 'Options and variants are sent together'],
    [{ variants: [medium] }, 'options', 'Options and variants are sent together'],
    [{ options: [SIZES], variants: [] }, 'variants', 'An item needs at least one variant'],
    [
      { options: [SIZES], variants: [{ values: ['L'] }] },
      'variants.0.values',
      'A variant needs one value of each option',
    ],
    [
      { options: [SIZES], variants: [{ values: ['S'] }, { values: ['S'] }] },
      'variants.1.values',
      'Another variant has the same values',
    ],
    [
      {
        options: [SIZES],
        variants: [
          { values: ['S'], sku: 'X' },
          { values: ['M'], sku: 'X' },
        ],
      },
      'variants.1.sku',
      'Another variant already has this SKU',
    ],
    [
      { options: [SIZES], variants: [{ values: ['S'], own: { price: 5, discountPrice: 5 } }] },
      'variants.0.own.discountPrice',
      'Discount price must be lower than the price',
    ],
    [{ options: [SIZES, SIZES], variants: [{ values: ['S', 'S'] }] }, 'options', 'Two options have the same name'],
    [
      { options: [{ name: 'Size', values: [value('S'), value('s')] }], variants: [{ values: ['S'] }] },
      'options.0.values',
      'Two values have the same name',
    ],
    [
      { options: [], variants: [{ values: [], own: { price: 5 } }] },
      'variants.0',
      'The price, image, and status of an item without options are its own',
    ],
  ])('a new one is refused at its field: %j', async (input, path, message) => {
    const { status, error } = await market.admin.post(marketplace.items, {
      title: 'Refused bowl',
      slug: market.slug(),
      description: 'It is never made.',
      price: 50,
      imageUrl: '/bowl.webp',
      categoryId: market.category,
      ...input,
    });
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([{ path: path.split('.'), message }]);
  });

  it('takes no SKU of another item, and no variant of it', async () => {
    const taken = await bowl({ variants: [{ ...small, sku: 'TAKEN' }] });
    const item = await bowl();
    const { options, variants } = item;
    const sku = await change(item.id, { options, variants: [variants[0], { ...variants[1], sku: 'TAKEN' }] });
    expect(sku.error).toMatchObject({
      status: 409,
      details: { errors: [{ path: ['variants', '1', 'sku'], message: 'Another variant already has this SKU' }] },
    });
    const foreign = await change(item.id, { options, variants: [{ ...variants[0], id: first(taken).id }] });
    expect(foreign.error).toMatchObject({ status: 409, message: 'This variant no longer exists' });
    expect((await stored(item.id)).variants).toEqual(variants);
  });

  it('keeps what an order left of a variant, if stock is to replace what was there before', async () => {
    const { id, options, variants, updatedAt } = await bowl();
    const save = (stockBefore: number) =>
      change(id, { updatedAt, options, variants: [{ ...variants[0], stock: 9, stockBefore }, variants[1]] });
    await sell(variants[0]?.id, 1);
    const { error } = await save(2);
    expect(error).toMatchObject({
      status: 409,
      details: {
        errors: [{ path: ['variants', '0', 'stock'], message: 'Stock is 1 by now' }],
        current: { id, variants: [{ stock: 1 }, { stock: 3 }] },
      },
    });
    expect((await save(1)).data.variants).toMatchObject([{ stock: 9 }, { stock: 3 }]);
  });

  it('keeps what an order left of an item without options, too', async () => {
    const { id, variants } = await bowl({ options: [], variants: [{ values: [], stock: 4 }] });
    await sell(variants[0]?.id, 3);
    const { error } = await change(id, { stock: 9, stockBefore: 4 });
    expect(error).toMatchObject({
      status: 409,
      details: { errors: [{ path: ['stock'], message: 'Stock is 3 by now' }], current: { stock: 3 } },
    });
    expect((await change(id, { stock: 9, stockBefore: 3 })).data).toMatchObject({ stock: 9 });
    await sell(variants[0]?.id, null);
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
    const saved = outcomes.find(({ status }) => status === 200)?.data as WholeItem;
    expect((await stored(item.id)).variants).toEqual(saved.variants);
  });

  it('is told in words, and comes back from the trash with the same variants', async () => {
    const item = await bowl({ variants: [{ ...small, sku: 'WORDS-1' }, medium] });
    const options = [{ name: 'Size', values: [value('S'), value('M')] }];
    await change(item.id, { options, variants: [{ ...last(item), values: ['M'], stock: null, enabled: false }] });
    const [{ changes }] = (await market.admin.get(`${panel.activity}?kind=item&recordId=${item.id}`)).data.items;
    expect(changes).toEqual([
      { field: 'options', before: ['Size: S, M', 'Glaze: Sage, Slate'], after: ['Size: S, M'], shortened: false },
      {
        field: 'variants',
        before: ['S / Sage, $25.00 instead of $30.00, 2 in stock, SKU WORDS-1', 'M / Slate, 3 in stock'],
        after: ['M, stock not counted, not on sale'],
        shortened: false,
      },
    ]);
    const before = await stored(item.id);
    await market.admin.delete(marketplace.item(item.id));
    const [entry] = (await market.admin.get(`${panel.trash}?kind=item`)).data.items;
    expect((await market.admin.post(panel.restore(entry.id))).status).toBe(200);
    expect(await stored(item.id)).toEqual(before);
  });

  it('tells readers without a browser what there is to choose', async () => {
    const { slug } = await bowl();
    const { text } = await market.shop.visitor().get(`/marketplace/${slug}.md`);
    expect(text).toContain('- Price: from $25.00 instead of $30.00');
    expect(text).toContain('- Size: S, M');
  });

  it('is exported with what was set of it, which an import finds unchanged', async () => {
    const item = await bowl({ title: 'Exported bowl' });
    await sell(first(item).id);
    await sell(last(item).id);
    const { bytes } = await download(market.admin, panel.export('items'), { search: 'Exported' });
    expect(bytes.toString()).toContain(',50.00,,FIXED,,AVAILABLE,,,furniture,');
    const { counts } = await preview(market.admin, 'items', bytes);
    expect(counts).toMatchObject({ unchanged: 2, changed: 0, refused: 0 });
  });

  it('takes no stock from an import', async () => {
    const item = await bowl();
    const done = await confirm(market.admin, await preview(market.admin, 'items', `slug,stock\n${item.slug},9\n`));
    expect((await rowsOf(market.admin, done)).map(({ reasons }) => reasons)).toEqual([
      [
        {
          column: 'stock',
          message: 'An item with options has its stock at its variants. Name the variant by its id, values, or SKU',
        },
      ],
    ]);
    expect(await stored(item.id)).toMatchObject({ stock: 5 });
  });

  it('is changed by administrators alone', async () => {
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
    const item = await bowl({ title: 'Pictured bowl', variants: [{ ...medium, imageUrl: file.url }] });
    const remove = async () => (await market.admin.delete(panel.mediaFile(file.id))).error?.message;
    expect(await remove()).toBe("This image is in use: item 'Pictured bowl'. Replace it there first");
    await market.admin.delete(marketplace.item(item.id));
    expect(await remove()).toContain("item 'Pictured bowl (in the trash)'");
  });
});
