import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../../support/backup/backups';
import { restoreDump } from '../../support/migrations/dumps';
import { startCms } from '../../support/run/cms';
import type { TestDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';

const WAITING = 'SELECT count(*)::int AS waiting FROM outbox_messages WHERE sent_at IS NULL';

describe('the update of a database, apart from the processes that serve the shop', () => {
  let database: TestDatabase;
  let dataFolder: string;
  const migrate = (...args: string[]) => runProgram('migrate', { databaseUrl: database.url, dataFolder }, args);
  const numbers = async () =>
    (await database.query<{ number: number }>('SELECT number FROM migrations ORDER BY 1')).map(({ number }) => number);

  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(runFolder(), 'migrate-'));
    database = await restoreDump('shop-with-orders');
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('is announced: which migrations are pending, and that the shop has to stop for them', async () => {
    const { code, output } = await migrate('--pending');
    expect(output).toMatch(/^migration 74 \(.+\): the shop has to stop for it\n/);
    expect(code).toBe(3);
    expect((await numbers()).at(-1)).toBe(73);
  });

  it('happens once, and sends and serves nothing', async () => {
    const [before] = await database.query(WAITING);
    const { code, output } = await migrate();
    expect(output).toMatch(/✓ The database is up to date, after \d+\.\d s\.\n$/);
    expect(code).toBe(0);
    expect(output).not.toContain('Strapi started');
    expect(await database.query(WAITING)).toEqual([before]);
    const applied = await numbers();
    expect(applied).toEqual(applied.map((_, index) => index + 1));
    expect((await migrate('--pending')).output).toBe('The database is up to date.\n');
    expect((await migrate()).code).toBe(0);
    expect(await numbers()).toEqual(applied);
  });

  it('leaves nothing to do to the shop that starts afterwards', async () => {
    const cms = await startCms({ databaseUrl: database.url, dataFolder });
    expect(cms.log()).not.toContain('Migrations applied');
    await cms.stop();
  });

  it('refuses a database of a later version', async () => {
    await database.query(`INSERT INTO migrations (number, area, name, checksum) VALUES (9999, 'sales', 'later', 'x')`);
    const { code, output } = await migrate('--pending');
    expect(output).toContain('The database is newer than this version of Stoa');
    expect(code).toBe(1);
  });
});
