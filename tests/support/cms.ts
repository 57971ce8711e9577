import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export const ADMIN = { email: 'admin@stoa.example', password: 'correct-horse-battery' };

const CMS_FOLDER = path.resolve(__dirname, '../../cms');
const BOOT_DEADLINE = 60_000;

const SECRETS = {
  APP_KEYS: 'test-key-one-aaaaaaaa,test-key-two-bbbbbbbb',
  API_TOKEN_SALT: 'test-api-token-salt',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt',
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
  JWT_SECRET: 'test-jwt-secret-that-is-long-enough-for-hs256',
};

export interface Cms {
  url: string;
  pid: number;
  /** What the process has printed so far. */
  log(): string;
  /** As an operator stops it; its exit code. */
  stop(): Promise<number | null>;
  /** As a power cut stops it. */
  kill(): Promise<number | null>;
}

export interface CmsOptions {
  databaseUrl: string;
  dataFolder: string;
  env?: Record<string, string>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const waitUntilReady = async (url: string, child: ChildProcess, log: () => string): Promise<void> => {
  const deadline = Date.now() + BOOT_DEADLINE;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`cms ended with code ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`cms was not ready in time:\n${log()}`);
};

const environmentOf = ({ databaseUrl, dataFolder, env = {} }: CmsOptions, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SECRETS,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  SERVE_CONSOLE: 'false',
  DEMO_SHOP: 'false',
  SMTP_URL: '',
  // Every test comes from one address.
  RATE_LIMITS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_EE: 'true',
  ...env,
});

/** The command behind `npm run seed`, in a process of its own. */
export const spawnSeed = (options: CmsOptions, ...given: string[]): ChildProcessByStdio<null, Readable, Readable> => {
  mkdirSync(path.join(options.dataFolder, 'public', 'uploads'), { recursive: true });
  return spawn(process.execPath, ['dist/src/seed/cli.js', ...given], {
    cwd: CMS_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(options, 0),
  });
};

/** The real backend in a process of its own, as operators run it. */
export const startCms = async (options: CmsOptions): Promise<Cms> => {
  mkdirSync(path.join(options.dataFolder, 'public', 'uploads'), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: CMS_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(options, port),
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const log = () => printed;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };

  try {
    await waitUntilReady(url, child, log);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, pid: child.pid ?? 0, log, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
