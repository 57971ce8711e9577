import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminPaths } from '@stoa/contract';
import { eventually } from '../support/eventually';
import { type OwnShop, openOwnShop } from '../support/shop';

describe('files that nobody may send', () => {
  let shop: OwnShop;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stoa-temporary-'));
    shop = await openOwnShop({ TMPDIR: folder });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const send = async (address: string, field: string, bytes: number): Promise<number> => {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(bytes)]), 'picture.jpg');
    return (await fetch(shop.url + address, { method: 'POST', body: form })).status;
  };

  it.each([
    ['/cms/upload', 'files', 401],
    ['/cms/upload', 'other', 401],
    ['/cms/upload', '__proto__', 401],
    ['/cms/nothing', 'files', 404],
    ['/cms/nothing', 'other', 404],
    ['/cms/admin/login', 'email', 400],
    ['/api/submit-form', 'files', 415],
  ])('leave nothing on the disk: %s, as %s', async (address, field, status) => {
    expect(await send(address, field, 100_000)).toBe(status);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });

  it.each([adminPaths.media, adminPaths.imports])('are not even read: %s', async (address) => {
    expect(await send(address, 'file', 11 * 1024 * 1024)).toBe(401);
  });

  it('are cut off at 10 MB', async () => {
    expect(await send('/cms/upload', 'files', 11 * 1024 * 1024)).toBe(413);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });
});
