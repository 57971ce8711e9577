import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serverUrl } from './folder';

export interface Pooler {
  /** The address of a database of the server, through the pooler. */
  through(databaseUrl: string): string;
  /** Shops that this process starts from now on reach their databases through it, and listen past it. */
  serveShops(): void;
  close(): Promise<void>;
}

const FOR_SHOPS = 'STOA_TEST_POOLER_PORT';
const PROGRAM = path.join(__dirname, 'pgbouncer-server.mjs');

const atPort = (databaseUrl: string, port: string): string => {
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return url.href;
};

/** How a shop reaches a database. */
export const databaseSettings = (databaseUrl: string): Record<string, string> => {
  const pooler = process.env[FOR_SHOPS];
  const isOfRun = databaseUrl !== '' && new URL(databaseUrl).host === new URL(serverUrl()).host;
  if (!pooler || !isOfRun) return { DATABASE_URL: databaseUrl };
  return { DATABASE_URL: atPort(databaseUrl, pooler), DATABASE_LISTEN_URL: databaseUrl };
};

interface InFrontOf {
  /** By default, the server of the run. */
  server?: string;
  /** By default, any that is free. */
  port?: string;
}

/** Undefined if this machine has no PgBouncer, which is printed. `sessions`: how many a database has for all of its clients. */
export const startPgBouncer = async (sessions = 5, of: InFrontOf = {}): Promise<Pooler | undefined> => {
  const args = [PROGRAM, of.server ?? serverUrl(), String(sessions), ...(of.port ? [of.port] : [])];
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then(() => undefined),
  ]);
  if (!port) {
    process.stderr.write('Not tested behind PgBouncer: install pgbouncer, or name it with PGBOUNCER_PATH.\n');
    return undefined;
  }
  return {
    through: (databaseUrl) => atPort(databaseUrl, port),
    serveShops() {
      process.env[FOR_SHOPS] = port;
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
};
