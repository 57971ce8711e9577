import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from '@stoa/contract';
import type { Client } from 'pg';
import { attempt } from '../../database/failures/attempt';
import type { Sql } from '../../database/sql';
import { environment } from '../../environment';
import type { Check, Finding } from '../check';
import { connect } from '../examine';

const HEARD_WITHIN_MS = 2_000;
const CHANNEL = 'stoa_doctor';
const CLOCK_MS = 2_000;
const MANY = 0.8;

/** The way that a change takes from one replica to the caches of all. */
const isHeard = async (): Promise<boolean> => {
  const listener = await connect(environment.databaseListenUrl);
  try {
    const heard = new Promise((resolve) => listener.on('notification', () => resolve(true)));
    await listener.query(`LISTEN ${CHANNEL}`);
    const sender = await connect();
    await sender.query('SELECT pg_notify($1, $2)', [CHANNEL, '']).finally(() => sender.end());
    return await Promise.race([heard.then(() => true), sleep(HEARD_WITHIN_MS, false)]);
  } finally {
    await listener.end();
  }
};

const checkSignals = async (): Promise<Finding[]> => {
  const reason = await isHeard().then(
    (heard) => (heard ? undefined : `Nothing arrived within ${HEARD_WITHIN_MS / 1_000} seconds.`),
    (error: Error) => error.message,
  );
  if (reason === undefined) return [];
  return [
    {
      severity: 'ERROR',
      what: 'The database doesn’t tell the shop of changes (LISTEN and NOTIFY)',
      why: 'Nothing is served from the cache, so that pages are slower, and background work starts later.',
      advice: 'If there is a pooler, set DATABASE_LISTEN_URL to an address of the same database that leads past it.',
      details: [reason],
    },
  ];
};

const checkClock = async (client: Client): Promise<Finding[]> => {
  const asked = Date.now();
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const off = (rows[0]?.now.getTime() ?? asked) - (asked + Date.now()) / 2;
  if (Math.abs(off) < CLOCK_MS) return [];
  return [
    {
      severity: 'WARNING',
      what: `The clocks of the shop and of the database differ by ${Math.round(Math.abs(off) / 1_000)} seconds`,
      why: 'Sign-ins, reservations, and schedules end too early or too late.',
      advice: 'Turn on time synchronization (NTP) on both machines.',
      details: [],
    },
  ];
};

const checkIndexes = async (client: Client): Promise<Finding[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid
      AND (SELECT relnamespace FROM pg_class WHERE oid = indexrelid) = 'public'::regnamespace ORDER BY 1`,
  );
  if (rows.length === 0) return [];
  return [
    {
      severity: 'ERROR',
      what: `${counted(rows.length, 'index', 'indexes')} can’t be used`,
      why: 'What it makes fast is slow, and what it keeps unique may be there twice.',
      advice: 'Run npm run doctor -- --fix, which builds it again while the shop runs.',
      details: rows.map(({ name }) => name),
      fix: async (fixer) => {
        for (const { name } of rows) await fixer.query(`REINDEX INDEX CONCURRENTLY ${name}`);
        return `Built again: ${rows.map(({ name }) => name).join(', ')}`;
      },
    },
  ];
};

const checkSorting = async (client: Client): Promise<Finding[]> => {
  const { rows } = await client.query<{ name: string; kept: string; actual: string }>(
    `SELECT datname AS name, datcollversion AS kept, pg_database_collation_actual_version(oid) AS actual FROM pg_database
      WHERE datname = current_database() AND datcollversion <> pg_database_collation_actual_version(oid)`,
  );
  return rows.map(({ name, kept, actual }) => ({
    severity: 'WARNING' as const,
    what: 'The database sorts texts otherwise than when its indexes were built',
    why: 'Searches may miss rows, and what must be unique may be there twice. It happens when PostgreSQL moves to another system.',
    advice: `Stop the shop, and run in the database: REINDEX DATABASE "${name}"; ALTER DATABASE "${name}" REFRESH COLLATION VERSION;`,
    details: [`Version ${kept} when it was made, ${actual} now.`],
  }));
};

const checkConnections = async (client: Client): Promise<Finding[]> => {
  const { rows } = await client.query<{ used: number; most: number }>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
  );
  const { used = 0, most = 1 } = rows[0] ?? {};
  if (used < most * MANY) return [];
  return [
    {
      severity: 'WARNING',
      what: `${used} of ${most} connections to the database are open`,
      why: 'When none is left, requests fail.',
      advice: 'Lower DATABASE_POOL_MAX, raise max_connections of PostgreSQL, or put PgBouncer in between.',
      details: [],
    },
  ];
};

const checkDurability = async (client: Client): Promise<Finding[]> => {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY 1",
  );
  if (rows.length === 0) return [];
  return [
    {
      severity: 'WARNING',
      what: 'The database doesn’t wait until what it was told is on the disk',
      why: 'If the machine goes off, orders that customers saw confirmed can be lost, or the database can be damaged.',
      advice: 'Set these to on in postgresql.conf.',
      details: rows.map(({ name }) => name),
    },
  ];
};

/** insufficient_resources: a full disk, or a limit of what may be written. */
const CANNOT_WRITE = /^53/;

/** Sorts more than its memory holds, so PostgreSQL writes 5 MB to its disk, which may be another one than the shop's. */
const checkWrites = async (sql: Sql): Promise<Finding[]> => {
  const written = await attempt(sql, async () => {
    await sql.raw("SET LOCAL work_mem = '64kB'");
    await sql.raw(
      'SELECT count(*) FROM (SELECT md5(n::text) FROM generate_series(1, 100000) AS n ORDER BY 1) AS sorted',
    );
  });
  if (!('fault' in written)) return [];
  const { code = '', message } = written.fault as Error & { code?: string };
  if (!CANNOT_WRITE.test(code)) throw written.fault;
  return [
    {
      severity: 'ERROR',
      what: 'The database can’t write to its disk',
      why: 'Nobody can order or sign in, because nothing can be saved.',
      advice: 'Free space on the disk of PostgreSQL, or enlarge it.',
      details: [message],
    },
  ];
};

const sizeOf = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ size: string }>(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  );
  return rows[0]?.size ?? '';
};

export const database: Check = {
  name: 'Database',
  async look({ client, sql }) {
    const findings = [
      ...(await checkWrites(sql)),
      ...(await checkSignals()),
      ...(await checkClock(client)),
      ...(await checkIndexes(client)),
      ...(await checkSorting(client)),
      ...(await checkConnections(client)),
      ...(await checkDurability(client)),
    ];
    return { summary: `${await sizeOf(client)}, reachable`, findings };
  },
};
