import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type RawAnswer, sendRaw } from '../support/raw-request';
import { openShop, type Shop } from '../support/shop';

const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark';";
const SHOP_CODE = `console.log('shop ${'x'.repeat(2000)}');`;
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${THEME_SCRIPT}</script><script type="module" src="/assets/index-1a2b3c.js"></script>`;

/** Two SPAs as a build leaves them, small enough to read. */
const writeSpas = (folder: string) => {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('storefront/index.html', page('The shop'));
  write('storefront/robots.txt', 'User-agent: *');
  write('storefront/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('storefront/assets/index-1a2b3c.js', SHOP_CODE);
  write('storefront/assets/index-1a2b3c.js.br', brotliCompressSync(SHOP_CODE));
  write('admin-ui/index.html', page('The panel'));
  write('admin-ui/assets/index-4d5e6f.js', "console.log('panel');");
  return { STOREFRONT_DIR: path.join(folder, 'storefront'), ADMIN_UI_DIR: path.join(folder, 'admin-ui') };
};

describe('the front door', () => {
  let folder: string;
  let shop: Shop;
  const send = (method: string, address: string, headers?: Record<string, string>) =>
    sendRaw(shop.url, method, address, headers);
  const get = (address: string, headers?: Record<string, string>) => send('GET', address, headers);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stoa-spas-'));
    shop = await openShop(writeSpas(folder));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const expectNothing = (answer: RawAnswer) => {
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: expect.any(String), details: {} },
    });
  };

  describe('its pages', () => {
    it.each([
      '/',
      '/index.html',
      '/marketplace',
      '/marketplace/oak-chair',
      '/blog/hello-node.js',
      '/login',
      '/no/such',
    ])('%s is the shop', async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.text).toContain('<title>The shop</title>');
    });

    it.each(['/admin', '/admin/', '/admin/marketplace/3/edit', '/admin/login', '/admin/init'])(
      '%s is the panel',
      async (address) => {
        const answer = await get(address);
        expect(answer.status).toBe(200);
        expect(answer.text).toContain('<title>The panel</title>');
      },
    );

    it('answers HEAD like GET, without the body', async () => {
      const answer = await send('HEAD', '/marketplace');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-length']).toBe(String(page('The shop').length));
      expect(answer.text).toBe('');
    });

    it('has the page asked for again each time, and sent only if it changed', async () => {
      const first = await get('/');
      expect(first.headers['cache-control']).toBe('no-cache');
      expect((await get('/', { 'If-None-Match': String(first.headers.etag) })).status).toBe(304);
    });

    it('lets browsers keep hashed files for a year', async () => {
      const answer = await get('/assets/index-1a2b3c.js');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await get('/admin/assets/index-4d5e6f.js')).text).toBe("console.log('panel');");
    });

    it('sends the compressed file where there is one', async () => {
      const answer = await get('/assets/index-1a2b3c.js', { 'Accept-Encoding': 'gzip, br' });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers.vary).toMatch(/Accept-Encoding/i);
      expect(brotliDecompressSync(answer.body).toString()).toBe(SHOP_CODE);
    });

    it.each(['/assets/gone-1a2b3c.js', '/admin/assets/gone.css', '/assets/', '/favicon.ico', '/wp-login.php'])(
      '%s is missing, not a page',
      async (address) => expectNothing(await get(address)),
    );

    it.each(['/robots.txt', '/favicon.svg'])('%s comes from the shop', async (address) => {
      expect((await get(address)).status).toBe(200);
    });

    it.each(['/', '/admin'])('%s runs no script but its own', async (address) => {
      const { headers } = await get(address);
      const policy = String(headers['content-security-policy']);
      const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
      for (const address of ['/', '/marketplace', '/admin', '/admin/login', '/cms', '/healthz', '/readyz', '/metrics'])
        expectNothing(await send(method, address));
    });
  });

  describe('health', () => {
    it.each([
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ])('%s', async (address, status) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ status });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await send('HEAD', address)).status).toBe(200);
    });

    it('/metrics is not there yet', async () => expectNothing(await get('/metrics')));
  });

  describe('the console', () => {
    it.each(['/cms', '/cms/'])('%s leads to it', async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe('/cms/console');
    });

    it('has its own API behind the prefix', async () => {
      expect((await get('/cms/admin/init')).json).toMatchObject({ data: { hasAdmin: expect.any(Boolean) } });
      for (const address of ['/cms/content-manager/content-types', '/cms/upload/files', '/cms/admin/users/me'])
        expect((await get(address)).status).toBe(401);
      expect((await send('POST', '/cms/admin/login')).status).toBe(400);
    });

    const SURFACE = [
      '/admin/login',
      '/admin/init',
      '/admin/registration-info',
      '/admin/register-admin',
      '/content-manager/content-types',
      '/content-type-builder/schema',
      '/upload',
      '/upload/files',
      '/users-permissions/roles',
      '/i18n/locales',
      '/email/settings',
      '/content-releases',
      '/review-workflows/workflows',
      '/openapi.json',
      '/_health',
      '/documentation',
      '/graphql',
      '/console',
    ];
    const DISGUISES = [
      '/%61dmin/login',
      '//admin/login',
      '/./admin/login',
      '/CMS/admin/login',
      '/cms/../admin/login',
      '/cms/%2e%2e/admin/login',
      '/cms/..%2fadmin/login',
      '/cms//admin/login',
      '/cms/\\admin/login',
      '/api/../admin/login',
      '/api/%2e%2e/admin/login',
      '/api/..;/admin/login',
      '/api//../admin/login',
      '/uploads/../admin/login',
      '/%2561dmin/login',
      '/;/admin/login',
    ];

    it.each([...SURFACE, ...DISGUISES])('does not answer at %s', async (address) => {
      const { status, headers, text } = await get(address);
      const isPage = status === 200 && /<title>The (shop|panel)<\/title>/.test(text);
      expect(isPage || status === 404).toBe(true);
      expect(headers.strapi).toBeUndefined();
      for (const method of ['POST', 'PUT', 'DELETE']) expectNothing(await send(method, address));
    });

    it('is no second door to the API', async () => {
      for (const address of [
        '/cms/api/marketplace',
        '/cms/API/marketplace',
        '/cms/%61pi/marketplace',
        '/cms//api/store',
      ])
        for (const method of ['GET', 'POST']) expect((await send(method, address)).status).toBe(404);
    });

    it('asks for no icon that is not there', async () => expectNothing(await get('/cms/favicon.ico')));
  });

  describe('the API', () => {
    it.each(['/api', '/api/', '/api/no-such-thing', '/api/%zz', '/api/marketplace%2f1'])(
      '%s is nothing, for every method',
      async (address) => {
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
          const answer = await send(method, address);
          expect(answer.status).toBe(404);
          expect(answer.json).toMatchObject({ data: null, error: { status: 404 } });
        }
      },
    );

    it('belongs to no other origin', async () => {
      const other = { Origin: 'https://elsewhere.example' };
      for (const answer of [
        await get('/api/no-such-thing'),
        await get('/api/no-such-thing', other),
        await get('/cms/admin/init', other),
        await send('OPTIONS', '/api/no-such-thing', { ...other, 'Access-Control-Request-Method': 'POST' }),
      ]) {
        const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        expect(names).toEqual([]);
      }
    });

    it('compresses a long answer for who asks for it', async () => {
      await shop.database.query(
        `INSERT INTO item_categories (document_id, name, slug, created_at, updated_at, published_at)
         SELECT 'c' || n, 'Category ' || n, 'category-' || n, now(), now(), now() FROM generate_series(1, 40) AS n`,
      );
      const address = '/api/marketplace/categories';
      const plain = await get(address);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.json.data).toHaveLength(40);
      const short = await get(address, { 'Accept-Encoding': 'gzip' });
      expect(short.headers['content-encoding']).toBe('gzip');
      expect(short.headers.vary).toMatch(/Accept-Encoding/);
      expect(gunzipSync(short.body).toString()).toBe(plain.text);
      await shop.restart('stop', { TRUSTED_PROXIES: '1' });
      expect((await get(address, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
    });

    it('does not say what it is made of', async () => {
      for (const address of ['/', '/api/no-such-thing', '/cms/admin/init'])
        expect((await get(address)).headers['x-powered-by']).toBeUndefined();
    });

    it('takes an address that is none for a bad request', async () => {
      expect((await get('http://[')).status).toBe(400);
    });
  });

  describe('media', () => {
    const picture = () => path.join(shop.dataFolder, 'public', 'uploads', 'lamp_1a2b3c.webp');

    it('may be kept for a day, and is sent again only if it changed', async () => {
      writeFileSync(picture(), 'a picture');
      for (const address of ['/uploads/lamp_1a2b3c.webp', '/cms/uploads/lamp_1a2b3c.webp']) {
        const answer = await get(address);
        expect(answer.text).toBe('a picture');
        expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
        const again = await get(address, { 'If-Modified-Since': String(answer.headers['last-modified']) });
        expect(again.status).toBe(304);
      }
    });

    it.each(['/uploads', '/uploads/', '/uploads/gone.webp', '/uploads/../../../package.json', '/uploads/%2e%2e/x'])(
      '%s is nothing',
      async (address) => expectNothing(await get(address)),
    );
  });

  describe('over https', () => {
    it('tells browsers to stay with it, and only then', async () => {
      for (const address of ['/', '/api/no-such-thing'])
        expect((await get(address)).headers['strict-transport-security']).toBeUndefined();
      await shop.restart('stop', { PUBLIC_URL: 'https://shop.example.com' });
      for (const address of ['/', '/api/no-such-thing'])
        expect((await get(address)).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    });
  });

  describe('before the pages are built', () => {
    it('says so in a sentence', async () => {
      await shop.restart('stop', {
        STOREFRONT_DIR: path.join(folder, 'none'),
        ADMIN_UI_DIR: path.join(folder, 'none'),
      });
      for (const address of ['/', '/admin', '/assets/x.js']) {
        const answer = await get(address);
        expect(answer.status).toBe(503);
        expect(answer.json).toMatchObject({ error: { status: 503, message: expect.stringMatching(/npm run build/) } });
      }
      expect((await get('/healthz')).status).toBe(200);
    });
  });
});
