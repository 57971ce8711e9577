import { confirm, outcomesOf, preview, previewLines, rowsOf } from '../../support/import-export/import-export';
import { type Bowls, OFF_SALE, openBowls, SMALL } from '../../support/marketplace/bowls';

describe('invalid rows of variants', () => {
  let market: Bowls;
  let bowl: Bowls['bowl'];
  let stored: Bowls['stored'];
  const tea = (more: object = {}) => bowl({ variants: [SMALL, OFF_SALE], ...more });
  const taken = (...lines: string[]) => previewLines(market.admin, ...lines);

  beforeAll(async () => {
    market = await openBowls();
    ({ bowl, stored } = market);
  });
  afterAll(() => market.shop.close());

  it('are refused as a whole, with the row and the column that are wrong', async () => {
    const { slug } = await tea({ variants: [{ values: ['S', 'Sage'], sku: 'TAKEN', stock: 1 }] });
    const plain = await market.item();
    const file = await taken(
      'slug,title,price,variantId,option1Name,option1,option2Name,option2,sku,stock,variantPrice,variantDiscountPrice,enabled',
      `${slug},Oak table,50,,,,,,,7,,,`,
      'pot,,,,Size,S,,,,,,,',
      'pot,,,,,M,,,,many,20,30,perhaps',
      'pot,,,,,M,,x,,,,,',
      'jug,,,,,S,,,,,,,',
      'cup,,,,Size,S,,,TAKEN,,,,',
      `${slug},Other title,50,,,S,,Sage,,,,,`,
      `${plain.slug},Other title,50,,,,,,,3,,,`,
    );
    const found = outcomesOf(file.rows);
    expect(found[0]).toEqual([
      2,
      'refused',
      'stock: The stock of an item with options is that of its variants. Name the variant by its id, values, or SKU',
    ]);
    expect(found[1]).toEqual(
      expect.arrayContaining([3, 'title: Title must be at least 3 characters', 'price: Price must be positive']),
    );
    expect(found[2]).toEqual([
      4,
      'refused',
      'variantDiscountPrice: Discount price must be lower than the price',
      'stock: Stock must be a non-negative integer',
      'enabled: Active must be true or false',
    ]);
    expect(found[3]).toEqual([5, 'refused', 'option1: A variant needs one value of each option']);
    expect(found[4]).toEqual(expect.arrayContaining([6, 'refused', 'option1Name: Name the option of this value']));
    expect(found[5]).toEqual(expect.arrayContaining([7, 'refused', 'sku: Another variant already has this SKU']));
    expect(found[6]).toEqual([
      8,
      'refused',
      'stock: Stock must be a non-negative integer',
      'enabled: Active must be true or false',
    ]);
    expect(found[7]).toEqual([9, 'changed']);
  });

  it('can be refused because of another row of their item', async () => {
    const { slug } = await tea();
    const { rows } = await taken(
      'slug,option1,option2,stock',
      `${slug},S,Sage,4`,
      `${slug},M,Slate,-1`,
      `${slug},M,Slate,1`,
    );
    expect(rows.map(({ reasons }) => reasons[0]?.message)).toEqual([
      'Another row of this item was rejected',
      'Another row of this item was rejected',
      'Another row is for the same variant',
    ]);
  });

  it('take no stock from the row of their item', async () => {
    const item = await bowl();
    const done = await confirm(market.admin, await preview(market.admin, 'items', `slug,stock\n${item.slug},9\n`));
    expect((await rowsOf(market.admin, done)).map(({ reasons }) => reasons)).toEqual([
      [
        {
          column: 'stock',
          message:
            'The stock of an item with options is that of its variants. Name the variant by its id, values, or SKU',
        },
      ],
    ]);
    expect(await stored(item.id)).toMatchObject({ stock: 5 });
  });
});
