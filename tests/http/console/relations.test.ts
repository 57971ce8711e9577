import { type ActivityEntry, adminPaths } from '@stoa/contract';
import { createItem } from '../../support/marketplace/marketplace';
import { allRows } from '../../support/migrations/rows';
import { createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

type Named = { id: number; documentId: string };

/** A kind of term, the field with its records, and the name these have for the term. */
const ENDS = [
  { uid: 'api::marketplace.item-tag', field: 'items', noun: 'item', its: 'tags' },
  { uid: 'api::marketplace.item-category', field: 'items', noun: 'item', its: 'category' },
  { uid: 'api::blog.blog-tag', field: 'posts', noun: 'post', its: 'tags' },
  { uid: 'api::blog.blog-category', field: 'posts', noun: 'post', its: 'category' },
];

describe('relations in the console', () => {
  let shop: Shop;
  let admin: Client;
  let editor: Awaited<ReturnType<typeof openConsole>>;
  let item: Named;
  let post: Named;
  /** For each kind, one term that is in use and one that isn't. */
  const terms = new Map<string, { used: Named; free: Named }>();

  const sql = (statement: string, values: unknown[] = []) => shop.database.query(statement, values);
  const termsOf = (uid: string) => {
    const found = terms.get(uid);
    if (!found) throw new Error(`no terms of ${uid}`);
    return found;
  };
  const withDocument = async (table: string, { id }: { id: number }): Promise<Named> => {
    const [row] = await sql(`SELECT document_id FROM ${table} WHERE id = $1`, [id]);
    return { id, documentId: row?.document_id };
  };
  const newest = async (kind: string, id: number): Promise<ActivityEntry> =>
    (await admin.get(`${adminPaths.activity}?kind=${kind}&recordId=${id}`)).data.items[0];

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    editor = await openConsole(shop);
    const term = async (uid: string, name: string) => (await editor.create(uid, { name, slug: name })).data;
    for (const { uid } of ENDS) terms.set(uid, { used: await term(uid, 'used'), free: await term(uid, 'free') });
    const used = (uid: string) => termsOf(uid).used.id;
    const made = await createItem(admin, used('api::marketplace.item-category'), {
      tags: [used('api::marketplace.item-tag')],
    });
    const written = await createPost(admin, used('api::blog.blog-category'), { tags: [used('api::blog.blog-tag')] });
    [item, post] = [await withDocument('items', made), await withDocument('posts', written)];
    await sql("INSERT INTO comments (document_id, body, post_id) VALUES ('c1', 'Lovely', $1)", [post.id]);
  });
  afterAll(() => shop.close());

  describe.each(ENDS)('$field of $uid', ({ uid, field, noun, its }) => {
    const message = `This can’t be changed here. Open the ${noun} and change its ${its}`;
    const refused = { status: 400, error: { message, details: { errors: [{ path: [field], message }] } } };

    it('are not changed from there, but each in its own form', async () => {
      const { used, free } = termsOf(uid);
      const record = noun === 'item' ? item : post;
      const before = await allRows(shop.database);
      const gained = [{ connect: [record], disconnect: [] }, { set: [record] }, [record.id], record.id];
      for (const value of gained)
        expect(await editor.save(uid, free.documentId, { [field]: value })).toMatchObject(refused);
      const lost = [{ connect: [], disconnect: [record] }, { set: [] }, [], null];
      for (const value of lost)
        expect(await editor.save(uid, used.documentId, { [field]: value })).toMatchObject(refused);
      const fresh = { name: 'Fresh', slug: 'fresh', [field]: { connect: [record] } };
      expect(await editor.create(uid, fresh)).toMatchObject(refused);
      expect(await editor.clone(uid, used.documentId, { slug: 'copy', [field]: [record.id] })).toMatchObject(refused);
      expect(await allRows(shop.database)).toEqual(before);
    });

    it('stay where they are when the form is saved, and when it is copied', async () => {
      const { documentId } = termsOf(uid).used;
      const belongings = () =>
        sql(`SELECT item_id, item_tag_id, items.category_id AS item_category, post_id, blog_tag_id, posts.category_id AS post_category
             FROM items, items_tags_lnk, posts, posts_tags_lnk`);
      const before = await belongings();
      const untouched = { [field]: { connect: [], disconnect: [] } };
      expect((await editor.save(uid, documentId, { name: 'Renamed', ...untouched })).status).toBe(200);
      expect((await editor.clone(uid, documentId, { slug: 'copied', ...untouched })).status).toBe(200);
      expect((await editor.clone(uid, documentId, { slug: 'copied-too' })).status).toBe(200);
      expect(await belongings()).toEqual(before);
      expect(before).toHaveLength(1);
    });

    it('are counted in the list, and can’t be changed by a form that sends them', async () => {
      const { metadatas, layouts } = (await editor.configuration(uid)).data.contentType;
      expect(layouts.list).toContain(field);
      expect(JSON.stringify(layouts.edit)).not.toContain(field);
      expect(metadatas[field].edit.editable).toBe(false);
    });
  });

  it('are recorded in the activity when an editor changes an item’s tag or a post’s category', async () => {
    const tags = { connect: [termsOf('api::marketplace.item-tag').free], disconnect: [] };
    expect((await editor.save('api::marketplace.item', item.documentId, { tags })).status).toBe(200);
    expect(await newest('item', item.id)).toMatchObject({
      actor: { kind: 'editor' },
      changes: [{ field: 'tags', before: ['Renamed'], after: ['Renamed', 'free'] }],
    });
    const { used, free } = termsOf('api::blog.blog-category');
    const category = { connect: [free], disconnect: [used] };
    expect((await editor.save('api::blog.post', post.documentId, { category })).status).toBe(200);
    expect(await newest('post', post.id)).toMatchObject({
      actor: { kind: 'editor' },
      changes: [{ field: 'category', before: 'Renamed', after: 'free' }],
    });
  });

  it('leave comments with the original when a post is copied', async () => {
    expect((await editor.clone('api::blog.post', post.documentId, { slug: 'copied-post' })).status).toBe(200);
    expect(await sql('SELECT post_id FROM comments')).toEqual([{ post_id: post.id }]);
  });
});
