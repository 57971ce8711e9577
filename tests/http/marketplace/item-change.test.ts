import { apiPaths, type Item } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';

const { item: path } = apiPaths.marketplace;

describe('an item of the marketplace that exists', () => {
  let shop: Marketplace['shop'];
  let admin: Marketplace['admin'];
  let tags: Marketplace['tags'];
  let item: Marketplace['item'];
  let stored: Marketplace['stored'];

  beforeAll(async () => {
    ({ shop, admin, tags, item, stored } = await openMarketplace());
  });
  afterAll(() => shop.close());

  describe('PATCH', () => {
    it('changes what is sent and leaves the rest', async () => {
      const before = await item({ tags, features: ['Solid'], stock: 7, discountPrice: 50 });
      const { status, data } = await admin.patch<Item>(path(before.id), { price: 300, status: 'SOLD_OUT' });
      expect(status).toBe(200);
      const sent = { price: 300, status: 'SOLD_OUT' };
      expect(data).toEqual({
        ...before,
        ...sent,
        own: { ...sent, discountPrice: 50 },
        variants: [{ ...before.variants[0], ...sent }],
        updatedAt: data.updatedAt,
      });
      expect(data.updatedAt > before.updatedAt).toBe(true);
    });

    it('empties the discount, the tags and the features', async () => {
      const before = await item({ tags, features: ['Solid'], discountPrice: 50 });
      const { data } = await admin.patch<Item>(path(before.id), { discountPrice: null, tags: [], features: [] });
      expect(data).toMatchObject({ discountPrice: null, tags: [], features: [] });
      expect((await admin.patch<Item>(path(before.id), { discountPrice: '' })).data.discountPrice).toBeNull();
    });

    it('refuses a discount price that isn’t lower, even if only one of the prices is sent', async () => {
      const { id } = await item({ price: 100, discountPrice: 80 });
      const message = 'Discount price must be lower than the price';
      for (const change of [
        { price: 80 },
        { price: '79.99' },
        { discountPrice: 100 },
        { discountPrice: 100.01 },
        { price: 70, discountPrice: 70 },
      ]) {
        const { status, error } = await admin.patch(path(id), change);
        expect([status, error?.details.errors]).toEqual([400, [{ path: ['discountPrice'], message }]]);
      }
      expect(await stored(id)).toMatchObject({ price: 100, discountPrice: 80 });
      expect((await admin.patch<Item>(path(id), { discountPrice: 99.99 })).status).toBe(200);
      expect((await admin.patch<Item>(path(id), { price: 50, discountPrice: null })).status).toBe(200);
      expect((await admin.patch<Item>(path(id), { price: 40 })).data).toMatchObject({ price: 40, discountPrice: null });
    });

    it('never ends with an invalid discount when two prices change at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id } = await item({ price: 100, discountPrice: 10 });
        await Promise.all([admin.patch(path(id), { price: 50 }), admin.patch(path(id), { discountPrice: 60 })]);
        const { price, discountPrice } = await stored(id);
        expect(discountPrice).toBeLessThan(price);
      }
    });

    it('accepts any slug without a pattern', async () => {
      const { id } = await item();
      expect((await admin.patch<Item>(path(id), { slug: 'Old_Slug' })).data.slug).toBe('Old_Slug');
    });

    it.each([
      [{ title: 'ab' }, 'Title must be at least 3 characters'],
      [{ categoryId: 2_000_000 }, 'Category 2000000 does not exist'],
      [{ tags: [2_000_000] }, 'Tag 2000000 does not exist'],
    ])('refuses %j', async (change, message) => {
      const before = await item();
      const { status, error } = await admin.patch(path(before.id), change);
      expect({ status, message: error.message }).toEqual({ status: 400, message });
      expect(await stored(before.id)).toMatchObject(before);
    });

    it('refuses a slug that is taken', async () => {
      const [one, other] = [await item(), await item()];
      const { status, error } = await admin.patch(path(one.id), { slug: other.slug });
      expect({ status, message: error.message }).toEqual({
        status: 409,
        message: 'Another item already uses this slug',
      });
    });

    it('refuses a form that was opened before the last change, and shows the item as it is now', async () => {
      const opened = await item();
      const changed = (await admin.patch<Item>(path(opened.id), { price: 5, updatedAt: opened.updatedAt })).data;
      expect(changed.price).toBe(5);
      const { status, error } = await admin.patch(path(opened.id), { price: 6, updatedAt: opened.updatedAt });
      expect(status).toBe(409);
      expect(error).toEqual({
        status: 409,
        name: 'ConflictError',
        message: 'Someone else changed this item after you opened it',
        details: { current: changed },
      });
      expect((await admin.patch(path(opened.id), { price: 6, updatedAt: changed.updatedAt })).status).toBe(200);
    });

    it('saves exactly one of twelve forms opened at the same time', async () => {
      const { id, updatedAt } = await item();
      const forms = Array.from({ length: 12 }, (_, index) =>
        admin.patch<Item>(path(id), { price: 10 + index, updatedAt }),
      );
      const answers = await Promise.all(forms);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
      expect((await stored(id)).price).toBe(answers.find(({ status }) => status === 200)?.data.price);
    });

    it('is a 404 for an item that does not exist', async () => {
      for (const name of ['2000000', 'oak-table', '99999999999999'])
        expect((await admin.patch(path(name), { price: 5 })).status).toBe(404);
    });

    it('says how to bring back an item that was deleted in the meantime', async () => {
      const { id } = await item();
      await admin.delete(path(id));
      const message = 'This item no longer exists. If it was deleted, restore it from the trash and save again';
      expect(await admin.patch(path(id), { price: 5 })).toMatchObject({ status: 404, error: { message } });
    });
  });

  describe('DELETE', () => {
    it('answers with the id, and the second time with 404', async () => {
      const { id } = await item({ tags });
      expect(await admin.delete(path(id))).toMatchObject({ status: 200, data: { id } });
      expect((await admin.delete(path(id))).status).toBe(404);
      expect((await shop.visitor().get(path(id))).status).toBe(404);
    });

    it('deletes once, even with many requests at once', async () => {
      const { id } = await item();
      const answers = await Promise.all(Array.from({ length: 6 }, () => admin.delete(path(id))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(404)]);
    });
  });
});
