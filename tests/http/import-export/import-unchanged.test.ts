import { adminPaths, IMPORT_KINDS } from '@stoa/contract';
import { confirm, download, preview } from '../../support/import-export/import-export';
import { openShop, type Shop } from '../../support/shop/shop';

/** Each further variant has a line of its own. */
const LINES = { items: 39, posts: 24 };

describe('what was exported', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ demo: true });
  }, 240_000);
  afterAll(() => shop.close());

  /** The shop's entire content, including dates. */
  const everything = () =>
    Promise.all(
      ['items', 'item_variants', 'posts', 'items_tags_lnk', 'posts_tags_lnk'].map((table) =>
        shop.database.query(`SELECT * FROM ${table} ORDER BY id`),
      ),
    );

  it.each(IMPORT_KINDS)('changes nothing when it is imported: %s', async (kind) => {
    const path = adminPaths.export(kind);
    const admin = await shop.admin();
    const awkward = kind === 'items' ? 'description' : 'content';
    await shop.database.query(
      `UPDATE ${kind} SET title = '=1+1', ${awkward} = E' \\r\\n''=a\\r\\n\\ttext ' WHERE id = 1`,
    );
    const before = await everything();
    const { bytes } = await download(admin, path, {});
    const taken = await preview(admin, kind, bytes);
    expect(taken.counts).toEqual({ created: 0, changed: 0, unchanged: LINES[kind], refused: 0 });
    expect(taken.unknownColumns).toEqual([]);
    await confirm(admin, taken);
    expect(await everything()).toEqual(before);
    expect((await download(admin, path, {})).bytes.equals(bytes)).toBe(true);
  });
});
