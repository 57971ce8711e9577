import { adminPaths, apiPaths, type FullItem } from '@stoa/contract';
import { confirm, download, preview, rowsOf } from '../../support/import-export/import-export';
import {
  createCategory,
  defineProperties,
  type Marketplace,
  openMarketplace,
} from '../../support/marketplace/marketplace';

const { marketplace } = apiPaths;

const PROPERTIES = [
  { name: 'Material', kind: 'CHOICE', choices: ['Oak', 'Ash | elm'] },
  { name: 'Height', kind: 'NUMBER', unit: 'cm' },
  { name: 'Oiled', kind: 'FLAG' },
  { name: 'Maker', kind: 'TEXT' },
];

describe('properties in a CSV', () => {
  let at: Marketplace;
  beforeAll(async () => {
    at = await openMarketplace();
    await defineProperties(at.admin, at.category, PROPERTIES);
  });
  afterAll(() => at.shop.close());

  const item = async (properties: object) => (await at.item({ properties })) as unknown as FullItem;
  const valuesOf = async (id: number) =>
    Object.fromEntries((await at.stored(id)).properties.map(({ slug, value }) => [slug, value]));
  const taken = async (...lines: string[]) => {
    const run = await preview(at.admin, 'items', lines.join('\r\n'));
    return { run, rows: await rowsOf(at.admin, run) };
  };

  it('survive an export and import', async () => {
    const values = { material: 'ash-elm', height: 12.5, oiled: false, maker: 'Anna = Bo' };
    const { id } = await item(values);
    await item({});
    const { bytes } = await download(at.admin, adminPaths.export('items'), {});
    expect(bytes.toString()).toContain('Material=Ash \\| elm|Height=12.5|Oiled=No|Maker=Anna = Bo');
    expect((await preview(at.admin, 'items', bytes)).counts).toMatchObject({ changed: 0, refused: 0 });
    await at.admin.patch(marketplace.item(id), { properties: {} });
    const run = await preview(at.admin, 'items', bytes);
    expect(run.counts).toMatchObject({ changed: 1, refused: 0 });
    await confirm(at.admin, run);
    expect(await valuesOf(id)).toEqual(values);
  });

  it('are changed and cleared together, and stay without the column', async () => {
    const { id } = await item({ material: 'oak', height: 3 });
    const importing = async (...lines: string[]) => confirm(at.admin, (await taken(...lines)).run);
    await importing('id,title', `${id},Another title`);
    expect(await valuesOf(id)).toEqual({ material: 'oak', height: 3 });
    await importing('id,properties', `${id},oiled=yes|HEIGHT=4`);
    expect(await valuesOf(id)).toEqual({ height: 4, oiled: true });
    await importing('id,properties', `${id},`);
    expect(await valuesOf(id)).toEqual({});
  });

  it('are set for new items, and follow a new category', async () => {
    const { slug, id: other } = await createCategory(at.admin, 'lamps');
    await defineProperties(at.admin, other, [{ name: 'Watts', kind: 'NUMBER' }]);
    const { id } = await item({ height: 3 });
    const { run, rows } = await taken(
      'slug,title,description,price,imageUrl,category,properties',
      `new-lamp,New lamp,A lamp for desks.,20,/a.webp,${slug},Watts=40`,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created']);
    await confirm(at.admin, run);
    await confirm(at.admin, (await taken('id,category,properties', `${id},${slug},Watts=60`)).run);
    const { data: made } = await at.admin.get<FullItem>(marketplace.item('new-lamp'));
    expect([made.properties[0]?.value, await valuesOf(id)]).toEqual([40, { watts: 60 }]);
  });

  it.each([
    ['Height=tall', 'Height must be a number'],
    ['Material=Pine', 'Material must be one of Oak, Ash | elm'],
    ['Color=red', 'The item’s category has no property “Color”'],
  ])('that don’t fit are refused in the preview: %s', async (cell, message) => {
    const { id } = await item({});
    const { rows } = await taken('id,properties', `${id},${cell}`);
    expect(rows).toMatchObject([{ outcome: 'refused', reasons: [{ column: 'properties', message }] }]);
  });

  it('are part of the template, which can be imported', async () => {
    const { bytes } = await download(at.admin, adminPaths.importTemplate('items'));
    expect(bytes.toString()).toContain('Material=Oak|Height=12|Oiled=Yes|Maker=Text');
    expect((await preview(at.admin, 'items', bytes)).counts).toMatchObject({ refused: 0 });
  });

  it('have to fit a new category even if they stay the same', async () => {
    const { slug, id: other } = await createCategory(at.admin, 'rugs');
    await defineProperties(at.admin, other, [{ name: 'Height', kind: 'NUMBER' }]);
    const kept = await item({ height: 3 });
    const lost = await item({ height: 3, maker: 'Anna' });
    const { run, rows } = await taken(
      'id,category,properties',
      `${kept.id},${slug},Height=3`,
      `${lost.id},${slug},Height=3|Maker=Anna`,
    );
    expect(rows).toMatchObject([
      { outcome: 'changed', changes: [{ column: 'category' }] },
      {
        outcome: 'refused',
        reasons: [{ column: 'properties', message: 'The item’s category has no property “Maker”' }],
      },
    ]);
    await confirm(at.admin, run);
    expect([await valuesOf(kept.id), await valuesOf(lost.id)]).toEqual([{ height: 3 }, { height: 3, maker: 'Anna' }]);
  });
});
