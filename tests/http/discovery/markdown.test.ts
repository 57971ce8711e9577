import { apiPaths } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { sendRaw } from '../../support/shop/raw-request';

let marketplace: Marketplace;
let category: number;
beforeAll(async () => {
  marketplace = await openMarketplace();
  const { admin, item, tags } = marketplace;
  await item({
    title: 'Ash_stool *two*',
    slug: 'stool',
    description: 'Bent by steam.\n\n# Not a heading',
    price: 1200,
    discountPrice: 999.5,
    stock: 0,
    tags,
    features: ['Signed', '<b>Oiled</b>'],
  });
  await item({ title: 'Secret', slug: 'secret', published: false });
  category = (await createBlogCategory(admin, 'wood', 'Wood')).id;
  const content = '## How\n\nSteam **softens** it.';
  await createPost(admin, category, { title: 'How ash bends', slug: 'how', content, status: 'PUBLISHED' });
  await createPost(admin, category, { title: 'A page', slug: 'a-page.md', status: 'PUBLISHED' });
  await createPost(admin, category, { title: 'Draft', slug: 'draft' });
});
afterAll(() => marketplace?.shop.close());

const get = (address: string, headers?: Record<string, string>) =>
  sendRaw(marketplace.shop.url, 'GET', address, headers);

describe('pages as Markdown', () => {
  it('an item’s Markdown has what its page has', async () => {
    const { status, headers, text } = await get('/marketplace/stool.md');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe(`<${marketplace.shop.url}/marketplace/stool>; rel="canonical"`);
    expect(text).toBe(`# Ash\\_stool \\*two\\*

- Price: $999.50 instead of $1,200.00
- Availability: sold out
- Category: [Furniture](/categories/furniture)
- Tags: [Oak](/marketplace?tag=oak), [Handmade](/marketplace?tag=handmade)

Bent by steam.

\\# Not a heading

## Features

- Signed
- \\<b\\>Oiled\\</b\\>
`);
  });

  it('a post’s Markdown has its content as written', async () => {
    const { text } = await get('/blog/how.md');
    expect(text).toMatch(
      /^# How ash bends\n\n.+ · \w+ \d+, \d{4} · \[Wood\]\(\/blog\?category=wood\)\n\n## How\n\nSteam \*\*softens\*\* it.\n$/,
    );
  });

  it.each(['/marketplace/secret.md', '/blog/draft.md', '/blog/none.md', '/marketplace/how.md', '/blog/%E0%A4.md'])(
    '%s is not there',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it('a page whose slug ends like that remains a page', async () => {
    await createPost(marketplace.admin, category, { title: 'Not it', slug: 'a-page', status: 'PUBLISHED' });
    const { headers, text } = await get('/blog/a-page.md');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>A page');
  });

  it('is found under a former slug, and names the page as it is now', async () => {
    const { id, updatedAt } = await marketplace.item({ title: 'Moved', slug: 'before' });
    await marketplace.admin.patch(apiPaths.marketplace.item(id), { slug: 'after', updatedAt });
    const { headers, text } = await get('/marketplace/before.md');
    expect(text).toContain('# Moved');
    expect(headers.link).toBe(`<${marketplace.shop.url}/marketplace/after>; rel="canonical"`);
  });

  it.each(['/marketplace/stool', '/blog/how'])('is named in the head of %s', async (page) => {
    const href = `${marketplace.shop.url}${page}.md`;
    expect((await get(page)).text).toContain(`<link rel="alternate" type="text/markdown" href="${href}"`);
  });

  it('is sent again only after a change', async () => {
    const { etag } = (await get('/blog/how.md')).headers;
    expect((await get('/blog/how.md', { 'If-None-Match': String(etag) })).status).toBe(304);
  });
});

it('llms.txt lists what the shop has, and where', async () => {
  const { headers, text } = await get('/llms.txt');
  const { url } = marketplace.shop;
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Stoa\n\n> Well-made things, and words worth reading\.\n\n/);
  expect(text).toContain(`## Marketplace\n\n- [Marketplace](${url}/marketplace)`);
  expect(text).toContain(`- [Ash\\_stool \\*two\\*](${url}/marketplace/stool.md)`);
  expect(text).toContain(`- [How ash bends](${url}/blog/how.md)`);
  expect(text).toContain(`## Optional\n\n- [Sitemap](${url}/sitemap.xml)`);
  expect(text).not.toMatch(/Secret|Draft/);
});
