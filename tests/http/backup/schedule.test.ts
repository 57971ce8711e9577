import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, type BackupList } from '@stoa/contract';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

let shop: Shop;
let admin: Client;

beforeAll(async () => {
  shop = await openShop();
  await shop.replica();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const list = async () => (await admin.get<BackupList>(adminPaths.backups)).data.items;
/** Both replicas do at once. */
const look = () => shop.database.query("SELECT pg_notify('stoa_backups', '')");
/** `time` is that of a minute ago. */
const fallDue = async (since: string) => {
  await shop.database.query(
    `UPDATE backup_settings SET on_since = now() - interval '${since}', time = to_char(now() - interval '1 minute', 'HH24:MI')`,
  );
  await look();
};
/**
 * One of the two has looked all the way: whoever looks begins with marking what is lost as failed. Of three lost ones, one after
 * another, somebody found two, and had come to the end in between.
 */
const looked = async () => {
  for (const lost of ['lost-1', 'lost-2', 'lost-3']) {
    await shop.database.query(
      "INSERT INTO backups (file_name, status, touched_at) VALUES ($1, 'RUNNING', now() - interval '2 minutes')",
      [lost],
    );
    await look();
    await eventually(async () => expect((await list())[0]).toMatchObject({ fileName: lost, status: 'FAILED' }));
  }
  await shop.database.query("DELETE FROM backups WHERE file_name LIKE 'lost-%'");
};

it('is made once however many replicas there are, and not again before the next day', async () => {
  await fallDue('1 day');
  await eventually(async () => expect((await list())[0]?.status).toBe('DONE'));
  await looked();
  const made = await list();
  expect(made).toMatchObject([{ status: 'DONE', madeBy: null }]);
  await shop.database.query("UPDATE backups SET scheduled_for = scheduled_for - interval '1 day'");
  await look();
  await eventually(async () => {
    const [newest] = await list();
    expect([newest?.status, newest?.id === made[0]?.id]).toEqual(['DONE', false]);
  });
});

it('isn’t made for a time before the schedule was turned on', async () => {
  await shop.database.query('DELETE FROM backups');
  await fallDue('10 seconds');
  await looked();
  expect(await list()).toEqual([]);
});

it('is followed by deleting what isn’t kept, and only what the schedule made', async () => {
  await shop.database.query('UPDATE backup_settings SET keep_daily = 2, keep_weekly = 0, keep_monthly = 0');
  await shop.database.query(
    `INSERT INTO backups (file_name, status, scheduled_for, user_name, started_at, finished_at, bytes)
     SELECT 'day-' || day, 'DONE', CASE WHEN day <> 5 THEN now() - day * interval '1 day' END,
       CASE WHEN day = 5 THEN 'Site Admin' END, now() - day * interval '1 day', now() - day * interval '1 day', 1
     FROM generate_series(1, 6) day`,
  );
  for (let day = 1; day <= 6; day += 1) await writeFile(path.join(shop.dataFolder, 'backups', `day-${day}`), 'x');
  await fallDue('1 day');
  await eventually(async () => {
    const names = (await list()).map(({ fileName }) => fileName);
    expect(names).toEqual([expect.stringMatching(/^stoa-backup-/), 'day-1', 'day-5']);
  });
  const files = await readdir(path.join(shop.dataFolder, 'backups'));
  expect(files.filter((name) => name.startsWith('day-') || name.endsWith('.unfinished'))).toEqual(['day-1', 'day-5']);
});
