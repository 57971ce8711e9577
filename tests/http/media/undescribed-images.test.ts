import { adminPaths, apiPaths, type BulkReport, DESCRIBED_IN_PUBLIC, type Post } from '@stoa/contract';
import { preview, rowsOf } from '../../support/import-export/import-export';
import { createBlogCategory, createPost, postBody } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const { message: UNDESCRIBED_IMAGE } = DESCRIBED_IN_PUBLIC;

const { blog } = apiPaths;
const POST = 'api::blog.post';
const content = 'Lime breathes. ![describe the image](/uploads/lime.webp)';

describe('an image without alt text', () => {
  let shop: Shop;
  let admin: Client;
  let category: number;
  let draft: Post;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    category = (await createBlogCategory(admin, 'craft')).id;
    draft = await createPost(admin, category, { slug: 'draft', content });
  });
  afterAll(() => shop.close());

  const refused = { status: 400, error: { details: { errors: [{ path: ['content'], message: UNDESCRIBED_IMAGE }] } } };

  it('can stay in a draft, and can’t be published, not even in two steps', async () => {
    const published = postBody(category, { slug: 'at-once', content, status: 'PUBLISHED' });
    expect(await admin.post(blog.posts, published)).toMatchObject(refused);
    expect(await admin.patch(blog.post(draft.id), { status: 'PUBLISHED' })).toMatchObject(refused);
    const live = await createPost(admin, category, { slug: 'live', status: 'PUBLISHED' });
    expect(await admin.patch(blog.post(live.id), { content })).toMatchObject(refused);
    expect((await admin.patch(blog.post(live.id), { title: 'Another title' })).status).toBe(200);
    const described = content.replace('describe the image', 'A wall of lime');
    expect((await admin.patch(blog.post(live.id), { content: described })).status).toBe(200);
  });

  it('is named in the report of many changes at once', async () => {
    const input = { ids: [draft.id], action: 'setStatus', status: 'PUBLISHED' };
    const { data } = await admin.post<BulkReport>(adminPaths.bulkPosts, input);
    expect(data.results).toMatchObject([{ id: draft.id, ok: false, message: UNDESCRIBED_IMAGE }]);
  });

  it.each([
    ['a new post', () => `slug,title,content,category,status\nimported,Imported,${content},craft,PUBLISHED`],
    ['a draft to publish', () => `id,status\n${draft.id},published`],
  ])('is named in the preview of an import: %s', async (_what, file) => {
    const [row] = await rowsOf(admin, await preview(admin, 'posts', file()));
    expect(row).toMatchObject({ outcome: 'refused', reasons: [{ column: 'content', message: UNDESCRIBED_IMAGE }] });
  });

  it('is refused in the console', async () => {
    const editor = await openConsole(shop);
    const [row] = await shop.database.query<{ document_id: string }>('SELECT document_id FROM posts WHERE id = $1', [
      draft.id,
    ]);
    const { status, text } = await editor.save(POST, row?.document_id ?? '', { state: 'PUBLISHED' });
    expect(status).toBe(400);
    expect(text).toContain(UNDESCRIBED_IMAGE);
  });
});
