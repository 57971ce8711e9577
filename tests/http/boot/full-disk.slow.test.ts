import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { chown, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminPaths, apiPaths } from '@stoa/contract';
import { upload } from '../../support/media/uploads';
import { type OwnShop, startShop } from '../../support/shop/shop';

const FULL = 'The server’s disk is full, so nothing was saved. Please contact the shop';

/** A file system of a few kilobytes. Only root can create one. */
const tinyDisk = (folder: string, kilobytes: number): boolean => {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]).status === 0;
};
const tablespace = mkdtempSync(path.join(tmpdir(), 'stoa-full-disk-'));
const canMakeDisks = process.getuid?.() === 0 && tinyDisk(tablespace, 256);
afterAll(() => {
  spawnSync('umount', [tablespace]);
  rmSync(tablespace, { recursive: true });
});

/** Skipped if no disk can be created: these tests need root on Linux. */
(canMakeDisks ? describe : describe.skip)('a full disk', () => {
  let shop: OwnShop;
  let images: string;
  beforeAll(async () => {
    shop = await startShop();
    images = path.join(shop.dataFolder, 'public', 'uploads');
  });
  afterAll(async () => {
    spawnSync('umount', [images]);
    await shop.close();
  });

  const send = (message: string) =>
    shop.visitor().post(apiPaths.submitForm, { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message });

  it('is reported for the database, and nothing is saved in part', async () => {
    const [{ data_directory: data } = { data_directory: '' }] = await shop.database.query('SHOW data_directory');
    const { uid, gid } = statSync(data);
    await chown(tablespace, uid, gid);
    await shop.database.query(`CREATE TABLESPACE tiny LOCATION '${tablespace}'`);
    await shop.database.query('ALTER TABLE submissions SET TABLESPACE tiny');
    await shop.database.query('ALTER TABLE submissions ALTER message SET STORAGE EXTERNAL');
    try {
      let answer = await send('x'.repeat(9_000));
      for (let sent = 1; answer.status === 201 && sent < 100; sent += 1) answer = await send('x'.repeat(9_000));
      expect(answer).toMatchObject({ status: 507, error: { status: 507, message: FULL } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const [counts] = await shop.database.query(
        'SELECT (SELECT count(*) FROM submissions)::int AS messages, (SELECT count(*) FROM notifications)::int AS notifications',
      );
      expect(counts?.messages).toBe(counts?.notifications);
      expect((await shop.visitor().get(apiPaths.marketplace.items)).status).toBe(200);
    } finally {
      await shop.database.query('ALTER TABLE submissions SET TABLESPACE pg_default');
      await shop.database.query('DROP TABLESPACE tiny');
      await shop.database.query('DELETE FROM submissions');
    }
    expect((await send('There')).status).toBe(201);
  });

  it('is reported for images, and the library lists no incomplete ones', async () => {
    const admin = await shop.admin();
    expect(tinyDisk(images, 64)).toBe(true);
    await writeFile(path.join(images, 'filler'), Buffer.alloc(100_000)).catch(() => undefined);
    expect(await upload(admin)).toMatchObject({ status: 507, error: { status: 507, message: FULL } });
    expect((await admin.get(adminPaths.media)).data.items).toEqual([]);
  });
});
