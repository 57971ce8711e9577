import { type ActivityList, adminPaths, apiPaths, MAX_ALSO_LIKE } from '@stoa/contract';
import { confirm, download, preview, previewLines } from '../../support/import-export/import-export';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';

const { marketplace } = apiPaths;

describe('items picked by hand, in a CSV', () => {
  let at: Marketplace;
  beforeAll(async () => {
    at = await openMarketplace();
  });
  afterAll(() => at.shop.close());

  const picksOf = async (id: number) => (await at.stored(id)).alsoLike.map((pick) => pick.id);
  const imported = async (...lines: string[]) => confirm(at.admin, (await previewLines(at.admin, ...lines)).run);

  it('survive an export and import', async () => {
    const [cloth, oil] = [await at.item(), await at.item()];
    const picks = [oil.id, cloth.id];
    const { id } = await at.item({ alsoLike: picks });
    const { bytes } = await download(at.admin, adminPaths.export('items'), {});
    expect(bytes.toString()).toContain(`,${oil.slug}|${cloth.slug},`);
    expect((await preview(at.admin, 'items', bytes)).counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
    await at.admin.patch(marketplace.item(id), { alsoLike: [] });
    const run = await preview(at.admin, 'items', bytes);
    expect(run.counts).toMatchObject({ changed: 1, refused: 0 });
    await confirm(at.admin, run);
    expect(await picksOf(id)).toEqual(picks);
  });

  it('are changed and cleared together, recorded in the activity, and stay without the column', async () => {
    const [cloth, oil] = [await at.item({ title: 'Cloth' }), await at.item({ title: 'Oil' })];
    const { id } = await at.item({ alsoLike: [cloth.id] });
    await imported('id,title', `${id},Another title`);
    expect(await picksOf(id)).toEqual([cloth.id]);
    await imported('id,related', `${id},${oil.slug} | ${cloth.slug}`);
    expect(await picksOf(id)).toEqual([oil.id, cloth.id]);
    const { data } = await at.admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${id}&action=updated`);
    expect(data.items[0]?.changes).toMatchObject([{ field: 'alsoLike', before: ['Cloth'], after: ['Oil', 'Cloth'] }]);
    await imported('id,related', `${id},`);
    expect(await picksOf(id)).toEqual([]);
  });

  it('are set for new items, and found by former slugs', async () => {
    const oil = await at.item();
    await at.admin.patch(marketplace.item(oil.id), { slug: 'renamed-oil' });
    await imported(
      'slug,title,description,price,imageUrl,category,related',
      `new-bowl,New bowl,A bowl of solid oak.,20,/a.webp,furniture,${oil.slug}|renamed-oil`,
    );
    expect((await at.stored((await at.admin.get(marketplace.item('new-bowl'))).data.id)).alsoLike).toEqual([
      { id: oil.id, title: oil.title },
    ]);
  });

  it('are refused if they don’t exist, or are too many', async () => {
    const [box, ...many] = await Promise.all(Array.from({ length: MAX_ALSO_LIKE + 2 }, () => at.item()));
    const { rows } = await previewLines(
      at.admin,
      'slug,title,description,price,imageUrl,category,related',
      'the-lid,The lid,A lid of solid oak.,20,/a.webp,furniture,',
      `${box?.slug},Lidded box,A box of solid oak.,20,/a.webp,furniture,the-lid`,
      `${many[0]?.slug},Oak table,A table of solid oak.,20,/a.webp,furniture,${many.map(({ slug }) => slug).join('|')}`,
    );
    const refused = (message: string) => ({ outcome: 'refused', reasons: [{ column: 'related', message }] });
    expect(rows).toMatchObject([
      { outcome: 'created' },
      refused('There is no item with the slug “the-lid” yet. Import it first, then this column'),
      refused('You may also like can have at most 8 entries'),
    ]);
  });
});
