import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  backUp,
  emptyTarget,
  fingerprints,
  imagesOf,
  killAfter,
  milliseconds,
  restore,
  type Target,
  uploadsOf,
} from '../../support/backup/backups';
import { createDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';
import { openShop, type Shop } from '../../support/shop/shop';

/** What runs after the rows are there fails. */
const FAILS_LATE = `
  CREATE SCHEMA apart;
  CREATE FUNCTION apart.refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no triggers today'; END $$;
  CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE TRIGGER') EXECUTE FUNCTION apart.refuse()`;

/** As a damaged disk does it: nobody can read the orders anymore. */
const DAMAGE = `SET allow_system_table_mods = on;
  DELETE FROM pg_attribute WHERE attrelid = 'public.orders'::regclass AND attname = 'state'`;

/** So often it's killed, from its start to its end. */
const KILLS = 10;

/** A shop that doesn’t run. */
const stoppedShop = async (): Promise<Target> => {
  const target = await emptyTarget();
  await target.database.drop();
  const database = await createDatabase();
  await database.query("UPDATE store_settings SET shop_name = 'Before'");
  await writeFile(path.join(uploadsOf(target), 'before.png'), 'before');
  await writeFile(path.join(uploadsOf(target), 'changed.png'), 'before');
  return { ...target, database, databaseUrl: database.url };
};

const nameOf = async ({ database }: Pick<Target, 'database'>): Promise<string> =>
  (await database.query<{ name: string }>('SELECT shop_name AS name FROM store_settings'))[0]?.name ?? '';

const backupsIn = async ({ dataFolder }: Pick<Target, 'dataFolder'>): Promise<string[]> =>
  (await readdir(path.join(dataFolder, 'backups')).catch(() => [])).map((name) =>
    path.join(dataFolder, 'backups', name),
  );

describe('a restore over a shop', () => {
  let source: Target;
  let target: Target;
  let file: string;

  beforeAll(async () => {
    source = await stoppedShop();
    await source.database.query("UPDATE store_settings SET shop_name = 'Backed up'");
    await writeFile(path.join(uploadsOf(source), 'changed.png'), 'backed up');
    await writeFile(path.join(uploadsOf(source), 'added.png'), 'backed up');
    file = path.join(await mkdtemp(path.join(runFolder(), 'backups-')), 'shop.tar');
    expect(await backUp(source, file)).toMatchObject({ code: 0 });
  });
  beforeEach(async () => {
    target = await stoppedShop();
  });
  afterEach(() => target.database.drop());
  afterAll(() => source.database.drop());

  it('replaces it, and keeps it as a backup that can be restored, too', async () => {
    const replaced = async (days: number): Promise<string> => {
      const name = path.join(target.dataFolder, 'backups', `before-restore-2026${days}-030000.tar`);
      await mkdir(path.dirname(name), { recursive: true });
      await writeFile(name, 'earlier');
      await utimes(name, 0, Date.now() / 1000 - days * 86_400);
      return name;
    };
    const [kept] = [await replaced(29), await replaced(31)];
    const { code, output } = await restore(target, file, '--yes');
    expect([code, output]).toEqual([0, expect.stringContaining('That one is backed up first.')]);
    expect(await nameOf(target)).toBe('Backed up');
    expect(await imagesOf(target)).toEqual(['added.png', 'before.png', 'changed.png']);
    expect(await readFile(path.join(uploadsOf(target), 'changed.png'), 'utf8')).toBe('backed up');

    const [before = '', ...others] = (await backupsIn(target)).filter((name) => name !== kept);
    expect(others).toEqual([]);
    expect(before).toMatch(/before-restore-[\d-]+\.tar$/);
    expect(await restore(target, before, '--yes')).toMatchObject({ code: 0 });
    expect(await nameOf(target)).toBe('Before');
    expect(await imagesOf(target)).toEqual(['before.png', 'changed.png']);
    expect(await readFile(path.join(uploadsOf(target), 'changed.png'), 'utf8')).toBe('before');
  });

  it('asks first, and changes nothing where nobody can answer', async () => {
    const before = await fingerprints(target.database);
    const { code, output } = await restore(target, file);
    expect([code, output]).toEqual([1, expect.stringContaining('Nobody can answer here. Add --yes if you want that.')]);
    expect(await fingerprints(target.database)).toEqual(before);
    expect(await backupsIn(target)).toEqual([]);
  });

  it('leaves everything as it was if it fails in the middle', async () => {
    await target.database.query(FAILS_LATE);
    const before = await fingerprints(target.database);
    const { code, output } = await restore(target, file, '--yes');
    expect([code, output]).toEqual([1, expect.stringMatching(/no triggers today\. The shop is as it was\./)]);
    expect(await fingerprints(target.database)).toEqual(before);
    expect(await readdir(uploadsOf(target))).toEqual(['before.png', 'changed.png']);
    expect(await readFile(path.join(uploadsOf(target), 'changed.png'), 'utf8')).toBe('before');
  });

  it('is all or nothing wherever it is killed', async () => {
    const before = await fingerprints(target.database);
    const spare = await stoppedShop();
    const whole = await milliseconds(() => restore(spare, file, '--yes'));
    await spare.database.drop();
    for (let part = 1; part < KILLS; part += 1) {
      await killAfter((whole * part) / KILLS, 'restore', target, file, '--yes');
      if ((await nameOf(target)) === 'Before') expect(await fingerprints(target.database)).toEqual(before);
    }
    expect(await restore(target, file, '--yes')).toMatchObject({ code: 0 });
    expect(await nameOf(target)).toBe('Backed up');
    expect(await readdir(uploadsOf(target))).toEqual(['added.png', 'before.png', 'changed.png']);
  });

  it('isn’t hindered by a database that can’t be read, and keeps what is there', async () => {
    await target.database.query(DAMAGE);
    const { code, output } = await restore(target, file, '--yes');
    expect([code, output]).toEqual([0, expect.stringMatching(/can’t be backed up: .*attribute/)]);
    expect(output).toMatch(/What was there is in the schema damaged_\d+ of the database\./);
    expect(await nameOf(target)).toBe('Backed up');
    const [schema] = await target.database.query<{ name: string }>(
      "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'damaged%'",
    );
    expect(await target.database.query(`SELECT shop_name FROM ${schema?.name}.store_settings`)).toEqual([
      { shop_name: 'Before' },
    ]);
  });

  it('is refused in a database of something else', async () => {
    const other = await emptyTarget();
    await other.database.query('CREATE TABLE invoices (id integer)');
    const { code, output } = await restore(other, file, '--yes');
    expect([code, output]).toEqual([1, expect.stringContaining('This database has tables, but no shop.')]);
    await other.database.drop();
  });

  describe('that runs', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop();
    });
    afterAll(() => shop.close());

    it('is refused', async () => {
      const before = await nameOf(shop);
      const { code, output } = await restore(
        { databaseUrl: shop.database.url, dataFolder: shop.dataFolder },
        file,
        '--yes',
      );
      expect([code, output]).toEqual([
        1,
        expect.stringContaining('The shop is running. Stop it first, with all of its replicas'),
      ]);
      expect(await nameOf(shop)).toBe(before);
    });
  });
});
