import { apiPaths, type Item } from '@stoa/contract';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const ITEM = 'api::marketplace.item';
const CATEGORY = 'api::marketplace.item-category';
const TAG = 'api::marketplace.item-tag';
const { marketplace } = apiPaths;

describe('what editors save in the console', () => {
  let shop: Shop;
  let editor: Awaited<ReturnType<typeof openConsole>>;
  let category: { id: number; documentId: string };
  let tag: { id: number; documentId: string };
  let made = 0;

  /** What the console's form sends for a new item. */
  const form = (more: Record<string, unknown> = {}) => {
    made += 1;
    return {
      title: 'Console vase',
      slug: `console-vase-${made}`,
      description: 'Thrown on the wheel, fired twice.',
      imageUrl: '/uploads/vase.webp',
      price: 45,
      discountPrice: null,
      availability: 'AVAILABLE',
      featured: false,
      published: true,
      features: null,
      category: { connect: [category], disconnect: [] },
      tags: { connect: [tag], disconnect: [] },
      ...more,
    };
  };
  const untouched = { category: { connect: [], disconnect: [] }, tags: { connect: [], disconnect: [] } };
  const documentOf = async (uid: string, id: number): Promise<string> =>
    JSON.parse((await editor.list(uid, `filters[id][$eq]=${id}`)).text).results[0].documentId;
  const inShop = async (slug: string) => (await shop.visitor().get<Item>(marketplace.item(slug))).data;

  beforeAll(async () => {
    shop = await openShop();
    editor = await openConsole(shop);
    category = (await editor.create(CATEGORY, { name: 'Vases', slug: 'vases' })).data;
    tag = (await editor.create(TAG, { name: 'Clay', slug: 'clay' })).data;
  });
  afterAll(() => shop.close());

  it('is in the next answer of the API', async () => {
    const created = await editor.create(ITEM, form({ title: '  New vase ', slug: 'new-vase', features: '["Glazed"]' }));
    expect(created.status).toBe(201);
    expect(await inShop('new-vase')).toMatchObject({
      title: 'New vase',
      price: 45,
      status: 'AVAILABLE',
      stock: 1,
      features: ['Glazed'],
      category: { id: category.id, name: 'Vases' },
      tags: [{ id: tag.id, slug: 'clay' }],
    });
    const { documentId } = created.data;
    const saved = await editor.save(ITEM, documentId, { ...form({ slug: 'new-vase', price: 39.5 }), ...untouched });
    expect(saved.status).toBe(200);
    expect(await inShop('new-vase')).toMatchObject({
      price: 39.5,
      category: { name: 'Vases' },
      tags: [{ slug: 'clay' }],
    });
  });

  it.each([
    [{ price: null }, 'price', 'Price must be positive'],
    [{ price: 40, discountPrice: 40 }, 'discountPrice', 'Discount price must be lower than the price'],
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ slug: 'Not A Slug' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ availability: 'GONE' }, 'availability', 'Status must be one of AVAILABLE, SOLD_OUT, COMING_SOON'],
    [{ category: { connect: [], disconnect: [] } }, 'category', 'Category is required'],
  ])('a new item is refused at its field: %j', async (more, field, message) => {
    const { status, error } = await editor.create(ITEM, form(more));
    expect({ status, name: error.name, message: error.message, errors: error.details.errors }).toEqual({
      status: 400,
      name: 'ValidationError',
      message,
      errors: [{ path: [field], message }],
    });
  });

  describe('of an item that exists', () => {
    let documentId: string;
    beforeAll(async () => {
      documentId = (await editor.create(ITEM, form({ slug: 'existing' }))).data.documentId;
    });

    it.each([
      [{ price: null }, 'price', 'Price must be positive'],
      [{ price: 40, discountPrice: 41 }, 'discountPrice', 'Discount price must be lower than the price'],
      [{ title: '' }, 'title', 'Title must be at least 3 characters'],
      [{ category: null }, 'category', 'Category is required'],
    ])('refuses %j', async (more, field, message) => {
      const { status, error } = await editor.save(ITEM, documentId, {
        ...form({ slug: 'existing' }),
        ...untouched,
        ...more,
      });
      expect({ status, errors: error.details.errors }).toEqual({ status: 400, errors: [{ path: [field], message }] });
      expect(await inShop('existing')).toMatchObject({ price: 45, title: 'Console vase' });
    });

    it('refuses to leave it without a category', async () => {
      const category_ = { connect: [], disconnect: [category] };
      const { error } = await editor.save(ITEM, documentId, {
        ...form({ slug: 'existing' }),
        ...untouched,
        category: category_,
      });
      expect(error).toMatchObject({ status: 400, message: 'Category is required' });
    });

    it('accepts any slug, as the API does', async () => {
      const saved = await editor.save(ITEM, documentId, { ...form({ slug: 'Old_Style' }), ...untouched });
      expect(saved.status).toBe(200);
      expect((await inShop('Old_Style')).slug).toBe('Old_Style');
    });

    it('refuses a form that was opened before somebody else saved, even at the same moment', async () => {
      const slug = 'twice';
      const { documentId, updatedAt } = (await editor.create(ITEM, form({ slug }))).data;
      const save = (price: number, opened?: string) =>
        editor.save(ITEM, documentId, { ...form({ slug, price }), ...untouched, updatedAt: opened });
      const prices = [51, 52];
      const saves = await Promise.all(prices.map((price) => save(price, updatedAt)));
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = saves.find(({ status }) => status === 409);
      expect(refused?.error.message).toContain('Someone else saved this record after you opened it');
      expect(await inShop(slug)).toMatchObject({ price: prices[refused === saves[0] ? 1 : 0] });

      const now = (await editor.read(ITEM, documentId)).data.updatedAt;
      expect((await save(53, now)).status).toBe(200);
      expect((await save(54)).status).toBe(200);
    });

    it('doesn’t reset the view count', async () => {
      const slug = 'counted';
      const { documentId } = (await editor.create(ITEM, form({ slug }))).data;
      await shop.visitor().post(marketplace.itemView(slug));
      await editor.save(ITEM, documentId, { ...form({ slug }), ...untouched, viewCount: 0 });
      expect((await inShop(slug)).viewCount).toBe(1);
      const clone = await editor.clone(ITEM, documentId, { slug: 'counted-clone' });
      expect(clone.status).toBe(200);
      expect((await inShop('counted-clone')).viewCount).toBe(0);
    });
  });

  it('is refused with a slug that is taken', async () => {
    await editor.create(ITEM, form({ slug: 'taken' }));
    const { documentId } = (await editor.create(ITEM, form({ slug: 'free' }))).data;
    const refused = { status: 409, error: { message: 'Another item already uses this slug' } };
    expect(await editor.create(ITEM, form({ slug: 'taken' }))).toMatchObject(refused);
    expect(await editor.save(ITEM, documentId, { ...form({ slug: 'taken' }), ...untouched })).toMatchObject(refused);
    expect(await editor.clone(ITEM, documentId, {})).toMatchObject(refused);
    const taken = await editor.create(CATEGORY, { name: 'Vases again', slug: 'vases' });
    expect(taken).toMatchObject({ status: 409, error: { message: 'Another category already uses this slug' } });
  });

  it('obeys the rules of categories and tags', async () => {
    expect((await editor.create(CATEGORY, { name: 'a', slug: 'b' })).error.details.errors).toEqual([
      { path: ['name'], message: 'Name must be at least 2 characters' },
      { path: ['slug'], message: 'Slug must be at least 2 characters' },
    ]);
    expect((await editor.create(TAG, { name: 'Good', slug: 'No Good' })).error.details.errors).toEqual([
      { path: ['slug'], message: 'Slug can only contain lowercase letters, numbers, and hyphens' },
    ]);
  });

  it('keeps a category with items, deleted alone or with others', async () => {
    const admin = await shop.admin();
    const used = await createCategory(admin, 'used');
    const empty = await createCategory(admin, 'empty');
    const item = await createItem(admin, used.id, { slug: 'keeper', tags: [(await createTag(admin, 'loose')).id] });
    const refused = { status: 409, error: { message: 'Cannot delete category with items' } };
    const [usedDocument, emptyDocument] = [await documentOf(CATEGORY, used.id), await documentOf(CATEGORY, empty.id)];
    expect(await editor.remove(CATEGORY, usedDocument)).toMatchObject(refused);
    expect(await editor.removeAll(CATEGORY, [emptyDocument, usedDocument])).toMatchObject(refused);
    expect((await admin.get(marketplace.categories)).data).toContainEqual(expect.objectContaining({ id: empty.id }));
    expect((await inShop('keeper')).category.id).toBe(used.id);

    expect((await editor.removeAll(ITEM, [await documentOf(ITEM, item.id)])).status).toBe(200);
    expect((await editor.removeAll(CATEGORY, [emptyDocument, usedDocument])).status).toBe(200);
    expect(shop.log()).not.toMatch(/error/i);
  });
});
