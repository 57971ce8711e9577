import path from 'node:path';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { invite, signInToConsole } from '../../support/shop/editors';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, openShop, type Shop, startShop } from '../../support/shop/shop';

const NODE_OPTIONS = `--require ${path.resolve(__dirname, '../../support/preloaded/unhandled-rejection.cjs')}`;

describe('an unhandled rejection', () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await startShop({ env: { NODE_OPTIONS } });
  });
  afterAll(() => shop.close());

  const ask = (client: Client, kind: string, path = '/api/marketplace') =>
    client.get(path, { headers: { Rejection: kind } });
  const isAlive = async () => {
    expect((await shop.visitor().get('/healthz')).status).toBe(200);
    expect(process.kill(shop.cms.pid, 0)).toBe(true);
  };
  const untilGone = () => eventually(() => expect(() => process.kill(shop.cms.pid, 0)).toThrow(), 20_000);

  it('interrupts nobody, is counted, and is logged with its request', async () => {
    expect(await ask(shop.visitor(), 'goes on')).toMatchObject({ status: 200 });
    const customer = await shop.customer();
    expect(await ask(customer, 'goes on', '/api/auth/me')).toMatchObject({ status: 200 });
    expect((await ask(shop.visitor(), 'goes on', '/orders/a-secret-token')).status).toBeLessThan(500);
    await isAlive();
    const rejection =
      /Unhandled rejection in GET (\S+) by (.+) \((\d) since the start\): Error: a rejected promise\n +at /g;
    const lines = [...shop.log().matchAll(rejection)].map(([, route, by, count]) => [route, by, count]);
    expect(lines).toEqual([
      ['/api/marketplace', 'a visitor', '1'],
      ['/api/auth/me', `account ${customer.session.id}`, '2'],
      ['/orders/…', 'a visitor', '3'],
    ]);
  });

  it('answers its request with a 500 if that would wait forever', async () => {
    const { status, error, data } = await ask(shop.visitor(), 'hangs');
    expect({ status, error, data }).toEqual({
      status: 500,
      data: null,
      error: {
        status: 500,
        name: 'InternalServerError',
        message: 'Something went wrong. Please try again',
        details: {},
      },
    });
    await isAlive();
  });

  it.each(['outside', 'throws'])(
    'ends the process if it belongs to no request, or is an exception: %s',
    async (kind) => {
      await shop.restart();
      await ask(shop.visitor(), kind).catch(() => undefined);
      await untilGone();
      expect(shop.log()).toMatch(/a rejected promise|an exception that nobody catches/);
    },
  );
});

describe('an unhandled rejection without a known request', () => {
  it('interrupts nobody while there are requests', async () => {
    const shop = await startShop({ env: { NODE_OPTIONS, WITHOUT_CONTEXT: 'true' } });
    try {
      expect(await shop.visitor().get('/api/marketplace', { headers: { Rejection: 'goes on' } })).toMatchObject({
        status: 200,
      });
      expect((await shop.visitor().get('/healthz')).status).toBe(200);
      expect(shop.log()).toContain(
        'Unhandled rejection in what may be a request (1 since the start): Error: a rejected',
      );
    } finally {
      await shop.close();
    }
  });
});

describe('invalid ids', () => {
  let shop: Shop;
  let author: Client;
  beforeAll(async () => {
    shop = await openShop();
    author = await invite(shop, await signInToConsole(shop, ADMIN), 'strapi-author');
  });
  afterAll(() => shop.close());

  const move = { fileIds: ['a'], folderIds: ['b'], destinationFolderId: 'c' };
  const update = { updates: [{ id: 'a', fileInfo: { folder: 'x' } }] };

  it.each([
    ['PUT', '/upload/folders/abc', {}, 'id'],
    ['PUT', '/upload/folders/2147483648', {}, 'id'],
    ['POST', '/upload/folders', { name: 'x', parent: 'y' }, 'parent'],
    ['POST', '/upload/folders', { name: 'x', parent: -1 }, 'parent'],
    ['POST', '/upload/folders', { name: 'x', parent: [1] }, 'parent'],
    ['POST', '/upload/actions/bulk-move', move, 'fileIds[0]'],
    ['POST', '/upload/actions/bulk-move', { ...move, fileIds: [], folderIds: [] }, 'destinationFolderId'],
    ['POST', '/upload/actions/bulk-delete', { fileIds: [1], folderIds: [1.5] }, 'folderIds[0]'],
    ['POST', '/upload/actions/bulk-delete', { fileIds: 1 }, 'fileIds'],
    ['POST', '/upload/actions/bulk-update', update, 'updates[0].id'],
    ['POST', '/upload/actions/bulk-update', { updates: [[1]] }, 'updates[0].id'],
    ['POST', '/upload/actions/upload-from-urls', { urls: ['x'], folderId: 'x' }, 'folderId'],
    [
      'POST',
      '/content-manager/collection-types/api::blog.post/actions/bulkDelete',
      { documentIds: [1] },
      'documentIds[0]',
    ],
    ['PUT', '/content-manager/collection-types/api::blog.post/a%20b', {}, 'id'],
    ['POST', '/content-manager/collection-types/api::blog.post', { category: { connect: [{ id: 'x' }] } }, 'category'],
  ])('are refused with the name of their field: %s %s %j', async (method, address, body, field) => {
    const { status, error } = await author.send(method, `/cms${address}`, body);
    expect([status, error.details.errors?.[0]?.path]).toEqual([400, [field]]);
    expect((await shop.visitor().get('/healthz')).status).toBe(200);
  });

  it('are refused within forms, too', async () => {
    const form = new FormData();
    form.set('files', new Blob(['x']), 'x.png');
    form.set('fileInfo', JSON.stringify({ name: 'x', folder: 'y' }));
    const headers = { Authorization: `Bearer ${author.token}` };
    const answer = await fetch(`${shop.url}/cms/upload/files`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toMatch(/^fileInfo\.folder must be an id/);
  });

  it('accepts valid ids, and null for the top folder', async () => {
    const folder = await author.post('/cms/upload/folders', { name: 'Mine', parent: null });
    expect(folder.status).toBe(201);
    const { id } = folder.data;
    const rename = await author.send('PUT', `/cms/upload/folders/${id}`, { name: 'Ours', parent: null });
    expect(rename).toMatchObject({ status: 200, data: { name: 'Ours' } });
    const within = await author.post('/cms/upload/folders', { name: 'Within', parent: id });
    expect(within.status).toBe(201);
    const body = { fileIds: [], folderIds: [within.data.id], destinationFolderId: null };
    expect((await author.post('/cms/upload/actions/bulk-move', body)).status).toBe(200);
  });
});
