import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ActivityList, adminPaths, apiPaths } from '@stoa/contract';
import { confirm, preview } from '../../support/import-export/import-export';
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

describe('the images that an import names by address', () => {
  let at: ImageImports;
  let answersLate: ImageImports['answersLate'];
  let importAll: ImageImports['importAll'];
  let item: ImageImports['item'];
  let library: ImageImports['library'];
  let whenFetched: ImageImports['whenFetched'];

  beforeAll(async () => {
    at = await openImageImports();
    ({ answersLate, importAll, item, library, whenFetched } = at);
  });
  afterAll(() => at.close());

  it('are added to the library after the rows, each once, with their alt text', async () => {
    const { address } = at.server;
    at.server.answers = {
      '/bowl.png': png(8, 6, 1),
      '/side%20view.png': png(8, 6, 2),
      '/again.png?v=2': (answer) => setTimeout(() => answer.end(png(8, 6, 2)), 500),
    };
    const side = address('/side%20view.png');
    const run = await preview(
      at.admin,
      'items',
      csv(
        HEADER,
        row('bowl', address('/bowl.png'), 'A bowl', `${side} From the side`, address('/again.png?v=2')),
        row('same-bowl', address('/bowl.png')),
        row('refused', address('/never.png')).replace('12.50', '0'),
      ),
    );
    expect(run.images).toEqual({ waiting: 3, fetched: 0, failed: 0 });
    expect(at.server.requested).toEqual([]);
    expect(await at.shop.database.query("SELECT id FROM import_images WHERE due_at < 'infinity'")).toEqual([]);

    await confirm(at.admin, run);
    expect((await whenFetched(run)).images).toEqual({ waiting: 0, fetched: 3, failed: 0 });
    const bowl = await item('bowl');
    expect(bowl).toMatchObject({
      imageUrl: expect.stringMatching(FROM_LIBRARY),
      libraryImage: { width: 8, height: 6 },
      imageAlt: 'A bowl',
      gallery: [{ url: expect.stringMatching(FROM_LIBRARY), alt: 'From the side' }],
    });
    expect(bowl.shareImageUrl).toBe(bowl.gallery[0]?.url);
    expect((await item('same-bowl')).imageUrl).toBe(bowl.imageUrl);
    expect(at.server.requested.sort()).toEqual(['/again.png?v=2', '/bowl.png', '/side%20view.png']);
    expect((await library()).map(({ name, alternativeText }) => [name, alternativeText]).sort()).toEqual([
      ['bowl.png', 'A bowl'],
      ['side view.png', 'From the side'],
    ]);
  });

  it('are recognized later: the same file changes nothing, and another record reuses them', async () => {
    at.server.requested = [];
    const again = await preview(at.admin, 'items', csv(HEADER, row('same-bowl', at.server.address('/bowl.png'))));
    expect(again).toMatchObject({ status: 'DONE', counts: { unchanged: 1 }, images: { waiting: 0 } });
    const run = await importAll(row('third-bowl', at.server.address('/bowl.png')));
    expect(run.images).toEqual({ waiting: 0, fetched: 0, failed: 0 });
    expect((await item('third-bowl')).imageUrl).toBe((await item('bowl')).imageUrl);
    expect(at.server.requested).toEqual([]);
  });

  it('of one item make one entry in its activity', async () => {
    const [front, side, back] = ['/front.png', '/left.png', '/back.png'].map(at.server.address);
    at.server.answers = { '/front.png': png(4, 3, 16), '/left.png': png(4, 3, 17), '/back.png': png(4, 3, 18) };
    await importAll(row('told', `${front}`, '', `${side} Side|${back}`));
    const { id, imageUrl, gallery } = await item('told');
    const { data } = await at.admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${id}`);
    expect(data.items.map(({ action }) => action)).toEqual(['updated', 'created']);
    expect(data.items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'imageUrl', before: front, after: imageUrl, shortened: false },
        {
          field: 'gallery',
          before: [`${side} Side`, back],
          after: [`${gallery[0]?.url} Side`, gallery[1]?.url],
          shortened: false,
        },
      ]),
    );
    expect(data.items[0]?.changes).toHaveLength(2);
  });

  it('of variants are assigned to their variants', async () => {
    at.server.answers = { '/sage.png': png(3, 3, 7) };
    const header = 'slug,title,description,price,category,imageUrl,option1Name,option1,variantImage';
    const line = (value: string, image: string) =>
      `cup,Cup,A cup to drink from.,5,wood,${at.server.address('/sage.png')},Glaze,${value},${image}`;
    const run = await preview(
      at.admin,
      'items',
      csv(header, line('Sage', at.server.address('/sage.png')), line('Slate', '')),
    );
    expect(run.images.waiting).toBe(1);
    await confirm(at.admin, run);
    await whenFetched(run);
    const { imageUrl, variants } = await item('cup');
    expect(imageUrl).toMatch(FROM_LIBRARY);
    expect(variants.map((variant) => variant.imageUrl)).toEqual([imageUrl, null]);
  });

  it('of variants outdate a form of the item that was opened before', async () => {
    const header = 'slug,title,description,price,category,imageUrl,option1Name,option1,variantImage';
    const line = (slug: string, value: string) =>
      `${slug},Cup,A cup to drink from.,5,wood,/uploads/x.png,Glaze,${value},${at.server.address('/moss.png')}`;
    const release = answersLate('/moss.png', png(3, 3, 8));
    const run = await preview(at.admin, 'items', csv(header, line('mug', 'Moss'), line('mug', 'Slate')));
    await confirm(at.admin, run);
    await eventually(() => expect(at.server.requested).toContain('/moss.png'));
    const { id, updatedAt } = await item('mug');
    release();
    await whenFetched(run);
    expect((await at.admin.patch(marketplace.item(id), { title: 'Mug', updatedAt })).status).toBe(409);
  });

  it('of many records are added without locking all of them', async () => {
    const release = answersLate('/shared.png', png(3, 3, 14));
    const run = await preview(
      at.admin,
      'items',
      csv(
        HEADER,
        ...Array.from({ length: 201 }, (_, index) => row(`shared-${index}`, at.server.address('/shared.png'))),
      ),
    );
    await confirm(at.admin, run);
    await eventually(() => expect(at.server.requested).toContain('/shared.png'));
    const { id } = await item('shared-200');
    const held = at.shop.database.query(
      'WITH held AS (SELECT id FROM items WHERE id = $1 FOR UPDATE) SELECT pg_sleep(4), id FROM held',
      [id],
    );
    release();
    await eventually(async () => expect((await item('shared-0')).imageUrl).toMatch(FROM_LIBRARY), 3_000);
    expect((await item('shared-200')).imageUrl).toBe(at.server.address('/shared.png'));
    await held;
    await whenFetched(run);
    expect((await item('shared-200')).imageUrl).toMatch(FROM_LIBRARY);
  }, 60_000);

  it('leave no files behind if they can’t be recorded', async () => {
    const files = () => readdir(path.join(at.shop.dataFolder, 'public', 'uploads'));
    const [before, known] = [await files(), await library()];
    const refuse = 'ALTER TABLE fetched_images ADD CONSTRAINT refused CHECK (false) NOT VALID';
    await at.shop.database.query(refuse);
    at.server.answers = { '/lost.png': png(3, 3, 15) };
    const run = await importAll(row('lost', at.server.address('/lost.png')));
    await at.shop.database.query('ALTER TABLE fetched_images DROP CONSTRAINT refused');
    expect(run.images).toEqual({ waiting: 0, fetched: 0, failed: 1 });
    expect(await library()).toEqual(known);
    expect(await files()).toEqual(before);
  });
});
