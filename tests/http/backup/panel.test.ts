import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  adminPaths,
  type Backup,
  type BackupList,
  type BackupSettings,
  type BackupState,
  type Download,
} from '@stoa/contract';
import { backUp } from '../../support/backup/backups';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

let shop: Shop;
let admin: Client;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const options = () => ({ databaseUrl: shop.database.url, dataFolder: shop.dataFolder });
const folder = () => path.join(shop.dataFolder, 'backups');
const state = async () => (await admin.get<BackupState>(adminPaths.backupState)).data;
const list = async () => (await admin.get<BackupList>(adminPaths.backups)).data.items;
const wake = () => shop.database.query("SELECT pg_notify('stoa_backups', '')");
const newest = async (status: string): Promise<Backup> => {
  await eventually(async () => expect((await list())[0]?.status).toBe(status));
  return (await list())[0] as Backup;
};
const mails = (): Promise<object[]> =>
  shop.database.query("SELECT id FROM outbox_messages WHERE subject LIKE '%No backup for a day and a half'");

describe('backups in the panel', () => {
  it('are none at first, and the schedule is on', async () => {
    expect(await state()).toMatchObject({ lastGood: null, running: null, isOverdue: false, place: folder() });
    expect((await admin.get<BackupSettings>(adminPaths.backupSettings)).data).toMatchObject({
      isOn: true,
      time: '03:00',
      keepDaily: 7,
      keepWeekly: 4,
      keepMonthly: 6,
    });
  });

  it('are made one at a time, read back, and downloaded once with an address', async () => {
    const { status, data } = await admin.post<Backup>(adminPaths.backups);
    expect([status, data]).toEqual([201, expect.objectContaining({ status: 'RUNNING', madeBy: 'Administrator' })]);
    expect((await admin.post(adminPaths.backups)).error?.message).toBe(
      'A backup is being made already. Wait until it’s done',
    );
    const { id, fileName, bytes } = await newest('DONE');
    expect(await state()).toMatchObject({ lastGood: { id, fileName }, running: null });

    const offered = await admin.post<Download>(adminPaths.downloadBackup(id));
    expect([offered.status, offered.data.fileName]).toEqual([201, fileName]);
    const answer = await fetch(shop.url + offered.data.url);
    expect(answer.headers.get('content-length')).toBe(String(bytes));
    const copy = path.join(shop.dataFolder, 'downloaded.tar');
    await writeFile(copy, Buffer.from(await answer.arrayBuffer()));
    expect(await backUp(options(), '--check', copy)).toMatchObject({ code: 0 });
    expect((await fetch(shop.url + offered.data.url)).status).toBe(404);
  });

  it('aren’t made in a folder that has lost those that were made', async () => {
    expect((await state()).missing).toBe(0);
    const away = `${folder()}-of-another-disk`;
    await rename(folder(), away);
    await mkdir(folder());
    expect((await state()).missing).toBe(1);
    await admin.post(adminPaths.backups);
    expect((await newest('FAILED')).error).toBe(
      `None of the backups that were made before is in ${folder()} anymore. If that’s a disk of its own, mount it. Otherwise delete them from this list, and make another one.`,
    );
    expect(await readdir(folder())).toEqual([]);
    await rm(folder(), { recursive: true });
    await rename(away, folder());
    expect((await state()).missing).toBe(0);
    const [{ id } = {} as Backup] = await list();
    expect((await admin.delete(adminPaths.backup(id))).status).toBe(200);
  });

  it('are deleted with their file', async () => {
    const [{ id, fileName } = {} as Backup] = await list();
    expect(existsSync(path.join(folder(), fileName))).toBe(true);
    expect((await admin.delete(adminPaths.backup(id))).status).toBe(200);
    expect(existsSync(path.join(folder(), fileName))).toBe(false);
    expect((await admin.post(adminPaths.downloadBackup(id))).status).toBe(404);
  });

  it('fail in words if the server ends in the middle, and nothing is left of them', async () => {
    const fileName = 'stoa-backup-20261101-030000.tar';
    await mkdir(folder(), { recursive: true });
    await writeFile(path.join(folder(), `${fileName}.unfinished`), 'half');
    await shop.database.query(
      `INSERT INTO backups (file_name, touched_at) VALUES ('${fileName}', now() - interval '2 minutes')`,
    );
    await wake();
    const { id, error } = await newest('FAILED');
    expect(error).toBe(
      'The server stopped while it made this backup. Make another one; what is left of this one is deleted.',
    );
    await eventually(async () => expect(await readdir(folder())).not.toContain(`${fileName}.unfinished`));
    expect((await admin.post(adminPaths.downloadBackup(id))).error?.message).toBe(
      'Only a backup that was read back can be downloaded',
    );
  });

  it('tell the staff once after a day and a half without a good one', async () => {
    await shop.database.query(
      "UPDATE backup_settings SET on_since = now() - interval '37 hours', time = to_char(now() + interval '1 hour', 'HH24:MI')",
    );
    await shop.database.query(
      `INSERT INTO backups (file_name, scheduled_for, attempt, status, error, finished_at)
       SELECT 'x', date_trunc('minute', now()) - interval '23 hours', attempt, 'FAILED', 'The disk is full.', now() FROM generate_series(1, 3) attempt`,
    );
    await wake();
    await eventually(async () => expect((await mails()).length).toBeGreaterThan(0));
    expect((await state()).isOverdue).toBe(true);
    const told = (await mails()).length;
    await wake();
    await admin.patch(adminPaths.backupSettings, { ...(await settings()), isOn: false });
    expect(await state()).toMatchObject({ isOverdue: false, nextAt: null });
    expect(await mails()).toHaveLength(told);
  });

  const settings = async () => (await admin.get<BackupSettings>(adminPaths.backupSettings)).data;

  it('say which numbers can’t be', async () => {
    const wrong = { ...(await settings()), time: '25:00', keepDaily: 0, keepMonthly: 1.5 };
    const { status, error } = await admin.patch(adminPaths.backupSettings, wrong);
    expect([status, error?.details.errors]).toEqual([
      400,
      [
        { path: ['time'], message: 'Enter a time, such as 03:00' },
        { path: ['keepDaily'], message: 'Days must be a whole number from 1 to 90' },
        { path: ['keepMonthly'], message: 'Months must be a whole number from 0 to 120' },
      ],
    ]);
  });
});
