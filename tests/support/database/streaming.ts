import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { runFolder } from '../run/folder';
import { startTestPostgres } from '../run/test-run.cjs';

/** A PostgreSQL server of one test file. */
export interface Server {
  url: string;
  folder: string;
  query<Row extends QueryResultRow>(statement: string): Promise<Row[]>;
  /** Stops it as an operator does, and starts it again at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** As a power failure does it. */
  kill(): void;
  stop(): Promise<void>;
}

const CLUSTER = 'postgres/cluster';

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(runFolder(), 'server-'));
  // The server runs as another user if we are root.
  spawnSync('chmod', ['755', folder]);
  return folder;
};

const ask = async <Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

const startIn = async (folder: string): Promise<Server> => {
  const { url, ...control } = await startTestPostgres(folder);
  return {
    url,
    folder,
    ...control,
    query: (statement) => ask(url, statement),
    kill: () =>
      process.kill(
        Number(readFileSync(path.join(folder, CLUSTER, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      ),
  };
};

const connectionTo = ({ url }: Server): string => {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} application_name=standby`;
};

/** A standby that runs. Without a primary, it follows none. */
export const follow = async (standby: Server, primary?: Server): Promise<void> => {
  await standby.query(`ALTER SYSTEM SET primary_conninfo = '${primary ? connectionTo(primary) : ''}'`);
  await standby.query('SELECT pg_reload_conf()');
};

/** Copies the files of the running primary, as a base backup does. */
const copyPrimary = async (primary: Server, from: string, to: string): Promise<void> => {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query("SELECT pg_backup_start('standby', true)");
  mkdirSync(path.dirname(to), { recursive: true });
  // Files may vanish meanwhile.
  spawnSync('cp', ['-a', from, to]);
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  rmSync(path.join(to, 'postmaster.pid'));
  writeFileSync(path.join(to, 'backup_label'), rows[0].labelfile);
  writeFileSync(path.join(to, 'standby.signal'), '');
  writeFileSync(path.join(to, 'postgresql.auto.conf'), `primary_conninfo = '${connectionTo(primary)}'\n`);
  spawnSync('chown', ['-R', `--reference=${from}`, to]);
};

/** A server of its own with a database `stoa`. */
export const startPrimary = (): Promise<Server> => startIn(newFolder());

/** Streams from a server that runs. */
export const startStandby = async (primary: Server): Promise<Server> => {
  const copy = newFolder();
  await primary.query("ALTER SYSTEM SET wal_keep_size = '256MB'");
  await primary.query('SELECT pg_reload_conf()');
  await copyPrimary(primary, path.join(primary.folder, CLUSTER), path.join(copy, CLUSTER));
  return startIn(copy);
};

export const startStreamingPair = async (): Promise<{ primary: Server; standby: Server }> => {
  const primary = await startPrimary();
  return { primary, standby: await startStandby(primary) };
};
