import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { type AreaMigration, checksumOf, titleOf } from '../database/migrations/migration';
import { Failure } from '../failure';
import type { Manifest, RecordedMigration } from './format';

const RECORDS = 'SELECT number, area, name, checksum, applied_at FROM public.migrations ORDER BY number';

const hasMigrations = async (client: Client): Promise<boolean> =>
  (await client.query("SELECT to_regclass('public.migrations') IS NOT NULL AS present")).rows[0].present;

/** A shop of before migrations has none, and no name. */
export const readHistory = async (
  client: Client,
): Promise<{ migrations: RecordedMigration[]; shop: string | null }> => {
  if (!(await hasMigrations(client))) return { migrations: [], shop: null };
  const { rows } = await client.query<RecordedMigration & { applied_at: Date }>(RECORDS);
  const { rows: first } = await client.query<{ shop: string }>(
    'SELECT min(applied_at)::text AS shop FROM public.migrations',
  );
  const migrations = rows.map(({ number, area, name, checksum }) => ({ number, area, name, checksum }));
  return { migrations, shop: first[0]?.shop ?? null };
};

export const readMajor = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ number: string }>("SELECT current_setting('server_version_num') AS number");
  return Math.floor(Number(rows[0]?.number) / 10_000);
};

/** An earlier version’s backup migrates at the next start. This program can’t tell what a later one’s rows mean. */
export const requireKnown = (
  { version, migrations }: Pick<Manifest, 'version' | 'migrations'>,
  known: AreaMigration[],
): void => {
  const byNumber = new Map(known.map((migration) => [migration.number, migration]));
  const newer = migrations.find(({ number }) => !byNumber.has(number));
  if (newer)
    throw new Failure(
      `The backup is of a later version of Stoa (${version}), whose ${titleOf(newer)} this one doesn’t know. Nothing was changed. Update Stoa, then restore it.`,
    );
  const other = migrations.find(({ number, checksum }) => {
    const migration = byNumber.get(number);
    return migration && checksumOf(migration) !== checksum;
  });
  if (other)
    throw new Failure(
      `In the backup, ${titleOf(other)} isn’t the same as in this version of Stoa. Nothing was changed. Restore it with the version that made it (${version}).`,
    );
};

export const requirePostgres = ({ postgres }: Manifest, major: number): void => {
  if (postgres > major)
    throw new Failure(
      `The backup was made with PostgreSQL ${postgres}, and this is PostgreSQL ${major}. Nothing was changed. Restore it with PostgreSQL ${postgres} or later.`,
    );
};

/** Of Stoa. Both run in cms/. */
export const programVersion = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version;
