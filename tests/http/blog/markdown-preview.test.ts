import { adminPaths, apiPaths } from '@stoa/contract';
import { createBlogCategory, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const ARTICLE = `# Ash bends

Its *fibres* are long, and <b onclick="alert(1)">so</b>: <script>alert(1)</script>

| wood | bends |
|------|-------|
| ash  | yes   |
`;

describe('the preview of Markdown', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const preview = (body: unknown) => admin.post(adminPaths.markdown, body);

  it('is what readers would see, and saves nothing', async () => {
    const { status, data } = await preview({ content: ARTICLE });
    expect(status).toBe(200);
    expect(data.html).toContain('<em>fibres</em>');
    expect(data.html).not.toMatch(/script|onclick/);
    expect((await admin.get(apiPaths.blog.posts)).data.items).toEqual([]);

    const { id } = await createBlogCategory(admin, 'words');
    const { contentHtml, headings, readingMinutes } = await createPost(admin, id, { content: ARTICLE });
    expect(data).toEqual({ html: contentHtml, headings, readingMinutes });
  });

  it.each([[{}], [{ content: '' }], [{ content: null }]])('is empty for %j', async (body) => {
    expect((await preview(body)).data).toEqual({ html: '', headings: [], readingMinutes: 1 });
  });

  it.each([
    [{ content: ['a'] }, 'Content must be text'],
    [{ content: 'x'.repeat(200_001) }, 'Content must be at most 200000 characters'],
    [{ content: 'a\u0000b' }, 'Content contains characters that are not allowed'],
    [{ content: '<b>'.repeat(5001) }, 'Content has too many HTML tags'],
    [{ markdown: '# A' }, 'markdown is not allowed'],
  ])('is refused for %#', async (body, message) => {
    const { status, error } = await preview(body);
    expect([status, error.message]).toEqual([400, message]);
  });
});
