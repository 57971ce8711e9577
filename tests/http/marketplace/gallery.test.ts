import {
  type ActivityList,
  adminPaths,
  apiPaths,
  type Item,
  type ItemDetail,
  type ItemList,
  MAX_GALLERY,
  type MediaFile,
} from '@stoa/contract';
import { confirm, download, preview, rowsOf } from '../../support/import-export/import-export';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import { openConsole } from '../../support/shop/console';

const { marketplace } = apiPaths;
const side = { url: 'https://images.example/side.jpg', alt: 'From the side' };
const above = { url: 'https://images.example/above.jpg', alt: null };

describe('the gallery of an item', () => {
  let at: Marketplace;
  let mine: MediaFile;
  beforeAll(async () => {
    at = await openMarketplace();
    mine = await uploaded(at.admin);
  });
  afterAll(() => at.shop.close());

  const change = (id: number, body: object) => at.admin.patch<Item>(marketplace.item(id), body);

  it('is shown on its page, in order and in all sizes, and in no list', async () => {
    const { id, slug } = await at.item({ imageAlt: ' In full ', gallery: [side, { url: mine.url }, above] });
    const { data } = await at.shop.visitor().get<ItemDetail>(marketplace.item(slug));
    expect(data.imageAlt).toBe('In full');
    expect(data.gallery).toEqual([
      { ...side, libraryImage: null },
      { url: mine.url, alt: null, libraryImage: { width: mine.width, height: mine.height, sizes: expect.any(Array) } },
      { ...above, libraryImage: null },
    ]);
    const { data: list } = await at.shop.visitor().get<ItemList>(marketplace.items);
    expect(list.items.find((item) => item.id === id)).not.toHaveProperty('gallery');
  });

  it('stays unless a change includes it, and is removed by an empty one', async () => {
    const { id } = await at.item({ gallery: [side] });
    await change(id, { title: 'Other table' });
    expect((await at.stored(id)).gallery).toEqual([{ ...side, libraryImage: null }]);
    await change(id, { gallery: [], imageAlt: '' });
    expect(await at.stored(id)).toMatchObject({ gallery: [], imageAlt: null });
  });

  it.each([
    ['none', ['gallery'], 'Gallery must be a list'],
    [[side, side], ['gallery'], 'Gallery can have each image only once'],
    [[{ alt: 'Nothing' }], ['gallery', '0', 'url'], 'Image URL is required'],
    [[side, { url: 'javascript:alert(1)' }], ['gallery', '1', 'url'], 'Image URL must be a valid URL'],
    [[{ url: '/with a space.jpg' }], ['gallery', '0', 'url'], 'Image URL must be a valid URL'],
    [[{ ...side, alt: 'x'.repeat(301) }], ['gallery', '0', 'alt'], 'Alt text must be at most 300 characters'],
    [
      Array.from({ length: MAX_GALLERY + 1 }, (_, place) => ({ url: `/${place}.jpg` })),
      ['gallery'],
      `Gallery can have at most ${MAX_GALLERY} images`,
    ],
  ])('is refused: %j', async (gallery, path, message) => {
    const { id } = await at.item();
    const { status, error } = await change(id, { gallery });
    expect([status, error.details.errors]).toEqual([400, [{ path, message }]]);
  });

  it('keeps its images in the library, also from the trash, and comes back with its item', async () => {
    const { id } = await at.item({ gallery: [{ url: mine.url, alt: 'Mine' }] });
    const before = await at.stored(id);
    const refused = () => at.admin.delete(adminPaths.mediaFile(mine.id));
    expect((await refused()).status).toBe(409);
    await at.admin.delete(marketplace.item(id));
    expect((await refused()).error.message).toContain('(in the trash)');
    const { data } = await at.admin.get(`${adminPaths.trash}?kind=item`);
    await at.admin.post(adminPaths.restore(data.items[0].id));
    expect(await at.stored(id)).toEqual(before);
  });

  it('is recorded in the activity', async () => {
    const { id } = await at.item({ gallery: [side] });
    await change(id, { gallery: [above, side] });
    const { data } = await at.admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${id}&limit=1`);
    expect(data.items[0]?.changes).toEqual([
      expect.objectContaining({
        field: 'gallery',
        before: [`${side.url} ${side.alt}`],
        after: [above.url, `${side.url} ${side.alt}`],
      }),
    ]);
  });

  it('is edited in the console, under the same rules', async () => {
    const editor = await openConsole(at.shop);
    const { id } = await at.item();
    const [row] = JSON.parse((await editor.list('api::marketplace.item', `filters[id][$eq]=${id}`)).text).results;
    const save = (gallery: unknown) => editor.save('api::marketplace.item', row.documentId, { gallery });
    expect((await save(JSON.stringify([{ url: 'nowhere' }]))).status).toBe(400);
    expect((await save(JSON.stringify([above]))).status).toBe(200);
    expect((await at.stored(id)).gallery).toEqual([{ ...above, libraryImage: null }]);
  });

  it('survives a CSV export and import', async () => {
    const gallery = [{ url: '/a|b.jpg', alt: 'One | two \\ three' }, above];
    const { id, slug } = await at.item({ imageAlt: 'In full', gallery });
    const { bytes } = await download(at.admin, adminPaths.export('items'), {});
    expect((await preview(at.admin, 'items', bytes)).counts).toMatchObject({ changed: 0, refused: 0 });
    const [header = '', ...lines] = bytes.toString().split('\r\n');
    const line = lines.find((one) => one.includes(`,${slug},`)) ?? '';
    await change(id, { gallery: [side], imageAlt: null });
    const taken = await preview(at.admin, 'items', [header, line].join('\r\n'));
    expect((await rowsOf(at.admin, taken))[0]?.changes.map(({ column }) => column)).toEqual(['imageAlt', 'gallery']);
    await confirm(at.admin, taken);
    expect(await at.stored(id)).toMatchObject({
      imageAlt: 'In full',
      gallery: gallery.map((image) => ({ ...image, libraryImage: null })),
    });
  });
});
