import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { restoreDump } from '../../support/migrations/dumps';
import { allRows } from '../../support/migrations/rows';
import { readSchema } from '../../support/migrations/schema';
import { spawnSeed, startCms } from '../../support/run/cms';
import { createDatabase, type TestDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';

describe('the shop does not open, and leaves the database alone,', () => {
  let database: TestDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(runFolder(), 'refused-'));
  });
  afterEach(() => database.drop());
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  /** What the operator sees when a boot fails: everything except informational messages. */
  const refusal = async (): Promise<string> => {
    const boot = startCms({ databaseUrl: database.url, dataFolder });
    const { message } = await boot.then(
      (cms) => cms.kill().then(() => new Error('it opened')),
      (error: Error) => error,
    );
    const [first, ...lines] = stripVTControlCharacters(message).trim().split('\n');
    expect(first).toBe('cms ended with code 1:');
    return lines
      .filter((line) => !line.includes(' info: '))
      .join('\n')
      .replace(/^\[.*?\] error: /, '');
  };
  const refusalOfSeed = async () => {
    const seed = spawnSeed({ databaseUrl: database.url, dataFolder });
    const [output, [code]] = await Promise.all([text(seed.stderr), once(seed, 'exit')]);
    return { code, output: output.trim() };
  };
  const whole = async () => ({ schema: await readSchema(database), rows: await allRows(database) });

  it('when a migration fails', async () => {
    database = await restoreDump('shop-of-before');
    await database.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'items are closed for stocktaking'; END $$;
      CREATE TRIGGER closed BEFORE UPDATE ON items EXECUTE FUNCTION refuse()`);
    const before = await whole();
    expect(await refusal()).toBe(
      'The database update failed at migration 13 (marketplace: discount prices below prices) and was rolled back. ' +
        'PostgreSQL said: items are closed for stocktaking. ' +
        'Fix the cause and start again, or start the previous version.',
    );
    const after = await whole();
    // Strapi's sync ran first, so its columns and tables may change. Nothing of ours may be removed or added.
    const isOfOldTable = (line: string) => (/ ON public\.(\w+)/.exec(line)?.[1] ?? 'items') in before.rows;
    const ours = (lines: string[]) => lines.filter((line) => /^index | migrations |_check /.test(line));
    const [was, is] = [ours(before.schema), ours(after.schema)];
    expect(was.filter((line) => !is.includes(line))).toEqual([]);
    expect(is.filter((line) => isOfOldTable(line) && !was.includes(line))).toEqual([]);
    // Its new columns are empty, at the end of each row.
    const filled = (rows: string[] = []) => rows.map((row) => row.replace(/,*\)$/, ')'));
    for (const table of ['items', 'posts', 'up_users']) {
      expect(filled(after.rows[table])).toEqual(filled(before.rows[table]));
    }
  });

  it('when the database has had another migration under the same number', async () => {
    database = await createDatabase();
    await database.query("UPDATE migrations SET checksum = 'of another program' WHERE number = 10");
    const before = await whole();
    expect(await refusal()).toBe(
      'In this database, migration 10 (marketplace: rules and indexes of items) is not the same as in this version of Stoa. ' +
        'Nothing was changed. Start the version that last used this database, or restore a backup made with this version.',
    );
    expect(await whole()).toEqual(before);
  });

  it('when the database is newer, before Strapi looks at its tables', async () => {
    database = await createDatabase();
    await database.query(
      "INSERT INTO migrations (number, area, name, checksum) VALUES (9000, 'orders', 'reservations of stock', 'unknown')",
    );
    // Otherwise, Strapi would compare all tables with its schemas and record the result.
    await database.query("UPDATE strapi_database_schema SET hash = 'of a newer program'");
    const before = await whole();
    const sentence =
      'The database is newer than this version of Stoa, which does not know ' +
      'migration 9000 (orders: reservations of stock). Nothing was changed. Start the newer version, or restore a backup from before the update.';
    expect(await refusal()).toBe(sentence);
    expect(await refusalOfSeed()).toEqual({ code: 1, output: sentence });
    expect(await whole()).toEqual(before);
  });
});
