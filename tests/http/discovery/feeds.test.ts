import { apiPaths } from '@stoa/contract';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Client as Connection } from 'pg';
import Parser from 'rss-parser';
import { createBlogCategory, createBlogTag, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

const CONTENT = `Steam *softens* [ash](/marketplace/ash). See [below](#how), [it](https://example.com/a?b=1&c=2).

## How

![A stool](/uploads/stool.webp)

\`<a href="/x">\` ]]> & \u{1F600}`;

let shop: Shop;
let admin: Client;
let category: number;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  category = (await createBlogCategory(admin, 'wood', 'Wood & <Co>')).id;
  const other = (await createBlogCategory(admin, 'clay', 'Clay')).id;
  const tag = (await createBlogTag(admin, 'steam', 'Steam')).id;
  await createPost(admin, other, { title: 'On clay', slug: 'on-clay', status: 'PUBLISHED', tags: [tag] });
  await createPost(admin, category, {
    title: 'Ash & <steam> "bends"',
    slug: 'ash',
    excerpt: 'Why <it> bends',
    content: CONTENT,
    featuredImage: '/uploads/ash.webp?a=1&b=2',
    status: 'PUBLISHED',
  });
  await createPost(admin, category, { title: 'Draft', slug: 'draft' });
});
afterAll(() => shop?.close());

const get = (address: string, headers?: Record<string, string>) => sendRaw(shop.url, 'GET', address, headers);
const feedAt = async (address: string) => {
  const { text } = await get(address);
  expect(XMLValidator.validate(text)).toBe(true);
  return new Parser().parseString(text);
};
const titles = async (address: string) => (await feedAt(address)).items.map(({ title }) => title);

describe.each([
  { file: '/rss.xml', type: 'application/rss+xml', content: 'content:encoded' as const },
  { file: '/atom.xml', type: 'application/atom+xml', content: 'content' as const },
])('$file', ({ file, type, content }) => {
  it('has the published posts, the newest first', async () => {
    expect((await get(file)).headers['content-type']).toBe(`${type}; charset=utf-8`);
    const feed = await feedAt(file);
    expect(feed).toMatchObject({ title: 'Stoa · Blog', link: `${shop.url}/blog` });
    expect(feed.items.map(({ title, link }) => [title, link])).toEqual([
      ['Ash & <steam> "bends"', `${shop.url}/blog/ash`],
      ['On clay', `${shop.url}/blog/on-clay`],
    ]);
    expect(Date.parse(feed.items[0]?.isoDate ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has their full content with absolute URLs', async () => {
    const html: string = (await feedAt(file)).items[0]?.[content];
    expect(html).toContain(`<img src="${shop.url}/uploads/ash.webp?a=1&amp;b=2" alt="">`);
    expect(html).toContain(`<a href="${shop.url}/marketplace/ash">ash</a>`);
    expect(html).toContain(`<a href="${shop.url}/blog/ash#how">below</a>`);
    expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"');
    expect(html).toContain(`src="${shop.url}/uploads/stool.webp"`);
    expect(html).toContain('&lt;a href="/x"&gt;</code> ]]&gt; &amp; \u{1F600}');
  });

  it('has the posts of a category, a tag, or both', async () => {
    expect(await titles(`${file}?category=wood`)).toEqual(['Ash & <steam> "bends"']);
    expect(await titles(`${file}?tag=steam`)).toEqual(['On clay']);
    expect(await titles(`${file}?category=wood&tag=steam`)).toEqual([]);
    expect(await feedAt(`${file}?category=wood`)).toMatchObject({
      title: 'Stoa · Blog · Wood & <Co>',
      link: `${shop.url}/blog?category=wood`,
    });
  });

  it.each(['?category=none', '?tag=none', '?category=%00', '?category=wood&tag=none'])(
    'has nothing at %s',
    async (query) => {
      const { status } = await get(file + query);
      expect(status).toBe(query === '?category=%00' ? 200 : 404);
    },
  );

  it('is sent again only after a change', async () => {
    const { etag } = (await get(file)).headers;
    expect((await get(file, { 'If-None-Match': String(etag) })).status).toBe(304);
  });

  it('keeps a post the same when its address changes', async () => {
    const idOf = async (slug: string) => (await feedAt(file)).items.find(({ link }) => link?.endsWith(slug));
    const before = await idOf('/on-clay');
    const id = (await admin.get<{ id: number }>(apiPaths.blog.post('on-clay'))).data.id;
    await admin.patch(apiPaths.blog.post(id), { slug: 'on-clays' });
    const after = await idOf('/on-clays');
    await admin.patch(apiPaths.blog.post(id), { slug: 'on-clay' });
    expect(after?.guid ?? after?.id).toBe(before?.guid ?? before?.id);
  });
});

it('an Atom feed has everything that RFC 4287 requires', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['link', 'entry'].includes(name) });
  const { feed } = parser.parse((await get('/atom.xml?category=wood')).text);
  const self = `${shop.url}/atom.xml?category=wood`;
  expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
  expect(feed).toMatchObject({ id: self, author: { name: 'Stoa' }, updated: feed.entry[0].updated });
  expect(feed.link).toContainEqual(expect.objectContaining({ '@_rel': 'self', '@_href': self }));
  expect(feed.entry[0]).toMatchObject({ id: expect.any(String), title: expect.any(String) });
  expect(feed.entry[0].content['@_type']).toBe('html');
});

it.each([
  ['/blog', ''],
  ['/blog/ash', ''],
  ['/blog?category=wood', '?category=wood'],
  ['/blog?tag=steam', '?tag=steam'],
])('the head of %s names its feeds', async (page, query) => {
  const { text } = await get(page);
  const links = [...text.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"/g)];
  expect(links.map(([, type, href]) => [type, href])).toEqual([
    ['application/rss+xml', `${shop.url}/rss.xml${query}`],
    ['application/atom+xml', `${shop.url}/atom.xml${query}`],
  ]);
});

it('a feed says when to retry while the database doesn’t answer', async () => {
  const lock = new Connection({ connectionString: shop.database.url });
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
  const { status, headers, json } = await get('/rss.xml');
  await lock.end();
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(json.error.name).toBe('ServiceUnavailableError');
});
