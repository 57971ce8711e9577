import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  apiPaths,
  FILE_TOO_LARGE,
  type Import,
  type ImportPictureList,
  type ItemDetail,
  MAX_UPLOAD,
  type MediaList,
  NO_PICTURE,
} from '@stoa/contract';
import type { Client } from '../support/client';
import { eventually } from '../support/eventually';
import { createCategory } from '../support/marketplace';
import { type PictureServer, startPictureServer } from '../support/picture-server';
import { png } from '../support/png';
import { type OwnShop, openOwnShop } from '../support/shop';
import { confirm, download, preview, rowsOf } from '../support/transfer';

const { admin: panel, marketplace } = apiPaths;

const csv = (...lines: string[]) => lines.join('\r\n');
const HEADER = 'slug,title,description,price,category,imageUrl,imageAlt,gallery,shareImageUrl';
const FROM_LIBRARY = /^\/uploads\/\w+\.\w+$/;

describe('the images that an import names by address', () => {
  let shop: OwnShop;
  let admin: Client;
  let server: PictureServer;

  beforeAll(async () => {
    server = await startPictureServer();
    shop = await openOwnShop({ PRIVATE_IMAGE_HOSTS: `intranet.example, ${server.host}` });
    admin = await shop.admin();
    await createCategory(admin, 'wood');
  });
  afterAll(async () => {
    await shop.close();
    server.close();
  });

  const row = (slug: string, image: string, alt = '', gallery = '', shared = '') =>
    [slug, `Item ${slug}`, 'A bowl of solid elm.', '12.50', 'wood', image, alt, gallery, shared].join(',');
  const item = async (slug: string) => (await admin.get<ItemDetail>(marketplace.item(slug))).data;
  const library = async () => (await admin.get<MediaList>(`${panel.media}?limit=100`)).data.items;
  const picturesOf = async ({ id }: Import, query = '') =>
    (await admin.get<ImportPictureList>(`${panel.importPictures(id)}?${query}`)).data.items;
  const whenFetched = (run: Import): Promise<Import> =>
    eventually(async () => {
      const { data } = await admin.get<Import>(panel.import(run.id));
      expect(data.pictures.waiting).toBe(0);
      return data;
    }, 90_000);
  /** Answers once it is told to. */
  const answersLate = (address: string, content: Buffer) => {
    let release = () => undefined as unknown;
    server.answers = {
      [address]: (answer) => {
        release = () => answer.end(content);
      },
    };
    return () => release();
  };
  const importAll = async (...rows: string[]) => {
    const run = await preview(admin, 'items', csv(HEADER, ...rows));
    await confirm(admin, run);
    return whenFetched(run);
  };

  it('come into the library once the rows are written, each once, with their alt text', async () => {
    const { address } = server;
    server.answers = {
      '/bowl.png': png(8, 6, 1),
      '/side%20view.png': png(8, 6, 2),
      '/again.png?v=2': (answer) => setTimeout(() => answer.end(png(8, 6, 2)), 500),
    };
    const side = address('/side%20view.png');
    const run = await preview(
      admin,
      'items',
      csv(
        HEADER,
        row('bowl', address('/bowl.png'), 'A bowl', `${side} From the side`, address('/again.png?v=2')),
        row('same-bowl', address('/bowl.png')),
        row('refused', address('/never.png')).replace('12.50', '0'),
      ),
    );
    expect(run.pictures).toEqual({ waiting: 3, fetched: 0, failed: 0 });
    expect(server.asked).toEqual([]);
    expect(await shop.database.query("SELECT id FROM import_pictures WHERE due_at < 'infinity'")).toEqual([]);

    await confirm(admin, run);
    expect((await whenFetched(run)).pictures).toEqual({ waiting: 0, fetched: 3, failed: 0 });
    const bowl = await item('bowl');
    expect(bowl).toMatchObject({
      imageUrl: expect.stringMatching(FROM_LIBRARY),
      picture: { width: 8, height: 6 },
      imageAlt: 'A bowl',
      gallery: [{ url: expect.stringMatching(FROM_LIBRARY), alt: 'From the side' }],
    });
    expect(bowl.shareImageUrl).toBe(bowl.gallery[0]?.url);
    expect((await item('same-bowl')).imageUrl).toBe(bowl.imageUrl);
    expect(server.asked.sort()).toEqual(['/again.png?v=2', '/bowl.png', '/side%20view.png']);
    expect((await library()).map(({ name, alternativeText }) => [name, alternativeText]).sort()).toEqual([
      ['bowl.png', 'A bowl'],
      ['side view.png', 'From the side'],
    ]);
  });

  it('are known from then on: the same file changes nothing, and another record shows what is there', async () => {
    server.asked = [];
    const again = await preview(admin, 'items', csv(HEADER, row('same-bowl', server.address('/bowl.png'))));
    expect(again).toMatchObject({ status: 'DONE', counts: { unchanged: 1 }, pictures: { waiting: 0 } });
    const run = await importAll(row('third-bowl', server.address('/bowl.png')));
    expect(run.pictures).toEqual({ waiting: 0, fetched: 0, failed: 0 });
    expect((await item('third-bowl')).imageUrl).toBe((await item('bowl')).imageUrl);
    expect(server.asked).toEqual([]);
  });

  it('of variants are theirs', async () => {
    server.answers = { '/sage.png': png(3, 3, 7) };
    const header = 'slug,title,description,price,category,imageUrl,option1Name,option1,variantImage';
    const line = (value: string, image: string) =>
      `cup,Cup,A cup to drink from.,5,wood,${server.address('/sage.png')},Glaze,${value},${image}`;
    const run = await preview(
      admin,
      'items',
      csv(header, line('Sage', server.address('/sage.png')), line('Slate', '')),
    );
    expect(run.pictures.waiting).toBe(1);
    await confirm(admin, run);
    await whenFetched(run);
    const { imageUrl, variants } = await item('cup');
    expect(imageUrl).toMatch(FROM_LIBRARY);
    expect(variants.map((variant) => variant.imageUrl)).toEqual([imageUrl, null]);
  });

  it('of variants refuse a form of the item that was opened before', async () => {
    const header = 'slug,title,description,price,category,imageUrl,option1Name,option1,variantImage';
    const line = (slug: string, value: string) =>
      `${slug},Cup,A cup to drink from.,5,wood,/uploads/x.png,Glaze,${value},${server.address('/moss.png')}`;
    const release = answersLate('/moss.png', png(3, 3, 8));
    const run = await preview(admin, 'items', csv(header, line('mug', 'Moss'), line('mug', 'Slate')));
    await confirm(admin, run);
    await eventually(() => expect(server.asked).toContain('/moss.png'));
    const { id, updatedAt } = await item('mug');
    release();
    await whenFetched(run);
    expect((await admin.patch(marketplace.item(id), { title: 'Mug', updatedAt })).status).toBe(409);
  });

  it('of many records are shown without keeping all of them from being changed', async () => {
    const release = answersLate('/shared.png', png(3, 3, 14));
    const run = await preview(
      admin,
      'items',
      csv(HEADER, ...Array.from({ length: 201 }, (_, index) => row(`shared-${index}`, server.address('/shared.png')))),
    );
    await confirm(admin, run);
    await eventually(() => expect(server.asked).toContain('/shared.png'));
    const { id } = await item('shared-200');
    const held = shop.database.query(
      'WITH held AS (SELECT id FROM items WHERE id = $1 FOR UPDATE) SELECT pg_sleep(4), id FROM held',
      [id],
    );
    release();
    await eventually(async () => expect((await item('shared-0')).imageUrl).toMatch(FROM_LIBRARY), 3_000);
    expect((await item('shared-200')).imageUrl).toBe(server.address('/shared.png'));
    await held;
    await whenFetched(run);
    expect((await item('shared-200')).imageUrl).toMatch(FROM_LIBRARY);
  }, 60_000);

  it('leave no files behind if they can’t be remembered', async () => {
    const files = () => readdir(path.join(shop.dataFolder, 'public', 'uploads'));
    const [before, known] = [await files(), await library()];
    const refuse = 'ALTER TABLE fetched_pictures ADD CONSTRAINT refused CHECK (false) NOT VALID';
    await shop.database.query(refuse);
    server.answers = { '/lost.png': png(3, 3, 15) };
    const run = await importAll(row('lost', server.address('/lost.png')));
    await shop.database.query('ALTER TABLE fetched_pictures DROP CONSTRAINT refused');
    expect(run.pictures).toEqual({ waiting: 0, fetched: 0, failed: 1 });
    expect(await library()).toEqual(known);
    expect(await files()).toEqual(before);
  });

  it('that can’t be had are reported at their rows, and can be tried again', async () => {
    server.answers = {
      '/page.png': Buffer.from('<html>not an image</html>'),
      '/large.png': (answer) => answer.writeHead(200, { 'Content-Length': MAX_UPLOAD + 1 }).end(),
      '/inward.png': (answer) => answer.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    };
    const reasons = {
      '/gone.png': 'The server answered 404',
      '/page.png': NO_PICTURE,
      '/large.png': FILE_TOO_LARGE,
      '/inward.png': 'This address isn’t on the public internet',
    };
    const failed = await importAll(
      ...Object.keys(reasons).map((path, index) => row(`failed-${index}`, server.address(path))),
      row('own-network', 'http://10.0.0.1/x.png'),
      row('failed-too', server.address('/gone.png')),
    );
    expect(failed.pictures).toEqual({ waiting: 0, fetched: 0, failed: 5 });
    expect((await picturesOf(failed)).map(({ address, message, rows }) => [address, message, rows])).toEqual([
      [server.address('/gone.png'), reasons['/gone.png'], [2, 7]],
      ...Object.entries(reasons)
        .slice(1)
        .map(([path, reason], index) => [server.address(path), reason, [index + 3]]),
      ['http://10.0.0.1/x.png', 'This address isn’t on the public internet', [6]],
    ]);
    const note = `The image ${server.address('/gone.png')} couldn’t be fetched: The server answered 404`;
    expect((await rowsOf(admin, failed)).map(({ notes }) => notes).at(-1)).toEqual([note]);
    expect((await download(admin, panel.importReport(failed.id))).bytes.toString()).toContain(note);
    expect((await item('failed-0')).imageUrl).toBe(server.address('/gone.png'));

    server.answers['/gone.png'] = png(5, 5, 9);
    expect((await admin.post<Import>(panel.retryImportPictures(failed.id))).data.pictures.waiting).toBe(5);
    expect((await whenFetched(failed)).pictures).toEqual({ waiting: 0, fetched: 1, failed: 4 });
    expect((await picturesOf(failed, 'outcome=fetched')).map(({ rowCount }) => rowCount)).toEqual([2]);
    expect((await item('failed-0')).imageUrl).toMatch(FROM_LIBRARY);
    expect((await item('failed-too')).imageUrl).toBe((await item('failed-0')).imageUrl);
  }, 60_000);

  it('are asked for again where the trouble may pass', async () => {
    let calls = 0;
    server.answers = {
      '/busy.png': (answer) => {
        calls += 1;
        if (calls === 1) answer.writeHead(503).end();
        else answer.end(png(2, 2, 11));
      },
    };
    const run = await importAll(row('busy', server.address('/busy.png')));
    expect(run.pictures).toEqual({ waiting: 0, fetched: 1, failed: 0 });
    expect(calls).toBe(2);
  }, 60_000);

  it('don’t overwrite what someone has changed meanwhile', async () => {
    const release = answersLate('/late.png', png(2, 2, 12));
    const run = await preview(
      admin,
      'items',
      csv(HEADER, row('late', server.address('/late.png'), '', '/uploads/x.png')),
    );
    await confirm(admin, run);
    await eventually(() => expect(server.asked).toContain('/late.png'));
    const { id } = await item('late');
    await admin.patch(marketplace.item(id), { imageUrl: '/uploads/mine.png' });
    release();
    await whenFetched(run);
    expect(await item('late')).toMatchObject({ imageUrl: '/uploads/mine.png', gallery: [{ url: '/uploads/x.png' }] });
  });

  it('of one server are asked for three at a time', async () => {
    let now = 0;
    let most = 0;
    const paths = Array.from({ length: 12 }, (_, index) => `/many-${index}.png`);
    server.answers = Object.fromEntries(
      paths.map((path, index) => [
        path,
        (answer) => {
          now += 1;
          most = Math.max(most, now);
          setTimeout(() => {
            now -= 1;
            answer.end(png(2, 3, 100 + index));
          }, 50);
        },
      ]),
    );
    const run = await importAll(...paths.map((path, index) => row(`many-${index}`, server.address(path))));
    expect(run.pictures.fetched).toBe(12);
    expect(most).toBe(3);
  });

  it('are fetched by the next process if this one dies', async () => {
    let calls = 0;
    server.answers = {
      '/slow.png': (answer) => {
        calls += 1;
        if (calls > 1) answer.end(png(2, 2, 13));
      },
    };
    const run = await preview(admin, 'items', csv(HEADER, row('slow', server.address('/slow.png'))));
    await confirm(admin, run);
    await eventually(() => expect(calls).toBe(1));
    await shop.restart('kill');
    // As if a minute had passed: only then is it clear that nobody fetches it anymore.
    await shop.database.query("UPDATE import_pictures SET due_at = due_at - interval '1 minute'");
    admin = await shop.admin();
    expect((await whenFetched(run)).pictures).toEqual({ waiting: 0, fetched: 1, failed: 0 });
    expect((await item('slow')).imageUrl).toMatch(FROM_LIBRARY);
  }, 120_000);

  it('aren’t fetched for an import that was discarded', async () => {
    server.asked = [];
    const run = await preview(admin, 'items', csv(HEADER, row('discarded', server.address('/discarded.png'))));
    await admin.delete(panel.import(run.id));
    expect((await admin.get(panel.importPictures(run.id))).status).toBe(404);
    await importAll(row('after-it', server.address('/after-it.png')));
    expect(server.asked).toEqual(['/after-it.png']);
  });

  it('aren’t fetched for rows that an import didn’t reach', async () => {
    server.asked = [];
    const run = await preview(admin, 'items', csv(HEADER, row('unreached', server.address('/unreached.png'))));
    await shop.database.query("UPDATE imports SET status = 'FAILED' WHERE id = $1", [run.id]);
    await shop.database.query('UPDATE import_pictures SET due_at = now() WHERE import_id = $1', [run.id]);
    expect((await whenFetched(run)).pictures).toEqual({ waiting: 0, fetched: 0, failed: 0 });
    expect(server.asked).toEqual([]);
  });
});
