import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiPaths, type Import, type ItemDetail } from '@stoa/contract';
import { confirm, preview, rowsOf } from '../../support/import-export/import-export';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';

const { marketplace } = apiPaths;
const file = (name: string) => readFileSync(path.join(__dirname, 'importers', name));

describe('the export of another shop program', () => {
  let market: Marketplace;
  const item = async (slug: string) => (await market.admin.get<ItemDetail>(marketplace.item(slug))).data;
  const outcomes = async (run: Import) =>
    (await rowsOf(market.admin, run)).map(({ row, outcome, reasons, notes }) => [
      row,
      outcome,
      ...reasons.map(({ message }) => message),
      ...notes,
    ]);

  beforeAll(async () => {
    market = await openMarketplace();
  });
  afterAll(() => market.shop.close());

  it.each([
    ['Shopify', 'Handle,Title,Option1 Name,Option1 Value,Variant Price', 'trimmed,Trimmed,Title,Default Title,60'],
    ['WooCommerce', 'Type,SKU,Name,Regular price', 'simple,,Trimmed,60'],
  ])('changes nothing that a file of %s has no column for', async (_, header, line) => {
    const { id } = await market.item({
      slug: 'trimmed',
      title: 'Trimmed',
      price: 50,
      discountPrice: 40,
      stock: 4,
      published: false,
    });
    const run = await preview(market.admin, 'items', `${header}\r\n${line}`);
    expect(await confirm(market.admin, run)).toMatchObject({ counts: { changed: 1, refused: 0 } });
    const after = await market.stored(id);
    expect(after).toMatchObject({ price: 60, discountPrice: 40, stock: 4, counted: true, published: false });
    await market.admin.delete(marketplace.item(id));
  });

  it('of WooCommerce is matched by SKU, whatever its products are called here', async () => {
    const renamed = await market.item({
      title: 'Renamed here',
      slug: 'renamed-here',
      options: [],
      variants: [{ values: [], stock: 3, sku: 'W-1' }],
    });
    const file = (...lines: string[]) => ['ID,Type,SKU,Name,Regular price', ...lines].join('\r\n');
    const run = await preview(market.admin, 'items', file('7,simple,W-1,Called otherwise there,70'));
    expect(run).toMatchObject({ status: 'READY', counts: { changed: 1, created: 0 } });
    await confirm(market.admin, run);
    expect(await market.stored(renamed.id)).toMatchObject({ slug: 'renamed-here', price: 70 });
    const twice = await preview(market.admin, 'items', file('7,simple,W-1,Cup one,71', '8,simple,W-1,Cup two,72'));
    expect(await outcomes(twice)).toMatchObject([
      [2, 'changed'],
      [3, 'refused', 'Row 2 is for the same item'],
    ]);
    await market.admin.delete(marketplace.item(renamed.id));
  });

  it('fills in the properties that a category has, and leaves the others of an item as they are', async () => {
    const { data: category } = await market.admin.post<{ id: number }>(marketplace.categories, {
      name: 'Trays',
      slug: 'trays',
      properties: [
        { name: 'Wood', kind: 'CHOICE', choices: ['Oak', 'Ash'] },
        { name: 'Height', kind: 'NUMBER', unit: 'cm' },
      ],
    });
    const { id } = await market.item({
      title: 'Tall tray',
      slug: 'tall-tray',
      categoryId: category.id,
      properties: { height: 12 },
    });
    const header =
      'Type,SKU,Name,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';
    const run = await preview(
      market.admin,
      'items',
      `${header}\r\nsimple,,Tall tray,60,wood,oak,Origin,"Porto, Braga"`,
    );
    await confirm(market.admin, run);
    expect(await market.stored(id)).toMatchObject({
      features: ['Origin: Porto, Braga'],
      properties: [
        { slug: 'wood', value: 'oak' },
        { slug: 'height', value: 12 },
      ],
    });
    await market.admin.delete(marketplace.item(id));
  });

  it('is recognized and mapped: Shopify, with the columns of former years', async () => {
    const run = await preview(market.admin, 'items', file('shopify-former.csv'));
    expect(run).toMatchObject({
      source: 'shopify',
      counts: { created: 5, refused: 1 },
      newCategories: ['Garden Pots', 'Uncategorized', 'Shelves'],
      newTags: ['Pot', 'Plants'],
    });
    expect(await outcomes(run)).toEqual([
      [2, 'created'],
      [3, 'created', 'Selling when out of stock isn’t supported, so the item will be sold out at 0'],
      [4, 'created'],
      [5, 'created'],
      [
        6,
        'created',
        'The compare-at price isn’t above the price, so there is no discount',
        'It has no description, so it won’t be published yet',
      ],
      [7, 'refused', 'Gift cards can’t be imported'],
    ]);
    expect((await market.admin.get(marketplace.item('clay-pot'))).status).toBe(404);

    expect(await confirm(market.admin, run)).toMatchObject({ counts: { created: 5, refused: 1 } });
    expect(await item('clay-pot')).toMatchObject({
      title: 'Clay Pot',
      description: 'Thrown & glazed by hand.',
      details: '- Drains well',
      category: { name: 'Garden Pots', slug: 'garden-pots' },
      tags: [{ name: 'Pot' }, { name: 'Plants' }],
      features: ['Material: clay, glaze'],
      imageUrl: 'https://x.example/1.jpg',
      imageAlt: 'A pot | green',
      gallery: [
        { url: 'https://x.example/2.jpg?v=1', alt: null },
        { url: 'https://x.example/3.jpg', alt: 'From above' },
      ],
      options: [
        { name: 'Size', values: [{ name: 'Regular' }, { name: 'Large' }] },
        { name: 'Glaze', values: [{ name: 'Sage' }] },
      ],
      variants: [
        {
          values: ['Regular', 'Sage'],
          weight: 500,
          sku: 'CP-R',
          barcode: '0365275101829',
          stock: 1,
          price: 9.99,
          own: null,
        },
        { values: ['Large', 'Sage'], stock: 0, own: { price: 20, discountPrice: 15.99 } },
      ],
      seoTitle: 'Clay pots',
      published: true,
    });
    expect(await item('copper-light')).toMatchObject({
      price: 75,
      discountPrice: 59.99,
      hasOptions: false,
      counted: false,
      published: false,
    });
    expect(await item('bare')).toMatchObject({ published: false, price: 25, discountPrice: null, stock: 4 });

    const again = await preview(market.admin, 'items', file('shopify-former.csv'));
    expect(again).toMatchObject({ counts: { created: 0, refused: 1 }, newTags: [] });
    expect((await outcomes(again)).map(([row, outcome]) => [row, outcome]).slice(0, 4)).toEqual(
      [2, 3, 4, 5].map((row) => [row, 'unchanged']),
    );
  });

  it('is recognized and mapped: Shopify today', async () => {
    const run = await preview(market.admin, 'items', file('shopify.csv'));
    expect(await outcomes(run)).toEqual([
      [2, 'created'],
      [3, 'created'],
      [4, 'refused', 'Price must be positive'],
    ]);
    await confirm(market.admin, run);
    expect(await item('history-of-rock')).toMatchObject({
      category: { slug: 'books' },
      counted: false,
      variants: [
        { values: ['PDF'], sku: 'HR-PDF', stock: null, price: 14.99, own: null },
        { values: ['Kindle'], own: { price: 14.99, discountPrice: 9.99 } },
      ],
    });
  });

  it('is recognized and mapped: WooCommerce, with variations before and far from their product', async () => {
    const run = await preview(market.admin, 'items', file('woocommerce.csv'));
    expect(run).toMatchObject({ source: 'woocommerce', newCategories: ['Tshirts', 'Music'] });
    expect(await outcomes(run)).toEqual([
      [2, 'created'],
      [3, 'created'],
      [
        4,
        'created',
        'Images that are only named, without an address, are left out',
        'It has no image, so it won’t be published yet',
      ],
      [5, 'created'],
      [6, 'refused', 'Products of the type “grouped” can’t be imported'],
      [7, 'refused', 'The file doesn’t contain the product of this variation'],
      [8, 'created'],
    ]);
    await confirm(market.admin, run);
    expect(await item('v-neck-tee')).toMatchObject({
      description: 'Soft.\n\nWarm and light.',
      featured: true,
      category: { slug: 'tshirts' },
      tags: [{ name: 'cotton' }, { name: 'a, b' }, { name: 'Music' }],
      features: ['Material: Cotton, Linen'],
      imageUrl: 'https://x.example/w1.jpg',
      gallery: [{ url: 'https://x.example/w2.jpg' }],
      options: [{ name: 'Color' }],
      variants: [
        { values: ['Green'], sku: 'tee-green', stock: null, price: 20 },
        { values: ['Blue'], sku: 'tee-blue', barcode: '0123', stock: 4, imageUrl: 'https://x.example/b.jpg' },
      ],
    });
    expect((await item('v-neck-tee')).variants[1]).toMatchObject({ price: 20.5, discountPrice: 15 });
    expect(await item('mug')).toMatchObject({ price: 9, discountPrice: null, stock: 0, counted: true });
  });
});
