import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { sendRaw } from '../../support/shop/raw-request';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await openMarketplace();
  const { admin, item, tags } = marketplace;
  await item({ slug: 'stool', imageUrl: '/uploads/a&b.webp', tags: [tags[0]] });
  await item({ slug: 'secret', published: false });
  const category = (await createBlogCategory(admin, 'wood', 'Wood')).id;
  await createBlogCategory(admin, 'empty', 'Empty');
  await createPost(admin, category, { title: 'One', slug: 'löwe & "co" <b>', status: 'PUBLISHED' });
  await createPost(admin, category, { title: 'Two', slug: 'draft' });
  const later = await createPost(admin, category, { title: 'Three', slug: 'later', status: 'PUBLISHED' });
  await marketplace.shop.database.query("UPDATE posts SET published_on = now() + interval '1 day' WHERE id = $1", [
    later.id,
  ]);
});
afterAll(() => marketplace?.shop.close());

const get = (address: string, headers?: Record<string, string>) =>
  sendRaw(marketplace.shop.url, 'GET', address, headers);

const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url'].includes(name) });

const read = async (address: string) => {
  const { status, headers, text } = await get(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
};
const own = (address: string) => address.replace(marketplace.shop.url, '');
const pagesIn = async (address: string) => (await read(address)).urlset.url.map(({ loc }: { loc: string }) => own(loc));

describe('the sitemap', () => {
  it('has an index, which names all parts and their last change', async () => {
    const { sitemap } = (await read('/sitemap.xml')).sitemapindex;
    expect(sitemap.map(({ loc }: { loc: string }) => own(loc))).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-posts-1.xml',
      '/sitemap-items-1.xml',
    ]);
    expect(Date.parse(sitemap[1].lastmod)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has the page of every visible item, with its image', async () => {
    expect(await pagesIn('/sitemap-items-1.xml')).toEqual(['/marketplace/stool']);
    const [stool] = (await read('/sitemap-items-1.xml')).urlset.url;
    expect(own(stool['image:image']['image:loc'])).toBe('/uploads/a&b.webp');
    expect(Date.parse(stool.lastmod)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has published posts at the addresses of their pages', async () => {
    const [address] = await pagesIn('/sitemap-posts-1.xml');
    expect(await pagesIn('/sitemap-posts-1.xml')).toHaveLength(1);
    expect((await get(address)).status).toBe(200);
  });

  it('has the lists, including those of non-empty categories and tags', async () => {
    expect(await pagesIn('/sitemap-pages.xml')).toEqual([
      '/',
      '/blog',
      '/blog?category=wood',
      '/marketplace',
      '/categories/furniture',
      '/marketplace?tag=oak',
      '/contact',
    ]);
  });

  it.each(['/sitemap-items-2.xml', '/sitemap-items-0.xml', '/sitemap-users-1.xml', '/sitemap-items-999999.xml'])(
    'has no part %s',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it('is sent again only after a change', async () => {
    const { etag } = (await get('/sitemap-items-1.xml')).headers;
    const again = () => get('/sitemap-items-1.xml', { 'If-None-Match': String(etag) });
    expect((await again()).status).toBe(304);
    await marketplace.item({ slug: 'new' });
    expect((await again()).text).toContain('/marketplace/new<');
  });

  it('is named by robots.txt', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /cms',
      '',
      `Sitemap: ${marketplace.shop.url}/sitemap.xml`,
      '',
    ]);
  });
});
