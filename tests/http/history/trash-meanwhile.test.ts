import { apiPaths } from '@stoa/contract';
import { createItem } from '../../support/marketplace/marketplace';
import { openTrash } from '../../support/records/trash';

const { marketplace, blog } = apiPaths;

describe('a record in the trash, when something changes meanwhile,', () => {
  let trash: Awaited<ReturnType<typeof openTrash>>;
  beforeAll(async () => {
    trash = await openTrash();
  });
  afterAll(() => trash.shop.close());

  it('returns without a deleted account', async () => {
    const { admin, documentId, editor, restore, sql } = trash;
    const post = await trash.fullPost('orphaned');
    await sql('UPDATE posts SET author_id = $1 WHERE id = $2', [post.reader.session.id, post.id]);
    await admin.delete(blog.post(post.id));
    await editor.remove('plugin::users-permissions.user', await documentId('up_users', post.reader.session.id));
    expect((await restore('post', post.id)).status).toBe(200);
    const rows = await sql(
      `SELECT author_id AS who FROM posts WHERE id = $1 UNION ALL SELECT author_id FROM comments WHERE post_id = $1
       UNION ALL SELECT user_id FROM likes WHERE post_id = $1`,
      [post.id],
    );
    expect(rows).toEqual([{ who: null }, { who: null }, { who: null }, { who: null }]);
  });

  it('keeps its id, which no new record gets', async () => {
    const { admin, category, restore } = trash;
    const item = await createItem(admin, category, { slug: 'first' });
    await admin.delete(marketplace.item(item.id));
    const between = await createItem(admin, category, { slug: 'between' });
    await restore('item', item.id);
    const next = await createItem(admin, category, { slug: 'next' });
    expect([between.id, next.id]).toEqual([item.id + 1, item.id + 2]);
  });

  it('returns with the default of a new column', async () => {
    const { admin, category, restore, sql } = trash;
    const { id } = await createItem(admin, category, { slug: 'older' });
    await admin.delete(marketplace.item(id));
    await sql("ALTER TABLE items ADD COLUMN material text NOT NULL DEFAULT 'wood'");
    try {
      expect((await restore('item', id)).status).toBe(200);
      expect(await sql('SELECT material FROM items WHERE id = $1', [id])).toEqual([{ material: 'wood' }]);
    } finally {
      await sql('ALTER TABLE items DROP COLUMN material');
    }
  });
});
