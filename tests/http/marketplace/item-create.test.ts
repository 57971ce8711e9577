import { apiPaths, type Item } from '@stoa/contract';
import { itemBody, type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';

const ITEMS = apiPaths.marketplace.items;

describe('POST marketplace', () => {
  let shop: Marketplace['shop'];
  let admin: Marketplace['admin'];
  let category: Marketplace['category'];
  let tags: Marketplace['tags'];
  let slug: Marketplace['slug'];
  let item: Marketplace['item'];
  let stored: Marketplace['stored'];

  beforeAll(async () => {
    ({ shop, admin, category, tags, slug, item, stored } = await openMarketplace());
  });
  afterAll(() => shop.close());

  it('answers 201 with the whole item, and fills what is not sent', async () => {
    const { status, data } = await admin.post<Item>(ITEMS, itemBody(category));
    const offer = { price: 120.5, discountPrice: null, status: 'AVAILABLE' };
    expect(status).toBe(201);
    expect(data).toEqual({
      ...itemBody(category),
      id: expect.any(Number),
      libraryImage: null,
      imageAlt: null,
      priceKind: 'FIXED',
      unitPrice: null,
      stockWords: null,
      stockOne: null,
      stockMany: null,
      needsShipping: null,
      taxClass: null,
      giftCard: false,
      sale: { needsShipping: true, taxClass: 'standard' },
      details: null,
      delivery: null,
      care: null,
      sections: { details: null, delivery: null, care: null },
      seoTitle: null,
      seoDescription: null,
      shareImageUrl: null,
      gallery: [],
      ...offer,
      priceVaries: false,
      own: offer,
      category: { id: category, name: 'Furniture', slug: 'furniture' },
      tags: [],
      stock: 1,
      low: true,
      reserved: 0,
      counted: true,
      hasOptions: false,
      options: [],
      alsoLike: [],
      properties: [],
      variants: [
        {
          id: expect.any(Number),
          values: [],
          ...offer,
          own: null,
          stock: 1,
          low: true,
          reserved: 0,
          sku: null,
          barcode: null,
          imageUrl: null,
          enabled: true,
          weight: null,
          startsAt: null,
          endsAt: null,
          venue: null,
        },
      ],
      featured: false,
      published: true,
      features: [],
      viewCount: 0,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await stored(data.id)).toEqual({ ...data, related: [], mentionedIn: [] });
  });

  it('keeps every field that is sent, tags in their order', async () => {
    const sent = {
      ...itemBody(category, { slug: slug(), title: '  Ash chair  ' }),
      discountPrice: 99.99,
      status: 'COMING_SOON',
      stock: 0,
      featured: true,
      published: false,
      features: ['Steam bent', 'Stackable'],
    };
    const { data } = await admin.post<Item>(ITEMS, { ...sent, tags: [tags[1], tags[0]] });
    expect(data).toMatchObject({ ...sent, title: 'Ash chair' });
    expect(data.tags.map(({ id }) => id)).toEqual([tags[1], tags[0]]);
  });

  it('ignores fields that it doesn’t know', async () => {
    const data = await item({ viewCount: 900, id: 77, createdAt: '2000-01-01', documentId: 'mine', related: [1] });
    expect(data).toMatchObject({ viewCount: 0 });
    expect(data.id).not.toBe(77);
    expect(data.createdAt).not.toMatch(/^2000/);
  });

  it('requires an image only when it is published', async () => {
    const bare = itemBody(category, { slug: slug(), imageUrl: '', published: false });
    const { status, data } = await admin.post<Item>(ITEMS, bare);
    expect({ status, imageUrl: data.imageUrl, libraryImage: data.libraryImage }).toEqual({
      status: 201,
      imageUrl: '',
      libraryImage: null,
    });
    const change = (input: object) => admin.patch<Item>(apiPaths.marketplace.item(data.id), input);
    const missing = [{ path: ['imageUrl'], message: 'Image URL is required' }];
    expect((await change({ published: true })).error).toMatchObject({ status: 400, details: { errors: missing } });
    expect((await change({ imageUrl: '/a.webp', published: true })).data).toMatchObject({ published: true });
    expect((await change({ imageUrl: '' })).error.details.errors).toEqual(missing);
    expect((await change({ imageUrl: '', published: false })).data).toMatchObject({ imageUrl: '' });
  });

  it('names every invalid field at once', async () => {
    const { status, error } = await admin.post(ITEMS, {});
    expect(status).toBe(400);
    expect(Object.fromEntries((error.details.errors ?? []).map((fault) => [fault.path[0], fault.message]))).toEqual({
      title: 'Title must be at least 3 characters',
      slug: 'Slug must be at least 3 characters',
      description: 'Description must be at least 10 characters',
      price: 'Price must be positive',
      imageUrl: 'Image URL is required',
      categoryId: 'Category is required',
    });
  });

  it.each([
    ['slug', 'Oak Table', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['categoryId', 2_000_000, 'Category 2000000 does not exist'],
    ['tags', [2_000_000], 'Tag 2000000 does not exist'],
    ['features', [{}], 'Features must be text'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { status, error } = await admin.post(ITEMS, itemBody(category, { slug: slug(), [field]: value }));
    expect({ status, message: error.message }).toEqual({ status: 400, message });
    expect(error.details.errors?.[0]?.path[0]).toBe(field);
  });

  it('refuses a slug that is taken, also for one of 10 at once', async () => {
    const body = itemBody(category, { slug: 'wanted' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(ITEMS, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.error).toEqual({
      status: 409,
      name: 'ConflictError',
      message: 'Another item already uses this slug',
      details: { errors: [{ path: ['slug'], message: 'Another item already uses this slug' }] },
    });
  });

  it('refuses a body that isn’t a JSON object', async () => {
    expect((await admin.post(ITEMS, '{"title":')).error.message).toBe('The request body isn’t valid JSON');
    expect((await admin.post(ITEMS, [])).error.message).toBe('The request body must be a JSON object');
    const form = await admin.post(ITEMS, 'title=x', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 415, error: { status: 415, message: expect.stringContaining('JSON') } });
    const large = await admin.post(ITEMS, itemBody(category, { description: 'a'.repeat(1_100_000) }));
    expect(large).toMatchObject({
      status: 413,
      error: { message: 'The request body is too large. The limit is 1 MB' },
    });
    const deep = await admin.post(ITEMS, `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(deep).toMatchObject({ status: 400, error: { name: 'ValidationError' } });
  });
});
