import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  backUp,
  emptyTarget,
  expectOnlyHeldMails,
  restore,
  restoreSecrets,
  spawnProgram,
} from '../../support/backup/backups';
import { restoreDump } from '../../support/migrations/dumps';
import { startCms } from '../../support/run/cms';
import { createDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';
import { examine } from '../../support/sales/doctor';
import { eventually } from '../../support/shop/eventually';

const PASSPHRASE = 'correct horse battery';
const ENV = 'JWT_SECRET=the-secret-of-this-shop\nENCRYPTION_KEY=another-one\n';

const newFile = async () => path.join(await mkdtemp(path.join(runFolder(), 'backups-')), 'shop.tar');

describe('a backup of another version', () => {
  it('migrates at the next start if it is an earlier one', async () => {
    const former = await restoreDump('shop-with-orders');
    // Otherwise they expire soon after the start, as they should.
    for (const column of ['hold_until', 'look_at'])
      await former.query(`UPDATE orders SET ${column} = now() + interval '1 day' WHERE ${column} IS NOT NULL`);
    const numbers = await former.query('SELECT number FROM orders ORDER BY number');
    const file = await newFile();
    const target = await emptyTarget();
    expect(await backUp({ ...target, databaseUrl: former.url }, file)).toMatchObject({ code: 0 });
    await former.drop();

    expect(await restore(target, file, '--yes')).toMatchObject({ code: 0 });
    const cms = await startCms(target);
    expect(cms.log()).toMatch(/Migrations applied: 74/);
    expect(await target.database.query('SELECT number FROM orders ORDER BY number')).toEqual(numbers);
    expectOnlyHeldMails(await examine(target));
    await cms.kill();
    await target.database.drop();
  }, 120_000);

  it('is refused if it is a later one', async () => {
    const later = await createDatabase();
    await later.query(
      "INSERT INTO migrations (number, area, name, checksum) VALUES (9999, 'sales', 'loyalty points', 'unknown')",
    );
    const [file, target] = [await newFile(), await emptyTarget()];
    expect(await backUp({ ...target, databaseUrl: later.url }, file)).toMatchObject({ code: 0 });
    const { code, output } = await restore(target, file, '--yes');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /is of a later version of Stoa .* migration 9999 \(sales: loyalty points\) this one doesn’t know/,
      ),
    ]);
    expect(await target.database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    await later.drop();
    await target.database.drop();
  });
});

describe('a backup', () => {
  it('leaves nothing if it’s stopped, and says where it can’t be written', async () => {
    const database = await createDatabase();
    const target = { ...(await emptyTarget()), databaseUrl: database.url };
    const folder = await mkdtemp(path.join(runFolder(), 'stopped-'));
    const program = spawnProgram('backup', target, path.join(folder, 'shop.tar'));
    const ended = new Promise<number | null>((resolve) => program.once('exit', resolve));
    await eventually(async () => expect(await readdir(folder)).toEqual(['shop.tar.unfinished']));
    program.kill('SIGINT');
    expect([await ended, await readdir(folder)]).toEqual([1, []]);

    const refused = await backUp(target, '/dev/null/shop.tar');
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('/dev/null can’t be written to (')]);
    expect(await backUp(target, folder)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^stoa-[\d-]+\.tar$/)]);
    await database.drop();
  });

  it('isn’t made if it would lack something', async () => {
    const database = await createDatabase();
    await database.query('CREATE DOMAIN postal_code AS text');
    const file = await newFile();
    const { code, output } = await backUp({ ...(await emptyTarget()), databaseUrl: database.url }, file);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('has what a backup can’t hold: type public.postal_code.'),
    ]);
    expect(await readdir(path.dirname(file))).toEqual([]);
    await database.drop();
  });

  it('has no secrets unless asked for, and then only for whoever knows the passphrase', async () => {
    const database = await createDatabase();
    const target = { ...(await emptyTarget()), databaseUrl: database.url };
    const envFile = path.join(target.dataFolder, '.env');
    await writeFile(envFile, ENV);
    const [file, env] = [await newFile(), { ENV_FILE: envFile, BACKUP_PASSPHRASE: PASSPHRASE }];
    expect(await backUp({ ...target, env }, file, '--with-secrets')).toMatchObject({ code: 0 });
    const content = await readFile(file);
    for (const secret of ['the-secret-of-this-shop', PASSPHRASE]) expect(content.includes(secret)).toBe(false);

    const back = path.join(target.dataFolder, 'elsewhere.env');
    const wrong = await restoreSecrets({ ...target, env: { ENV_FILE: back, BACKUP_PASSPHRASE: 'another one' } }, file);
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringContaining('The passphrase isn’t the one of this backup.'),
    ]);
    expect(await readdir(target.dataFolder)).not.toContain('elsewhere.env');
    expect(await restoreSecrets({ ...target, env: { ...env, ENV_FILE: back } }, file)).toMatchObject({ code: 0 });
    expect(await readFile(back, 'utf8')).toBe(ENV);
    expect((await stat(back)).mode & 0o777).toBe(0o600);
    await database.drop();
  });
});
