import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  adminPaths,
  type Backup,
  type BackupList,
  type BackupState,
  type BackupStorage,
  type Download,
  type StorageTestResult,
} from '@stoa/contract';
import { backUp, emptyTarget, imagesOf, restore, uploadsOf } from '../../support/backup/backups';
import { type Fault, S3_KEYS, type S3Emulator, startS3Emulator } from '../../support/s3/s3-emulator';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

let s3: S3Emulator;
let shop: Shop;
let admin: Client;

beforeAll(async () => {
  s3 = await startS3Emulator();
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await s3.close();
});
beforeEach(() => {
  s3.fail = () => undefined;
});

const storage = () => ({
  endpoint: s3.url,
  region: 'us-east-1',
  bucket: s3.bucket,
  prefix: 'colonnade',
  pathStyle: true,
  ...S3_KEYS,
});
const test = async (changes: object) =>
  (await admin.post<StorageTestResult>(adminPaths.testBackupStorage, { ...storage(), ...changes })).data;
const local = () => readdir(path.join(shop.dataFolder, 'backups'));
const run = async (status: string): Promise<Backup> => {
  const { data } = await admin.post<Backup>(adminPaths.backups);
  return eventually(async () => {
    const [newest] = (await admin.get<BackupList>(adminPaths.backups)).data.items;
    expect(newest).toMatchObject({ id: data.id, status });
    return newest as Backup;
  });
};
const lastGood = async () => (await admin.get<BackupState>(adminPaths.backupState)).data.lastGood;

describe('backups in S3-compatible storage', () => {
  it('is tried out before it’s saved, and the storage says what is wrong', async () => {
    expect(await test({})).toEqual({ accepted: true, response: 'An object was written, read, and deleted' });
    expect([...s3.objects]).toEqual([]);
    expect(await test({ bucket: 'none' })).toEqual({
      accepted: false,
      response: 'It couldn’t write: NoSuchBucket: The specified bucket does not exist',
    });
    expect((await test({ accessKey: 'wrong' })).response).toMatch(/^It couldn’t write: InvalidAccessKeyId: /);
    expect((await test({ endpoint: 'http://127.0.0.1:1' })).response).toContain('ECONNREFUSED');
    s3.fail = ({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied', message: 'No' } : undefined);
    expect((await test({})).response).toBe('It couldn’t delete: AccessDenied: No');
    s3.objects.clear();
  });

  it('keeps its secret encrypted, and sends it only where it was entered for', async () => {
    const { data } = await admin.patch<BackupStorage>(adminPaths.backupStorage, storage());
    expect(data).toMatchObject({ source: 'PANEL', hasSecret: true, isUnreadable: false });
    expect(JSON.stringify(data)).not.toContain(S3_KEYS.secretKey);
    const [row] = await shop.database.query<{ secret_key: string }>('SELECT secret_key FROM backup_storage');
    expect(row?.secret_key).not.toContain(S3_KEYS.secretKey);
    const { secretKey: _, ...rest } = storage();
    expect((await admin.post<StorageTestResult>(adminPaths.testBackupStorage, rest)).data.accepted).toBe(true);
    const elsewhere = { ...rest, endpoint: 'http://127.0.0.1:1' };
    expect((await admin.post(adminPaths.testBackupStorage, elsewhere)).error?.details.errors).toEqual([
      { path: ['secretKey'], message: 'Enter the secret key again' },
    ]);
    expect((await admin.post<StorageTestResult>(adminPaths.testCurrentBackupStorage)).data.accepted).toBe(true);
  });

  it('has them in parts, downloads them, and restores them by their address', async () => {
    await mkdir(uploadsOf(shop), { recursive: true });
    await writeFile(path.join(uploadsOf(shop), 'large.png'), randomBytes(18_000_000));
    const { id, fileName, location, bytes } = await run('DONE');
    expect(location).toBe(`s3://backups/colonnade/${fileName}`);
    expect(s3.objects.get(`colonnade/${fileName}`)?.length).toBe(bytes);
    expect(s3.calls.filter(({ query }) => query.has('partNumber')).length).toBeGreaterThan(2);
    expect(await local()).toEqual([]);

    const { data } = await admin.post<Download>(adminPaths.downloadBackup(id));
    const copy = path.join(shop.dataFolder, 'downloaded.tar');
    await writeFile(copy, Buffer.from(await (await fetch(shop.url + data.url)).arrayBuffer()));
    const options = { databaseUrl: shop.database.url, dataFolder: shop.dataFolder };
    expect(await backUp(options, '--check', copy)).toMatchObject({ code: 0 });

    const target = await emptyTarget();
    const env = {
      BACKUP_S3_ENDPOINT: s3.url,
      BACKUP_S3_BUCKET: s3.bucket,
      BACKUP_S3_PATH_STYLE: 'true',
      BACKUP_S3_ACCESS_KEY: S3_KEYS.accessKey,
      BACKUP_S3_SECRET_KEY: S3_KEYS.secretKey,
    };
    expect(await restore({ ...target, env }, location, '--yes')).toMatchObject({ code: 0 });
    expect(await imagesOf(target)).toEqual(['large.png']);
    const without = await restore(target, location, '--yes');
    expect([without.code, without.output]).toEqual([1, expect.stringContaining('Set BACKUP_S3_BUCKET')]);
    await target.database.drop();
  });

  const full: Fault = { status: 507, code: 'XMinioStorageFull', message: 'Storage backend has reached its minimum' };
  const faults: [string, S3Emulator['fail'], RegExp][] = [
    ['is full', ({ method }) => (method === 'PUT' ? full : undefined), /XMinioStorageFull: Storage backend/],
    ['cuts off what is read back', ({ method }) => (method === 'GET' ? 'CUT' : undefined), /didn’t take the backup/],
    ['gives back something else', ({ method }) => (method === 'GET' ? 'OTHER' : undefined), /isn’t what was uploaded/],
  ];

  it.each(faults)('doesn’t count one if the storage %s, and leaves nothing of it', async (_name, fail, said) => {
    const before = [(await lastGood())?.id, [...s3.objects.keys()]];
    s3.fail = (call) => (call.query.has('uploads') ? undefined : fail(call));
    const { error } = await run('FAILED');
    expect(error).toMatch(said);
    expect([(await lastGood())?.id, [...s3.objects.keys()]]).toEqual(before);
    expect([[...s3.uploads], await local()]).toEqual([[], []]);
  });

  it('is tidied up after a server that ended in the middle', async () => {
    const key = 'colonnade/stoa-backup-20261101-030000.tar';
    s3.uploads.set('left', { key, parts: new Map() });
    await shop.database.query(
      `INSERT INTO backups (file_name, bucket, object_key, touched_at)
       VALUES ('stoa-backup-20261101-030000.tar', 'backups', '${key}', now() - interval '2 minutes')`,
    );
    await shop.database.query("SELECT pg_notify('stoa_backups', '')");
    await eventually(() => expect([...s3.uploads]).toEqual([]));
  });

  it('has them deleted there, and says so if it can’t', async () => {
    const good = await lastGood();
    s3.fail = ({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied', message: 'No' } : undefined);
    const refused = await admin.delete(adminPaths.backup(good?.id ?? 0));
    expect([refused.status, refused.error?.message]).toEqual([409, 'The storage said: AccessDenied: No']);
    s3.fail = () => undefined;
    expect((await admin.delete(adminPaths.backup(good?.id ?? 0))).status).toBe(200);
    expect([...s3.objects]).toEqual([]);
    const { data } = await admin.delete<BackupStorage>(adminPaths.backupStorage);
    expect(data).toMatchObject({ source: 'FOLDER', hasSecret: false });
  });
});
