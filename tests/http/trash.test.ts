import { apiPaths, type TrashEntry } from '@stoa/contract';
import { createBlogCategory, createBlogTag, createPost } from '../support/blog';
import type { Client } from '../support/client';
import { openConsole } from '../support/console';
import { eventually } from '../support/eventually';
import { createCategory, createItem, createTag } from '../support/marketplace';
import { allRows } from '../support/rows';
import { openShop, type Shop } from '../support/shop';

const { marketplace, blog, admin: adminPaths } = apiPaths;

describe('the trash', () => {
  let shop: Shop;
  let admin: Client;
  let editor: Awaited<ReturnType<typeof openConsole>>;
  let category: { id: number };
  let blogCategory: { id: number };

  const list = async (query = '') => (await admin.get(`${adminPaths.trash}?limit=100&${query}`)).data;
  const entryOf = async (kind: string, recordId: number): Promise<TrashEntry> =>
    (await list(`kind=${kind}`)).items.find((entry: TrashEntry) => entry.recordId === recordId);
  const restore = async (kind: string, recordId: number) =>
    admin.post(adminPaths.restore((await entryOf(kind, recordId)).id));
  const inTrash = async () => (await list()).items.map(({ title }: TrashEntry) => title);
  const sql = (statement: string, values: unknown[] = []) => shop.database.query(statement, values);
  const documentId = async (table: string, id: number): Promise<string> =>
    (await sql(`SELECT document_id FROM ${table} WHERE id = $1`, [id]))[0]?.document_id;

  /** A post with everything that a post can have. */
  const fullPost = async (slug: string) => {
    const [reader, one, two] = [
      await shop.customer(),
      await createBlogTag(admin, `${slug}-one`),
      await createBlogTag(admin, `${slug}-two`),
    ];
    const content = '## Ash\n\nBends, *slowly*.';
    const post = await createPost(admin, blogCategory.id, {
      slug,
      content,
      tags: [two.id, one.id],
      status: 'PUBLISHED',
    });
    await shop.visitor().post(blog.postView(post.id));
    await sql(
      `INSERT INTO comments (document_id, body, post_id, author_id, created_at)
       VALUES ('c1-' || $1::int, 'Lovely', $1, $2, now()), ('c2-' || $1::int, 'Indeed', $1, NULL, now())`,
      [post.id, reader.session.id],
    );
    await sql(`INSERT INTO likes (document_id, post_id, user_id) VALUES ('l-' || $1::int, $1, $2)`, [
      post.id,
      reader.session.id,
    ]);
    return { ...post, reader, one, two };
  };

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    editor = await openConsole(shop);
    category = await createCategory(admin, 'tables', 'Tables');
    blogCategory = await createBlogCategory(admin, 'wood', 'Wood');
  });
  afterAll(() => shop.close());

  it('gives an item back exactly as it was', async () => {
    const tags = [await createTag(admin, 'oak'), await createTag(admin, 'ash')].map(({ id }) => id).reverse();
    const { id } = await createItem(admin, category.id, {
      discountPrice: 99.99,
      tags,
      features: ['A "quoted" one', '…'],
    });
    await shop.visitor().post(marketplace.itemView(id));
    const before = await allRows(shop.database);

    expect((await admin.delete(marketplace.item(id))).status).toBe(200);
    expect((await admin.get(marketplace.item(id))).status).toBe(404);
    const entry = await entryOf('item', id);
    expect(entry).toEqual({
      id: expect.any(Number),
      kind: 'item',
      recordId: id,
      title: 'Oak table',
      deletedAt: expect.stringMatching(/Z$/),
      deletedBy: { kind: 'admin', id: expect.any(Number), name: 'Administrator' },
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(Date.parse(entry.expiresAt) - Date.parse(entry.deletedAt)).toBe(30 * 86_400_000);

    const { status, data } = await admin.post(adminPaths.restore(entry.id));
    expect({ status, data }).toEqual({ status: 200, data: { kind: 'item', id } });
    expect(await allRows(shop.database)).toEqual(before);
    expect(await inTrash()).toEqual([]);
    const { items } = (await admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`)).data;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['restored', 'deleted', 'created']);
  });

  it('gives a post back with its comments, likes and tags, deleted in the console or by the panel', async () => {
    const post = await fullPost('complete');
    const before = await allRows(shop.database);
    expect((await editor.remove('api::blog.post', await documentId('posts', post.id))).status).toBeLessThan(300);
    expect(await sql('SELECT id FROM comments UNION ALL SELECT id FROM likes')).toEqual([]);
    expect((await entryOf('post', post.id)).deletedBy.kind).toBe('editor');
    expect((await restore('post', post.id)).status).toBe(200);
    expect(await allRows(shop.database)).toEqual(before);
    await admin.delete(blog.post(post.id));
    await restore('post', post.id);
    expect(await allRows(shop.database)).toEqual(before);
  });

  it('gives tags back to all that bore them, in their places, and categories as they were', async () => {
    const post = await fullPost('tagged');
    const tag = await createTag(admin, 'elm');
    for (const slug of ['elm-1', 'elm-2']) await createItem(admin, category.id, { slug, tags: [tag.id] });
    const [empty, emptyBlog] = [await createCategory(admin, 'empty'), await createBlogCategory(admin, 'void')];
    const before = await allRows(shop.database);
    await editor.removeAll('api::blog.blog-tag', [
      await documentId('blog_tags', post.one.id),
      await documentId('blog_tags', post.two.id),
    ]);
    await admin.delete(marketplace.tag(tag.id));
    await admin.delete(marketplace.category(empty.id));
    await admin.delete(blog.deleteCategory, { id: emptyBlog.id });
    expect(await inTrash()).toHaveLength(5);
    for (const { id } of (await list()).items) expect((await admin.post(adminPaths.restore(id))).status).toBe(200);
    expect(await allRows(shop.database)).toEqual(before);
  });

  it.each([
    ['item, tag', 'item, tag'],
    ['item, tag', 'tag, item'],
    ['tag, item', 'item, tag'],
    ['tag, item', 'tag, item'],
  ])('joins an item and its tag again: deleted %s, restored %s', async (deleted, restored) => {
    const tag = await createTag(admin, `joined-${deleted}-${restored}`.replace(/, /g, '-'));
    const { id } = await createItem(admin, category.id, { slug: tag.slug, tags: [tag.id] });
    const before = await allRows(shop.database);
    for (const one of deleted.split(', '))
      await admin.delete(one === 'item' ? marketplace.item(id) : marketplace.tag(tag.id));
    for (const one of restored.split(', '))
      expect((await (one === 'item' ? restore('item', id) : restore('itemTag', tag.id))).status).toBe(200);
    expect(await allRows(shop.database)).toEqual(before);
  });

  it('holds all that the console deletes at once, or, where one is refused, none', async () => {
    const ids = [];
    for (const slug of ['bulk-1', 'bulk-2', 'bulk-3']) ids.push((await createItem(admin, category.id, { slug })).id);
    const before = await allRows(shop.database);
    const documents = await Promise.all(ids.map((id) => documentId('items', id)));
    expect((await editor.removeAll('api::marketplace.item', documents)).status).toBe(200);
    expect(await inTrash()).toHaveLength(3);
    for (const id of ids) await restore('item', id);
    expect(await allRows(shop.database)).toEqual(before);

    const empty = await createCategory(admin, 'to-go');
    const lines = await sql('SELECT count(*) FROM activity');
    const both = [await documentId('item_categories', empty.id), await documentId('item_categories', category.id)];
    expect((await editor.removeAll('api::marketplace.item-category', both)).status).toBe(409);
    expect(await inTrash()).toEqual([]);
    expect(await sql('SELECT count(*) FROM activity')).toEqual(lines);
    expect(await sql('SELECT id FROM item_categories WHERE id = $1', [empty.id])).toHaveLength(1);
  });

  it('names the record that has taken the slug', async () => {
    const { id } = await createItem(admin, category.id, { slug: 'wanted' });
    await admin.delete(marketplace.item(id));
    const other = await createItem(admin, category.id, { slug: 'wanted', title: 'Ash bench' });
    const before = await allRows(shop.database);
    const { status, error } = await restore('item', id);
    const message = '"Ash bench" uses the slug wanted now: give that one another slug first';
    expect([status, error.message]).toEqual([409, message]);
    expect(error.details.errors).toEqual([{ path: ['slug'], message }]);
    expect(await allRows(shop.database)).toEqual(before);
    await admin.patch(marketplace.item(other.id), { slug: 'unwanted' });
    expect((await restore('item', id)).status).toBe(200);
  });

  it('names the category that lies in the trash itself, or is gone for good', async () => {
    const doomed = await createCategory(admin, 'doomed', 'Doomed things');
    const { id } = await createItem(admin, doomed.id, { slug: 'without' });
    await admin.delete(marketplace.item(id));
    expect((await admin.delete(marketplace.category(doomed.id))).status).toBe(200);
    const refused = await restore('item', id);
    const inTrashToo = 'Its category "Doomed things" is in the trash as well: restore the category first';
    expect([refused.status, refused.error.message]).toEqual([409, inTrashToo]);

    const entry = await entryOf('itemCategory', doomed.id);
    const needed = await admin.delete(adminPaths.trashEntry(entry.id));
    const message = 'A record in the trash belongs to this category: restore or delete that one first';
    expect([needed.status, needed.error.message]).toEqual([409, message]);
    await sql('DELETE FROM trash WHERE id = $1', [entry.id]);
    const gone = await restore('item', id);
    expect([gone.status, gone.error.message]).toEqual([409, 'Its category "Doomed things" does not exist any more']);
  });

  it('deletes for good, once, and says so', async () => {
    const tag = await createTag(admin, 'teak', 'Teak');
    await admin.delete(marketplace.tag(tag.id));
    const { id } = await entryOf('itemTag', tag.id);
    expect((await admin.delete(adminPaths.trashEntry(id))).data).toEqual({ id });
    expect((await admin.delete(adminPaths.trashEntry(id))).status).toBe(404);
    expect((await admin.post(adminPaths.restore(id))).status).toBe(404);
    const [line] = (await admin.get(`${adminPaths.activity}?action=purged`)).data.items;
    expect(line).toMatchObject({ actor: { kind: 'admin' }, subject: { kind: 'itemTag', title: 'Teak' }, changes: [] });
  });

  it('restores what referred to a deleted account as the account left it', async () => {
    const post = await fullPost('orphaned');
    await admin.delete(blog.post(post.id));
    await editor.remove('plugin::users-permissions.user', await documentId('up_users', post.reader.session.id));
    expect((await restore('post', post.id)).status).toBe(200);
    const rows = await sql(
      `SELECT author_id AS who FROM comments WHERE post_id = $1 UNION ALL SELECT user_id FROM likes WHERE post_id = $1`,
      [post.id],
    );
    expect(rows).toEqual([{ who: null }, { who: null }, { who: null }]);
  });

  it('lets one of several restore at once, and one of several delete', async () => {
    const { id } = await createItem(admin, category.id, { slug: 'contested' });
    const deletions = await Promise.all([1, 2, 3, 4].map(() => admin.delete(marketplace.item(id))));
    expect(deletions.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const entry = await entryOf('item', id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(adminPaths.restore(entry.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await sql('SELECT id FROM items WHERE id = $1', [id])).toHaveLength(1);
    const { items } = (await admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`)).data;
    expect(items).toHaveLength(3);
  });

  it('leaves the ids to come alone', async () => {
    const item = await createItem(admin, category.id, { slug: 'first' });
    await admin.delete(marketplace.item(item.id));
    const between = await createItem(admin, category.id, { slug: 'between' });
    await restore('item', item.id);
    const next = await createItem(admin, category.id, { slug: 'next' });
    expect([between.id, next.id]).toEqual([item.id + 1, item.id + 2]);
  });

  it('gives a column that the shop was given meanwhile its default', async () => {
    const { id } = await createItem(admin, category.id, { slug: 'older' });
    await admin.delete(marketplace.item(id));
    await sql("ALTER TABLE items ADD COLUMN material text NOT NULL DEFAULT 'wood'");
    try {
      expect((await restore('item', id)).status).toBe(200);
      expect(await sql('SELECT material FROM items WHERE id = $1', [id])).toEqual([{ material: 'wood' }]);
    } finally {
      await sql('ALTER TABLE items DROP COLUMN material');
    }
  });

  it('is searched and filtered, and emptied when its time has come', async () => {
    const { id } = await createItem(admin, category.id, { slug: 'expired', title: 'Walnut shelf' });
    await admin.delete(marketplace.item(id));
    expect((await list('search=walnut&kind=item')).items).toMatchObject([{ recordId: id }]);
    expect((await list('search=walnut&kind=post')).items).toEqual([]);
    expect((await admin.get(`${adminPaths.trash}?kind=user`)).status).toBe(400);

    await sql("UPDATE trash SET expires_at = now() - interval '1 minute' WHERE record_id = $1", [id]);
    await sql("UPDATE activity SET at = now() - interval '366 days' WHERE record_id = $1 AND action = 'created'", [id]);
    await shop.restart();
    admin = await shop.admin();
    await eventually(async () => {
      const { items } = (await admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`)).data;
      expect(items).toMatchObject([{ action: 'purged', actor: { kind: 'system' } }, { action: 'deleted' }]);
    });
    expect((await list('search=walnut')).items).toEqual([]);
  });
});
