import { type ActivityList, adminPaths, apiPaths, type ItemDetail, type MarketplaceCategory } from '@stoa/contract';
import { confirm, download, preview } from '../../support/import-export/import-export';
import { createCategory, type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';

const { marketplace, blog } = apiPaths;
const OWN = {
  priceKind: 'FROM',
  unitPrice: '$12.00 per kg',
  stockOne: 'jar left',
  stockMany: 'jars left',
  needsShipping: false,
  taxClass: 'reduced',
  details: 'Made of **clay**.',
  delivery: 'By *post*.',
  care: 'Wash | by hand.',
};

describe('what an item says besides its description', () => {
  let at: Marketplace;
  beforeAll(async () => {
    at = await openMarketplace();
  });
  afterAll(() => at.shop.close());

  const shown = async (slug: string) => (await at.shop.visitor().get<ItemDetail>(marketplace.item(slug))).data;
  const category = async (slug: string, texts: object) => {
    const { id } = await createCategory(at.admin, slug);
    expect((await at.admin.patch(marketplace.category(id), texts)).status).toBe(200);
    return id;
  };

  it('is shown on its page, with the sections as harmless HTML', async () => {
    const { slug } = await at.item({ ...OWN, stock: 3, care: 'Wash.<script>alert(1)</script>' });
    expect(await shown(slug)).toMatchObject({
      priceKind: 'FROM',
      unitPrice: '$12.00 per kg',
      stockWords: { one: 'jar left', many: 'jars left' },
      sections: {
        details: '<p>Made of <strong>clay</strong>.</p>\n',
        delivery: '<p>By <em>post</em>.</p>\n',
        care: '<p>Wash.</p>\n',
      },
    });
    const { text } = await sendRaw(at.shop.url, 'GET', `/marketplace/${slug}`);
    const words = text.replaceAll('<!-- -->', '');
    for (const shown of ['from $120.50', '$12.00 per kg', 'Only 3 jars left', 'Made of <strong>clay</strong>.'])
      expect(words).toContain(shown);
    const { text: markdown } = await sendRaw(at.shop.url, 'GET', `/marketplace/${slug}.md`);
    for (const written of [
      'from $120.50',
      '$12.00 per kg',
      '## Details\n\nMade of **clay**.',
      '## Shipping and returns',
    ])
      expect(markdown).toContain(written);
  });

  it('uses its category’s texts if it has none itself', async () => {
    const words = { stockOne: 'spot left', stockMany: 'spots left' };
    const categoryId = await category('workshops', { ...words, delivery: 'In *Kassel*.', care: 'Bring an apron.' });
    const { slug, id } = await at.item({ categoryId, care: 'Bring *nothing*.' });
    expect(await shown(slug)).toMatchObject({
      stockWords: { one: 'spot left', many: 'spots left' },
      sections: { details: null, delivery: '<p>In <em>Kassel</em>.</p>\n', care: '<p>Bring <em>nothing</em>.</p>\n' },
    });
    await at.admin.patch(marketplace.item(id), { stockMany: 'seats left', care: '' });
    expect(await shown(slug)).toMatchObject({
      care: null,
      stockWords: { one: 'seats left', many: 'seats left' },
      sections: { care: '<p>Bring an apron.</p>\n' },
    });
  });

  it('requires shipping and is taxed as its category, unless it says otherwise', async () => {
    const { slug, id } = await at.item();
    expect(await shown(slug)).toMatchObject({
      needsShipping: null,
      taxClass: null,
      sale: { needsShipping: true, taxClass: 'standard' },
    });
    const categoryId = await category('downloads', { needsShipping: false, taxClass: ' reduced ' });
    await at.admin.patch(marketplace.item(id), { categoryId });
    expect((await shown(slug)).sale).toEqual({ needsShipping: false, taxClass: 'reduced' });
    await at.admin.patch(marketplace.item(id), { needsShipping: true, taxClass: 'books' });
    expect((await shown(slug)).sale).toEqual({ needsShipping: true, taxClass: 'books' });
    await at.admin.patch(marketplace.item(id), { needsShipping: '', taxClass: ' ' });
    expect(await shown(slug)).toMatchObject({
      needsShipping: null,
      taxClass: null,
      sale: { needsShipping: false, taxClass: 'reduced' },
    });
  });

  it.each([
    [{ priceKind: 'PER_KILO' }, 'Price kind must be one of FIXED, FROM'],
    [{ unitPrice: 'x'.repeat(61) }, 'Unit price must be at most 60 characters'],
    [{ stockMany: 'x'.repeat(31) }, 'Unit (plural) must be at most 30 characters'],
    [{ needsShipping: 'sometimes' }, 'Requires shipping must be true or false'],
    [{ taxClass: 'x'.repeat(41) }, 'Tax class must be at most 40 characters'],
    [{ details: 'x'.repeat(20_001) }, 'Details must be at most 20000 characters'],
    [{ care: '<b>'.repeat(5001) }, 'Content has too many HTML tags'],
  ])('is refused: %j', async (change, message) => {
    const { id } = await at.item();
    const { status, error } = await at.admin.patch(marketplace.item(id), change);
    expect([status, error.message]).toEqual([400, message]);
  });

  it('survives CSV, is in the activity, and comes back from the trash', async () => {
    const { id, slug } = await at.item(OWN);
    const before = await at.stored(id);
    const { bytes } = await download(at.admin, adminPaths.export('items'), {});
    expect((await preview(at.admin, 'items', bytes)).counts).toMatchObject({ changed: 0, refused: 0 });
    const [header = '', ...lines] = bytes.toString().split('\r\n');
    await at.admin.patch(marketplace.item(id), {
      priceKind: 'FIXED',
      needsShipping: null,
      taxClass: 'books',
      care: null,
    });
    const { data } = await at.admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${id}&limit=1`);
    expect(data.items[0]?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['priceKind', 'FROM', 'FIXED'],
      ['needsShipping', false, null],
      ['taxClass', 'reduced', 'books'],
      ['care', 'Wash | by hand.', null],
    ]);
    const line = lines.find((one) => one.includes(`,${slug},`)) ?? '';
    await confirm(at.admin, await preview(at.admin, 'items', [header, line].join('\r\n')));
    const { updatedAt: _, ...rest } = before;
    expect(await at.stored(id)).toMatchObject(rest);
    await at.admin.delete(marketplace.item(id));
    const { data: trash } = await at.admin.get(`${adminPaths.trash}?kind=item`);
    await at.admin.post(adminPaths.restore(trash.items[0].id));
    expect(await at.stored(id)).toMatchObject(rest);
  });

  it('is edited in the console, under the same rules', async () => {
    const editor = await openConsole(at.shop);
    const { id, slug } = await at.item();
    const [row] = JSON.parse((await editor.list('api::marketplace.item', `filters[id][$eq]=${id}`)).text).results;
    const save = (change: object) => editor.save('api::marketplace.item', row.documentId, change);
    expect((await save({ unitPrice: 'x'.repeat(61) })).status).toBe(400);
    const change = { care: 'Wash *cold*.', careHtml: '<script>', priceKind: null, needsShipping: false };
    expect((await save(change)).status).toBe(200);
    expect(await shown(slug)).toMatchObject({
      priceKind: 'FIXED',
      needsShipping: false,
      sections: { care: '<p>Wash <em>cold</em>.</p>\n' },
    });
  });
});

describe('the page of a category', () => {
  let at: Marketplace;
  beforeAll(async () => {
    at = await openMarketplace();
  });
  afterAll(() => at.shop.close());

  it('has a description, an image, and words for search engines, which lists leave out', async () => {
    const { id: file, url } = await uploaded(at.admin);
    const texts = { description: 'Of *oak*.', imageUrl: url, seoTitle: 'Oak furniture', delivery: 'By van.' };
    const sale = { needsShipping: false, taxClass: 'reduced' };
    expect((await at.admin.patch(marketplace.category(at.category), { ...texts, ...sale })).data).toMatchObject(sale);
    const { data } = await at.shop.visitor().get<MarketplaceCategory>(marketplace.category('furniture'));
    expect(data).toMatchObject({
      ...texts,
      ...sale,
      descriptionHtml: '<p>Of <em>oak</em>.</p>\n',
      opening: 'Of oak.',
      libraryImage: expect.anything(),
    });
    const { data: list } = await at.shop.visitor().get(marketplace.categories);
    expect(Object.keys(list[0])).toEqual(['id', 'name', 'slug', '_count']);
    expect((await at.admin.delete(adminPaths.mediaFile(file))).status).toBe(409);
    const { data: activity } = await at.admin.get<ActivityList>(`${adminPaths.activity}?kind=itemCategory&limit=1`);
    expect(activity.items[0]?.changes.map(({ field }) => field)).toEqual([
      'description',
      'imageUrl',
      'needsShipping',
      'taxClass',
      'delivery',
      'seoTitle',
    ]);
  });

  it.each([
    [{ needsShipping: null }, 'Requires shipping cannot be null'],
    [{ taxClass: 'x'.repeat(41) }, 'Tax class must be at most 40 characters'],
  ])('is refused: %j', async (change, message) => {
    const { status, error } = await at.admin.patch(marketplace.category(at.category), change);
    expect([status, error.message]).toEqual([400, message]);
  });

  it('is found by its id and its former slugs, and nowhere else', async () => {
    const { id } = await createCategory(at.admin, 'lamps');
    await at.admin.patch(marketplace.category(id), { slug: 'lights' });
    for (const address of [id, 'lamps', 'lights']) {
      const { data } = await at.shop.visitor().get<MarketplaceCategory>(marketplace.category(address));
      expect(data.slug).toBe('lights');
    }
    expect((await at.shop.visitor().get(marketplace.category('nothing'))).status).toBe(404);
  });

  it('counts for visitors only what they can see', async () => {
    const { id } = await createCategory(at.admin, 'drafts');
    await at.item({ categoryId: id, published: false });
    const count = async (client: typeof at.admin) =>
      (await client.get<MarketplaceCategory>(marketplace.category('drafts'))).data._count.marketplaceItems;
    expect([await count(at.shop.visitor()), await count(at.admin)]).toEqual([0, 1]);
  });

  it('of the blog says how search engines show it', async () => {
    const { data } = await at.admin.post(blog.categories, { name: 'News', slug: 'news', seoTitle: 'What is new' });
    expect(data).toMatchObject({ seoTitle: 'What is new', seoDescription: null, _count: { posts: 0 } });
    expect((await at.shop.visitor().get(blog.category('news'))).data).toEqual(data);
    expect((await at.shop.visitor().get(blog.categories)).data).toEqual([data]);
  });
});
