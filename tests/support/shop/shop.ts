import { rm } from 'node:fs/promises';
import { apiPaths, type Session } from '@stoa/contract';
import { type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { ADMIN, type Cms, startCms } from '../run/cms';
import { temporaryFolder } from '../run/cms-environment';
import type { TestDatabase } from '../run/database';
import { type CmsSettings, freshData, leaseSharedCms } from '../run/shared-cms';
import { startSharedPayPal } from '../run/shared-paypal';
import { Client } from './client';

/** A complete, fresh shop for one test file: its database, its data folder, and a process that serves them. */
export interface Shop {
  url: string;
  database: TestDatabase;
  dataFolder: string;
  temporaryFolder: string;
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

export interface ShopOptions {
  /** With the records and images of the demo shop. */
  demo?: boolean;
  /** Beside an emulator of PayPal, which it talks to. */
  paypal?: boolean;
  /** Settings besides those of all tests (cms-environment.ts). */
  env?: Record<string, string>;
}

export interface BesidePayPal {
  paypal: PayPalEmulator;
}

type As<Kind extends Shop, Options> = Options extends { paypal: true } ? Kind & BesidePayPal : Kind;

let customers = 0;

/**
 * A fresh shop on a process that serves test file after test file: everything is put back to how it was after the start. For all
 * tests that leave the process alone.
 */
export const openShop = async <Options extends ShopOptions>(options?: Options): Promise<As<Shop, Options>> =>
  besidePayPal(options, true, async (settings) => shopOf(await leaseSharedCms(settings)));

/** A process of its own, for tests that stop, kill, or restart it, or preload something. */
export const startShop = async <Options extends ShopOptions>(options?: Options): Promise<As<OwnShop, Options>> =>
  besidePayPal(options, false, startOwn);

/** Tests of payments often wait for the reconciler. */
const RECONCILED_OFTEN = { RECONCILE_EVERY: '300' };

const besidePayPal = async <Kind extends Shop, Options extends ShopOptions>(
  { demo = false, paypal = false, env = {} }: ShopOptions = {},
  isShared: boolean,
  open: (settings: CmsSettings) => Promise<Kind>,
): Promise<As<Kind, Options>> => {
  if (!paypal) return (await open({ demo, env })) as As<Kind, Options>;
  const emulator = await (isShared ? startSharedPayPal() : startPayPalEmulator());
  const shop = await open({ demo, env: { ...emulator.settings, ...RECONCILED_OFTEN, ...env } });
  const { close } = shop;
  return Object.assign(shop, {
    paypal: emulator,
    async close() {
      await close();
      await emulator.close();
    },
  }) as Kind as As<Kind, Options>;
};

const startOwn = async ({ demo, env }: CmsSettings): Promise<OwnShop> => {
  const { database, dataFolder } = await freshData(demo);
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
    temporaryFolder: temporaryFolder(parts.dataFolder),
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
