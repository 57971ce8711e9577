import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, apiPaths, type Item, type LibraryImage, type MediaFile, type MediaList } from '@stoa/contract';
import { backUp, emptyTarget, imagesOf, restore, runProgram, uploadsOf } from '../../support/backup/backups';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { png } from '../../support/media/png';
import { upload, uploaded } from '../../support/media/uploads';
import { imagesIn, type S3Emulator, startS3Emulator } from '../../support/s3/s3-emulator';
import type { Client } from '../../support/shop/client';
import { type OwnShop, startShop } from '../../support/shop/shop';

const CDN = 'https://images.shop.example';
const AWAY = 'The storage of the images can’t be reached right now. Please try again in a few minutes';

let s3: S3Emulator;
let shop: OwnShop;
let admin: Client;
let image: MediaFile;

const namesOf = ({ sizes }: LibraryImage) => sizes.map(({ url }) => path.basename(url)).sort();
const keys = () => [...s3.objects.keys()].sort();
const library = async () => (await admin.get<MediaList>(adminPaths.media)).data.items;
const options = (more?: Record<string, string>) => ({
  databaseUrl: shop.database.url,
  dataFolder: shop.dataFolder,
  // Amazon’s client warns of old versions of Node.
  env: imagesIn(s3, { NODE_NO_WARNINGS: '1', ...more }),
});
const refused = { status: 503, code: 'SlowDown', message: 'Please reduce your request rate' };

beforeAll(async () => {
  s3 = await startS3Emulator('images');
  shop = await startShop({ env: imagesIn(s3) });
  admin = await shop.admin();
  image = await uploaded(admin, { content: png(600, 400), name: 'bowl.png' });
});
afterAll(async () => {
  await shop.close();
  await s3.close();
});
beforeEach(() => {
  s3.fail = () => undefined;
});

describe('images in S3-compatible storage', () => {
  it('are there in all sizes, under the addresses that they have in a folder', async () => {
    expect(image.url).toMatch(/^\/uploads\/bowl_\w+\.png$/);
    expect(keys()).toEqual(namesOf(image).map((name) => `uploads/${name}`));
    expect(namesOf(image)).toHaveLength(4);
    expect(await imagesOf(shop)).toEqual([]);
  });

  it('are shown by the shop from a bucket that isn’t public', async () => {
    const shown = await fetch(shop.url + image.url);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(s3.objects.get(`uploads/${path.basename(image.url)}`));
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('cache-control')).toContain('max-age=86400');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const etag = shown.headers.get('etag') ?? '';
    expect((await fetch(shop.url + image.url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    // As the console asks for it.
    expect((await fetch(`${shop.url}/cms${image.url}`)).status).toBe(200);
    for (const name of ['none.png', '.restore-1', 'a/b.png', ''])
      expect([name, (await fetch(`${shop.url}/uploads/${name}`)).status]).toEqual([name, 404]);
    s3.fail = () => refused;
    expect((await fetch(shop.url + image.url)).status).toBe(503);
  });

  it('are drawn into emails and shared pages', async () => {
    const mailed = await fetch(shop.url + apiPaths.mailImage(`${path.basename(image.url)}.jpg`));
    expect([mailed.status, mailed.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const category = await createCategory(admin, 'pottery');
    const draw = async (slug: string) =>
      Buffer.from(await (await fetch(`${shop.url}/marketplace/${slug}.jpg`)).arrayBuffer());
    await createItem(admin, category.id, { slug: 'bowl', title: 'A bowl', imageUrl: image.url });
    await createItem(admin, category.id, { slug: 'bare', title: 'A bowl', imageUrl: '/uploads/none.png' });
    expect((await draw('bowl')).equals(await draw('bare'))).toBe(false);
  });

  it.each([1, 2, 4])('are there whole or not at all, if the storage refuses write %i', async (refusedWrite) => {
    const before = keys();
    let writes = 0;
    s3.fail = ({ method }) => {
      if (method === 'PUT') writes += 1;
      return method === 'PUT' && writes >= refusedWrite ? refused : undefined;
    };
    const { status, error } = await upload(admin, { content: png(600, 400), name: 'half.png' });
    expect([status, error?.message]).toEqual([503, AWAY]);
    expect(keys()).toEqual(before);
    expect(await library()).toHaveLength(1);
  });

  it('are missed by the doctor', async () => {
    const doctor = async () => JSON.parse((await runProgram('doctor', options(), ['--json', '--offline'])).output);
    const found = async () => (await doctor()).checks.find(({ name }: { name: string }) => name === 'Images');
    expect(await found()).toMatchObject({ summary: '4 files of the media library', findings: [] });
    const key = `uploads/${path.basename(image.url)}`;
    const content = s3.objects.get(key) ?? Buffer.alloc(0);
    s3.objects.delete(key);
    expect((await found()).findings).toMatchObject([{ severity: 'ERROR', details: [path.basename(image.url)] }]);
    s3.objects.set(key, content);
  });

  it('are in a backup, which is restored into a folder, another bucket, or the same one', async () => {
    const file = path.join(shop.dataFolder, 'with-images.tar');
    expect(await backUp(options(), file)).toMatchObject({ code: 0 });
    const folder = await emptyTarget();
    expect(await restore(folder, file, '--yes')).toMatchObject({ code: 0 });
    expect(await imagesOf(folder)).toEqual(namesOf(image));
    const before = new Map(s3.objects);
    const elsewhere = { ...folder, env: imagesIn(s3, { UPLOADS_S3_PREFIX: '/other/' }) };
    s3.objects.set('other/later.png', Buffer.from('later'));
    expect(await restore(elsewhere, file, '--yes')).toMatchObject({ code: 0 });
    expect(keys().filter((key) => key.startsWith('other/'))).toEqual(namesOf(image).map((name) => `other/${name}`));
    for (const [key, content] of before)
      expect(s3.objects.get(key.replace('uploads/', 'other/'))?.equals(content)).toBe(true);
    expect(keys().filter((key) => key.startsWith('uploads/'))).toEqual([...before.keys()].sort());
    await folder.database.drop();
    s3.objects.clear();
    for (const [key, content] of before) s3.objects.set(key, content);
  });

  it('are moved back and there again, each compared, also after an interruption', async () => {
    const there = new Map(s3.objects);
    const back = await runProgram('move-uploads', options(), ['folder']);
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('4 files copied, read back') });
    expect(await imagesOf(shop)).toEqual(namesOf(image));
    s3.objects.clear();
    s3.fail = ({ method }) => (method === 'PUT' && s3.objects.size > 1 ? refused : undefined);
    expect(await runProgram('move-uploads', options(), ['s3'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('SlowDown: Please reduce your request rate. Run this again'),
    });
    s3.fail = ({ method }) => (method === 'GET' ? 'OTHER' : undefined);
    expect((await runProgram('move-uploads', options(), ['s3'])).output).toContain(
      'isn’t the same in s3://images/uploads/',
    );
    s3.fail = () => undefined;
    expect(await runProgram('move-uploads', options(), ['s3'])).toMatchObject({ code: 0 });
    expect(new Map([...s3.objects].sort())).toEqual(new Map([...there].sort()));

    const [name = ''] = namesOf(image);
    s3.objects.set(`uploads/${name}`, Buffer.from('replaced in the storage'));
    await writeFile(path.join(uploadsOf(shop), 'later.png'), 'uploaded meanwhile');
    const again = await runProgram('move-uploads', options(), ['s3', '--remove']);
    expect(again.output).toContain('1 file copied, read back, and compared by SHA-256; 3 there already.');
    expect(again.output).toContain(`Newer in s3://images/uploads/, so not copied: ${name}`);
    expect(await imagesOf(shop)).toEqual([name]);
    expect(await readFile(path.join(uploadsOf(shop), name))).toEqual(there.get(`uploads/${name}`));
    s3.objects.set(`uploads/${name}`, there.get(`uploads/${name}`) ?? Buffer.alloc(0));
    expect((await runProgram('move-uploads', { ...options(), env: {} }, ['s3'])).output).toContain(
      'Set UPLOADS_S3_BUCKET',
    );
  });

  it('are asked for at the address of a CDN by pages, and by nobody who saves them', async () => {
    await shop.restart('stop', { UPLOADS_S3_PUBLIC_URL: `${CDN}/` });
    const atCdn = `${CDN}/uploads/${path.basename(image.url)}`;
    const { data } = await shop.visitor().get<Item>(apiPaths.marketplace.item('bowl'));
    expect([data.imageUrl, data.libraryImage?.sizes.at(-1)?.url]).toEqual([atCdn, atCdn]);
    const page = await fetch(`${shop.url}/marketplace/bowl`);
    const html = await page.text();
    expect(html).toContain(`src="${atCdn}"`);
    expect(html).toMatch(new RegExp(`"image":\\[?"${atCdn}"`));
    expect(html).not.toContain('"/uploads/');
    expect(page.headers.get('link')).toBe(`<${CDN}>; rel=preconnect`);
    const items = await (await fetch(`${shop.url}/sitemap-items-1.xml`)).text();
    expect(items).toContain(`<image:loc>${atCdn}</image:loc>`);
    const customer = await shop.customer();
    expect((await customer.get<Item>(apiPaths.marketplace.item('bowl'))).data.imageUrl).toBe(atCdn);
    expect((await admin.get<Item>(apiPaths.marketplace.item('bowl'))).data.imageUrl).toBe(image.url);
    expect((await library())[0]?.url).toBe(image.url);
    const old = await fetch(shop.url + image.url, { redirect: 'manual' });
    expect([old.status, old.headers.get('location'), old.headers.get('vary')]).toEqual([302, atCdn, 'Sec-Fetch-Mode']);
  });

  it('are deleted there, in all sizes, once the storage can be reached', async () => {
    const before = keys();
    const spare = await uploaded(admin, { content: png(600, 400), name: 'spare.png' });
    s3.fail = () => refused;
    await shop.restart('stop');
    expect((await fetch(`${shop.url}/marketplace/bowl`)).status).toBe(200);
    const answer = await admin.delete(adminPaths.mediaFile(spare.id));
    expect([answer.status, answer.error?.message]).toEqual([503, AWAY]);
    expect(await library()).toHaveLength(2);
    s3.fail = () => undefined;
    expect((await admin.delete(adminPaths.mediaFile(spare.id))).status).toBe(200);
    expect(keys()).toEqual(before);
  });
});
