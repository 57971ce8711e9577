import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { apiPaths, type Session } from '@stoa/contract';
import { type Server, startPrimary } from '../database/streaming';
import { startNginx } from '../front-door/nginx-server';
import { type MailServer, startMailServer } from '../mail/mail-server';
import { createCategory, createItem } from '../marketplace/marketplace';
import { ADMIN, type Cms, startCms } from '../run/cms';
import { type DatabaseLine, openDatabaseLine } from '../run/database-line';
import { runFolder } from '../run/folder';
import type { Pooler } from '../run/pgbouncer';
import { S3_KEYS, type S3Emulator, startS3Emulator } from '../s3/s3-emulator';
import { openPayPal, type PayPal } from '../sales/at-paypal';
import { type Examined, examine } from '../sales/doctor';
import { EVENTS } from '../sales/paypal';
import { Client } from '../shop/client';
import { type Front, frontAt, frontOf } from './front';

const ITEMS = 20;
const MB = 1024 * 1024;

/** A shop with everything that it needs and that can be taken away from it: two replicas, and each of its servers behind a line. */
export interface World {
  front: Front;
  replicas: Cms[];
  /** Ends with the replica that was there, and replaces it. */
  startReplica(place: number, env?: Record<string, string>): Promise<void>;
  admin: Client;
  /** Again: that ends after a quarter of an hour. */
  signIn(): Promise<void>;
  items: { id: number; slug: string }[];
  pickUp: number;
  /** The primary of now. */
  database: Server;
  /** Before a failover. */
  standby?: Server;
  /** In front of the database, if there is one. */
  pooler?: Pooler | undefined;
  line: DatabaseLine;
  paypal: PayPal;
  paypalLine: DatabaseLine;
  mail: MailServer;
  mailLine: DatabaseLine;
  storage: S3Emulator;
  storageLine: DatabaseLine;
  dataFolder: string;
  /** Undefined: no disk of a certain size could be made. */
  disks?: { uploads: string; backups: string };
  doctor(): Promise<Examined>;
  /** What else has to end. */
  endings: (() => unknown)[];
  close(): Promise<void>;
}

/** Only root can make a file system of a certain size. */
const makeDisks = (dataFolder: string): World['disks'] => {
  const disks = { uploads: path.join(dataFolder, 'public/uploads'), backups: path.join(dataFolder, 'backups') };
  const sizes = { uploads: 16 * MB, backups: 600 * MB };
  for (const name of ['uploads', 'backups'] as const) {
    mkdirSync(disks[name], { recursive: true });
    const args = ['-t', 'tmpfs', '-o', `size=${sizes[name]}`, 'tmpfs', disks[name]];
    if (process.getuid?.() !== 0 || spawnSync('mount', args).status !== 0) return undefined;
  }
  return disks;
};

const NO_LIMITS = `UPDATE sales_settings SET reserved_items_per_order = NULL, reserved_value_per_order = NULL,
  reserved_items_per_customer = NULL, reserved_value_per_customer = NULL`;

const stock = async ({ admin, database }: Pick<World, 'admin' | 'database'>) => {
  const category = (await createCategory(admin, 'bowls', 'Bowls')).id;
  const items: World['items'] = [];
  for (let number = 1; number <= ITEMS; number += 1)
    items.push(
      await createItem(admin, category, { title: `Bowl ${number}`, slug: `bowl-${number}`, stock: 1_000_000 }),
    );
  await database.query("UPDATE payment_methods SET enabled = true WHERE id = 'transfer'");
  await database.query(NO_LIMITS);
  const [row] = await database.query<{ id: number }>('SELECT id FROM shipping_methods WHERE pick_up');
  return { items, pickUp: row?.id ?? 0 };
};

export const startWorld = async (more: Record<string, string> = {}): Promise<World> => {
  const dataFolder = mkdtempSync(path.join(runFolder(), 'shop-'));
  const disks = makeDisks(dataFolder);
  const database = await startPrimary();
  const [paypal, mail, storage] = [await openPayPal(), await startMailServer(), await startS3Emulator()];
  const open = (url: string) => openDatabaseLine(url);
  const line = await open(database.url);
  const [paypalLine, mailLine, storageLine] = [await open(paypal.base), await open(mail.url), await open(storage.url)];
  const env = {
    ...paypal.settings,
    PAYPAL_API_BASE: paypalLine.url.replace(/\/$/, ''),
    RECONCILE_EVERY: '300',
    SMTP_URL: mailLine.url,
    ...more,
  };
  const start = (own: Record<string, string> = {}, port?: number): Promise<Cms> =>
    startCms({ databaseUrl: line.url, dataFolder, env: { ...env, ...own }, ...(port ? { port } : {}) });
  const replicas = [await start(), await start()];
  const urls = replicas.map(({ url }) => url);
  const nginx = await startNginx(urls, path.join(dataFolder, 'public/uploads'));
  const front = nginx ? frontAt(nginx.url) : frontOf(urls);
  paypal.sendEventsTo(`${front.url}${EVENTS}`);
  const admin = new Client(front.url);
  const signIn = async () => {
    const { data, text } = await admin.post<Session>(apiPaths.auth.login, ADMIN);
    if (!data) throw new Error(`Not signed in: ${text}`);
    admin.token = data.token;
  };
  await signIn();

  const world: World = {
    front,
    replicas,
    async startReplica(place, own) {
      await replicas[place]?.stop();
      replicas[place] = await start(own, Number(new URL(urls[place] ?? '').port));
    },
    admin,
    signIn,
    ...(await stock({ admin, database })),
    database,
    line,
    paypal,
    paypalLine,
    mail,
    mailLine,
    storage,
    storageLine,
    dataFolder,
    ...(disks ? { disks } : {}),
    doctor: () => examine({ databaseUrl: world.database.url, dataFolder, env }),
    endings: [],
    async close() {
      await Promise.all(replicas.map((cms) => cms.kill()));
      nginx?.close();
      for (const ending of world.endings) await ending();
      for (const one of [line, paypalLine, mailLine, storageLine]) await one.close();
      for (const one of [paypal, mail, storage]) await one.close();
      await world.database.stop();
      for (const disk of Object.values(disks ?? {})) spawnSync('umount', [disk]);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  return world;
};

/** The settings of the panel for backups in the storage of this world. */
export const storageSettings = ({ storage, storageLine }: World) => ({
  endpoint: storageLine.url.replace(/\/$/, ''),
  region: 'us-east-1',
  bucket: storage.bucket,
  prefix: 'shop',
  pathStyle: true,
  ...S3_KEYS,
});
