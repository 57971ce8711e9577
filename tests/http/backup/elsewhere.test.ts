import { randomInt } from 'node:crypto';
import { copyFile, mkdtemp, open, readFile, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  backUp,
  emptyTarget,
  fingerprints,
  imagesOf,
  restore,
  type Target,
  uploadsOf,
} from '../../support/backup/backups';
import { png } from '../../support/media/png';
import { uploaded } from '../../support/media/uploads';
import { readSchema } from '../../support/migrations/schema';
import { SECRETS } from '../../support/run/cms-environment';
import { runFolder } from '../../support/run/folder';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { openShop } from '../../support/shop/shop';

/** What a restore says of itself, and what PostgreSQL has no snapshot of. */
const NOT_COMPARED = ['strapi_core_store_settings', 'strapi_core_store_settings_id_seq', 'stock_watch'];

/** 10 MB: more than a part of the file holds. */
const LARGE_TABLE = `INSERT INTO rate_limits (key, points) SELECT n || repeat(md5(n::text), 6), n FROM generate_series(1, 50000) n`;

/** Those of a list of texts, which PostgreSQL writes otherwise once it has read them. */
const withoutCasts = (line: string) => line.replace(/::(character varying|text)(\[\])?/g, '').replace(/[()]/g, '');

describe('a backup of a shop that runs', () => {
  let shop: Selling;
  let folder: string;
  let file: string;
  const here = () => ({ databaseUrl: shop.shop.database.url, dataFolder: shop.shop.dataFolder });

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 9 });
    await shop.order({ lines: [lineOf(lamp)] });
    for (let place = 1; place <= 3; place += 1) await uploaded(shop.admin, { content: png(600, 400, place) });
    // As old libraries have them, and longer than a header’s name.
    await writeFile(path.join(uploadsOf(here()), `${'schöne_lampe_'.repeat(12)}.png`), png(4, 3));
    await shop.shop.database.query(LARGE_TABLE);
    folder = await mkdtemp(path.join(runFolder(), 'backups-'));
    file = path.join(folder, 'shop.tar');
    const { code, output } = await backUp(here(), file);
    expect([code, output]).toEqual([0, expect.stringContaining('read back')]);
  });
  afterAll(() => shop.shop.close());

  describe('restored elsewhere', () => {
    let target: Target;

    beforeAll(async () => {
      target = await emptyTarget();
      const { code, output } = await restore(target, file, '--yes');
      expect([code, output]).toEqual([0, expect.stringContaining('The shop is restored')]);
    });
    afterAll(() => target.database.drop());

    it('has the same rows in every table, and the same sequences', async () => {
      expect(await fingerprints(target.database, NOT_COMPARED)).toEqual(
        await fingerprints(shop.shop.database, NOT_COMPARED),
      );
    });

    it('has the same columns, constraints, indexes, triggers, and functions', async () => {
      const [made, original] = [await readSchema(target.database), await readSchema(shop.shop.database)];
      expect(made.map(withoutCasts)).toEqual(original.map(withoutCasts));
    });

    it('has the same images', async () => {
      const names = await imagesOf(target);
      expect(names).toEqual(await imagesOf(here()));
      expect(names.length).toBeGreaterThan(3);
      for (const name of names)
        expect(await readFile(path.join(uploadsOf(target), name))).toEqual(
          await readFile(path.join(uploadsOf(here()), name)),
        );
    });
  });

  it('is a tar file that only its owner can read, with no secret in it', async () => {
    const content = await readFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(content.subarray(257, 262).toString()).toBe('ustar');
    for (const secret of Object.values(SECRETS)) expect(content.includes(secret)).toBe(false);
  });

  it('is known to be damaged, whichever byte is', async () => {
    const damaged = path.join(folder, 'damaged.tar');
    await copyFile(file, damaged);
    const { size } = await stat(file);
    const whole = await readFile(file);
    // Of the first header, of the last, and of what fills blocks, too.
    const places = [
      0,
      150,
      511,
      size - 1,
      size - 600,
      size - 1500,
      size - 2048,
      ...Array.from({ length: 7 }, () => randomInt(size)),
    ];
    for (const place of places) {
      const handle = await open(damaged, 'r+');
      const flipped = Buffer.from([(whole[place] ?? 0) ^ (1 << (place % 8))]);
      await handle.write(flipped, 0, 1, place);
      const { code, output } = await backUp(here(), '--check', damaged);
      expect([place, code, output]).toEqual([
        place,
        1,
        expect.stringMatching(/isn’t a whole backup|was made by a later version/),
      ]);
      await handle.write(whole, place, 1, place);
      await handle.close();
    }
    expect((await backUp(here(), '--check', damaged)).code).toBe(0);
  });

  it('is known to be cut, wherever it is', async () => {
    const cut = path.join(folder, 'cut.tar');
    await writeFile(cut, await readFile(file));
    const { size } = await stat(file);
    const lengths = [
      size - 1,
      size - 512,
      size - 1024,
      size - 2048,
      ...Array.from({ length: 4 }, () => randomInt(size)),
      1024,
      0,
    ];
    for (const length of lengths.sort((one, other) => other - one)) {
      await truncate(cut, length);
      const { code, output } = await backUp(here(), '--check', cut);
      expect([length, code, output]).toEqual([length, 1, expect.stringContaining('isn’t a whole backup')]);
    }
    await unlink(cut);
  });
});
