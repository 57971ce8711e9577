import { adminPaths, apiPaths } from '@stoa/contract';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import { allRows } from '../../support/migrations/rows';
import { createBlogCategory } from '../../support/records/blog';
import { openTrash } from '../../support/records/trash';

const { marketplace, blog } = apiPaths;

describe('a restoration from the trash', () => {
  let trash: Awaited<ReturnType<typeof openTrash>>;
  const rows = () => allRows(trash.shop.database);
  beforeAll(async () => {
    trash = await openTrash();
  });
  afterAll(() => trash.shop.close());

  it('returns an item exactly as it was', async () => {
    const { admin, shop, category, entryOf, list } = trash;
    const tags = [await createTag(admin, 'oak'), await createTag(admin, 'ash')].map(({ id }) => id).reverse();
    const features = ['A "quoted" one', '…'];
    const { id } = await createItem(admin, category, { discountPrice: 99.99, tags, features });
    await shop.visitor().post(marketplace.itemView(id));
    const before = await rows();
    const shown = (await admin.get(marketplace.item(id))).data;

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
    expect(await rows()).toEqual(before);
    expect((await admin.get(marketplace.item(id))).data).toEqual(shown);
    expect(await list()).toEqual([]);
    const { items } = (await admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`)).data;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['restored', 'deleted', 'created']);
  });

  it('can be found by kind and former id, too', async () => {
    const { admin, category, list } = trash;
    const { id } = await createItem(admin, category, { title: 'Oak bench', slug: 'oak-bench' });
    await admin.delete(marketplace.item(id));
    const { status, data } = await admin.post(adminPaths.restoreRecord, { kind: 'item', recordId: id });
    expect({ status, data }).toEqual({ status: 200, data: { kind: 'item', id } });
    expect(await list()).toEqual([]);
    const again = await admin.post(adminPaths.restoreRecord, { kind: 'item', recordId: id });
    expect(again).toMatchObject({ status: 404, error: { message: 'This record is no longer in the trash' } });
    const wrong = await admin.post(adminPaths.restoreRecord, { kind: 'user', recordId: id });
    expect(wrong.status).toBe(400);
  });

  it('returns a post with its comments, likes, and tags, deleted in the console or in the panel', async () => {
    const { admin, editor, documentId, entryOf, restore, sql } = trash;
    const post = await trash.fullPost('complete');
    const before = await rows();
    expect((await editor.remove('api::blog.post', await documentId('posts', post.id))).status).toBeLessThan(300);
    expect(await sql('SELECT id FROM comments UNION ALL SELECT id FROM likes')).toEqual([]);
    expect((await entryOf('post', post.id)).deletedBy.kind).toBe('editor');
    expect((await restore('post', post.id)).status).toBe(200);
    expect(await rows()).toEqual(before);
    await admin.delete(blog.post(post.id));
    await restore('post', post.id);
    expect(await rows()).toEqual(before);
  });

  it('returns tags in their places on all their records, and categories as they were', async () => {
    const { admin, editor, category, documentId, list } = trash;
    const post = await trash.fullPost('tagged');
    const tag = await createTag(admin, 'elm');
    for (const slug of ['elm-1', 'elm-2']) await createItem(admin, category, { slug, tags: [tag.id] });
    const [empty, emptyBlog] = [await createCategory(admin, 'empty'), await createBlogCategory(admin, 'void')];
    const before = await rows();
    await editor.removeAll('api::blog.blog-tag', [
      await documentId('blog_tags', post.one.id),
      await documentId('blog_tags', post.two.id),
    ]);
    await admin.delete(marketplace.tag(tag.id));
    await admin.delete(marketplace.category(empty.id));
    await admin.delete(blog.deleteCategory, { id: emptyBlog.id });
    const entries = await list();
    expect(entries).toHaveLength(5);
    for (const { id } of entries) expect((await admin.post(adminPaths.restore(id))).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['item, tag', 'item, tag'],
    ['item, tag', 'tag, item'],
    ['tag, item', 'item, tag'],
    ['tag, item', 'tag, item'],
  ])('joins an item and its tag again: deleted %s, restored %s', async (deleted, restored) => {
    const { admin, category, restore } = trash;
    const tag = await createTag(admin, `joined-${deleted}-${restored}`.replace(/, /g, '-'));
    const { id } = await createItem(admin, category, { slug: tag.slug, tags: [tag.id] });
    const before = await rows();
    for (const one of deleted.split(', '))
      await admin.delete(one === 'item' ? marketplace.item(id) : marketplace.tag(tag.id));
    for (const one of restored.split(', '))
      expect((await (one === 'item' ? restore('item', id) : restore('itemTag', tag.id))).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('returns an item with its image, which the library keeps meanwhile', async () => {
    const { admin, category, restore } = trash;
    const image = await uploaded(admin);
    const { id } = await createItem(admin, category, { slug: 'imaged', imageUrl: image.url });
    const before = (await admin.get(marketplace.item(id))).data;
    expect(before.libraryImage).toMatchObject({ width: image.width, height: image.height });
    await admin.delete(marketplace.item(id));
    const refused = await admin.delete(adminPaths.mediaFile(image.id));
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('(in the trash)')]);
    expect((await restore('item', id)).status).toBe(200);
    expect((await admin.get(marketplace.item(id))).data).toEqual(before);
  });
});
