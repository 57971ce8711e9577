import { adminPaths, apiPaths, FILE_TOO_LARGE, type Import, MAX_UPLOAD, NO_IMAGE } from '@stoa/contract';
import { confirm, download, preview, rowsOf } from '../../support/import-export/import-export';
import {
  csv,
  FROM_LIBRARY,
  HEADER,
  type ImageImports,
  openImageImports,
  row,
} from '../../support/import-export/import-images';
import { png } from '../../support/media/png';
import { eventually } from '../../support/shop/eventually';

const { marketplace } = apiPaths;

describe('images of an import', () => {
  let at: ImageImports;
  let answersLate: ImageImports['answersLate'];
  let importAll: ImageImports['importAll'];
  let item: ImageImports['item'];
  let imagesOf: ImageImports['imagesOf'];
  let whenFetched: ImageImports['whenFetched'];

  beforeAll(async () => {
    at = await openImageImports();
    ({ answersLate, importAll, item, imagesOf, whenFetched } = at);
  });
  afterAll(() => at.close());

  it('are reported at their rows if they can’t be fetched, and can be retried', async () => {
    at.server.answers = {
      '/page.png': Buffer.from('<html>not an image</html>'),
      '/large.png': (answer) => answer.writeHead(200, { 'Content-Length': MAX_UPLOAD + 1 }).end(),
      '/inward.png': (answer) => answer.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    };
    const reasons = {
      '/gone.png': 'The server answered 404',
      '/page.png': NO_IMAGE,
      '/large.png': FILE_TOO_LARGE,
      '/inward.png': 'This address isn’t on the public internet',
    };
    const failed = await importAll(
      ...Object.keys(reasons).map((path, index) => row(`failed-${index}`, at.server.address(path))),
      row('own-network', 'http://10.0.0.1/x.png'),
      row('failed-too', at.server.address('/gone.png')),
    );
    expect(failed.images).toEqual({ waiting: 0, fetched: 0, failed: 5 });
    expect((await imagesOf(failed)).map(({ address, message, rows }) => [address, message, rows])).toEqual([
      [at.server.address('/gone.png'), reasons['/gone.png'], [2, 7]],
      ...Object.entries(reasons)
        .slice(1)
        .map(([path, reason], index) => [at.server.address(path), reason, [index + 3]]),
      ['http://10.0.0.1/x.png', 'This address isn’t on the public internet', [6]],
    ]);
    const note = `The image ${at.server.address('/gone.png')} couldn’t be fetched: The server answered 404`;
    expect((await rowsOf(at.admin, failed)).map(({ notes }) => notes).at(-1)).toEqual([note]);
    expect((await download(at.admin, adminPaths.importReport(failed.id))).bytes.toString()).toContain(note);
    expect((await item('failed-0')).imageUrl).toBe(at.server.address('/gone.png'));

    at.server.answers['/gone.png'] = png(5, 5, 9);
    expect((await at.admin.post<Import>(adminPaths.retryImportImages(failed.id))).data.images.waiting).toBe(5);
    expect((await whenFetched(failed)).images).toEqual({ waiting: 0, fetched: 1, failed: 4 });
    expect((await imagesOf(failed, 'outcome=fetched')).map(({ rowCount }) => rowCount)).toEqual([2]);
    expect((await item('failed-0')).imageUrl).toMatch(FROM_LIBRARY);
    expect((await item('failed-too')).imageUrl).toBe((await item('failed-0')).imageUrl);
  }, 60_000);

  it('are retried after a temporary failure', async () => {
    let calls = 0;
    at.server.answers = {
      '/busy.png': (answer) => {
        calls += 1;
        if (calls === 1) answer.writeHead(503).end();
        else answer.end(png(2, 2, 11));
      },
    };
    const run = await importAll(row('busy', at.server.address('/busy.png')));
    expect(run.images).toEqual({ waiting: 0, fetched: 1, failed: 0 });
    expect(calls).toBe(2);
  }, 60_000);

  it('don’t overwrite what someone has changed meanwhile', async () => {
    const release = answersLate('/late.png', png(2, 2, 12));
    const run = await preview(
      at.admin,
      'items',
      csv(HEADER, row('late', at.server.address('/late.png'), '', '/uploads/x.png')),
    );
    await confirm(at.admin, run);
    await eventually(() => expect(at.server.requested).toContain('/late.png'));
    const { id } = await item('late');
    await at.admin.patch(marketplace.item(id), { imageUrl: '/uploads/mine.png' });
    release();
    await whenFetched(run);
    expect(await item('late')).toMatchObject({ imageUrl: '/uploads/mine.png', gallery: [{ url: '/uploads/x.png' }] });
  });

  it('are fetched three at a time from one server', async () => {
    let now = 0;
    let most = 0;
    const paths = Array.from({ length: 12 }, (_, index) => `/many-${index}.png`);
    at.server.answers = Object.fromEntries(
      paths.map((path, index) => [
        path,
        (answer) => {
          now += 1;
          most = Math.max(most, now);
          setTimeout(() => {
            now -= 1;
            answer.end(png(2, 3, 100 + index));
          }, 300);
        },
      ]),
    );
    const run = await importAll(...paths.map((path, index) => row(`many-${index}`, at.server.address(path))));
    expect(run.images.fetched).toBe(12);
    expect(most).toBe(3);
  });

  it('of a silent server delay no others, fail together, and can be retried', async () => {
    const { server, silent } = at;
    const paths = Array.from({ length: 8 }, (_, index) => `/silent-${index}.png`);
    const image = (path: string) => png(2, 3, 20 + paths.indexOf(path));
    const rows = paths.map((path, index) => row(`silent-${index}`, silent.address(path)));
    let answerLast = () => undefined as unknown;
    silent.answers = Object.fromEntries(
      paths.map((path) => [path, (answer) => (answerLast = () => answer.end(image(path)))]),
    );
    server.answers = { '/quick.png': png(2, 3, 19) };
    const begin = async (...lines: string[]) => {
      const run = await preview(at.admin, 'items', csv(HEADER, ...lines));
      await confirm(at.admin, run);
      return run;
    };
    const expectImages = (run: Import, images: Import['images'], deadline?: number) =>
      eventually(async () => {
        expect((await at.admin.get<Import>(adminPaths.import(run.id))).data.images).toEqual(images);
      }, deadline);

    const run = await begin(...rows.slice(0, 2), row('quick', server.address('/quick.png')));
    await expectImages(run, { waiting: 2, fetched: 1, failed: 0 });
    expect((await item('quick')).imageUrl).toMatch(FROM_LIBRARY);

    // In the third and last round, there is room for one image of another import.
    await eventually(() => expect(silent.requested).toHaveLength(6), 90_000);
    const later = await begin(...rows.slice(2));
    await eventually(() => expect(silent.requested).toHaveLength(7));
    await expectImages(later, { waiting: 1, fetched: 0, failed: 5 }, 30_000);
    await expectImages(run, { waiting: 0, fetched: 1, failed: 2 });
    const failed = [...(await imagesOf(run, 'outcome=failed')), ...(await imagesOf(later, 'outcome=failed'))];
    expect(new Set(failed.map(({ message }) => message))).toEqual(
      new Set([`${silent.host} didn’t answer in time several times`]),
    );

    answerLast();
    await expectImages(later, { waiting: 0, fetched: 1, failed: 5 });
    expect(silent.requested).toHaveLength(7);

    silent.answers = Object.fromEntries(paths.map((path) => [path, image(path)]));
    for (const { id } of [run, later]) await at.admin.post(adminPaths.retryImportImages(id));
    await expectImages(run, { waiting: 0, fetched: 3, failed: 0 });
    await expectImages(later, { waiting: 0, fetched: 6, failed: 0 });
  }, 180_000);

  it('are fetched by the next process after a crash', async () => {
    let calls = 0;
    at.server.answers = {
      '/slow.png': (answer) => {
        calls += 1;
        if (calls > 1) answer.end(png(2, 2, 13));
      },
    };
    const run = await preview(at.admin, 'items', csv(HEADER, row('slow', at.server.address('/slow.png'))));
    await confirm(at.admin, run);
    await eventually(() => expect(calls).toBe(1));
    await at.shop.restart('kill');
    // As if a minute had passed: only then is it clear that nobody fetches it anymore.
    await at.shop.database.query("UPDATE import_images SET due_at = due_at - interval '1 minute'");
    at.admin = await at.shop.admin();
    expect((await whenFetched(run)).images).toEqual({ waiting: 0, fetched: 1, failed: 0 });
    expect((await item('slow')).imageUrl).toMatch(FROM_LIBRARY);
  }, 120_000);

  it('aren’t fetched for an import that was discarded', async () => {
    at.server.requested = [];
    const run = await preview(at.admin, 'items', csv(HEADER, row('discarded', at.server.address('/discarded.png'))));
    await at.admin.delete(adminPaths.import(run.id));
    expect((await at.admin.get(adminPaths.importImages(run.id))).status).toBe(404);
    await importAll(row('after-it', at.server.address('/after-it.png')));
    expect(at.server.requested).toEqual(['/after-it.png']);
  });

  it('aren’t fetched for rows that an import didn’t reach', async () => {
    at.server.requested = [];
    const run = await preview(at.admin, 'items', csv(HEADER, row('unreached', at.server.address('/unreached.png'))));
    await at.shop.database.query("UPDATE imports SET status = 'FAILED' WHERE id = $1", [run.id]);
    await at.shop.database.query('UPDATE import_images SET due_at = now() WHERE import_id = $1', [run.id]);
    expect((await whenFetched(run)).images).toEqual({ waiting: 0, fetched: 0, failed: 0 });
    expect(at.server.requested).toEqual([]);
  });
});
