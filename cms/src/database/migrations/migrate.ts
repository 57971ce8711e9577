import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';
import { Failure } from '../../failure';
import { type AreaMigration, type DataFix, pendingOf, titleOf } from './migration';
import { createRecords, insertRecord, readRecords } from './records';

const NAMED = 20;

/** A big table may take as long as it needs, but we don't wait forever for someone else's lock. */
const BEGIN = "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '60s'";

/**
 * Brings the database to the schema this version expects. Pending migrations share one transaction: either the whole update
 * succeeds, or the previous version can still start.
 */
export const migrate = async (client: Client, migrations: AreaMigration[], log: Core.Strapi['log']): Promise<void> => {
  const { pending } = pendingOf(migrations, await readRecords(client));
  if (pending.length === 0) return;

  const mended: string[] = [];
  let at = 'the start';
  try {
    await client.query(BEGIN);
    await createRecords(client);
    for (const migration of pending) {
      at = titleOf(migration);
      mended.push(...(await apply(client, migration)));
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Failure(
      `The database update failed at ${at} and was rolled back. PostgreSQL said: ${reasonOf(error)}. Fix the cause and start again, or start the previous version.`,
      { cause: error },
    );
  }
  log.info(`Migrations applied: ${pending.map(({ number }) => number).join(', ')}`);
  for (const line of mended) log.warn(line);
};

/** Returns the log messages about fixed rows. */
const apply = async (client: Client, migration: AreaMigration): Promise<string[]> => {
  const mended: string[] = [];
  if (migration.former) await client.query(migration.former);
  for (const step of migration.steps) {
    const { rows } = await client.query<{ id: number }>(typeof step === 'string' ? step : step.sql);
    if (typeof step === 'object' && rows.length > 0) mended.push(report(migration, step, rows));
  }
  await insertRecord(client, migration);
  return mended;
};

const report = (migration: AreaMigration, { rule, table }: DataFix, rows: { id: number }[]): string => {
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
  const [count, named] = ids.length === 1 ? ['1 row', 'id'] : [`${ids.length} rows`, 'ids'];
  return `Changed ${count} of ${table} (${named} ${ids.slice(0, NAMED).join(', ')}${more}) in ${titleOf(migration)}: ${rule}`;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
