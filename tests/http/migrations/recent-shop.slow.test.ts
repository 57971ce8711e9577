import { adminPaths, apiPaths, type MarketplaceCategory, type TrashList } from '@stoa/contract';
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

/** As if migrations 43 to 46, and what builds on them, had not run. */
const BEFORE = `
  ALTER TABLE activity DROP COLUMN work;
  ALTER TABLE import_images DROP COLUMN host;
  ALTER TABLE imports DROP COLUMN kept_image_counts;
  ALTER TABLE import_images RENAME TO import_pictures;
  ALTER SEQUENCE import_images_id_seq RENAME TO import_pictures_id_seq;
  ALTER INDEX import_images_pkey RENAME TO import_pictures_pkey;
  ALTER INDEX import_images_address_index RENAME TO import_pictures_address_index;
  ALTER INDEX import_images_outcome_index RENAME TO import_pictures_outcome_index;
  ALTER INDEX import_images_due_index RENAME TO import_pictures_due_index;
  ALTER TABLE import_pictures RENAME CONSTRAINT import_images_import_id_fkey TO import_pictures_import_id_fkey;
  DELETE FROM migrations WHERE number BETWEEN 43 AND 46 OR number = 75`;

const property = (name: string) => ({ name, kind: 'TEXT' });

describe('a shop from before names of properties were kept apart', () => {
  let at: ImageImports;

  beforeAll(async () => {
    at = await openImageImports();
  });
  afterAll(() => at.close());

  it('gets different names, also in the trash, and continues to fetch images', async () => {
    const { database } = at.shop;
    const categoryOf = async (slug: string) =>
      (await at.admin.get<MarketplaceCategory>(marketplace.category(slug))).data;
    const properties = ['Wood', 'Oil', 'Maker'].map(property);
    for (const slug of ['lamps', 'mugs']) await at.admin.post(marketplace.categories, { name: slug, slug, properties });
    const oilOf = async (slug: string) => (await categoryOf(slug)).properties[1]?.id;
    const [lampOil, mugOil] = [await oilOf('lamps'), await oilOf('mugs')];
    await database.query('ALTER TABLE item_properties DROP CONSTRAINT item_properties_name_unique');
    await database.query("UPDATE item_properties SET name = 'wood' WHERE name = 'Oil'");
    await at.admin.delete(marketplace.category((await categoryOf('mugs')).id));

    let calls = 0;
    at.server.answers = {
      '/waiting.png': (answer) => {
        calls += 1;
        if (calls === 1) answer.writeHead(503).end();
        else answer.end(png(2, 2, 14));
      },
    };
    const run = await preview(at.admin, 'items', csv(HEADER, row('waiting', at.server.address('/waiting.png'))));
    await confirm(at.admin, run);
    await eventually(() => expect(calls).toBe(1));
    await at.shop.cms.stop();
    await database.query(BEFORE);
    await at.shop.restart();
    at.admin = await at.shop.admin();

    expect((await categoryOf('lamps')).properties.map(({ name }) => name)).toEqual([
      'Wood',
      `wood (${lampOil})`,
      'Maker',
    ]);
    const { data: trash } = await at.admin.get<TrashList>(adminPaths.trash);
    const entry = trash.items.find(({ title }) => title === 'mugs');
    expect((await at.admin.post(adminPaths.restore(entry?.id ?? 0))).status).toBe(200);
    expect((await categoryOf('mugs')).properties.map(({ name }) => name)).toEqual([
      'Wood',
      `wood (${mugOil})`,
      'Maker',
    ]);
    expect(at.shop.log().match(/(?<=warn.*)Changed .*/g)).toHaveLength(2);

    expect((await at.whenFetched(run)).images).toEqual({ waiting: 0, fetched: 1, failed: 0 });
    expect((await at.item('waiting')).imageUrl).toMatch(FROM_LIBRARY);
  }, 180_000);
});
