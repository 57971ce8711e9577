import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { adminPaths } from '@stoa/contract';
import { ADMIN } from '../../support/run/cms';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const FORM = 'multipart/form-data; boundary=x';
const partOf = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const ROWS = Array.from({ length: 5000 }, (_, n) => `slug-${n},Title ${n}`).join('\n');

/** A closed tab ends the connection; a lost network or a killed browser resets it. */
const ENDINGS: [string, (socket: Socket) => unknown][] = [
  ['ends', (socket) => socket.end()],
  ['is reset', (socket) => socket.resetAndDestroy()],
];

describe.each(ENDINGS)('an upload whose connection %s', (_how, breakOff) => {
  let shop: Shop;
  let folder: string;
  let token: string;
  let consoleToken: string;
  beforeAll(async () => {
    shop = await openShop();
    folder = shop.temporaryFolder;
    token = (await shop.admin()).token ?? '';
    consoleToken = (await shop.visitor().post('/cms/admin/login', ADMIN)).data.token;
  });
  afterAll(() => shop.close());

  const begin = (address: string, { type, bearer, body }: { type: string; bearer: string; body: string }): Socket => {
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const head = [`POST ${address} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${bearer}`];
    socket.write([...head, `Content-Type: ${type}`, 'Content-Length: 5000000', '', body].join('\r\n'));
    return socket;
  };

  /** Once the server answers another request, it has logged anything it had to say about the broken one. */
  const expectQuiet = async (before: string) => {
    expect((await shop.visitor().get('/healthz')).status).toBe(200);
    expect(shop.log().slice(before.length)).not.toMatch(/error/i);
  };

  const stored = async () => (await readdir(path.join(shop.dataFolder, 'public', 'uploads'))).length;
  const imports = async () => Number((await shop.database.query('SELECT count(*) FROM imports'))[0]?.count);

  it.each([
    ['the panel', adminPaths.media, 'file', () => token],
    ['the console', '/cms/upload', 'files', () => consoleToken],
  ])('leaves nothing of an image for %s, and no error in the log', async (_for, address, field, bearer) => {
    const [log, images] = [shop.log(), await stored()];
    const socket = begin(address, { type: FORM, bearer: bearer(), body: partOf(field) + 'x'.repeat(200_000) });
    await eventually(async () => expect(await readdir(folder)).toHaveLength(1));
    breakOff(socket);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
    expect(await stored()).toBe(images);
    await expectQuiet(log);
  });

  it('leaves nothing of a CSV, and no error in the log', async () => {
    const log = shop.log();
    const address = `${adminPaths.imports}?kind=items&fileName=shop.csv`;
    const socket = begin(address, { type: 'text/csv', bearer: token, body: `slug,title\n${ROWS}` });
    await eventually(async () => expect(await imports()).toBe(1));
    breakOff(socket);
    await eventually(async () => expect(await imports()).toBe(0));
    await expectQuiet(log);
  });
});
