import {
  adminPaths,
  apiPaths,
  type ItemDetail,
  type MarkdownPreview,
  type PostDetail,
  VIDEO_HOSTS,
} from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { created } from '../../support/shop/client';
import { sendRaw } from '../../support/shop/raw-request';

const { blog, marketplace } = apiPaths;
const SCHEDULED = '2999-01-01T00:00:00.000Z';

let market: Marketplace;
let category: number;
beforeAll(async () => {
  market = await openMarketplace();
  category = (await createBlogCategory(market.admin, 'craft')).id;
});
afterAll(() => market?.shop.close());

const written = (slug: string, content: string, more = {}) =>
  createPost(market.admin, category, { slug, content, status: 'PUBLISHED', ...more });
const html = async (slug: string) => (await market.shop.visitor().get<PostDetail>(blog.post(slug))).data.contentHtml;
const page = async (path: string) => (await sendRaw(market.shop.url, 'GET', path)).text;
const mentions = async (slug: string) =>
  (await market.shop.visitor().get<ItemDetail>(marketplace.item(slug))).data.mentionedIn.map((post) => post.slug);
const cardOf = (slug: string) => `Here it is:\n\n[Our bench](/marketplace/${slug})`;

describe('the card of an item in a post', () => {
  it('has the price and stock of now, on every page that is kept', async () => {
    const { id, slug } = await market.item({ title: 'Bench', price: 120.5, stock: 5 });
    await written('bench', cardOf(slug));
    expect(await html('bench')).toContain(`<a href="/marketplace/${slug}">Bench</a></p><p>$120.50</p><p>Available</p>`);
    expect(await page('/blog/bench')).toContain('<p>$120.50</p>');
    await market.admin.patch(marketplace.item(id), { title: 'Bench & "co"', price: 99 });
    expect(await html('bench')).toContain('Bench &amp; &quot;co&quot;</a></p><p>$99.00</p>');
    expect(await page('/blog/bench')).toContain('<p>$99.00</p>');
    await market.admin.patch(marketplace.item(id), { stock: 0 });
    expect(await html('bench')).toContain('<p>Sold Out</p>');
    expect(await page('/blog/bench')).toContain('<p>Sold Out</p>');
    const { data } = await market.admin.post<MarkdownPreview>(adminPaths.markdown, { content: cardOf(slug) });
    expect(data.html).toContain('<p>$99.00</p>');
  });

  it('is of the item with an id, too; other addresses and what they hide harm nothing', async () => {
    const { id } = await market.item({ title: 'Numbered' });
    const others = '[Text](/marketplace/bench.md)\n\n[Odd](/marketplace/a%00b)';
    await written('numbered', `[Ours](/marketplace/${id})\n\n${others}`);
    const shown = await html('numbered');
    expect(shown).toContain('>Numbered</a>');
    expect(shown).toContain('>Text</a>');
  });

  it('follows an item that gets another slug', async () => {
    const { id, slug } = await market.item({ title: 'Stool' });
    await written('stool', cardOf(slug));
    await market.admin.patch(marketplace.item(id), { slug: 'renamed-stool' });
    expect(await html('stool')).toContain('>Stool</a>');
    expect(await mentions('renamed-stool')).toEqual(['stool']);
  });

  it('is left out while nobody can see the item', async () => {
    const { id, slug } = await market.item({ published: false });
    await written('hidden', `${cardOf(slug)}\n\n[Gone](/marketplace/no-such-item)`);
    expect(await html('hidden')).not.toMatch(/marketplace|item-card/);
    await market.admin.patch(marketplace.item(id), { published: true });
    expect(await html('hidden')).toContain('item-card');
  });

  it('is shown in pages and collections, too, as their preview has it', async () => {
    const { id, slug } = await market.item({ title: 'Shared', price: 30 });
    const text = { title: 'With a card', slug: 'with-card' };
    await created(market.admin.post(apiPaths.pages, { ...text, content: cardOf(slug), status: 'PUBLISHED' }));
    await created(market.admin.post(apiPaths.collections, { ...text, description: cardOf(slug) }));
    for (const address of ['/pages/with-card', '/collections/with-card'])
      expect(await page(address)).toContain('<p>$30.00</p>');
    await market.admin.patch(marketplace.item(id), { price: 31 });
    for (const address of ['/pages/with-card', '/collections/with-card'])
      expect(await page(address)).toContain('<p>$31.00</p>');
  });

  it('is a plain link in feeds, and Markdown stays as it was written', async () => {
    const { slug } = await market.item();
    const post = await written('fed', cardOf(slug));
    const feed = await page('/rss.xml');
    expect(feed).toContain(`href=&quot;${market.shop.url}/marketplace/${slug}&quot;&gt;Our bench&lt;/a&gt;`);
    expect(post.content).toBe(cardOf(slug));
    expect(await page('/blog/fed.md')).toContain(cardOf(slug));
  });
});

describe('the posts that an item is mentioned in', () => {
  it('are those that visitors can see and that link to it, the newest first', async () => {
    const { slug, id } = await market.item({ slug: 'mentioned' });
    await written('by-card', cardOf(slug), { publishedAt: '2026-01-01T00:00:00.000Z' });
    await written('by-link', `See [it](/marketplace/${slug}?variant=1) and more`, {
      publishedAt: '2026-02-01T00:00:00.000Z',
    });
    await written('by-id', `See [it](/marketplace/${id}#care) and more`, { publishedAt: '2025-02-01T00:00:00.000Z' });
    await written('other', 'See [it](/marketplace/mentioned-not) and `/marketplace/mentioned`');
    await written('draft', cardOf(slug), { status: 'DRAFT' });
    await written('later', cardOf(slug), { publishedAt: SCHEDULED });
    expect(await mentions(slug)).toEqual(['by-link', 'by-card', 'by-id']);
    expect(await page(`/marketplace/${slug}`)).toMatch(/Mentioned in<\/h2>.*href="\/blog\/by-link"/s);
  });

  it('are not those of an item that had the slug before', async () => {
    const first = await market.item({ slug: 'taken' });
    await written('of-taken', cardOf('taken'));
    await market.admin.patch(marketplace.item(first.id), { slug: 'given-up' });
    await market.item({ slug: 'taken' });
    expect(await mentions('given-up')).toEqual([]);
    expect(await mentions('taken')).toEqual(['of-taken']);
  });
});

it('frames only load what plays videos', async () => {
  const { headers } = await sendRaw(market.shop.url, 'GET', '/blog');
  expect(headers['content-security-policy']).toContain(`frame-src 'self' ${VIDEO_HOSTS.join(' ')};`);
});
