import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { sendRaw } from '../../support/shop/raw-request';
import { type OwnShop, startShop } from '../../support/shop/shop';

const BREAKOUT = '</script><script>alert(1)</script>';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await openMarketplace();
  const { admin, item } = marketplace;
  await item({ title: 'Ash stool', slug: 'ash-stool', description: 'Bent by steam.', featured: true });
  await item({ title: BREAKOUT, slug: 'breakout' });
  await item({ title: 'Secret stool', slug: 'secret', published: false });
  const category = (await createBlogCategory(admin, 'wood', 'Wood')).id;
  const content = 'Steam **softens** it.';
  await createPost(admin, category, { title: 'How ash bends', slug: 'how', content, status: 'PUBLISHED' });
});
afterAll(() => marketplace?.shop.close());

const get = (address: string, headers?: Record<string, string>) =>
  sendRaw(marketplace.shop.url, 'GET', address, headers);
const readable = (html: string) => html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '');

describe('pages rendered on the server', () => {
  it.each([
    ['/', '<h1', 'Ash stool'],
    ['/marketplace', 'Marketplace ·', 'href="/marketplace/ash-stool"'],
    ['/marketplace?search=stool', 'Ash stool', '1 item<'],
    ['/marketplace/ash-stool', '<title>Ash stool', 'Bent by steam.'],
    ['/blog', '<title>Blog', 'How ash bends'],
    ['/blog/how', '<title>How ash bends', 'Steam <strong>softens</strong> it.'],
    ['/contact', '<title>Contact Us', 'Send Message'],
    ['/login', '<title>Login', 'Welcome back'],
    ['/register', '<title>', 'Create'],
  ])('%s is there to read without a script', async (address, ...texts) => {
    const { status, headers, text } = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const part of texts) expect(readable(text)).toContain(part);
    expect(text).not.toContain('This shop needs JavaScript');
    expect(text).not.toMatch(/<div hidden="?"? id="S:/);
  });

  it('have one address, without a slash at its end', async () => {
    const { status, headers } = await get('/marketplace/ash-stool/?variant=3');
    expect([status, headers.location]).toEqual([301, '/marketplace/ash-stool?variant=3']);
    for (const other of ['/', '//shop.example/', '/\\shop.example/', '/%5cshop.example/', '/.//shop.example/'])
      expect((await get(other)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ['/marketplace/none', 'Item not found'],
    ['/marketplace/secret', 'Item not found'],
    ['/blog/none', 'Blog post content coming soon...'],
    ['/no/such/page', 'Page not found'],
  ])('%s is not found, and says so', async (address, sentence) => {
    const { status, text } = await get(address);
    expect(status).toBe(404);
    expect(readable(text)).toContain(sentence);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('tells search engines what it sells', async () => {
    const { text } = await get('/marketplace/ash-stool');
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/marketplace\/ash-stool"\/>/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(data)[0]).toMatchObject({ '@type': 'Product', name: 'Ash stool' });
  });

  it('runs no script from a record’s text', async () => {
    const { text, headers } = await get('/marketplace/breakout');
    expect(text).not.toContain(BREAKOUT);
    const inline = /<script>.*?<\/script>/gs;
    expect(text.match(inline)).toEqual((await get('/')).text.match(inline));
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('shows administrators what visitors see, so that no cached copy has more', async () => {
    const { token } = marketplace.admin;
    expect((await get('/marketplace/secret', { Authorization: `Bearer ${token}` })).status).toBe(404);
  });

  it('comes compressed, and only if it changed', async () => {
    const plain = await get('/marketplace');
    const brotli = await get('/marketplace', { 'Accept-Encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    const gzip = await get('/marketplace', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect((await get('/marketplace', { 'If-None-Match': String(plain.headers.etag) })).status).toBe(304);
    await marketplace.item({ title: 'New stool' });
    const changed = await get('/marketplace', { 'If-None-Match': String(plain.headers.etag) });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('New stool');
  });
});

describe('pages that fail', () => {
  let shop: OwnShop;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stoa-server-'));
    const fails =
      'exports.requestsOf = exports.queryParamsOf = exports.pageOf = () => []; exports.createRenderer = () => async () => { throw Error("no page") };';
    await writeFile(path.join(folder, 'server.cjs'), fails);
    shop = await startShop({ env: { STOREFRONT_SERVER_DIR: folder } });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true });
  });

  it('are sent as the empty shell if they can’t be rendered, with a reason in the log', async () => {
    const { status, text } = await sendRaw(shop.url, 'GET', '/marketplace');
    expect(status).toBe(200);
    expect(text).toContain('needs JavaScript');
    expect(shop.log()).toMatch(/The page \/marketplace couldn’t be rendered: Error: no page/);
  });

  it('explain themselves while the database doesn’t answer', async () => {
    await shop.restart('stop', { STOREFRONT_SERVER_DIR: '' });
    const lock = new Client({ connectionString: shop.database.url });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE items IN ACCESS EXCLUSIVE MODE');
    const { status, headers, text } = await sendRaw(shop.url, 'GET', '/marketplace');
    await lock.end();
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(readable(text)).toContain('We’ll be right back');
    expect(text).not.toContain('type="module"');
  });
});
