import { apiPaths, type PostDetail } from '@stoa/contract';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const POST = 'api::blog.post';
const CATEGORY = 'api::blog.blog-category';
const { blog } = apiPaths;

describe('what editors save of the blog in the console', () => {
  let shop: Shop;
  let editor: Awaited<ReturnType<typeof openConsole>>;
  let category: { id: number; documentId: string };

  /** What the console's form sends for a new post. */
  const form = (slug: string, more: Record<string, unknown> = {}) => ({
    title: 'Console post',
    slug,
    content: '## Clay\n\nThrown <script>alert(1)</script>on the **wheel**.',
    excerpt: null,
    featuredImage: null,
    publishedOn: null,
    state: 'PUBLISHED',
    featured: false,
    category: { connect: [category], disconnect: [] },
    tags: { connect: [], disconnect: [] },
    ...more,
  });
  const untouched = { category: { connect: [], disconnect: [] }, tags: { connect: [], disconnect: [] } };
  const read = (slug: string) => shop.visitor().get<PostDetail>(blog.post(slug));

  beforeAll(async () => {
    shop = await openShop();
    editor = await openConsole(shop);
    category = (await editor.create(CATEGORY, { name: 'Craft', slug: 'craft' })).data;
  });
  afterAll(() => shop.close());

  it('is rendered and dated as through the API', async () => {
    expect((await editor.create(POST, form('rendered', { contentHtml: '<script>alert(1)</script>' }))).status).toBe(
      201,
    );
    expect((await read('rendered')).data).toMatchObject({
      contentHtml: '<h2 id="section-clay">Clay</h2>\n<p>Thrown on the <strong>wheel</strong>.</p>\n',
      headings: [{ id: 'section-clay', text: 'Clay', level: 2 }],
      excerpt: null,
      author: null,
      publishedAt: expect.stringMatching(/Z$/),
    });
  });

  it('is rendered anew when the content changes, and keeps the views', async () => {
    const { documentId } = (await editor.create(POST, form('changing'))).data;
    await shop.database.query("UPDATE posts SET view_count = 7 WHERE slug = 'changing'");
    const before = (await read('changing')).data;
    const edited = { ...form('changing', { content: 'Glazed, then fired.' }), ...untouched, viewCount: 0 };
    expect((await editor.save(POST, documentId, edited)).status).toBe(200);
    const { contentHtml, headings, viewCount, publishedAt } = (await read('changing')).data;
    expect([contentHtml, headings, viewCount]).toEqual(['<p>Glazed, then fired.</p>\n', [], 7]);
    expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(before.publishedAt ?? ''));
  });

  it('waits for the day that the editor chose', async () => {
    const { documentId } = (await editor.create(POST, form('later', { publishedOn: '2999-01-01T00:00:00.000Z' }))).data;
    expect((await read('later')).status).toBe(404);
    const past = { ...form('later', { publishedOn: '2020-02-02T00:00:00.000Z' }), ...untouched };
    expect((await editor.save(POST, documentId, past)).status).toBe(200);
    expect((await read('later')).data.publishedAt).toBe('2020-02-02T00:00:00.000Z');
  });

  it.each([
    [{ title: 'ab' }, 'Title must be at least 3 characters'],
    [{ category: { connect: [], disconnect: [] } }, 'Category is required'],
  ])('is refused with a sentence: %j', async (more, message) => {
    const { status, text } = await editor.create(POST, form('refused', more));
    expect(status).toBe(400);
    expect(text).toContain(message);
  });

  it('takes comments along when it is deleted', async () => {
    const { id, documentId } = (await editor.create(POST, form('doomed'))).data;
    await shop.database.query("INSERT INTO comments (document_id, body, post_id) VALUES ('c1', 'Lovely', $1)", [id]);
    expect((await editor.remove(POST, documentId)).status).toBeLessThan(300);
    expect(await shop.database.query('SELECT id FROM comments')).toEqual([]);
  });
});
