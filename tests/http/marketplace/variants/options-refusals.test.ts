import { apiPaths } from '@stoa/contract';
import { type Bowls, first, last, MEDIUM, openBowls, SIZES, SMALL, value } from '../../../support/marketplace/bowls';
import { itemBody } from '../../../support/marketplace/marketplace';

const { marketplace } = apiPaths;

describe('options and variants that are wrong', () => {
  let market: Bowls;
  let bowl: Bowls['bowl'];
  let change: Bowls['change'];
  let stored: Bowls['stored'];

  beforeAll(async () => {
    market = await openBowls();
    ({ bowl, change, stored } = market);
  });
  afterAll(() => market.shop.close());

  it.each([
    [{ price: 31 }, 'price', 'The price of an item with options comes from its variants'],
    [{ discountPrice: null }, 'discountPrice', 'The discount price of an item with options comes from its variants'],
    [{ stock: 6 }, 'stock', 'The stock of an item with options is that of its variants'],
    [{ own: { price: 0 } }, 'own.price', 'Price must be positive'],
    [{ own: { discountPrice: 50 } }, 'discountPrice', 'Discount price must be lower than the price'],
  ])('refuses %j', async (input, path, message) => {
    const { status, error } = await change((await bowl()).id, input);
    expect(status).toBe(400);
    expect(error.details.errors).toMatchObject([{ path: path.split('.'), message: expect.stringContaining(message) }]);
  });

  it.each([
    [{ options: [SIZES] }, 'variants', 'Send options and variants together'],
    [{ variants: [MEDIUM] }, 'options', 'Send options and variants together'],
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
      'An item without options has no separate variant price, image, or status. Change the item’s',
    ],
  ])('are refused at their field in a new item: %j', async (input, path, message) => {
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

  it('can’t take a SKU or a variant of another item', async () => {
    const taken = await bowl({ variants: [{ ...SMALL, sku: 'TAKEN' }] });
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

  it('give an SKU to one of two items that ask for it at once', async () => {
    const make = (slug: string) =>
      market.admin.post(
        marketplace.items,
        itemBody(market.category, { slug, options: [SIZES], variants: [{ values: ['S'], sku: 'RARE' }] }),
      );
    const answers = await Promise.all(['one-bowl', 'other-bowl'].map(make));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.error.message).toBe('Another variant already has this SKU');
  });

  it.each([
    ["sku = 'BOWL-S'", 'item_variants_sku_unique'],
    ["option_1 = 'S', option_2 = 'Sage'", 'item_variants_options_unique'],
    ['stock = -1', 'item_variants_stock_check'],
    ['price = 0', 'item_variants_price_check'],
    ['price = 10, discount_price = 10', 'item_variants_discount_price_check'],
    ['item_id = NULL', 'item_variants_item_check'],
  ])('are refused by the database: %s', async (change, constraint) => {
    const item = await bowl({ variants: [{ ...SMALL, sku: 'BOWL-S' }, MEDIUM] });
    const sql = `UPDATE item_variants SET ${change} WHERE id = ${last(item).id}`;
    await expect(market.shop.database.query(sql)).rejects.toThrow(constraint);
    await market.admin.delete(marketplace.item(item.id));
  });
});
