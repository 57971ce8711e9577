import { type ActivityList, adminPaths, apiPaths, type Post, type PostList } from '@stoa/contract';
import { confirm, download, preview, rowsOf } from '../../support/import-export/import-export';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import { sendRaw } from '../../support/shop/raw-request';

const { marketplace, blog } = apiPaths;
const SEO = { seoTitle: 'Oak tables by hand', seoDescription: 'Six weeks in the making.' };
const HEAD = [
  '<title>Oak tables by hand · Stoa</title>',
  '<meta name="description" content="Six weeks in the making."/>',
];

describe('words for search engines and social networks', () => {
  let at: Marketplace;
  let blogCategory: number;
  beforeAll(async () => {
    at = await openMarketplace();
    blogCategory = (await at.admin.post(blog.categories, { name: 'News', slug: 'news' })).data.id;
  });
  afterAll(() => at.shop.close());

  const page = async (path: string) => (await sendRaw(at.shop.url, 'GET', path)).text;
  const post = async (more: object) =>
    (
      await at.admin.post<Post>(blog.posts, {
        title: 'How we oil oak',
        content: 'With a cloth, and patience.',
        excerpt: 'With patience.',
        status: 'PUBLISHED',
        categoryId: blogCategory,
        slug: at.slug(),
        ...more,
      })
    ).data;

  it.each([
    ['an item', async (more: Record<string, unknown>) => `/marketplace/${(await at.item(more)).slug}`],
    ['a post', async (more: object) => `/blog/${(await post(more)).slug}`],
  ])('of %s are those written for them, or else its own', async (_what, made) => {
    const told = await page(await made(SEO));
    for (const line of HEAD) expect(told).toContain(line);
    expect(told).not.toContain('<h1>Oak tables by hand');
    const plain = await page(await made({ seoTitle: '', seoDescription: ' ' }));
    expect(plain).toMatch(/<title>(Oak table|How we oil oak) · Stoa<\/title>/);
    expect(plain).toMatch(/<meta name="description" content="(A table of solid oak|With patience)/);
  });

  it('of a blog category are on its list of posts', async () => {
    expect(await page('/blog?category=news')).toContain('<title>News · Blog · Stoa</title>');
    await at.admin.post(blog.categories, { name: 'Wood', slug: 'wood', ...SEO });
    const told = await page('/blog?category=wood');
    for (const line of HEAD) expect(told).toContain(line);
    expect(await page('/blog')).toContain('<title>Blog · Stoa</title>');
  });

  it('of an item are in its details, and in no list', async () => {
    const { id, slug } = await at.item(SEO);
    expect((await at.shop.visitor().get(marketplace.item(slug))).data).toMatchObject({ ...SEO, shareImageUrl: null });
    const { data } = await at.shop.visitor().get(marketplace.items);
    expect(data.items.find((item: { id: number }) => item.id === id)).not.toHaveProperty('seoTitle');
    await post(SEO);
    const { data: posts } = await at.shop.visitor().get<PostList>(blog.posts);
    expect(posts.items[0]).not.toHaveProperty('seoTitle');
  });

  it.each([
    [{ seoTitle: 'x'.repeat(121) }, 'Search title must be at most 120 characters'],
    [{ seoDescription: 'x'.repeat(321) }, 'Search description must be at most 320 characters'],
    [{ shareImageUrl: 'javascript:alert(1)' }, 'Social image URL must be a valid URL'],
  ])('is refused: %j', async (change, message) => {
    const { id } = await at.item();
    const { status, error } = await at.admin.patch(marketplace.item(id), change);
    expect([status, error.message]).toEqual([400, message]);
    expect((await at.admin.patch(blog.post((await post({})).id), change)).status).toBe(400);
  });

  it('may include an image, which the library keeps', async () => {
    const { id: file, url } = await uploaded(at.admin);
    const { id, slug } = await at.item({ shareImageUrl: url });
    expect((await at.admin.delete(adminPaths.mediaFile(file))).status).toBe(409);
    const drawn = await page(`/marketplace/${slug}.jpg`);
    await at.admin.patch(marketplace.item(id), { shareImageUrl: '' });
    expect(await page(`/marketplace/${slug}.jpg`)).not.toBe(drawn);
    expect((await at.stored(id)).shareImageUrl).toBeNull();
  });

  it('are in the activity, and survive a CSV export and import', async () => {
    const { id, slug } = await at.item(SEO);
    const { bytes } = await download(at.admin, adminPaths.export('items'), {});
    await at.admin.patch(marketplace.item(id), { seoTitle: null });
    const { data } = await at.admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${id}&limit=1`);
    expect(data.items[0]?.changes).toEqual([
      expect.objectContaining({ field: 'seoTitle', before: SEO.seoTitle, after: null }),
    ]);
    const [header = '', ...lines] = bytes.toString().split('\r\n');
    const taken = await preview(
      at.admin,
      'items',
      [header, lines.find((line) => line.includes(`,${slug},`))].join('\r\n'),
    );
    expect((await rowsOf(at.admin, taken))[0]?.changes.map(({ column }) => column)).toEqual(['seoTitle']);
    await confirm(at.admin, taken);
    expect(await at.stored(id)).toMatchObject(SEO);
  });
});
