import { adminPaths, apiPaths } from '@stoa/contract';
import { createCategory, createItem, createTag, defineProperties } from '../../support/marketplace/marketplace';
import { allRows } from '../../support/migrations/rows';
import { createBlogCategory, createBlogTag, createPost } from '../../support/records/blog';
import { openTrash } from '../../support/records/trash';
import type { Client } from '../../support/shop/client';

const { marketplace, blog } = apiPaths;

type Trash = Awaited<ReturnType<typeof openTrash>>;
type Remove = (admin: Client, id: number) => Promise<{ status: number }>;

const removeItem: Remove = (admin, id) => admin.delete(marketplace.item(id));
const removeCategory: Remove = (admin, id) => admin.delete(marketplace.category(id));
const removePost: Remove = (admin, id) => admin.delete(blog.post(id));
const removeBlogCategory: Remove = (admin, id) => admin.delete(blog.deleteCategory, { id });

const SLUGGED = [
  {
    kind: 'item',
    table: 'items',
    create: ({ admin, category }: Trash, slug: string, title: string) => createItem(admin, category, { slug, title }),
    remove: removeItem,
    at: marketplace.item,
  },
  {
    kind: 'itemCategory',
    table: 'item_categories',
    create: ({ admin }: Trash, slug: string, title: string) => createCategory(admin, slug, title),
    remove: removeCategory,
    at: marketplace.category,
  },
  {
    kind: 'itemTag',
    table: 'item_tags',
    create: ({ admin }: Trash, slug: string, title: string) => createTag(admin, slug, title),
    remove: (admin: Client, id: number) => admin.delete(marketplace.tag(id)),
    at: marketplace.tag,
  },
  {
    kind: 'post',
    table: 'posts',
    create: ({ admin, blogCategory }: Trash, slug: string, title: string) =>
      createPost(admin, blogCategory, { slug, title }),
    remove: removePost,
    at: blog.post,
  },
  {
    kind: 'blogCategory',
    table: 'blog_categories',
    create: ({ admin }: Trash, slug: string, title: string) => createBlogCategory(admin, slug, title),
    remove: removeBlogCategory,
    at: blog.category,
  },
  {
    kind: 'blogTag',
    table: 'blog_tags',
    create: ({ admin }: Trash, slug: string, title: string) => createBlogTag(admin, slug, title),
    remove: (admin: Client, id: number) => admin.delete(blog.tag(id)),
    at: blog.tag,
  },
];

const CATEGORISED = [
  {
    kind: 'item',
    create: createItem,
    remove: removeItem,
    categoryKind: 'itemCategory',
    createCategory,
    removeCategory,
  },
  {
    kind: 'post',
    create: createPost,
    remove: removePost,
    categoryKind: 'blogCategory',
    createCategory: createBlogCategory,
    removeCategory: removeBlogCategory,
  },
];

describe('an obstacle to a restoration', () => {
  let trash: Trash;
  beforeAll(async () => {
    trash = await openTrash();
  });
  afterAll(() => trash.shop.close());

  it.each(SLUGGED)('is a slug that another $kind has taken', async ({ kind, table, create, remove, at }) => {
    const { admin, restore, shop, sql } = trash;
    const { id } = await create(trash, 'wanted', 'The first');
    const row = () => sql(`SELECT kept::text FROM ${table} kept WHERE id = $1`, [id]);
    const [original] = await row();
    expect((await remove(admin, id)).status).toBe(200);
    const other = await create(trash, 'wanted', 'The second');
    const before = await allRows(shop.database);
    const { status, error } = await restore(kind, id);
    const message = '“The second” now uses the slug wanted. Change that slug first';
    expect([status, error.message]).toEqual([409, message]);
    expect(error.details.errors).toEqual([{ path: ['slug'], message }]);
    expect(await allRows(shop.database)).toEqual(before);

    expect((await admin.patch(at(other.id), { slug: 'unwanted' })).status).toBe(200);
    expect((await restore(kind, id)).data).toEqual({ kind, id });
    expect(await row()).toEqual([original]);
  });

  it.each(CATEGORISED)('is the category of a $kind that lies in the trash itself, or is gone for good', async (of) => {
    const { admin, entryOf, restore, sql } = trash;
    const doomed = await of.createCategory(admin, 'doomed', 'Doomed things');
    const { id } = await of.create(admin, doomed.id, { slug: 'without' });
    await of.remove(admin, id);
    expect((await of.removeCategory(admin, doomed.id)).status).toBe(200);
    const refused = await restore(of.kind, id);
    const inTrashToo = 'Its category “Doomed things” is also in the trash. Restore the category first';
    expect([refused.status, refused.error.message]).toEqual([409, inTrashToo]);
    expect(refused.error.details.errors).toEqual([{ path: ['categoryId'], message: inTrashToo }]);

    const entry = await entryOf(of.categoryKind, doomed.id);
    const needed = await admin.delete(adminPaths.trashEntry(entry.id));
    const message = 'A record in the trash uses this category. Restore or delete it first';
    expect([needed.status, needed.error.message]).toEqual([409, message]);

    expect((await restore(of.categoryKind, doomed.id)).status).toBe(200);
    expect((await restore(of.kind, id)).data).toEqual({ kind: of.kind, id });
    await of.remove(admin, id);
    await of.removeCategory(admin, doomed.id);
    await sql('DELETE FROM trash WHERE kind = $1', [of.categoryKind]);
    const gone = await restore(of.kind, id);
    expect([gone.status, gone.error.message]).toEqual([409, 'Its category “Doomed things” no longer exists']);
  });

  it('is a conflict that only the database finds, such as two properties of one name', async () => {
    const { admin, restore, shop, sql } = trash;
    const { id } = await createCategory(admin, 'lamps', 'Lamps');
    await defineProperties(admin, id, [
      { name: 'Height', kind: 'NUMBER' },
      { name: 'Width', kind: 'NUMBER' },
    ]);
    await removeCategory(admin, id);
    await sql(
      `UPDATE trash SET snapshot = jsonb_set(snapshot, '{belongings,item_properties,1,name}', '"height"')
       WHERE kind = 'itemCategory' AND record_id = $1`,
      [id],
    );
    const before = await allRows(shop.database);
    const { status, error } = await restore('itemCategory', id);
    expect([status, error?.message]).toEqual([400, 'Another property of this category already has this name']);
    expect(await allRows(shop.database)).toEqual(before);
  });
});
