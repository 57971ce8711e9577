import { randomUUID } from 'node:crypto';
import { apiPaths, type BlogCategory, type BlogTag, type Post, type PostDetail } from '@stoa/contract';
import { createBlogCategory, createBlogTag, createPost, postBody } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { blog } = apiPaths;

/** However long the request took. */
const expectSince = (before: number, moment: string | null) => {
  const at = Date.parse(moment ?? '');
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
};

describe('writing the blog', () => {
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

  describe('POST blog', () => {
    it('answers 201 with the whole post, written by whoever is signed in', async () => {
      const before = Date.now();
      const { status, data } = await admin.post<Post>(
        blog.posts,
        postBody(category.id, {
          slug: 'whole',
          excerpt: 'Short.',
          featuredImage: '/uploads/ash.jpg',
          status: 'PUBLISHED',
          featured: true,
          tags: [tag.id],
          viewCount: 500,
          author: 99,
          contentHtml: '<script>alert(1)</script>',
        }),
      );
      expect(status).toBe(201);
      const [account] = await shop.database.query('SELECT name FROM up_users ORDER BY id LIMIT 1');
      expect(data).toMatchObject({
        slug: 'whole',
        excerpt: 'Short.',
        featuredImage: '/uploads/ash.jpg',
        status: 'PUBLISHED',
        featured: true,
        viewCount: 0,
        categoryId: category.id,
        tags: [{ id: tag.id, name: 'Wood', slug: 'wood' }],
        author: { name: account?.name, avatar: null },
        contentHtml: '<p>Ash bends because its fibres are long.</p>\n',
      });
      expectSince(before, data.publishedAt);
    });

    it('creates a draft without a date by default', async () => {
      const { data } = await admin.post<Post>(blog.posts, postBody(category.id, { slug: 'plain' }));
      const empty = {
        excerpt: null,
        featuredImage: null,
        status: 'DRAFT',
        publishedAt: null,
        featured: false,
        tags: [],
      };
      expect(data).toMatchObject(empty);
    });

    it.each([
      [{ content: '<b>'.repeat(6000) }, 'content', 'Content has too many HTML tags'],
      [{ categoryId: 999_999 }, 'categoryId', 'Category 999999 does not exist'],
      [{ tags: [999_999] }, 'tags', 'Tag 999999 does not exist'],
    ])('%j is refused', async (more, field, message) => {
      const { status, error } = await admin.post(blog.posts, postBody(category.id, { slug: 'refused', ...more }));
      expect(status).toBe(400);
      expect(error.name).toBe('ValidationError');
      expect(error.details.errors).toEqual([{ path: [field], message }]);
    });

    it('names every invalid field at once', async () => {
      const { status, error } = await admin.post(blog.posts, {});
      expect(status).toBe(400);
      expect(error.details.errors?.map(({ path }) => path[0]).sort()).toEqual([
        'categoryId',
        'content',
        'slug',
        'title',
      ]);
    });

    it('answers 409 to a slug that is taken, also for posts made at once', async () => {
      const bodies = Array.from({ length: 6 }, () =>
        admin.post(blog.posts, postBody(category.id, { slug: 'contested' })),
      );
      const answers = await Promise.all(bodies);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      const message = 'Another post already uses this slug';
      expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
        message,
        details: { errors: [{ path: ['slug'], message }] },
      });
    });

    it('refuses half of a surrogate pair', async () => {
      const body = postBody(category.id, { slug: 'half', content: 'half \ud83d a character' });
      const { status, error } = await admin.post(blog.posts, body);
      expect({ status, message: error.message }).toEqual({
        status: 400,
        message: 'Content contains characters that are not allowed',
      });
    });

    it('renders Markdown harmlessly', async () => {
      const content = [
        '# <img src=x onerror=alert(1)>Title',
        '<script>alert(1)</script><iframe srcdoc="<script>alert(1)</script>"></iframe>',
        '[click](javascript:alert(1)) ![x](data:image/svg+xml,<svg/onload=alert(1)>)',
        '<svg><style><img src=x onerror=alert(1)></style></svg><p id=root style="position:fixed">text</p>',
        '## a heading',
      ].join('\n\n');
      const post = await createPost(admin, category.id, { slug: 'attack', status: 'PUBLISHED', content });
      const { data } = await shop.visitor().get<PostDetail>(blog.post(post.id));
      expect(data.contentHtml).not.toMatch(
        /<(script|iframe|svg|style)|onerror=|style=|id="root"|src="data:|href="java/i,
      );
      expect(data.contentHtml).toContain('<p>text</p>');
      expect(data.headings.map(({ id }) => id)).toEqual(['section-title', 'section-a-heading']);
    });
  });

  describe('PATCH blog/{id}', () => {
    let post: Post;
    beforeEach(async () => {
      post = await createPost(admin, category.id, {
        slug: `patch-${randomUUID()}`,
        tags: [tag.id],
      });
    });
    const patch = (body: unknown, id: number | string = post.id) => admin.patch<Post>(blog.post(id), body);

    it('changes only what is sent', async () => {
      const { status, data } = await patch({ title: 'Ash bends twice' });
      expect(status).toBe(200);
      expect(data).toEqual({ ...post, title: 'Ash bends twice', updatedAt: expect.any(String) });
    });

    it('takes the whole form: empties optional fields, replaces tags, and renders again', async () => {
      const other = await createBlogTag(admin, `tag-${post.id}`);
      const { data } = await patch({
        ...postBody(category.id, { slug: post.slug, content: '## Anew\n\nAltogether.' }),
        excerpt: null,
        featuredImage: '',
        tags: [other.id],
        updatedAt: post.updatedAt,
      });
      expect(data).toMatchObject({ excerpt: null, featuredImage: null, tags: [{ id: other.id }] });
      expect(data.contentHtml).toBe('<h2 id="section-anew">Anew</h2>\n<p>Altogether.</p>\n');
      expect(data.headings).toEqual([{ id: 'section-anew', text: 'Anew', level: 2 }]);
      expect((await patch({ tags: [] })).data.tags).toEqual([]);
    });

    it('dates the first publication, and never changes that date', async () => {
      expect(post.publishedAt).toBeNull();
      const before = Date.now();
      const published = (await patch({ status: 'PUBLISHED' })).data;
      expectSince(before, published.publishedAt);
      expect((await shop.visitor().get(blog.post(post.id))).status).toBe(200);
      expect((await patch({ status: 'DRAFT' })).data.publishedAt).toBe(published.publishedAt);
      expect((await shop.visitor().get(blog.post(post.id))).status).toBe(404);
      expect((await patch({ status: 'PUBLISHED', title: 'Once more' })).data.publishedAt).toBe(published.publishedAt);
    });

    it('sets another author, whose account only administrators see, and the date', async () => {
      const { id } = (await (await shop.customer()).get<{ id: number }>(apiPaths.auth.me)).data;
      const publishedAt = '2026-02-03T09:30:00.000Z';
      const { data } = await patch({ authorId: id, status: 'PUBLISHED', publishedAt: '2026-02-03T10:30:00+01:00' });
      expect(data).toMatchObject({ authorId: id, publishedAt });
      expect((await shop.visitor().get<Post>(blog.post(post.id))).data).toMatchObject({ authorId: null, publishedAt });
      const emptied = (await patch({ authorId: null, publishedAt: null })).data;
      expect(emptied).toEqual({ ...data, authorId: null, author: null, updatedAt: emptied.updatedAt });
      await patch({ publishedAt: '2999-01-01T00:00:00Z' });
      const before = Date.now();
      const earlier = (await patch({ publishedAt: null })).data;
      expectSince(before, earlier.publishedAt);
      await patch({ publishedAt: '2999-01-01T00:00:00Z' });
      expect((await shop.visitor().get(blog.post(post.id))).status).toBe(404);
    });

    it.each([
      [{ authorId: 999_999 }, 'authorId', 'Author 999999 does not exist'],
      [{ publishedAt: 'soon' }, 'publishedAt', 'Published on must be a date between 1900 and 2999'],
      [{ publishedAt: '12026-01-01T00:00:00Z' }, 'publishedAt', 'Published on must be a date between 1900 and 2999'],
      [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
      [{ categoryId: 999_999 }, 'categoryId', 'Category 999999 does not exist'],
    ])('%j is refused', async (body, field, message) => {
      const { status, error } = await patch(body);
      expect(status).toBe(400);
      expect(error.details.errors).toEqual([{ path: [field], message }]);
    });

    it('answers 409 with the post as it is now when somebody else changed it meanwhile', async () => {
      const theirs = (await patch({ title: 'Their title', updatedAt: post.updatedAt })).data;
      const { status, error } = await patch({ title: 'My title', updatedAt: post.updatedAt });
      expect(status).toBe(409);
      expect(error.message).toBe('Someone else changed this post after you opened it');
      expect((error.details as { current?: Post }).current).toEqual(theirs);
      expect((await patch({ title: 'My title', updatedAt: theirs.updatedAt })).status).toBe(200);
    });

    it('answers 409 to a taken slug and 404 to what does not exist', async () => {
      await createPost(admin, category.id, { slug: `taken-${post.id}` });
      expect((await patch({ slug: `taken-${post.id}` })).status).toBe(409);
      for (const id of [999_999, 'nothing', 0]) expect((await patch({ title: 'Nobody' }, id)).status).toBe(404);
    });
  });

  it.each([
    ['POST', blog.posts],
    ['PATCH', blog.post(1)],
    ['DELETE', blog.post(1)],
    ['POST', blog.categories],
    ['PATCH', blog.category(1)],
    ['DELETE', blog.category(1)],
    ['DELETE', blog.deleteCategory],
    ['POST', blog.tags],
    ['PATCH', blog.tag(1)],
    ['DELETE', blog.tag(1)],
  ])('%s %s is for administrators', async (method, path) => {
    expect((await shop.visitor().send(method, path, { id: 1 })).status).toBe(401);
    expect((await (await shop.customer()).send(method, path, { id: 1 })).status).toBe(403);
  });
});
