import { png } from '../../support/media/png';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { invite, signInToConsole } from '../../support/shop/editors';
import { openShop, type Shop } from '../../support/shop/shop';

interface Item {
  id: number;
  name: string;
}

/** Authors may change only what they added themselves, editors everything. */
describe('images and folders of others in the console', () => {
  let shop: Shop;
  let author: Client;
  let other: Client;
  let editor: Client;

  beforeAll(async () => {
    shop = await openShop();
    const superAdmin = await signInToConsole(shop, ADMIN);
    author = await invite(shop, superAdmin, 'strapi-author');
    other = await invite(shop, superAdmin, 'strapi-author');
    editor = await invite(shop, superAdmin, 'strapi-editor');
  });
  afterAll(() => shop.close());

  let images = 0;
  const addImage = async (client: Client, folder: Item | null = null): Promise<Item> => {
    images += 1;
    const form = new FormData();
    form.set('files', new Blob([new Uint8Array(png(8, 6))], { type: 'image/png' }), `${images}.png`);
    form.set('fileInfo', JSON.stringify({ name: `${images}.png`, folder: folder?.id ?? null }));
    const headers = { Authorization: `Bearer ${client.token}` };
    const answer = await fetch(`${shop.url}/cms/upload/files`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Item;
  };
  const addFolder = async (client: Client, name: string, parent: Item | null = null): Promise<Item> => {
    const { status, data } = await client.post('/cms/upload/folders', { name, parent: parent?.id ?? null });
    expect(status).toBe(201);
    return data;
  };
  const ids = (...records: Item[]) => records.map(({ id }) => id);
  const remove = (client: Client, fileIds: number[], folderIds: number[] = []) =>
    client.post('/cms/upload/actions/bulk-delete', { fileIds, folderIds });
  const move = (client: Client, destination: Item | null, fileIds: number[], folderIds: number[] = []) =>
    client.post('/cms/upload/actions/bulk-move', { destinationFolderId: destination?.id ?? null, fileIds, folderIds });
  const edit = (client: Client, id: number, name: string, parent: Item | null) =>
    client.send('PUT', `/cms/upload/folders/${id}`, { name, parent: parent?.id ?? null });
  const isThere = async ({ id }: Item, kind: 'files' | 'folders' = 'files') =>
    (await editor.get(`/cms/upload/${kind}/${id}`)).status === 200;
  const refused = (name: string) => ({
    status: 403,
    error: { message: `You don’t have permission to change ${name}` },
  });

  it('are not deleted, alone or with one’s own', async () => {
    const [theirs, own] = [await addImage(other), await addImage(author)];
    expect(await remove(author, ids(theirs))).toMatchObject(refused(theirs.name));
    expect(await remove(author, ids(own, theirs))).toMatchObject(refused(theirs.name));
    expect([await isThere(theirs), await isThere(own)]).toEqual([true, true]);
    expect((await remove(author, ids(own))).status).toBe(200);
    expect((await remove(editor, ids(theirs))).status).toBe(200);
    expect([await isThere(theirs), await isThere(own)]).toEqual([false, false]);
  });

  it('are not deleted with the folder they are in', async () => {
    const folder = await addFolder(author, 'Mine');
    const within = await addFolder(author, 'Within', folder);
    const theirs = await addImage(other, within);
    expect(await remove(author, [], ids(folder))).toMatchObject(refused(theirs.name));
    expect(await move(author, null, [], ids(within))).toMatchObject(refused(theirs.name));
    expect(await edit(author, within.id, 'Within', null)).toMatchObject(refused(theirs.name));
    expect(await isThere(theirs)).toBe(true);
    // Its name is its owner’s.
    expect((await edit(author, within.id, 'Renamed', folder)).status).toBe(200);
    expect((await remove(other, ids(theirs))).status).toBe(200);
    expect((await remove(author, [], ids(folder))).status).toBe(200);
    expect(await isThere(folder, 'folders')).toBe(false);
  });

  it('are not moved, renamed, or described', async () => {
    const [theirs, own] = [await addImage(other), await addImage(author)];
    const [folder, mine] = [await addFolder(other, 'Theirs'), await addFolder(author, 'Here')];
    expect(await move(author, mine, ids(own, theirs))).toMatchObject(refused(theirs.name));
    expect(await move(author, mine, [], ids(folder))).toMatchObject(refused('Theirs'));
    expect(await remove(author, [], ids(folder))).toMatchObject(refused('Theirs'));
    expect(await edit(author, folder.id, 'Taken', null)).toMatchObject(refused('Theirs'));
    const updates = [own, theirs].map(({ id }) => ({ id, fileInfo: { alternativeText: 'Changed' } }));
    expect(await author.post('/cms/upload/actions/bulk-update', { updates })).toMatchObject(refused(theirs.name));
    const { text } = await editor.get(`/cms/upload/files/${own.id}`);
    expect(JSON.parse(text).alternativeText).not.toBe('Changed');
    expect((await author.post('/cms/upload/actions/bulk-update', { updates: updates.slice(0, 1) })).status).toBe(200);
    expect((await move(author, mine, ids(own))).status).toBe(200);
    expect((await move(editor, mine, ids(theirs), ids(folder))).status).toBe(200);
  });
});
