import { apiPaths, type BlogCategory, type BlogTag, type Post, type PostDetail } from '@stoa/contract';
import { createBlogCategory, createBlogTag, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { blog } = apiPaths;

describe('a post, its neighbors, categories, and tags', () => {
  let shop: Shop;
  let admin: Client;
  let craft: BlogCategory;
  let business: BlogCategory;
  let wood: BlogTag;
  let ash: Post;
  let hidden: Post[];

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    craft = await createBlogCategory(admin, 'craft', 'Craft');
    business = await createBlogCategory(admin, 'business', 'Business');
    wood = await createBlogTag(admin, 'wood', 'Wood');
    const clay = await createBlogTag(admin, 'clay', 'Clay');
    const post = (slug: string, more: Record<string, unknown>) =>
      createPost(admin, craft.id, { title: `On ${slug}`, slug, status: 'PUBLISHED', ...more });
    ash = await post('ash', {
      tags: [wood.id, clay.id],
      content: '# Why\n\nIt **bends**.\n\n## How\n\n### Steam\n\n- [x] soak\n\n```js\nconst x = 1;\n```',
    });
    await post('same-category', {});
    await post('same-tag', { categoryId: business.id, tags: [wood.id] });
    await post('both', { tags: [wood.id, clay.id] });
    await post('older', {});
    await post('stranger', { categoryId: business.id });
    hidden = [
      await post('draft', { status: 'DRAFT', tags: [wood.id, clay.id] }),
      await post('archived', { status: 'ARCHIVED', tags: [wood.id, clay.id] }),
      await post('tomorrow', { tags: [wood.id, clay.id] }),
    ];
    await shop.database.query("UPDATE posts SET published_on = '2999-01-01' WHERE slug = 'tomorrow'");
    await shop.database.query("UPDATE posts SET published_on = '2020-01-01' WHERE slug IN ('older', 'stranger')");
  });
  afterAll(() => shop.close());

  it.each(['slug', 'id'] as const)('answers to its %s with everything a reader needs', async (key) => {
    const { status, data } = await shop.visitor().get<PostDetail>(blog.post(ash[key]));
    expect(status).toBe(200);
    expect(data).toEqual({
      id: ash.id,
      slug: 'ash',
      title: 'On ash',
      excerpt: null,
      featuredImage: null,
      libraryImage: null,
      publishedAt: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      status: 'PUBLISHED',
      category: { id: craft.id, name: 'Craft', slug: 'craft' },
      categoryId: craft.id,
      featured: false,
      viewCount: 0,
      author: { name: expect.any(String), avatar: null },
      authorId: null,
      tags: [
        { id: wood.id, name: 'Wood', slug: 'wood' },
        { id: expect.any(Number), name: 'Clay', slug: 'clay' },
      ],
      _count: { comments: 0, likes: 0 },
      content: expect.stringMatching(/^# Why/),
      contentHtml: expect.stringContaining('<h2 id="section-why">Why</h2>'),
      headings: [
        { id: 'section-why', text: 'Why', level: 2 },
        { id: 'section-how', text: 'How', level: 2 },
        { id: 'section-steam', text: 'Steam', level: 3 },
      ],
      readingMinutes: 1,
      related: expect.any(Array),
      seoTitle: null,
      seoDescription: null,
      shareImageUrl: null,
    });
    expect(data.contentHtml).toContain('<span class="hljs-keyword">const</span>');
    expect(data.contentHtml).toContain('<input type="checkbox" disabled aria-label="Done" checked />');
  });

  it('shows up to three related posts: those with most in common first, published only, without content', async () => {
    const { related } = (await admin.get<PostDetail>(blog.post('ash'))).data;
    expect(related.map(({ slug }) => slug)).toEqual(['both', 'same-tag', 'same-category']);
    expect(related[0]).not.toHaveProperty('content');
    expect(related[0]?.excerpt).toMatch(/fibres/);
  });

  it('hides drafts and future posts from visitors and customers', async () => {
    const customer = await shop.customer();
    for (const { id, slug } of hidden)
      for (const reader of [shop.visitor(), customer])
        for (const key of [id, slug]) {
          const detail = await reader.get(blog.post(key));
          expect(detail.status).toBe(404);
          expect(detail.error.message).toBe('This post does not exist');
          expect((await reader.post(blog.postView(key))).status).toBe(404);
        }
  });

  it('shows administrators every state', async () => {
    for (const { id, slug, status } of hidden)
      for (const key of [id, slug])
        expect((await admin.get<PostDetail>(blog.post(key))).data).toMatchObject({ id, status });
  });

  it.each(['nothing', '999999', '0', '-1', '99999999999999999999', '%00', "x' OR 1=1"])(
    'answers 404 to %j',
    async (key) => expect((await shop.visitor().get(blog.post(key))).status).toBe(404),
  );

  it('is counted in categories and tags only if the reader can see it', async () => {
    const categories = async (reader: Client) => (await reader.get<BlogCategory[]>(blog.categories)).data;
    const tags = async (reader: Client) => (await reader.get<BlogTag[]>(blog.tags)).data;
    const visitor = shop.visitor();
    const seo = { seoTitle: null, seoDescription: null, shareImageUrl: null };
    const plain = { ...seo, description: null, updatedAt: expect.any(String) };
    expect(await categories(visitor)).toEqual([
      { ...plain, id: business.id, name: 'Business', slug: 'business', _count: { posts: 2 } },
      { ...plain, id: craft.id, name: 'Craft', slug: 'craft', _count: { posts: 4 } },
    ]);
    expect((await tags(visitor)).map(({ slug, postsCount }) => [slug, postsCount])).toEqual([
      ['clay', 2],
      ['wood', 3],
    ]);
    expect((await categories(admin)).map(({ _count }) => _count.posts)).toEqual([2, 7]);
    expect((await tags(admin)).map(({ postsCount }) => postsCount)).toEqual([5, 6]);
  });

  it('counts comments and likes, and takes them along when the post goes', async () => {
    const doomed = await createPost(admin, craft.id, { slug: 'doomed', status: 'PUBLISHED' });
    const record = 'document_id, created_at, updated_at, published_at';
    const values = 'gen_random_uuid(), now(), now(), now()';
    await shop.database.query(
      `INSERT INTO comments (${record}, body, post_id) SELECT ${values}, 'Lovely', $1::int FROM generate_series(1, 3)`,
      [doomed.id],
    );
    await shop.database.query(
      `INSERT INTO likes (${record}, post_id, user_id) SELECT ${values}, $1::int, id FROM up_users LIMIT 1`,
      [doomed.id],
    );
    const { data } = await shop.visitor().get<PostDetail>(blog.post('doomed'));
    expect(data._count).toEqual({ comments: 3, likes: 1 });
    expect((await admin.delete(blog.post(doomed.id))).data).toEqual({ id: doomed.id });
    expect(await shop.database.query('SELECT id FROM comments UNION ALL SELECT id FROM likes')).toEqual([]);
    expect((await admin.delete(blog.post(doomed.id))).status).toBe(404);
  });

  it('counts a view once a visitor and day, and leaves updatedAt as it was', async () => {
    const view = (agent: string) =>
      shop.visitor().post(blog.postView('ash'), undefined, { headers: { 'User-Agent': agent } });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    const first = await view(firefox);
    expect(first.status).toBe(200);
    expect(first.data).toEqual({ viewCount: 1 });
    expect((await view(firefox)).data).toEqual({ viewCount: 1 });
    expect((await view(chrome)).data).toEqual({ viewCount: 2 });
    const { data } = await shop.visitor().get<PostDetail>(blog.post(ash.id));
    expect(data).toMatchObject({ viewCount: 2, updatedAt: ash.updatedAt });
    expect((await shop.visitor().post(blog.postView('nothing'))).status).toBe(404);
  });
});
