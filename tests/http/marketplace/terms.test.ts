import { apiPaths, type MarketplaceTerm } from '@stoa/contract';
import { createCategory, createItem, createTag, itemBody } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace } = apiPaths;
const KINDS = [
  { noun: 'category', all: marketplace.categories, one: marketplace.category, label: 'Name' },
  { noun: 'tag', all: marketplace.tags, one: marketplace.tag, label: 'Tag name' },
];

describe('categories and tags of the marketplace', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  describe.each(KINDS)('$noun', ({ noun, all, one, label }) => {
    it('is created, listed by name, changed and deleted', async () => {
      const made = await admin.post<MarketplaceTerm>(all, { name: ' Zebra ', slug: 'zebra' });
      expect(made.status).toBe(201);
      const zebra = { id: made.data.id, name: 'Zebra', slug: 'zebra', _count: { marketplaceItems: 0 } };
      expect(made.data).toMatchObject(zebra);
      await admin.post(all, { name: 'apple', slug: 'apple' });
      const listed = (await shop.visitor().get<MarketplaceTerm[]>(all)).data;
      expect(listed.map(({ name }) => name)).toEqual(['apple', 'Zebra']);
      expect(listed[1]).toEqual(zebra);

      const changed = await admin.patch<MarketplaceTerm>(one(made.data.id), { name: 'Quagga' });
      expect(changed).toMatchObject({ status: 200, data: { ...zebra, name: 'Quagga' } });
      expect(await admin.delete(one(made.data.id))).toMatchObject({ status: 200, data: { id: made.data.id } });
      expect((await admin.delete(one(made.data.id))).status).toBe(404);
      expect((await shop.visitor().get<MarketplaceTerm[]>(all)).data.map(({ name }) => name)).toEqual(['apple']);
    });

    it.each([
      [{ name: 'a', slug: 'good' }, 'name', `${label} must be at least 2 characters`],
      [{ slug: 'good' }, 'name', `${label} must be at least 2 characters`],
      [{ name: 'Good', slug: 'a' }, 'slug', 'Slug must be at least 2 characters'],
      [{ name: 'Good' }, 'slug', 'Slug must be at least 2 characters'],
      [{ name: ['Good'], slug: 'good' }, 'name', `${label} must be text`],
      [{ name: 'a'.repeat(101), slug: 'good' }, 'name', `${label} must be at most 100 characters`],
    ])('refuses %j', async (body, field, message) => {
      const { status, error } = await admin.post(all, body);
      expect({ status, errors: error.details.errors }).toEqual({ status: 400, errors: [{ path: [field], message }] });
    });

    it('refuses a slug that is taken', async () => {
      await admin.post(all, { name: 'First', slug: 'first' });
      const { data } = await admin.post<MarketplaceTerm>(all, { name: 'Second', slug: 'second' });
      const message = `Another ${noun} already uses this slug`;
      expect(await admin.post(all, { name: 'Other', slug: 'first' })).toMatchObject({
        status: 409,
        error: { message },
      });
      const change = await admin.patch(one(data.id), { slug: 'first' });
      expect(change).toMatchObject({ status: 409, error: { message, details: { errors: [{ path: ['slug'] }] } } });
    });

    it('is a 404 for an unknown one', async () => {
      for (const id of ['2000000', 'first', '99999999999999']) {
        const message = `This ${noun} does not exist`;
        expect((await admin.patch(one(id), { name: 'Good' })).status).toBe(404);
        expect(await admin.delete(one(id))).toMatchObject({ status: 404, error: { message } });
      }
    });

    it('can be written only by administrators', async () => {
      const { id } = (await admin.post<MarketplaceTerm>(all, { name: 'Guarded', slug: 'guarded' })).data;
      for (const [client, status] of [
        [shop.visitor(), 401],
        [await shop.customer(), 403],
      ] as const) {
        expect((await client.post(all, { name: 'Mine', slug: 'mine' })).status).toBe(status);
        expect((await client.patch(one(id), { name: 'Mine' })).status).toBe(status);
        expect((await client.delete(one(id))).status).toBe(status);
      }
    });
  });

  it('require a pattern for slugs of tags', async () => {
    const message = 'Slug can only contain lowercase letters, numbers, and hyphens';
    expect((await admin.post(marketplace.tags, { name: 'Good', slug: 'No Good' })).error.message).toBe(message);
    const { id } = await createTag(admin, 'patterned');
    expect((await admin.patch(marketplace.tag(id), { slug: 'No Good' })).error.message).toBe(message);
    expect((await createCategory(admin, 'Free_Form')).slug).toBe('Free_Form');
  });

  it('accept a tag’s id in the body if it matches the URL', async () => {
    const [one, other] = [await createTag(admin, 'one'), await createTag(admin, 'other')];
    const change = (id: number) => admin.patch(marketplace.tag(one.id), { id, name: 'First', slug: 'one' });
    expect(await change(one.id)).toMatchObject({ status: 200, data: { id: one.id, name: 'First' } });
    const message = `id must be ${one.id}, as in the address, or left out`;
    expect(await change(other.id)).toMatchObject({
      status: 400,
      error: { details: { errors: [{ path: ['id'], message }] } },
    });
  });

  it('keep a category that has items, and delete a tag that has', async () => {
    const category = await createCategory(admin, 'in-use');
    const tag = await createTag(admin, 'used');
    const item = await createItem(admin, category.id, { tags: [tag.id], published: false });
    const refused = await admin.delete(marketplace.category(category.id));
    expect(refused).toMatchObject({ status: 409, error: { message: 'Cannot delete category with items' } });
    expect((await admin.delete(marketplace.tag(tag.id))).status).toBe(200);
    expect((await admin.get(marketplace.item(item.id))).data).toMatchObject({ categoryId: category.id, tags: [] });
    await admin.delete(marketplace.item(item.id));
    expect((await admin.delete(marketplace.category(category.id))).status).toBe(200);
  });

  it('never delete a category while an item is created in it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createCategory(admin, `race-${round}`);
      const body = (index: number) => ({ slug: `race-${round}-${index}` });
      const [deleted, ...made] = await Promise.all([
        admin.delete(marketplace.category(id)),
        ...[1, 2, 3].map((index) => createItem(admin, id, body(index)).catch(() => undefined)),
      ]);
      expect([200, 409]).toContain(deleted.status);
      expect(made.some(Boolean)).toBe(deleted.status === 409);
    }
  });

  it('name a deleted tag to whoever uses it at that moment', async () => {
    const category = await createCategory(admin, 'tag-races');
    for (let round = 0; round < 5; round += 1) {
      const tag = await createTag(admin, `race-${round}`);
      const make = (index: number) =>
        admin.post(marketplace.items, itemBody(category.id, { slug: `tagged-${round}-${index}`, tags: [tag.id] }));
      const [first, second, deleted, ...later] = await Promise.all([
        make(1),
        make(2),
        admin.delete(marketplace.tag(tag.id)),
        make(3),
        make(4),
      ]);
      expect(deleted.status).toBe(200);
      for (const { status, error } of [first, second, ...later])
        expect([status, error?.message]).toEqual(
          status === 201 ? [201, undefined] : [400, `Tag ${tag.id} does not exist`],
        );
    }
  });
});
