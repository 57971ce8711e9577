import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths, type Session } from '@stoa/contract';
import { ADMIN, type Cms, startCms } from '../run/cms';
import { createDatabase, type TestDatabase } from '../run/database';
import { DEMO_TEMPLATE, demoFolder, runFolder } from '../run/folder';
import { leaseSharedCms } from '../run/shared-cms';
import { ensureDemoTemplate } from '../run/template';
import { Client } from './client';

/** A complete, fresh shop for one test file: its database, its data folder, and a process that serves them. */
export interface Shop {
  url: string;
  database: TestDatabase;
  dataFolder: string;
  /** The process's output so far. */
  log(): string;
  visitor(): Client;
  /** Signed in as the first administrator. */
  admin(): Promise<Client>;
  /** A newly registered customer, signed in. */
  customer(
    account?: Partial<{ name: string; email: string; password: string }>,
  ): Promise<Client & { session: Session }>;
  /** A second process of the same shop, with its own settings; ends with the shop, if not earlier. */
  replica(env?: Record<string, string>): Promise<Cms>;
  close(): Promise<void>;
}

/** A shop with its own process, which can be stopped, killed, or started with other settings. */
export interface OwnShop extends Shop {
  cms: Cms;
  /** Stops or kills the process and starts another on the same data, at the same address. */
  restart(how?: 'stop' | 'kill', env?: Record<string, string>): Promise<void>;
}

let customers = 0;

const newDataFolder = () => mkdtemp(path.join(runFolder(), 'shop-'));

/** For tests that only make requests: one process serves test file after test file. */
export const openShop = async (): Promise<Shop> => {
  const { end, ...lease } = await leaseSharedCms();
  return shopOf({ ...lease, end });
};

/** For tests that interfere with the process or need their own settings. */
export const openOwnShop = async (env: Record<string, string> = {}): Promise<OwnShop> =>
  startShop(await createDatabase(), await newDataFolder(), env);

/** With the demo shop, as `npm start` shows it. For browser tests. */
export const openDemoShop = async (env: Record<string, string> = {}): Promise<OwnShop> => {
  await ensureDemoTemplate();
  const dataFolder = await newDataFolder();
  await cp(demoFolder(), dataFolder, { recursive: true });
  return startShop(await createDatabase(DEMO_TEMPLATE), dataFolder, env);
};

const startShop = async (database: TestDatabase, dataFolder: string, env: Record<string, string>): Promise<OwnShop> => {
  const start = (more: Record<string, string> = {}, port?: number) =>
    startCms({ databaseUrl: database.url, dataFolder, env: { ...env, ...more }, ...(port ? { port } : {}) });
  const cms = await start();
  const shop: OwnShop = Object.assign(
    shopOf({
      url: cms.url,
      database,
      dataFolder,
      log: () => shop.cms.log(),
      async end() {
        // Nothing is kept, so don't wait for an orderly shutdown, which has its own tests.
        await shop.cms.kill();
        await database.drop();
        await rm(dataFolder, { recursive: true, force: true });
      },
    }),
    {
      cms,
      async restart(how: 'stop' | 'kill' = 'stop', more?: Record<string, string>) {
        await shop.cms[how]();
        shop.cms = await start(more, Number(new URL(shop.url).port));
      },
    },
  );
  return shop;
};

interface Parts extends Pick<Shop, 'url' | 'database' | 'dataFolder' | 'log'> {
  end(): Promise<void>;
}

const shopOf = ({ end, ...parts }: Parts): Shop => {
  const replicas: Cms[] = [];
  const shop: Shop = {
    ...parts,
    visitor: () => new Client(shop.url),
    async admin() {
      const client = new Client(shop.url);
      client.token = (await client.post<Session>(apiPaths.auth.login, ADMIN)).data.token;
      return client;
    },
    async customer(account = {}) {
      customers += 1;
      const email = `customer-${process.pid}-${customers}@example.com`;
      const client = new Client(shop.url);
      const body = { name: 'Clara Customer', email, password: 'secret-123', ...account };
      const { data, status, text } = await client.post<Session>(apiPaths.auth.register, body);
      if (status >= 300) throw new Error(`register: ${text}`);
      client.token = data.token;
      return Object.assign(client, { session: data });
    },
    async replica(env) {
      const { database, dataFolder } = parts;
      const cms = await startCms({ databaseUrl: database.url, dataFolder, ...(env ? { env } : {}) });
      replicas.push(cms);
      return cms;
    },
    async close() {
      await Promise.all(replicas.map((cms) => cms.kill()));
      await end();
    },
  };
  return shop;
};
