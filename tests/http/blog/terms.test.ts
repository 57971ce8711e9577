import { apiPaths, type BlogCategory, type BlogTag, type PostDetail } from '@stoa/contract';
import { createBlogCategory, createBlogTag, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { blog } = apiPaths;

describe('categories and tags of the blog', () => {
  let shop: Shop;
  let admin: Client;
  let category: BlogCategory;
  let tag: BlogTag;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    category = await createBlogCategory(admin, 'craft', 'Craft');
    tag = await createBlogTag(admin, 'wood', 'Wood');
  });
  afterAll(() => shop.close());

  it('refuses a category’s form that was opened before somebody else saved it', async () => {
    const { data: opened } = await admin.get<BlogCategory>(blog.category(category.id));
    const save = (description: string) =>
      admin.patch(blog.category(category.id), { description, updatedAt: opened.updatedAt });
    expect((await save('By hand.')).status).toBe(200);
    const late = await save('By machine.');
    expect([late.status, late.error.details]).toMatchObject([409, { current: { description: 'By hand.' } }]);
  });

  it('makes, changes and deletes a category', async () => {
    const made = await admin.post<BlogCategory>(blog.categories, {
      name: 'Glass',
      slug: 'glass',
      description: 'Hot.',
    });
    expect(made.status).toBe(201);
    const expected = { id: made.data.id, name: 'Glass', slug: 'glass', description: 'Hot.', _count: { posts: 0 } };
    expect(made.data).toMatchObject(expected);
    const changed = await admin.patch(blog.category(made.data.id), {
      name: 'Glas',
      slug: 'glass',
      description: null,
    });
    expect(changed.data).toMatchObject({ ...expected, name: 'Glas', description: null });
    expect((await admin.delete(blog.category(made.data.id))).data).toEqual({ id: made.data.id });
    expect((await admin.delete(blog.category(made.data.id))).status).toBe(404);
  });

  it('deletes a category that the body names', async () => {
    const { id } = await createBlogCategory(admin, 'passing');
    expect((await admin.delete(blog.deleteCategory, { id })).data).toEqual({ id });
    expect((await admin.delete(blog.deleteCategory, { id })).status).toBe(404);
    const { status, error } = await admin.delete(blog.deleteCategory, {});
    expect([status, error.message]).toEqual([400, 'id is required']);
    expect((await admin.delete(blog.deleteCategory)).status).toBe(400);
  });

  it('refuses to delete a category in use, with or without a body', async () => {
    await createPost(admin, category.id, { slug: 'holds-the-category' });
    const answers = [await admin.delete(blog.category(category.id)), await admin.delete(blog.deleteCategory, category)];
    for (const { status, error } of answers)
      expect([status, error.message]).toEqual([409, 'Cannot delete category with posts']);
    expect((await admin.get<BlogCategory[]>(blog.categories)).data.map(({ slug }) => slug)).toContain('craft');
  });

  it.each([
    [{ name: 'a', slug: 'ab' }, 'name', 'Name must be at least 2 characters'],
    [{ name: 'ab', slug: 'a' }, 'slug', 'Slug must be at least 2 characters'],
    [
      { name: 'ab', slug: 'ab', description: 'x'.repeat(1001) },
      'description',
      'Description must be at most 1000 characters',
    ],
  ])('category %j is refused', async (body, field, message) => {
    for (const answer of [admin.post(blog.categories, body), admin.patch(blog.category(category.id), body)]) {
      const { status, error } = await answer;
      expect([status, error.details.errors]).toEqual([400, [{ path: [field], message }]]);
    }
  });

  it('makes, changes and deletes a tag, with an id in the body', async () => {
    const made = await admin.post<BlogTag>(blog.tags, { name: 'Glaze', slug: 'glaze' });
    expect(made.status).toBe(201);
    expect(made.data).toEqual({ id: made.data.id, name: 'Glaze', slug: 'glaze', postsCount: 0 });
    const elsewhere = await admin.patch(blog.tag(made.data.id), { id: tag.id, name: 'Glazes', slug: 'glazes' });
    const message = `id must be ${made.data.id}, as in the address, or left out`;
    expect([elsewhere.status, elsewhere.error.details.errors]).toEqual([400, [{ path: ['id'], message }]]);
    const changed = await admin.patch(blog.tag(made.data.id), { id: made.data.id, name: 'Glazes', slug: 'glazes' });
    expect(changed.data).toEqual({ id: made.data.id, name: 'Glazes', slug: 'glazes', postsCount: 0 });
    const post = await createPost(admin, category.id, { slug: 'with-glaze', tags: [made.data.id] });
    expect((await admin.delete(blog.tag(made.data.id))).data).toEqual({ id: made.data.id });
    expect((await admin.get<PostDetail>(blog.post(post.id))).data.tags).toEqual([]);
    expect((await admin.delete(blog.tag(made.data.id))).status).toBe(404);
  });

  it.each([
    [{ name: 'a', slug: 'ab' }, 'name', 'Tag name must be at least 2 characters'],
    [{ name: 'ab', slug: 'a' }, 'slug', 'Slug must be at least 2 characters'],
    [{ name: 'ab', slug: 'A b' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
  ])('tag %j is refused', async (body, field, message) => {
    for (const { status, error } of [await admin.post(blog.tags, body), await admin.patch(blog.tag(tag.id), body)])
      expect([status, error.details.errors]).toEqual([400, [{ path: [field], message }]]);
  });

  it('answers 409 to slugs that are taken', async () => {
    expect((await admin.post(blog.categories, { name: 'Craft', slug: 'craft' })).error).toMatchObject({
      status: 409,
      message: 'Another category already uses this slug',
    });
    expect((await admin.post(blog.tags, { name: 'Wood', slug: 'wood' })).error).toMatchObject({
      status: 409,
      message: 'Another tag already uses this slug',
    });
  });
});
