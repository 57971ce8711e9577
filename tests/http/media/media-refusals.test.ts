import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, apiPaths, FILE_TOO_LARGE, NO_IMAGE } from '@stoa/contract';
import { Client as PgClient } from 'pg';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { IMAGES } from '../../support/media/images';
import { hugePng, png } from '../../support/media/png';
import { upload, uploadAvatar, uploaded, uploadForm } from '../../support/media/uploads';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${SCRIPT}</svg>`);
const HTML = Buffer.from(`<!doctype html><title>Oak</title>${SCRIPT}`);

describe('uploads that are refused or made harmless', () => {
  let shop: Shop;
  let admin: Client;
  let folder: string;
  beforeAll(async () => {
    shop = await openShop();
    folder = shop.temporaryFolder;
    admin = await shop.admin();
  });
  afterEach(() => eventually(async () => expect(await readdir(folder)).toEqual([])));
  afterAll(() => shop.close());

  const stored = async () => (await readdir(path.join(shop.dataFolder, 'public', 'uploads'))).length;

  it.each([
    ['SVG', SVG, 'oak.svg', 'image/svg+xml'],
    ['SVG that says it is a PNG', SVG, 'oak.png', 'image/png'],
    ['HTML', HTML, 'oak.html', 'text/html'],
    ['HTML that says it is a JPEG', HTML, 'oak.jpg', 'image/jpeg'],
    ['HTML before an image', Buffer.concat([HTML, IMAGES.jpeg]), 'oak.jpg', 'image/jpeg'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 'oak.png', 'image/png'],
    ['a program', Buffer.from('MZ\x90\0'), 'oak.png', 'image/png'],
    ['nothing at all', Buffer.alloc(0), 'oak.png', 'image/png'],
  ])('%s', async (_what, content, name, type) => {
    const before = await stored();
    const { status, error } = await upload(admin, { content, name, type });
    expect({ status, message: error.message }).toEqual({ status: 400, message: NO_IMAGE });
    expect(error.details.errors).toEqual([{ path: ['file'], message: NO_IMAGE }]);
    expect(await stored()).toBe(before);
  });

  it('an avatar, likewise', async () => {
    const customer = await shop.customer();
    for (const content of [SVG, HTML, hugePng(40_000, 40_000), png(400, 300).subarray(0, 100)])
      expect((await uploadAvatar(customer, { content })).status).toBe(400);
    expect((await uploadAvatar(customer, { content: Buffer.alloc(11 * 1024 * 1024) })).status).toBe(413);
    expect((await uploadAvatar(customer)).status).toBe(200);
  });

  it.each([
    ['only begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), HTML])],
    ['only begins like a GIF', Buffer.from(`GIF89a/*${'\0'.repeat(8)}*/=1;alert(1)`)],
    ['is cut short', png(400, 300).subarray(0, 100)],
  ])('what %s', async (_what, content) => {
    const { status, error } = await upload(admin, { content, name: 'oak.jpg', type: 'image/jpeg' });
    expect([status, error.message]).toEqual([400, 'This image is damaged and can’t be read']);
  });

  it.each([
    ['a JPEG with a page behind it', IMAGES.jpeg, SCRIPT],
    ['a GIF with a script behind it', IMAGES.gif, '/*=1;*/alert(document.domain)'],
    ['a PNG with an archive behind it', png(4, 3), 'PK\x03\x04 evil.jar'],
    ['a WebP with a page behind it', IMAGES.webp, SCRIPT],
  ])('%s becomes the image alone', async (_what, image, hidden) => {
    const content = Buffer.concat([image, Buffer.from(hidden)]);
    const { url } = await uploaded(admin, { content, name: 'oak.html' });
    const answer = await fetch(shop.url + url);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
    expect(Buffer.from(await answer.arrayBuffer()).includes(hidden)).toBe(false);
  });

  // The file has only a few of them: decoding would say that it's broken.
  it('40,000 × 40,000 pixels, before they are decoded', async () => {
    const { status, error } = await upload(admin, { content: hugePng(40_000, 40_000) });
    expect([status, error.message]).toEqual([
      400,
      'This image has 40000 × 40000 pixels. The limit is 12,000 per side and 50 million in total',
    ]);
  });

  it('100 MB, before they are read', async () => {
    const { status, error } = await upload(admin, { content: Buffer.alloc(100 * 1024 * 1024) });
    expect([status, error.message]).toEqual([413, FILE_TOO_LARGE]);
  });

  it('more than 10 MB of undeclared length', async () => {
    const answer = await fetch(shop.url + adminPaths.media, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: (async function* () {
        yield Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\n',
        );
        for (let n = 0; n < 11; n++) yield Buffer.alloc(1024 * 1024);
        yield Buffer.from('\r\n--x--\r\n');
      })() as never,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, (await answer.json()).error.message]).toEqual([413, FILE_TOO_LARGE]);
  });

  it('forms without their file', async () => {
    const none = "Choose an image. The form has no file in the field 'file'";
    const two = uploadForm({});
    two.append('file', new Blob([new Uint8Array(png(4, 3))]), 'ash.png');
    const empty = new FormData();
    empty.append('alternativeText', 'Oak');
    const text = new FormData();
    text.append('file', 'oak.png');
    expect((await upload(admin, { field: 'files' })).error.message).toBe(none);
    expect((await upload(admin, { field: '__proto__' })).error.message).toBe(none);
    expect((await upload(admin, empty)).error.message).toBe(none);
    expect((await upload(admin, text)).error.message).toBe(none);
    expect((await upload(admin, two)).error.message).toBe('Send one image at a time');
    expect((await upload(admin, { texts: { folder: '1' } })).error.message).toBe('folder is not allowed');
    const long = await upload(admin, { texts: { alternativeText: 'x'.repeat(301) } });
    expect([long.status, long.error.message]).toEqual([400, 'Alt text must be at most 300 characters']);
    const flood = await upload(admin, { texts: { alternativeText: 'x'.repeat(2 * 1024 * 1024) } });
    expect([flood.status, flood.error.message]).toEqual([
      413,
      'The form’s text fields are too long. The limit is 1 MB',
    ]);
  });

  it.each([
    ['multipart/form-data', 'nothing of a form', 400, 'The form can’t be read'],
    ['multipart/form-data; boundary=x', 'nothing of a form', 400, 'The form can’t be read'],
    ['application/json', '{}', 415, 'Send the image as a form (Content-Type: multipart/form-data)'],
    ['image/png', 'image', 415, 'Send the image as a form (Content-Type: multipart/form-data)'],
  ])('a body of the type %s', async (type, body, status, message) => {
    const answer = await fetch(shop.url + adminPaths.media, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': type },
      body,
    });
    expect([answer.status, (await answer.json()).error.message]).toEqual([status, message]);
  });

  it('files from anybody but an administrator, before they are read', async () => {
    const content = Buffer.alloc(11 * 1024 * 1024);
    expect((await upload(shop.visitor(), { content })).error.message).toBe('Please sign in');
    expect((await upload(await shop.customer(), { content })).error.message).toBe('Only administrators can do this');
    expect((await uploadAvatar(shop.visitor(), { content })).error.message).toBe('Please sign in');
  });

  it.each(['/api/admin/media/', '/api/admin/Media', '/api/marketplace'])('a file for %s', async (address) => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    const answer = await fetch(shop.url + address, { method: 'POST', headers, body: uploadForm({}) });
    expect(answer.status).toBe(415);
  });

  describe("in the console's library", () => {
    let token: string;
    beforeAll(async () => {
      token = (await shop.visitor().post('/cms/admin/login', ADMIN)).data.token;
    });
    const send = (address: string, sent: Parameters<typeof uploadForm>[0]) =>
      fetch(`${shop.url}/cms/upload${address}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: uploadForm({ field: 'files', type: 'image/png', ...sent }),
      });

    it('the same is refused', async () => {
      for (const sent of [{ content: SVG }, { content: HTML }, { content: hugePng(40_000, 40_000) }])
        expect((await send('', sent)).status).toBe(400);
      expect((await send('', { content: Buffer.alloc(11 * 1024 * 1024) })).status).toBe(413);
    });

    it('the same is made harmless, when it is replaced as well', async () => {
      const content = Buffer.concat([png(4, 3), Buffer.from(SCRIPT)]);
      const [file] = await (await send('', { content })).json();
      const read = async () => Buffer.from(await (await fetch(shop.url + file.url)).arrayBuffer());
      expect((await read()).includes(SCRIPT)).toBe(false);
      expect((await send(`?id=${file.id}`, { content })).status).toBe(200);
      expect((await read()).includes(SCRIPT)).toBe(false);
    });

    it('an image in use stays', async () => {
      const file = await uploaded(admin);
      const customer = await shop.customer();
      await customer.patch(apiPaths.auth.me, { avatar: file.url });
      const remove = () =>
        fetch(`${shop.url}/cms/upload/files/${file.id}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${token}` },
        });
      expect((await remove()).status).toBe(409);
      await customer.patch(apiPaths.auth.me, { avatar: null });
      expect((await remove()).status).toBe(200);
    });

    const DOORS = ['/api/admin/media/', '/cms/upload/files/'];
    it.each(DOORS)('an image stays that comes into use while it is deleted at %s', async (address) => {
      const file = await uploaded(admin);
      const { id: categoryId } = await createCategory(admin, `taken${address.length}`);
      const item = await createItem(admin, categoryId, { slug: `taken-${address.length}` });
      const bearer = address.startsWith('/cms') ? token : admin.token;
      const waiting = async () =>
        (
          await shop.database.query(`SELECT pid FROM pg_locks WHERE NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
        ).length;

      // Holds the change back after it has written the URL but before it writes the activity.
      const holder = new PgClient({ connectionString: shop.database.url });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE activity IN SHARE MODE');
      const changed = admin.patch(apiPaths.marketplace.item(item.id), { imageUrl: file.url });
      await eventually(async () => expect(await waiting()).toBe(1));
      const removed = fetch(`${shop.url}${address}${file.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${bearer}` },
      });
      await Promise.race([removed, eventually(async () => expect(await waiting()).toBe(2))]);
      await holder.query('COMMIT');
      await holder.end();

      expect([(await changed).status, (await removed).status]).toEqual([200, 409]);
      expect((await fetch(shop.url + file.url)).status).toBe(200);
    });
  });
});
