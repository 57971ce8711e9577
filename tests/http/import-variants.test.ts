import { type ActivityList, apiPaths, type ItemDetail, type Variant } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../support/marketplace';
import { confirm, download, preview, rowsOf } from '../support/transfer';

const { marketplace, admin: panel } = apiPaths;

const csv = (...lines: string[]) => lines.join('\r\n');
const value = (name: string, color: string | null = null) => ({ name, color });
const SIZES = { name: 'Size', values: [value('S'), value('M')] };
const GLAZES = { name: 'Glaze', values: [value('Sage', '#8a9a5b'), value('Slate')] };

describe('items with options in a CSV', () => {
  let market: Marketplace;
  const tea = (more: object = {}) =>
    market.item({
      price: 50,
      options: [SIZES, GLAZES],
      variants: [
        { values: ['S', 'Sage'], own: { price: 30, discountPrice: 25 }, stock: 2 },
        { values: ['M', 'Slate'], stock: null, enabled: false },
      ],
      ...more,
    });
  const stored = (id: number): Promise<ItemDetail> => market.stored(id);
  const taken = async (...lines: string[]) => {
    const run = await preview(market.admin, 'items', csv(...lines));
    return { run, rows: await rowsOf(market.admin, run) };
  };
  const outcomes = ({ rows }: Awaited<ReturnType<typeof taken>>) =>
    rows.map(({ row, outcome, reasons }) => [
      row,
      outcome,
      ...reasons.map(({ column, message }) => `${column}: ${message}`),
    ]);
  const everything = () =>
    Promise.all(
      ['items', 'item_variants'].map((table) => market.shop.database.query(`SELECT * FROM ${table} ORDER BY id`)),
    );

  beforeAll(async () => {
    market = await openMarketplace();
  });
  afterAll(() => market.shop.close());

  it('are exported with a line for each variant, which change nothing when they are imported', async () => {
    const { id, slug } = await tea({ gallery: [{ url: '/uploads/side.webp', alt: 'From | the side' }] });
    const endless = await market.item({ options: [], variants: [{ values: [], stock: null, sku: '=E-1' }] });
    const { bytes } = await download(market.admin, panel.export('items'), {});
    const lines = bytes.toString().split('\r\n');
    const { variants } = await stored(id);
    const [small, medium] = variants as [Variant, Variant];
    expect(lines.find((line) => line.startsWith(`${id},${slug},Oak`))).toContain(
      `,Size,S|M,Glaze,Sage #8a9a5b|Slate,,,${small.id},S,Sage,,,,30.00,25.00,2,,true`,
    );
    const blank = ','.repeat((lines[0]?.split(',').indexOf('variantId') ?? 0) - 2);
    expect(lines).toContain(`${id},${slug},${blank}${medium.id},M,Slate,,,,,,not counted,,false`);
    expect(lines.find((line) => line.startsWith(`${endless.id},`))).toMatch(/,'=E-1,,,,not counted,,$/);

    const before = await everything();
    const run = await preview(market.admin, 'items', bytes);
    expect(run).toMatchObject({ status: 'DONE', rows: 3, counts: { unchanged: 3, refused: 0 }, unknownColumns: [] });
    expect(await everything()).toEqual(before);
  });

  it('lose their options only when the file says so, and the preview shows which variants go', async () => {
    const { id, slug } = await tea();
    const silent = await taken('slug,option1Name,price', `${slug},,60`);
    expect(outcomes(silent)).toEqual([[2, 'changed']]);
    expect((await taken('slug,option1Name', `${slug},no options`)).rows[0]?.reasons).toEqual([
      { column: 'stock', message: 'Say what the item’s stock is without options' },
    ]);
    const two = await taken('slug,option1Name,sku,stock', `${slug},no options,,7`, `${slug},,X-1,7`);
    expect(outcomes(two)[1]).toEqual([3, 'refused', expect.stringContaining('An item without options has one row')]);

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
    expect(outcomes(again)).toEqual([[2, 'unchanged']]);
    await market.admin.delete(marketplace.item(id));
  });

  it('stay whole when a spreadsheet sorted the file and put their further lines at its end', async () => {
    const [one, two] = [await tea({ title: 'Sorted one' }), await tea({ title: 'Sorted two' })];
    const { bytes } = await download(market.admin, panel.export('items'), { search: 'Sorted' });
    const [header = '', ...lines] = bytes.toString().trimEnd().split('\r\n');
    const isFirst = (line: string) => line.includes('Sorted');
    const sorted = [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))];
    expect(sorted).not.toEqual(lines);
    const { run } = await taken(header, ...sorted);
    expect(run).toMatchObject({ rows: 4, counts: { unchanged: 4, refused: 0 } });
    for (const { id } of [one, two]) expect((await stored(id)).variants).toHaveLength(2);
  });

  it('are shown in the template, which can be imported as it is', async () => {
    const { offer, bytes } = await download(market.admin, panel.importTemplate('items'));
    expect(offer.fileName).toBe('items-template.csv');
    const run = await preview(market.admin, 'items', bytes);
    expect(run).toMatchObject({ counts: { created: 3, refused: 0 }, unknownColumns: [], readOnlyColumns: [] });
    const posts = await download(market.admin, panel.importTemplate('posts'));
    expect(posts.bytes.toString()).toContain('our-first-post,Our first post,');
    expect((await market.admin.post(`${panel.importTemplate('items')}x`)).status).toBe(404);
  });

  it('may be without options, with an SKU and stock that is not counted', async () => {
    const { id, slug } = await market.item({ stock: 4 });
    const [only] = (await stored(id)).variants as [Variant];
    await confirm(market.admin, (await taken('slug,sku', `${slug},PLAIN`)).run);
    expect((await stored(id)).variants).toMatchObject([{ id: only.id, sku: 'PLAIN', stock: 4 }]);
    await confirm(market.admin, (await taken('slug,stock', `${slug},Not counted`)).run);
    expect(await stored(id)).toMatchObject({ counted: false, variants: [{ id: only.id, sku: 'PLAIN', stock: null }] });
    expect(outcomes(await taken('slug,sku,stock', `${slug},PLAIN,2`, `${slug},,3`))).toEqual([
      [2, 'refused', 'null: Another row of this item was rejected'],
      [3, 'refused', 'null: An item without options has one row. Name its options in option1Name'],
    ]);
  });

  it('are made from lines below each other, and changed as one item', async () => {
    const made = await taken(
      'slug,title,description,price,category,imageUrl,option1Name,option1,option2Name,option2,sku,stock,variantPrice',
      'mug,Mug,A mug for every morning.,20,furniture,/uploads/mug.webp,Size,Small,Glaze,Sage,MUG-S,3,',
      'mug,,,,,,,Large,,Sage,MUG-L,not counted,28',
      ',,,,,,,Large,,Slate,,,',
    );
    expect(outcomes(made)).toEqual([2, 3, 4].map((row) => [row, 'created']));
    expect(await confirm(market.admin, made.run)).toMatchObject({ settled: 3, counts: { created: 3, refused: 0 } });
    const mug = (await market.admin.get<ItemDetail>(marketplace.item('mug'))).data;
    expect(mug).toMatchObject({
      price: 20,
      options: [
        { name: 'Size', values: [value('Small'), value('Large')] },
        { name: 'Glaze', values: [value('Sage'), value('Slate')] },
      ],
      variants: [
        { values: ['Small', 'Sage'], sku: 'MUG-S', stock: 3, price: 20 },
        { values: ['Large', 'Sage'], sku: 'MUG-L', stock: null, price: 28 },
        { values: ['Large', 'Slate'], sku: null, stock: 1, enabled: true },
      ],
    });

    const restocked = await taken('slug,sku,stock', 'mug,MUG-S,9', 'mug,MUG-L,4');
    expect(restocked.rows.map(({ changes }) => changes)).toEqual([
      [{ column: 'stock', before: '3', after: '9' }],
      [{ column: 'stock', before: 'not counted', after: '4' }],
    ]);
    await confirm(market.admin, restocked.run);
    const after = await stored(mug.id);
    expect(after.variants.map(({ id, stock }) => [id, stock])).toEqual(
      mug.variants.map(({ id }, index) => [id, [9, 4, 1][index]]),
    );
    const { data: log } = await market.admin.get<ActivityList>(`${panel.activity}?kind=item&recordId=${mug.id}`);
    expect(log.items[0]).toMatchObject({ action: 'updated', changes: [{ field: 'variants' }] });
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
    const found = outcomes(file);
    expect(found[0]).toEqual([
      2,
      'refused',
      'stock: An item with options has its stock at its variants. Name the variant by its id, values, or SKU',
    ]);
    expect(found[1]).toEqual(
      expect.arrayContaining([3, 'title: Title must be at least 3 characters', 'price: Price must be positive']),
    );
    expect(found[2]).toEqual([
      4,
      'refused',
      'variantDiscountPrice: Discount price must be lower than the price',
      'stock: Stock must be a non-negative integer',
      'enabled: On sale must be true or false',
    ]);
    expect(found[3]).toEqual([5, 'refused', 'option1: A variant needs one value of each option']);
    expect(found[4]).toEqual(expect.arrayContaining([6, 'refused', 'option1Name: Name the option of this value']));
    expect(found[5]).toEqual(expect.arrayContaining([7, 'refused', 'sku: Another variant already has this SKU']));
    expect(found[6]).toEqual([
      8,
      'refused',
      'stock: Stock must be a non-negative integer',
      'enabled: On sale must be true or false',
    ]);
    expect(found[7]).toEqual([9, 'changed']);
  });

  it('may be rejected for what another of their rows says', async () => {
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
    expect(outcomes({ run, rows: await rowsOf(market.admin, run) })).toEqual([
      [2, 'changed'],
      [3, 'refused', 'null: Someone else changed this item after the preview'],
    ]);

    const restocked = await taken('slug,option1,option2,stock', `${sold.slug},S,Sage,9`);
    await market.shop.database.query('UPDATE item_variants SET stock = 0 WHERE id = $1', [small.id]);
    await confirm(market.admin, restocked.run);
    const [row] = await rowsOf(market.admin, restocked.run);
    expect(row?.reasons).toEqual([{ column: 'stock', message: 'Stock is 0 by now' }]);
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
    expect(outcomes({ ...late, rows: await rowsOf(market.admin, late.run) })).toEqual([
      [2, 'refused', 'sku: Another variant already has this SKU'],
      [3, 'refused', 'null: Another row of this item was rejected'],
    ]);
  });
});
