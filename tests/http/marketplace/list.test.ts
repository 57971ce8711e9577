import { apiPaths, ITEM_STATUSES, type Item, type ItemList } from '@stoa/contract';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = apiPaths.marketplace.items;

describe('GET marketplace', () => {
  let shop: Shop;

  const list = (query = '') => shop.visitor().get<ItemList>(`${PATH}?${query}`);
  const slugs = async (query = '') => (await list(query)).data.items.map(({ slug }) => slug);

  beforeAll(async () => {
    shop = await openShop();
    const admin = await shop.admin();
    const furniture = await createCategory(admin, 'furniture', 'Furniture');
    const lamps = await createCategory(admin, 'lamps', 'Lamps');
    const oak = await createTag(admin, 'oak', 'Oak');
    const handmade = await createTag(admin, 'handmade', 'Handmade');
    const item = (title: string, slug: string, more: Record<string, unknown>) =>
      createItem(admin, furniture.id, { title, slug, ...more });
    await item('Zinc stool', 'stool', { price: 40, status: 'SOLD_OUT', tags: [handmade.id] });
    await item('acacia bench', 'bench', { price: 300, discountPrice: 25.5, featured: true, tags: [oak.id] });
    await item('Oak desk', 'desk', { price: 200, tags: [oak.id, handmade.id], features: ['Drawer', 'Cable tray'] });
    await item('Brass lamp', 'lamp', { price: 90, categoryId: lamps.id, status: 'COMING_SOON' });
    await item('100% wool_rug', 'rug', { price: 60, description: 'Woven by \\ hand in the north.' });
    await item('Secret oak chest', 'chest', { price: 10, published: false, featured: true, tags: [oak.id] });
  });
  afterAll(() => shop.close());

  it('suggests a search with its typos corrected, if that finds something', async () => {
    const suggestion = async (query: string) => (await list(query)).data.didYouMean;
    expect(await suggestion('search=stol')).toBe('stool');
    expect(await suggestion('search=Oka%20dsek')).toBe('oak desk');
    expect(await suggestion('search=stol&maxPrice=10')).toBeUndefined();
    expect(await suggestion('search=zzzzz')).toBeUndefined();
    expect(await suggestion('search=desk')).toBeUndefined();
    // The chest isn’t published.
    expect(await suggestion('search=secert')).toBeUndefined();
  });

  it('suggests words of an item made a moment ago', async () => {
    const suggestion = async () => (await list('search=vallise')).data.didYouMean;
    expect(await suggestion()).toBeUndefined();
    const admin = await shop.admin();
    const [{ categoryId }] = (await list('search=desk')).data.items as [Item];
    const { id } = await createItem(admin, categoryId, { title: 'Valise', slug: 'valise' });
    expect(await suggestion()).toBe('valise');
    await admin.delete(`${PATH}/${id}`);
    expect(await suggestion()).toBeUndefined();
  });

  it('shows the newest first, nine a page, published only', async () => {
    const { status, data } = await list();
    expect(status).toBe(200);
    expect(data.items.map(({ slug }) => slug)).toEqual(['rug', 'lamp', 'desk', 'bench', 'stool']);
    expect(data.pagination).toEqual({
      page: 1,
      limit: 9,
      total: 5,
      totalPages: 1,
      hasNextPage: false,
      hasPrevPage: false,
    });
  });

  it('carries every field of an item', async () => {
    const [desk] = (await list('search=desk')).data.items as [Item];
    expect(desk).toEqual({
      id: expect.any(Number),
      slug: 'desk',
      title: 'Oak desk',
      description: 'A table of solid oak, oiled by hand.',
      imageUrl: 'https://images.example/oak-table.jpg',
      libraryImage: null,
      price: 200,
      discountPrice: null,
      priceVaries: false,
      priceKind: 'FIXED',
      unitPrice: null,
      status: 'AVAILABLE',
      own: { price: 200, discountPrice: null, status: 'AVAILABLE' },
      category: { id: desk.categoryId, name: 'Furniture', slug: 'furniture' },
      categoryId: expect.any(Number),
      tags: [
        { id: expect.any(Number), name: 'Oak', slug: 'oak' },
        { id: expect.any(Number), name: 'Handmade', slug: 'handmade' },
      ],
      stock: 1,
      low: true,
      reserved: 0,
      counted: true,
      stockWords: null,
      hasOptions: false,
      featured: false,
      published: true,
      features: ['Drawer', 'Cable tray'],
      viewCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it.each([
    ['category=lamps', ['lamp']],
    ['category=nothing', []],
    ['tag=oak', ['desk', 'bench']],
    ['tag=oak,handmade', ['desk']],
    ['tag=handmade&tag=oak&tag=oak', ['desk']],
    ['tag=nothing', []],
    ['tag=oak,nothing', []],
    ['category=furniture&tag=handmade', ['desk', 'stool']],
    ['status=SOLD_OUT', ['stool']],
    ['status=COMING_SOON', ['lamp']],
    ['featured=true', ['bench']],
    ['featured=false', ['rug', 'lamp', 'desk', 'stool']],
    ['search=OAK%20desk', ['desk']],
    ['search=BY%20HAND', ['rug', 'lamp', 'desk', 'bench', 'stool']],
    ['search=hand%20oiled&category=lamps', ['lamp']],
    ['search=FURNI%20wool', ['rug']],
    ['search=table%20nothing', []],
    ['search=%25', ['rug']],
    ['search=_', ['rug']],
    ['search=%5C', ['rug']],
    ['search=%20%20desk%20', ['desk']],
    ['minPrice=60', ['rug', 'lamp', 'desk']],
    ['maxPrice=40', ['bench', 'stool']],
    ['minPrice=25.5&maxPrice=25.5', ['bench']],
    ['minPrice=50&maxPrice=20', []],
    ['search=&category=&tag=&status=&minPrice=&maxPrice=&featured=&sortBy=&order=&page=&limit=', 5],
    ['published=false', 5],
  ])('?%s', async (query, expected) => {
    const found = await slugs(query);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it('filters by the status that shoppers see', async () => {
    const admin = await shop.admin();
    const [{ categoryId }] = (await list('search=desk')).data.items as [Item];
    const { id } = await createItem(admin, categoryId, { slug: 'shelf', status: 'AVAILABLE', stock: 0 });
    expect(await slugs('status=AVAILABLE')).toEqual(['rug', 'desk', 'bench']);
    expect(await slugs('status=SOLD_OUT')).toEqual(['shelf', 'stool']);
    for (const status of ITEM_STATUSES)
      for (const item of (await list(`status=${status}`)).data.items) expect(item.status).toBe(status);
    await admin.delete(apiPaths.marketplace.item(id));
  });

  it.each([
    ['sortBy=createdAt&order=asc', ['stool', 'bench', 'desk', 'lamp', 'rug']],
    ['sortBy=price&order=asc', ['bench', 'stool', 'rug', 'lamp', 'desk']],
    ['sortBy=price', ['desk', 'lamp', 'rug', 'stool', 'bench']],
    ['sortBy=title&order=asc', ['rug', 'bench', 'lamp', 'desk', 'stool']],
    ['sortBy=title&order=desc', ['stool', 'desk', 'lamp', 'bench', 'rug']],
  ])('sorts ?%s', async (query, expected) => expect(await slugs(query)).toEqual(expected));

  it('turns pages, caps the limit at 100, and shows nothing past the end', async () => {
    const second = (await list('limit=2&page=2')).data;
    expect(second.items.map(({ slug }) => slug)).toEqual(['desk', 'bench']);
    expect(second.pagination).toEqual({
      page: 2,
      limit: 2,
      total: 5,
      totalPages: 3,
      hasNextPage: true,
      hasPrevPage: true,
    });
    expect((await list('limit=5000')).data.pagination.limit).toBe(100);
    const past = (await list('page=99')).data;
    expect(past.items).toEqual([]);
    expect(past.pagination).toMatchObject({ page: 99, total: 5, totalPages: 1, hasNextPage: false, hasPrevPage: true });
  });

  it.each([
    ['page=0', 'page', 'page must be 1 or more'],
    ['page=1.5', 'page', 'page must be a whole number'],
    ['page=abc', 'page', 'page must be a whole number'],
    ['page[]=2&page[]=3', 'page', 'page must be a whole number'],
    ['page=99999999999999999999', 'page', 'page is too large'],
    ['limit=0', 'limit', 'limit must be 1 or more'],
    ['limit=ten', 'limit', 'limit must be a whole number'],
    ['sortBy=stock', 'sortBy', 'sortBy must be one of createdAt, price, title'],
    ['sortBy=price;DROP', 'sortBy', 'sortBy must be one of createdAt, price, title'],
    ['order=up', 'order', 'order must be one of asc, desc'],
    ['status=GONE', 'status', 'status must be one of AVAILABLE, SOLD_OUT, COMING_SOON'],
    ['minPrice=cheap', 'minPrice', 'minPrice must be a number'],
    ['maxPrice=-1', 'maxPrice', 'maxPrice must be 0 or more'],
    ['maxPrice=1e400', 'maxPrice', 'maxPrice is too large'],
    ['featured=maybe', 'featured', 'featured must be true or false'],
    ['search[x]=1', 'search', 'search must be text'],
    ['category[]=a&category[]=b', 'category', 'category must be text'],
    ['tag[slug]=a', 'tag', 'tag must be text'],
    ['tag=a,b,c,d,e,f,g,h,i,j,k', 'tag', 'tag can have at most 10 values'],
  ])('?%s is a 400 that names the parameter', async (query, field, message) => {
    const { status, error } = await list(query);
    expect(status).toBe(400);
    expect(error).toEqual({
      status: 400,
      name: 'ValidationError',
      message,
      details: { errors: [{ path: [field], message }] },
    });
  });

  it.each([
    'search=%00',
    'category=%00',
    'search=%FF%FE',
    'tag=%ED%A0%80',
    `search=${'%25'.repeat(60)}`,
    'search=a%20b%20c%20d%20e%20f%20g%20h',
    '__proto__[x]=1',
    'constructor=1',
    'a[b][c][d][e][f][g]=1',
    'minPrice=1e-300',
    'minPrice=0x10',
  ])('answers the odd query ?%s', async (query) => expect((await list(query)).status).toBe(200));

  it('refuses a search that is too long', async () => {
    expect((await list(`search=${'a'.repeat(201)}`)).error.message).toBe('search must be at most 200 characters');
  });
});
