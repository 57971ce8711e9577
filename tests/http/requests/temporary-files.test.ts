import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { adminPaths } from '@stoa/contract';
import { invite, signInToConsole } from '../../support/shop/editors';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

describe('files that nobody may send', () => {
  let shop: Shop;
  let folder: string;

  beforeAll(async () => {
    shop = await openShop();
    folder = shop.temporaryFolder;
  });
  afterAll(() => shop.close());

  const send = async (address: string, field: string, bytes: number, more: { token?: string; files?: number } = {}) => {
    const form = new FormData();
    for (let file = 0; file < (more.files ?? 1); file += 1)
      form.append(field, new Blob([new Uint8Array(bytes)]), 'image.jpg');
    const headers: HeadersInit = more.token ? { Authorization: `Bearer ${more.token}` } : {};
    return (await fetch(shop.url + address, { method: 'POST', headers, body: form })).status;
  };

  it.each([
    ['/cms/upload', 'files', 401],
    ['/cms/upload', 'other', 401],
    ['/cms/upload', '__proto__', 401],
    ['/cms/nothing', 'files', 415],
    ['/cms/nothing', 'other', 415],
    ['/cms/admin/login', 'email', 415],
    ['/api/submit-form', 'files', 415],
  ])('leave nothing on the disk: %s, as %s', async (address, field, status) => {
    expect(await send(address, field, 100_000)).toBe(status);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });

  const CONSOLE = ['/cms/upload', '/cms/upload?id=1', '/cms/upload/files', '/cms/upload/files/1/replace'];

  /** How many files the folder has had. */
  const watched = () => {
    const names = new Set<string>();
    const watcher = watch(folder, (_event, name) => names.add(`${name}`));
    return async () => {
      await send('/cms/upload', 'files', 10);
      watcher.close();
      return names.size;
    };
  };

  it.each([...CONSOLE, '/cms/admin/project-settings', '/cms/nothing', adminPaths.media, adminPaths.imports])(
    'aren’t read: %s',
    async (address) => {
      const written = watched();
      const status = await send(address, address.startsWith('/cms') ? 'files' : 'file', 11 * 1024 * 1024);
      expect(status).toBe(address === '/cms/nothing' ? 415 : 401);
      expect(await written()).toBe(0);
    },
  );

  it('are stored for nobody whose console session is over, or who isn’t allowed to upload', async () => {
    const superAdmin = await signInToConsole(shop);
    const author = await invite(shop, superAdmin, 'strapi-author');
    const { token = '' } = author;
    const written = watched();
    expect(await send('/cms/admin/project-settings', 'files', 10, { token })).toBe(403);
    for (const { token = '' } of [await shop.customer(), await shop.admin()])
      expect(await send('/cms/upload', 'files', 10, { token })).toBe(401);
    expect(await send('/cms/upload', 'files', 10, { token: `${token}x` })).toBe(401);
    await author.post('/cms/admin/logout');
    expect(await send('/cms/upload', 'files', 10, { token })).toBe(401);
    expect(await written()).toBe(0);
  });

  it('are cut off at 10 MB, and after the tenth', async () => {
    const { token = '' } = await signInToConsole(shop);
    expect(await send('/cms/upload', 'files', 11 * 1024 * 1024, { token })).toBe(413);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
    const written = watched();
    expect(await send('/cms/upload', 'files', 10, { token, files: 200 })).toBe(400);
    expect(await written()).toBe(10);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });
});
