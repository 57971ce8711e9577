import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminPaths, type Backup, type BackupList } from '@stoa/contract';
import { eventually } from '../../shop/eventually';
import { storageSettings, type World } from '../world';
import { type Fault, SECOND } from './fault';

const MB = 1024 * 1024;
/** Emails that failed three times wait for a minute. */
const PATIENCE = 120 * SECOND;

const withoutDisks = ({ disks }: World) => (disks ? undefined : 'only root can make a small disk');

export const uploadsFull: Fault = {
  name: 'the disk of images full for 10 s',
  lacks: withoutDisks,
  async happen({ disks }, over) {
    const filler = path.join(disks?.uploads ?? '', 'filler');
    await writeFile(filler, randomBytes(32 * MB)).catch(() => undefined);
    await sleep(10 * SECOND);
    await rm(filler);
    over();
  },
  mayFail: ({ visit, status }) => visit === 'upload' && status === 507,
};

const backUp = async ({ admin }: World, status: 'DONE' | 'FAILED'): Promise<void> => {
  const { data } = await admin.post<Backup>(adminPaths.backups);
  await eventually(async () => {
    const { items } = (await admin.get<BackupList>(adminPaths.backups)).data;
    expect(items.find(({ id }) => id === data.id)).toMatchObject({ status });
  }, 60 * SECOND);
};

export const backupsFull: Fault = {
  name: 'the disk of backups full',
  lacks: withoutDisks,
  async happen(world, over) {
    const filler = path.join(world.disks?.backups ?? '', 'filler');
    await writeFile(filler, Buffer.alloc(200 * MB));
    await backUp(world, 'FAILED');
    await rm(filler);
    over();
    await backUp(world, 'DONE');
  },
};

export const storageGone: Fault = {
  name: 'S3 gone, where backups go',
  before: (world) => world.admin.patch(adminPaths.backupStorage, storageSettings(world)),
  async happen(world, over) {
    await world.storageLine.cut();
    await backUp(world, 'FAILED');
    await world.storageLine.mend();
    over();
    await backUp(world, 'DONE');
  },
};

const goneFor30 = (line: 'mailLine' | 'paypalLine') => async (world: World, over: () => void) => {
  await world[line].cut();
  await sleep(30 * SECOND);
  await world[line].mend();
  over();
};

export const mailGone: Fault = {
  name: 'the mail server gone for 30 s',
  async happen(world, over, note) {
    await goneFor30('mailLine')(world, over);
    const since = performance.now();
    const [newest] = await world.database.query<{ id: number }>('SELECT max(id)::int AS id FROM outbox_messages');
    await eventually(async () => {
      const waiting = await world.database.query(
        `SELECT FROM outbox_messages WHERE sent_at IS NULL AND id <= ${newest?.id}`,
      );
      if (waiting.length > 0) throw new Error(`${waiting.length} emails wait`);
    }, PATIENCE);
    note(`the last of its emails was sent ${Math.round((performance.now() - since) / SECOND)} s later`);
  },
};

export const paypalGone: Fault = {
  name: 'PayPal gone for 30 s',
  happen: goneFor30('paypalLine'),
  mayFail: ({ path: asked, status }) => asked.endsWith('/settle') && status === 503,
};
