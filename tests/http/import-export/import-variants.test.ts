import { type ActivityList, adminPaths, apiPaths, type ItemDetail, type Variant } from '@stoa/contract';
import { confirm, download, outcomesOf, preview, previewLines } from '../../support/import-export/import-export';
import { type Bowls, first, last, OFF_SALE, openBowls, SMALL, value } from '../../support/marketplace/bowls';

const { marketplace } = apiPaths;

describe('items with options in a CSV', () => {
  let market: Bowls;
  let bowl: Bowls['bowl'];
  let sellDownTo: Bowls['sellDownTo'];
  let stored: Bowls['stored'];
  const tea = (more: object = {}) => bowl({ variants: [SMALL, OFF_SALE], ...more });
  const taken = (...lines: string[]) => previewLines(market.admin, ...lines);
  const everything = () =>
    Promise.all(
      ['items', 'item_variants'].map((table) => market.shop.database.query(`SELECT * FROM ${table} ORDER BY id`)),
    );

  beforeAll(async () => {
    market = await openBowls();
    ({ bowl, sellDownTo, stored } = market);
  });
  afterAll(() => market.shop.close());

  it('are exported with a line for each variant, which change nothing when they are imported', async () => {
    const { id, slug } = await tea({ gallery: [{ url: '/uploads/side.webp', alt: 'From | the side' }] });
    const endless = await market.item({ options: [], variants: [{ values: [], stock: null, sku: '=E-1' }] });
    const { bytes } = await download(market.admin, adminPaths.export('items'), {});
    const lines = bytes.toString().split('\r\n');
    const { variants } = await stored(id);
    const [small, medium] = variants as [Variant, Variant];
    expect(lines.find((line) => line.startsWith(`${id},${slug},Oak`))).toContain(
      `,Size,S|M,Glaze,Sage #8a9a5b|Slate,,,${small.id},S,Sage,,,,30.00,25.00,2,,true`,
    );
    const blank = ','.repeat((lines[0]?.split(',').indexOf('variantId') ?? 0) - 2);
    expect(lines).toContain(`${id},${slug},${blank}${medium.id},M,Slate,,,,,,not counted,,false,,,,`);
    expect(lines.find((line) => line.startsWith(`${endless.id},`))).toMatch(/,'=E-1,,,,not counted,,,,,,$/);

    const before = await everything();
    const run = await preview(market.admin, 'items', bytes);
    expect(run).toMatchObject({ status: 'DONE', rows: 3, counts: { unchanged: 3, refused: 0 }, unknownColumns: [] });
    expect(await everything()).toEqual(before);
  });

  it('stay complete when a spreadsheet moved their further lines to the end', async () => {
    const [one, two] = [await tea({ title: 'Sorted one' }), await tea({ title: 'Sorted two' })];
    const { bytes } = await download(market.admin, adminPaths.export('items'), { search: 'Sorted' });
    const [header = '', ...lines] = bytes.toString().trimEnd().split('\r\n');
    const isFirst = (line: string) => line.includes('Sorted');
    const sorted = [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))];
    expect(sorted).not.toEqual(lines);
    const { run } = await taken(header, ...sorted);
    expect(run).toMatchObject({ rows: 4, counts: { unchanged: 4, refused: 0 } });
    for (const { id } of [one, two]) expect((await stored(id)).variants).toHaveLength(2);
  });

  it('are shown in the template, which can be imported as it is', async () => {
    const { offer, bytes } = await download(market.admin, adminPaths.importTemplate('items'));
    expect(offer.fileName).toBe('items-template.csv');
    const run = await preview(market.admin, 'items', bytes);
    expect(run).toMatchObject({ counts: { created: 3, refused: 0 }, unknownColumns: [], readOnlyColumns: [] });
    const posts = await download(market.admin, adminPaths.importTemplate('posts'));
    expect(posts.bytes.toString()).toContain('our-first-post,Our first post,');
    expect((await market.admin.post(`${adminPaths.importTemplate('items')}x`)).status).toBe(404);
  });

  it('may be without options, with an SKU and stock that is not counted', async () => {
    const { id, slug } = await market.item({ stock: 4 });
    const [only] = (await stored(id)).variants as [Variant];
    await confirm(market.admin, (await taken('slug,sku', `${slug},PLAIN`)).run);
    expect((await stored(id)).variants).toMatchObject([{ id: only.id, sku: 'PLAIN', stock: 4 }]);
    await confirm(market.admin, (await taken('slug,stock', `${slug},Not counted`)).run);
    expect(await stored(id)).toMatchObject({ counted: false, variants: [{ id: only.id, sku: 'PLAIN', stock: null }] });
    expect(outcomesOf((await taken('slug,sku,stock', `${slug},PLAIN,2`, `${slug},,3`)).rows)).toEqual([
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
    expect(outcomesOf(made.rows)).toEqual([2, 3, 4].map((row) => [row, 'created']));
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
    const { data: log } = await market.admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${mug.id}`);
    expect(log.items[0]).toMatchObject({ action: 'updated', changes: [{ field: 'variants' }] });
  });

  it('are exported with what was set of them, which an import finds unchanged', async () => {
    const item = await bowl({ title: 'Exported bowl' });
    await sellDownTo(first(item));
    await sellDownTo(last(item));
    const { bytes } = await download(market.admin, adminPaths.export('items'), { search: 'Exported' });
    expect(bytes.toString()).toContain(',50.00,,FIXED,,AVAILABLE,,,,,false,furniture,');
    const { counts } = await preview(market.admin, 'items', bytes);
    expect(counts).toMatchObject({ unchanged: 2, changed: 0, refused: 0 });
  });
});
