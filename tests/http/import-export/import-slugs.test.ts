import { type ActivityList, adminPaths, apiPaths, type Import, type Item } from '@stoa/contract';
import { confirm, preview, rowsOf } from '../../support/import-export/import-export';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace } = apiPaths;
const HEADER = 'id,slug,title,description,price,category,imageUrl';
const TAKEN = 'Another item already uses this slug';

describe('an import in which rows take slugs from each other', () => {
  let shop: Shop;
  let admin: Client;
  let category: number;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    category = (await createCategory(admin, 'wood')).id;
  });
  afterAll(() => shop.close());

  const items = (...slugs: string[]): Promise<Item[]> =>
    Promise.all(slugs.map((slug) => createItem(admin, category, { slug, title: `The first ${slug}` })));
  const idOf = async (slug: string) => (await admin.get<Item>(marketplace.item(slug))).data?.id;
  const idsOf = (...slugs: string[]) => Promise.all(slugs.map(idOf));
  const renamed = (...rows: [Item | undefined, string][]) =>
    ['id,slug', ...rows.map(([item, slug]) => `${item?.id},${slug}`)].join('\n');
  const reasons = async (run: Import) => (await rowsOf(admin, run)).map((row) => row.reasons[0]?.message);

  it('swaps two, and passes others on in a chain, however many rows are between them', async () => {
    const [ash, elm, one, two, three] = await items('ash', 'elm', 'one', 'two', 'three');
    const row = (item: Item | undefined, slug: string) =>
      `${item?.id ?? ''},${slug},Renamed ${slug},A table of solid wood.,5,wood,https://images.example/a.jpg`;
    const between = Array.from({ length: 300 }, (_, n) => row(undefined, `between-${n}`));
    const file = [HEADER, row(ash, 'elm'), row(one, 'two'), row(two, 'three')];
    const run = await preview(admin, 'items', [...file, ...between, row(three, 'four'), row(elm, 'ash')].join('\n'));
    expect(run.counts).toEqual({ created: 300, changed: 5, unchanged: 0, refused: 0 });
    expect(await idsOf('ash', 'elm')).toEqual([ash?.id, elm?.id]);

    expect((await confirm(admin, run)).counts).toEqual({ created: 300, changed: 5, unchanged: 0, refused: 0 });
    expect(await idsOf('elm', 'ash', 'two', 'three', 'four')).toEqual(
      [ash, elm, one, two, three].map((item) => item?.id),
    );
    const { data } = await admin.get<ActivityList>(
      `${adminPaths.activity}?kind=item&recordId=${ash?.id}&action=updated`,
    );
    expect(data.items[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'slug', before: 'ash', after: 'elm' }),
    );
  });

  it('refuses a row that takes a slug that stays, and rows that depend on it', async () => {
    const [oak, fir, yew, box] = await items('oak', 'fir', 'yew', 'box');
    const run = await preview(admin, 'items', renamed([oak, 'fir'], [fir, 'yew'], [yew, 'no'], [box, 'fir']));
    expect(run.counts).toMatchObject({ changed: 0, refused: 4 });
    expect(await reasons(run)).toEqual([TAKEN, TAKEN, 'Slug must be at least 3 characters', TAKEN]);
  });

  it('gives a slug to the first row that takes it', async () => {
    const [bay, fig, may] = await items('bay', 'fig', 'may');
    const run = await preview(admin, 'items', renamed([fig, 'bay'], [may, 'bay'], [bay, 'cherry']));
    expect(await reasons(run)).toEqual([undefined, TAKEN, undefined]);
    await confirm(admin, run);
    expect(await idsOf('bay', 'may', 'cherry')).toEqual([fig?.id, may?.id, bay?.id]);
  });

  it('leaves two unchanged if one of them changed since the preview, and swaps the others', async () => {
    const [lime, pine, teak, plum] = await items('lime', 'pine', 'teak', 'plum');
    const run = await preview(admin, 'items', renamed([lime, 'pine'], [pine, 'lime'], [teak, 'plum'], [plum, 'teak']));
    expect(run.counts).toMatchObject({ changed: 4 });
    await admin.patch(marketplace.item(pine?.id ?? 0), { stock: 7 });
    const done = await confirm(admin, run);
    const stale = 'Someone else changed this item after the preview';
    expect(await reasons(done)).toEqual([TAKEN, stale, undefined, undefined]);
    expect(await idsOf('lime', 'pine', 'plum', 'teak')).toEqual([lime, pine, teak, plum].map((item) => item?.id));
  });

  it('reports a row that can’t be written and rows that depend on it, and writes the others', async () => {
    const tag = await createTag(admin, 'short-lived');
    const [reed, sage, mint, dill, leek] = await items('reed', 'sage', 'mint', 'dill', 'leek');
    const pairs = [
      [reed, 'sage', 'short-lived'],
      [sage, 'reed', ''],
      [mint, 'dill', ''],
      [dill, 'mint', ''],
      [leek, 'leeks', ''],
    ] as const;
    const rows = pairs.map(([item, slug, tags]) => `${item?.id},${slug},${tags}`);
    const run = await preview(admin, 'items', ['id,slug,tags', ...rows].join('\n'));
    expect(run.counts).toMatchObject({ changed: 5 });
    await admin.delete(marketplace.tag(tag.id));
    const done = await confirm(admin, run);
    const gone = 'This record is in use, or something it refers to no longer exists';
    expect(await reasons(done)).toEqual([gone, TAKEN, undefined, undefined, undefined]);
    expect(await idsOf('reed', 'sage', 'dill', 'mint', 'leeks')).toEqual(
      [reed, sage, mint, dill, leek].map((item) => item?.id),
    );
    expect(done).toMatchObject({ settled: 5, counts: { changed: 3, refused: 2 } });
  });

  it('refuses only rows that depend on a slug taken since the preview', async () => {
    const [aloe, iris, rose, lily] = await items('aloe', 'iris', 'rose', 'lily');
    const run = await preview(admin, 'items', renamed([aloe, 'iris'], [iris, 'free'], [rose, 'lily'], [lily, 'rose']));
    await items('free');
    const done = await confirm(admin, run);
    expect(await reasons(done)).toEqual([TAKEN, TAKEN, undefined, undefined]);
    expect(await idsOf('aloe', 'iris', 'lily', 'rose')).toEqual([aloe, iris, rose, lily].map((item) => item?.id));
  });
});
