import { type Author, adminPaths, apiPaths, type Post, type PostList, type PostSummary } from '@stoa/contract';
import { createBlogCategory, createBlogTag, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = apiPaths.blog.posts;

describe('GET blog', () => {
  let shop: Shop;
  let admin: Client;
  let customer: Client;

  const list = (query = '', reader = shop.visitor()) => reader.get<PostList>(`${PATH}?${query}`);
  const slugs = async (query = '', reader?: Client) => (await list(query, reader)).data.items.map(({ slug }) => slug);

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    customer = await shop.customer();
    const craft = await createBlogCategory(admin, 'craft', 'Craft');
    const business = await createBlogCategory(admin, 'business', 'business');
    const wood = await createBlogTag(admin, 'wood', 'Wood');
    const clay = await createBlogTag(admin, 'clay', 'Clay');
    const post = (title: string, slug: string, more: Record<string, unknown> = {}) =>
      createPost(admin, craft.id, { title, slug, status: 'PUBLISHED', ...more });
    await post('Why ash bends', 'ash', { tags: [wood.id], excerpt: 'Fibres, steam and patience.', featured: true });
    await post('a mug and its cost', 'mug', { tags: [clay.id], categoryId: business.id });
    await post('Kiln, built twice', 'kiln', {
      tags: [clay.id, wood.id],
      content: `## Fire\n\n${'Brick by brick. '.repeat(40)}`,
    });
    await post('100% wool_rugs', 'rugs', { content: 'Woven by \\ hand in the **north**.' });
    await post('Secret draft of ash', 'draft', { status: 'DRAFT', tags: [wood.id], featured: true });
    await post('Old news about ash', 'archived', { status: 'ARCHIVED', tags: [wood.id] });
    await post('Tomorrow’s ash', 'tomorrow', { tags: [wood.id] });
    const dates: [slug: string, published: string, views: number][] = [
      ['ash', '2026-01-01', 5],
      ['mug', '2026-02-01', 20],
      ['kiln', '2026-03-01', 1],
      ['rugs', '2026-04-01', 9],
      ['archived', '2026-02-15', 70],
      ['tomorrow', '2999-01-01', 0],
    ];
    for (const [slug, published, views] of dates)
      await shop.database.query('UPDATE posts SET published_on = $2, view_count = $3 WHERE slug = $1', [
        slug,
        published,
        views,
      ]);
  });
  afterAll(() => shop.close());

  it('filters by author, for administrators only', async () => {
    const guest = await shop.customer({ name: 'Guest' });
    const authors = async () => (await admin.get<Author[]>(adminPaths.postAuthors)).data;
    expect((await authors()).map(({ name }) => name)).toEqual(['Administrator']);
    const me = (await guest.get<{ id: number }>(apiPaths.auth.me)).data.id;
    const rugs = (await admin.get<Post>(apiPaths.blog.post('rugs'))).data;
    await admin.patch(apiPaths.blog.post(rugs.id), { authorId: me });
    expect(await authors()).toEqual([
      { id: rugs.authorId, name: 'Administrator', email: expect.any(String) },
      { id: me, name: 'Guest', email: expect.any(String) },
    ]);
    expect(await slugs(`author=${me}`, admin)).toEqual(['rugs']);
    expect(await slugs(`author=${rugs.authorId}&status=PUBLISHED`, admin)).not.toContain('rugs');
    expect(await slugs(`author=${me}`)).toEqual(await slugs());
  });

  it('shows the latest first, nine a page, published only, under both names', async () => {
    const { status, data } = await list();
    expect(status).toBe(200);
    expect(data.items.map(({ slug }) => slug)).toEqual(['rugs', 'kiln', 'mug', 'ash']);
    expect(data.posts).toEqual(data.items);
    expect(data.pagination).toEqual({
      page: 1,
      limit: 9,
      total: 4,
      totalPages: 1,
      hasNextPage: false,
      hasPrevPage: false,
    });
  });

  it('carries every field of a summary and never the content', async () => {
    const [ash] = (await list('search=patience')).data.items as [PostSummary];
    expect(ash).toEqual({
      id: expect.any(Number),
      slug: 'ash',
      title: 'Why ash bends',
      excerpt: 'Fibres, steam and patience.',
      featuredImage: null,
      libraryImage: null,
      publishedAt: '2026-01-01T00:00:00.000Z',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      status: 'PUBLISHED',
      category: { id: ash.categoryId, name: 'Craft', slug: 'craft' },
      categoryId: expect.any(Number),
      featured: true,
      viewCount: 5,
      author: { name: expect.stringMatching(/./), avatar: null },
      tags: [{ id: expect.any(Number), name: 'Wood', slug: 'wood' }],
      _count: { comments: 0, likes: 0 },
    });
  });

  it('opens with the first sentences where no excerpt was written', async () => {
    const [rugs, kiln] = (await list()).data.items as [PostSummary, PostSummary];
    expect(rugs.excerpt).toBe('Woven by \\ hand in the north.');
    expect(kiln.excerpt).toMatch(/^Brick by brick\. Brick .*…$/);
    expect(kiln.excerpt?.length).toBeLessThanOrEqual(201);
  });

  it.each([
    ['category=business', ['mug']],
    ['category=nothing', []],
    ['tag=clay', ['kiln', 'mug']],
    ['tag=wood', ['kiln', 'ash']],
    ['tag=nothing', []],
    ['category=craft&tag=clay', ['kiln']],
    ['status=PUBLISHED', ['rugs', 'kiln', 'mug', 'ash']],
    ['featured=true', ['ash']],
    ['featured=false', ['rugs', 'kiln', 'mug']],
    ['search=ASH%20why', ['ash']],
    ['search=steam', ['ash']],
    ['search=brick', ['kiln']],
    ['search=brick&category=business', []],
    ['search=%25', ['rugs']],
    ['search=_', ['rugs']],
    ['search=%5C', ['rugs']],
    ['search=&category=&tag=&status=&featured=&sortBy=&order=&page=&limit=', 4],
  ])('?%s', async (query, expected) => {
    const found = await slugs(query);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it.each([
    ['sortBy=publishedAt&order=asc', ['ash', 'mug', 'kiln', 'rugs']],
    ['sortBy=createdAt&order=asc', ['ash', 'mug', 'kiln', 'rugs']],
    ['sortBy=title&order=asc', ['rugs', 'mug', 'kiln', 'ash']],
    ['sortBy=title', ['ash', 'kiln', 'mug', 'rugs']],
    ['sortBy=category&order=asc', ['mug', 'ash', 'kiln', 'rugs']],
    ['sortBy=viewCount', ['mug', 'rugs', 'ash', 'kiln']],
  ])('sorts ?%s', async (query, expected) => expect(await slugs(query)).toEqual(expected));

  it.each([
    ['status=DRAFT', 4],
    ['status=ARCHIVED', 4],
    ['search=secret', 0],
    ['search=old%20news', 0],
    ['search=tomorrow', 0],
    ['tag=wood&limit=100', 2],
    ['featured=true', 1],
    ['sortBy=status&order=asc', 4],
  ])('?%s shows visitors and customers published posts only', async (query, count) => {
    for (const reader of [shop.visitor(), customer]) {
      const { data } = await list(query, reader);
      expect(data.items.map(({ status }) => status)).toEqual(Array(count).fill('PUBLISHED'));
      expect(data.pagination.total).toBe(count);
    }
  });

  it.each([
    ['', ['tomorrow', 'rugs', 'kiln', 'archived', 'mug', 'ash', 'draft']],
    ['order=asc', ['ash', 'mug', 'archived', 'kiln', 'rugs', 'tomorrow', 'draft']],
    ['status=DRAFT', ['draft']],
    ['status=ARCHIVED', ['archived']],
    ['sortBy=status&order=asc&limit=2', ['archived', 'draft']],
    ['search=ash%20bends', ['ash', 'tomorrow', 'archived', 'mug', 'draft']],
    ['sortBy=viewCount&limit=1', ['archived']],
  ])('?%s shows administrators every state, what has no date last', async (query, expected) =>
    expect(await slugs(query, admin)).toEqual(expected),
  );

  it('turns pages, caps the limit at 100, and shows nothing past the end', async () => {
    const second = (await list('limit=3&page=2')).data;
    expect(second.items.map(({ slug }) => slug)).toEqual(['ash']);
    expect(second.pagination).toEqual({
      page: 2,
      limit: 3,
      total: 4,
      totalPages: 2,
      hasNextPage: false,
      hasPrevPage: true,
    });
    expect((await list('limit=5000')).data.pagination.limit).toBe(100);
    expect((await list('page=99')).data).toMatchObject({ items: [], posts: [], pagination: { page: 99, total: 4 } });
  });

  it.each([
    ['page=0', 'page', 'page must be 1 or more'],
    ['page=abc', 'page', 'page must be a whole number'],
    ['limit=0', 'limit', 'limit must be 1 or more'],
    ['limit=ten', 'limit', 'limit must be a whole number'],
    ['sortBy=content', 'sortBy', 'sortBy must be one of publishedAt, createdAt, title, category, status, viewCount'],
    ['order=up', 'order', 'order must be one of asc, desc'],
    ['status=GONE', 'status', 'status must be one of DRAFT, PUBLISHED, ARCHIVED'],
    ['featured=maybe', 'featured', 'featured must be true or false'],
    ['search[x]=1', 'search', 'search must be text'],
    ['category[]=a&category[]=b', 'category', 'category must be text'],
    ['tag[slug]=a', 'tag', 'tag must be text'],
  ])('?%s is a 400 that names the parameter', async (query, field, message) => {
    const { status, error } = await list(query);
    expect(status).toBe(400);
    expect(error).toEqual({
      status: 400,
      name: 'ValidationError',
      message,
      details: { errors: [{ path: [field], message }] },
    });
  });

  it.each(['search=%00', 'category=%00', 'tag=%ED%A0%80', '__proto__[x]=1', 'a[b][c][d][e][f][g]=1'])(
    'answers the odd query ?%s',
    async (query) => expect((await list(query)).status).toBe(200),
  );
});
