import { type ImageServer, startImageServer } from '../../support/media/image-server';
import { png } from '../../support/media/png';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { invite, signInToConsole } from '../../support/shop/editors';
import { type OwnShop, startShop } from '../../support/shop/shop';

const NOT_PUBLIC = 'This address isn’t on the public internet';

describe('add from URL', () => {
  let shop: OwnShop;
  /** The operator has named it as one that may be asked. */
  let named: ImageServer;
  let inside: ImageServer;
  let superAdmin: Client;
  let author: Client;

  beforeAll(async () => {
    [named, inside] = [await startImageServer(), await startImageServer()];
    shop = await startShop({ env: { PRIVATE_IMAGE_HOSTS: named.host } });
    superAdmin = await signInToConsole(shop, ADMIN);
    author = await invite(shop, superAdmin, 'strapi-author');
  });
  afterAll(async () => {
    await shop.close();
    named.close();
    inside.close();
  });

  const port = () => inside.host.split(':')[1];
  const INSIDE: [string, () => string][] = [
    ['0.0.0.0', () => `http://0.0.0.0:${port()}/secret`],
    ['0', () => `http://0:${port()}/secret`],
    ['127.0.0.1', () => `http://127.0.0.1:${port()}/secret`],
    ['127.0.0.1 as one number', () => `http://2130706433:${port()}/secret`],
    ['localhost', () => `http://localhost:${port()}/secret`],
    ['[::1]', () => `http://[::1]:${port()}/secret`],
    ['[::ffff:127.0.0.1]', () => `http://[::ffff:127.0.0.1]:${port()}/secret`],
    ['169.254.169.254', () => 'http://169.254.169.254/latest/meta-data/'],
    ['100.64/10', () => 'http://100.64.0.1/secret'],
  ];

  /** The errors that the console shows. */
  const addFromUrl = async (client: Client, url: string): Promise<{ message: string }[]> => {
    const { status, text } = await client.post('/cms/upload/actions/upload-from-urls', { urls: [url], folderId: null });
    expect(status).toBe(200);
    const [, done = ''] = text.split('event: stream:complete\ndata: ');
    return JSON.parse(done).errors;
  };

  it.each(INSIDE)('refuses %s', async (_name, address) => {
    const [error] = await addFromUrl(author, address());
    expect(error?.message).toMatch(/isn’t on the public internet|must not have a port of its own/);
    expect(inside.requested).toEqual([]);
  });

  it.each(INSIDE)('refuses a redirect to %s', async (_name, address) => {
    named.answers['/moved'] = (answer) => answer.writeHead(302, { Location: address() }).end();
    const [error] = await addFromUrl(author, named.address('/moved'));
    expect(error?.message).toMatch(/isn’t on the public internet|must not have a port of its own/);
    expect(inside.requested).toEqual([]);
  });

  it('adds an image', async () => {
    named.answers['/bowls/elm%20bowl.png'] = png(8, 6);
    expect(await addFromUrl(author, named.address('/bowls/elm%20bowl.png'))).toEqual([]);
    const { text } = await author.get('/cms/upload/files');
    expect(JSON.parse(text).results).toMatchObject([{ name: 'elm bowl.png', mime: 'image/png', width: 8, height: 6 }]);
    named.answers['/page'] = Buffer.from('<html>secret</html>');
    const [error] = await addFromUrl(author, named.address('/page'));
    expect(error?.message).not.toContain('secret');
  });

  /** Strapi refuses some of these when they are saved; what is saved may lead elsewhere later. */
  const trigger = async (url: string) => {
    const events = JSON.stringify(['entry.create']);
    const sql = `INSERT INTO strapi_webhooks (name, url, headers, events, enabled) VALUES ('x', $1, '{}', $2, true) RETURNING id`;
    const [{ id }] = (await shop.database.query(sql, [url, events])) as [{ id: number }];
    return superAdmin.post(`/cms/admin/webhooks/${id}/trigger`);
  };

  it.each(INSIDE)('and webhooks refuse %s', async (_name, address) => {
    expect(await trigger(address())).toMatchObject({ status: 200, data: { statusCode: 500, message: NOT_PUBLIC } });
    expect(inside.requested).toEqual([]);
  });

  it('and webhooks: one that doesn’t exist is not triggered', async () => {
    expect((await superAdmin.post('/cms/admin/webhooks/2000000000/trigger')).status).toBe(404);
  });
});
