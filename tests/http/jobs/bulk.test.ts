import { adminPaths, apiPaths, type BulkReport, type Item, type Post } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { bulkItems, bulkPosts, bulkMessages } = adminPaths;
const NOBODY_HAS_THIS_ID = 2_000_000;

describe('a bulk action', () => {
  let shop: Shop;
  let admin: Client;
  let things: number;
  let gifts: number;
  let words: number;
  let made = 0;

  const slug = () => {
    made += 1;
    return `record-${made}`;
  };
  const items = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createItem(admin, things, { slug: slug() })));
  const item = async (id: number) => (await admin.get<Item>(apiPaths.marketplace.item(id))).data;
  const post = async (id: number) => (await admin.get<Post>(apiPaths.blog.post(id))).data;
  const done = (id: number, title: string) => ({ id, title, ok: true, message: null });

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    things = (await createCategory(admin, 'things')).id;
    gifts = (await createCategory(admin, 'gifts')).id;
    words = (await createBlogCategory(admin, 'words')).id;
  });
  afterAll(() => shop.close());

  it.each([
    [{ action: 'unpublish' }, { published: false }],
    [{ action: 'publish' }, { published: true }],
    [{ action: 'feature' }, { featured: true }],
    [{ action: 'unfeature' }, { featured: false }],
    [
      { action: 'setStatus', status: 'SOLD_OUT' },
      {
        status: 'SOLD_OUT',
        own: { price: 120.5, discountPrice: null, status: 'SOLD_OUT' },
        variants: [expect.objectContaining({ status: 'SOLD_OUT' })],
      },
    ],
  ])('changes items: %j', async (input, changed) => {
    const before = await items(2);
    const ids = before.map(({ id }) => id);
    const { status, data } = await admin.post<BulkReport>(bulkItems, { ids, ...input });
    expect(status).toBe(200);
    expect(data).toEqual({ results: ids.map((id) => done(id, 'Oak table')), succeeded: 2, failed: 0 });
    for (const old of before) {
      const now = await item(old.id);
      expect(now).toMatchObject({ ...old, ...changed, updatedAt: now.updatedAt, low: now.low });
    }
  });

  it('leaves unchanged items alone, so that an open form can still be saved', async () => {
    const ids = (await items(2)).map(({ id }) => id) as [number, number];
    await admin.patch(apiPaths.marketplace.item(ids[1]), { published: false });
    const { updatedAt } = await item(ids[0]);
    for (const input of [
      { action: 'publish' },
      { action: 'unfeature' },
      { action: 'setStatus', status: 'AVAILABLE' },
      { action: 'setCategory', categoryId: things },
    ])
      expect((await admin.post<BulkReport>(bulkItems, { ids, ...input })).data).toMatchObject({ succeeded: 2 });
    expect((await item(ids[0])).updatedAt).toBe(updatedAt);
    expect((await item(ids[1])).published).toBe(true);
  });

  it('leaves unchanged posts alone', async () => {
    const before = await post((await createPost(admin, words, { slug: slug() })).id);
    await admin.post(bulkPosts, { ids: [before.id], action: 'setStatus', status: 'DRAFT' });
    await admin.post(bulkPosts, { ids: [before.id], action: 'setCategory', categoryId: words });
    expect(await post(before.id)).toEqual(before);
  });

  it('moves items to a category, or none if it doesn’t exist', async () => {
    const ids = (await items(2)).map(({ id }) => id);
    await admin.post(bulkItems, { ids, action: 'setCategory', categoryId: gifts });
    for (const id of ids) expect((await item(id)).category.slug).toBe('gifts');
    const { status, error } = await admin.post(bulkItems, {
      ids,
      action: 'setCategory',
      categoryId: NOBODY_HAS_THIS_ID,
    });
    expect({ status, errors: error.details.errors }).toEqual({
      status: 400,
      errors: [{ path: ['categoryId'], message: 'Category 2000000 does not exist' }],
    });
  });

  it('deletes each record once, in order, and reports missing ones', async () => {
    const [first, second] = (await items(2)).map(({ id }) => id);
    const ids = [second, NOBODY_HAS_THIS_ID, first, second];
    const { data } = await admin.post<BulkReport>(bulkItems, { ids, action: 'delete' });
    expect(data).toEqual({
      results: [
        done(second as number, 'Oak table'),
        { id: NOBODY_HAS_THIS_ID, title: null, ok: false, message: 'This item does not exist' },
        done(first as number, 'Oak table'),
      ],
      succeeded: 2,
      failed: 1,
    });
    expect((await admin.get(apiPaths.marketplace.item(first as number))).status).toBe(404);
  });

  it('reports an unexpected failure, and continues with the rest', async () => {
    const made = await items(3);
    const ids = made.map(({ id }) => id);
    await shop.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
    );
    await shop.database.query(
      `CREATE TRIGGER refuse BEFORE UPDATE ON items FOR EACH ROW WHEN (OLD.id = ${ids[1]}) EXECUTE FUNCTION refuse()`,
    );
    const { status, data } = await admin.post<BulkReport>(bulkItems, { ids, action: 'unpublish' });
    await shop.database.query('DROP FUNCTION refuse CASCADE');
    expect(status).toBe(200);
    expect(data).toMatchObject({ succeeded: 2, failed: 1 });
    expect(data.results[1]).toEqual({
      id: ids[1],
      title: 'Oak table',
      ok: false,
      message: 'Something went wrong. Please try again.',
    });
    expect(await Promise.all(ids.map(async (id) => (await item(id)).published))).toEqual([false, true, false]);
    expect(shop.log()).toContain('refused');
  });

  // As many as a request may name, which a busy machine takes a while for.
  it('changes 500 items and reports each', async () => {
    await shop.database.query(
      `INSERT INTO items (document_id, title, slug, description, image_url, price, availability, featured, published,
         view_count, category_id, created_at, updated_at, published_at)
       SELECT 'many' || n, 'Many ' || n, 'many-' || n, 'One of a great many.', '/uploads/many.png', n, 'AVAILABLE', false,
         true, 0, $1, now(), now(), now() FROM generate_series(1, 500) AS n`,
      [things],
    );
    const many = await shop.database.query<{ id: number }>(`SELECT id FROM items WHERE slug LIKE 'many-%' ORDER BY id`);
    const ids = many.map(({ id }) => id);
    const { data } = await admin.post<BulkReport>(bulkItems, { ids, action: 'unpublish' });
    expect(data).toMatchObject({ succeeded: 500, failed: 0 });
    expect(data.results).toEqual(ids.map((id, index) => done(id, `Many ${index + 1}`)));
    const left = await shop.visitor().get(`${apiPaths.marketplace.items}?search=Many`);
    expect(left.data.pagination.total).toBe(0);
    const deleted = (await admin.post<BulkReport>(bulkItems, { ids, action: 'delete' })).data;
    expect(deleted).toMatchObject({ succeeded: 500, failed: 0 });
    expect(deleted.results).toHaveLength(500);
    expect((await admin.get(`${apiPaths.marketplace.items}?search=Many`)).data.pagination.total).toBe(0);
  }, 300_000);

  it('publishes, moves, features and deletes posts', async () => {
    const letters = (await createBlogCategory(admin, 'letters')).id;
    const one = await createPost(admin, words, { slug: slug() });
    const other = await createPost(admin, words, { slug: slug(), title: 'Elm does not' });
    const ids = [one.id, other.id];
    const act = async (input: Record<string, unknown>) =>
      (await admin.post<BulkReport>(bulkPosts, { ids, ...input })).data;

    expect(await act({ action: 'setStatus', status: 'PUBLISHED' })).toEqual({
      results: [done(one.id, 'Ash bends'), done(other.id, 'Elm does not')],
      succeeded: 2,
      failed: 0,
    });
    await act({ action: 'setCategory', categoryId: letters });
    await act({ action: 'feature' });
    expect(await post(one.id)).toMatchObject({
      status: 'PUBLISHED',
      publishedAt: expect.any(String),
      categoryId: letters,
      featured: true,
      contentHtml: one.contentHtml,
    });
    await act({ action: 'unfeature' });
    expect((await post(other.id)).featured).toBe(false);
    expect(await act({ action: 'delete' })).toMatchObject({ succeeded: 2 });
    expect(await act({ action: 'feature' })).toEqual({
      results: ids.map((id) => ({ id, title: null, ok: false, message: 'This post does not exist' })),
      succeeded: 0,
      failed: 2,
    });
  });

  it('marks, archives and deletes messages', async () => {
    const sent = await shop.database.query<{ id: number }>(
      `INSERT INTO submissions (document_id, name, email, subject, message, read, archived, created_at)
       SELECT 'message' || n, 'Ada', 'ada@example.com', 'Subject ' || n, 'Text', false, false, now()
       FROM generate_series(1, 3) AS n RETURNING id`,
    );
    const ids = sent.map(({ id }) => id);
    const act = async (action: string) => (await admin.post<BulkReport>(bulkMessages, { ids, action })).data;
    const unread = async () => (await admin.get(adminPaths.unreadMessages)).data;

    expect(await unread()).toEqual({ unread: 3 });
    expect((await act('markRead')).results).toEqual(ids.map((id, index) => done(id, `Subject ${index + 1}`)));
    expect(await unread()).toEqual({ unread: 0 });
    await act('markUnread');
    await act('archive');
    expect((await admin.get(adminPaths.message(ids[0] as number))).data).toMatchObject({
      read: false,
      archived: true,
    });
    expect(await unread()).toEqual({ unread: 0 });
    await act('unarchive');
    expect(await unread()).toEqual({ unread: 3 });
    expect(await act('delete')).toMatchObject({ succeeded: 3 });
    expect((await act('markRead')).results[0]?.message).toBe('This message does not exist');
  });

  it.each([
    [{ action: 'publish' }, 'ids must be a list of ids'],
    [
      { ids: [1], action: 'explode' },
      'Action must be one of publish, unpublish, feature, unfeature, setStatus, setCategory, delete',
    ],
    [{ ids: [1], action: 'setStatus' }, 'Status is required'],
    [{ ids: Array(501).fill(1), action: 'publish' }, 'ids can have at most 500 entries'],
  ])('refuses an incomplete request', async (input, message) => {
    const { status, error } = await admin.post(bulkItems, input);
    expect({ status, message: error.message }).toEqual({ status: 400, message });
  });
});
