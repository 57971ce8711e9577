import { apiPaths, type Variant } from '@stoa/contract';
import { confirm, outcomesOf, previewLines, rowsOf } from '../../support/import-export/import-export';
import { type Bowls, OFF_SALE, openBowls, SMALL } from '../../support/marketplace/bowls';

const { marketplace } = apiPaths;

describe('items with options that a CSV changes', () => {
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

  it('lose their options only when the file says so, and the preview shows which variants go', async () => {
    const { id, slug } = await tea();
    const silent = await taken('slug,option1Name,price', `${slug},,60`);
    expect(outcomesOf(silent.rows)).toEqual([[2, 'changed']]);
    expect((await taken('slug,option1Name', `${slug},no options`)).rows[0]?.reasons).toEqual([
      { column: 'stock', message: 'Enter the item’s stock without options' },
    ]);
    const two = await taken('slug,option1Name,sku,stock', `${slug},no options,,7`, `${slug},,X-1,7`);
    expect(outcomesOf(two.rows)[1]).toEqual([
      3,
      'refused',
      expect.stringContaining('An item without options has one row'),
    ]);

    const { run, rows } = await taken('slug,option1Name,sku,stock', `${slug},No options ,,7`);
    expect(rows[0]?.changes).toEqual(
      expect.arrayContaining([
        { column: 'option1Name', before: 'Size', after: '' },
        { column: 'variants', before: 'S / Sage|M / Slate', after: '' },
      ]),
    );
    expect((await stored(id)).variants).toHaveLength(2);
    await confirm(market.admin, run);
    expect(await stored(id)).toMatchObject({
      options: [],
      price: 50,
      stock: 7,
      variants: [{ values: [], stock: 7, own: null, enabled: true }],
    });
    const again = await taken('slug,option1Name,stock', `${slug},no options,7`);
    expect(outcomesOf(again.rows)).toEqual([[2, 'unchanged']]);
    await market.admin.delete(marketplace.item(id));
  });

  it('lose the variants that are missing where the options are named, and the preview says which', async () => {
    const { id, slug, variants } = await tea();
    const [small] = variants as [Variant];
    const { run, rows } = await taken(
      'slug,option1Name,option1,option2Name,option2,stock',
      `${slug},Size,L,Glaze,Slate,5`,
      `${slug},,S,,Sage,2`,
    );
    expect(rows[0]?.changes).toEqual(
      expect.arrayContaining([
        { column: 'option1Values', before: 'S|M', after: 'S|M|L' },
        { column: 'variants', before: 'S / Sage|M / Slate', after: 'L / Slate|S / Sage' },
      ]),
    );
    await confirm(market.admin, run);
    expect((await stored(id)).variants).toMatchObject([
      { values: ['L', 'Slate'], stock: 5 },
      { id: small.id, values: ['S', 'Sage'], stock: 2, own: { price: 30 } },
    ]);
  });

  it('keep what was sold since the preview, and refuse what was changed since', async () => {
    const sold = await tea();
    const edited = await tea();
    const file = ['slug,option1,option2,variantPrice', `${sold.slug},S,Sage,33`, `${edited.slug},S,Sage,33`];
    const { run } = await taken(...file);
    const [small] = sold.variants as [Variant];
    await market.shop.database.query('UPDATE item_variants SET stock = 1 WHERE id = $1', [small.id]);
    await market.admin.patch(marketplace.item(edited.id), { title: 'Edited meanwhile' });
    await confirm(market.admin, run);
    expect((await stored(sold.id)).variants[0]).toMatchObject({ stock: 1, own: { price: 33, discountPrice: 25 } });
    expect((await stored(edited.id)).variants[0]).toMatchObject({ own: { price: 30 } });
    expect(outcomesOf(await rowsOf(market.admin, run))).toEqual([
      [2, 'changed'],
      [3, 'refused', 'null: Someone else changed this item after the preview'],
    ]);

    const restocked = await taken('slug,option1,option2,stock', `${sold.slug},S,Sage,9`);
    await market.shop.database.query('UPDATE item_variants SET stock = 0 WHERE id = $1', [small.id]);
    await confirm(market.admin, restocked.run);
    const [row] = await rowsOf(market.admin, restocked.run);
    expect(row?.reasons).toEqual([{ column: 'stock', message: 'Stock is now 0' }]);
  });

  it('exchange SKUs within an item, and say so if another item has taken one since the preview', async () => {
    const variants = [
      { values: ['S', 'Sage'], sku: 'ONE' },
      { values: ['M', 'Sage'], sku: 'TWO' },
    ];
    const { id, slug } = await tea({ variants });
    const swap = await taken('slug,option1,option2,sku', `${slug},S,Sage,TWO`, `${slug},M,Sage,ONE`);
    await confirm(market.admin, swap.run);
    expect((await stored(id)).variants.map(({ sku }) => sku)).toEqual(['TWO', 'ONE']);

    const late = await taken('slug,option1,option2,sku', `${slug},S,Sage,THREE`, `${slug},M,Sage,FOUR`);
    await tea({ variants: [{ values: ['S', 'Sage'], sku: 'FOUR' }] });
    await confirm(market.admin, late.run);
    expect(outcomesOf(await rowsOf(market.admin, late.run))).toEqual([
      [2, 'refused', 'sku: Another variant already has this SKU'],
      [3, 'refused', 'null: Another row of this item was rejected'],
    ]);
  });
});
