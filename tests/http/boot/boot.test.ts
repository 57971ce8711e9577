import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCms } from '../../support/run/cms';
import { createDatabase, createEmptyDatabase } from '../../support/run/database';
import { openDatabaseLine } from '../../support/run/database-line';

describe('a boot', () => {
  it('brings up two processes at once on an empty database', async () => {
    const database = await createEmptyDatabase();
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'stoa-boot-'));
    const start = () => startCms({ databaseUrl: database.url, dataFolder });
    const started = await Promise.allSettled([start(), start()]);
    try {
      expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      const roles = await database.query('SELECT type FROM up_roles ORDER BY type');
      expect(roles.map(({ type }) => type)).toEqual([...new Set(roles.map(({ type }) => type))]);
      expect(roles.map(({ type }) => type)).toEqual(expect.arrayContaining(['admin', 'authenticated']));
      // Only in this database: other tests boot on the same server. Each shares the lock of shops that run.
      const locks = await database.query(
        `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
         WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND datname = current_database()`,
      );
      expect(locks).toEqual([]);
    } finally {
      await Promise.all(started.map((boot) => (boot.status === 'fulfilled' ? boot.value.stop() : undefined)));
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    }
  }, 120_000);

  it('ends with one sentence if the data folder can’t be written', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'stoa-boot-'));
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const options = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', dataFolder: folder };
    try {
      const { message } = await startCms({ ...options, env: { DATA_DIR: file } }).catch((error) => error);
      expect(message).toMatch(
        /^cms ended with code 1:\nThe data folder \S+file cannot be written \(ENOTDIR\): set DATA_DIR in \.env to a folder that can\.\n$/,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('refuses a pooler without a direct connection for listening', async () => {
    const database = await createDatabase();
    const pooler = await openDatabaseLine(database.url, true);
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'stoa-boot-'));
    const options = { databaseUrl: pooler.url, dataFolder };
    try {
      const { message } = await startCms(options).catch((error) => error);
      expect(message).toMatch(/The database is behind a pooler\. Set DATABASE_LISTEN_URL to .+ leads past it\n$/);
      const wrong = { ...options, databaseUrl: database.url, env: { DATABASE_LISTEN_URL: pooler.url } };
      const again = await startCms(wrong).catch((error) => error);
      expect(again.message).toMatch(/DATABASE_LISTEN_URL leads to a pooler\. Set it to .+ leads past it\n$/);
      await (await startCms({ ...options, env: { DATABASE_LISTEN_URL: database.url } })).stop();
    } finally {
      await pooler.close();
      await database.drop();
      await rm(dataFolder, { recursive: true });
    }
  });

  it('ends with a list of invalid settings, without a stack trace', async () => {
    const options = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', dataFolder: tmpdir() };
    const env = { RATE_LIMITS: 'maybe', SMTP_URL: 'mail.example.com', JWT_SECRET: '' };
    const { message } = await startCms({ ...options, env }).catch((error) => error);
    expect(message).toBe(
      [
        'cms ended with code 1:',
        'The shop can’t start with these settings. Change them in .env or in the environment:',
        "- RATE_LIMITS must be true or false, not 'maybe'",
        '- SMTP_URL must be an address that begins with smtp:// or smtps://',
        '- JWT_SECRET is missing (npm run setup writes it into .env)',
        '',
      ].join('\n'),
    );
  });
});
