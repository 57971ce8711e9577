import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths, type Session } from '@stoa/contract';
import { Client } from './client';
import { ADMIN, type Cms, startCms } from './cms';
import { createDatabase, type TestDatabase } from './database';
import { DEMO_TEMPLATE, demoFolder, runFolder } from './run';

/** A whole shop for one test file: its own database, data folder and process. */
export interface Shop {
  url: string;
  database: TestDatabase;
  dataFolder: string;
  cms: Cms;
  /** Stops the process, or has it killed, and starts another on the same data. */
  restart(how?: 'stop' | 'kill', env?: Record<string, string>): Promise<void>;
  visitor(): Client;
  /** Signed in as the first administrator. */
  admin(): Promise<Client>;
  /** A newly registered customer, signed in. */
  customer(
    account?: Partial<{ name: string; email: string; password: string }>,
  ): Promise<Client & { session: Session }>;
  close(): Promise<void>;
}

let customers = 0;

const newDataFolder = () => mkdtemp(path.join(runFolder(), 'shop-'));

/** With the demonstration shop in it, as `npm start` shows it. For browser tests. */
export const openDemoShop = async (env: Record<string, string> = {}): Promise<Shop> => {
  const dataFolder = await newDataFolder();
  await cp(demoFolder(), dataFolder, { recursive: true });
  return runShop(await createDatabase(DEMO_TEMPLATE), dataFolder, env);
};

export const openShop = async (env: Record<string, string> = {}): Promise<Shop> =>
  runShop(await createDatabase(), await newDataFolder(), env);

const runShop = async (database: TestDatabase, dataFolder: string, env: Record<string, string>): Promise<Shop> => {
  const start = (more: Record<string, string> = {}) =>
    startCms({ databaseUrl: database.url, dataFolder, env: { ...env, ...more } });

  const shop: Shop = {
    url: '',
    database,
    dataFolder,
    cms: await start(),
    async restart(how = 'stop', more) {
      await shop.cms[how]();
      shop.cms = await start(more);
      shop.url = shop.cms.url;
    },
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
    async close() {
      // Nothing of it is kept: an orderly stop, which waits for its visitors, has tests of its own.
      await shop.cms.kill();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  shop.url = shop.cms.url;
  return shop;
};
