import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  expectNothing,
  type FrontDoor,
  openFrontDoor,
  pageTitled,
  SHOP_CODE,
  THEME_SCRIPT,
} from '../../support/front-door/small-shop';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door?.close());

describe('pages of the front door', () => {
  it.each(['/', '/index.html', '/marketplace', '/marketplace/oak-chair', '/blog/hello-node.js', '/login', '/no/such'])(
    '%s is the shop',
    async (address) => {
      const answer = await door.get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.text).toContain('<title>The shop</title>');
    },
  );

  it.each(['/admin', '/admin/', '/admin/marketplace/3/edit', '/admin/login', '/admin/init'])(
    '%s is the panel',
    async (address) => {
      const answer = await door.get(address);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<title>The panel</title>');
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const answer = await door.send('HEAD', '/marketplace');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(pageTitled('The shop').length));
    expect(answer.text).toBe('');
  });

  it('has pages revalidated each time, and sent only if they changed', async () => {
    const first = await door.get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await door.get('/', { 'If-None-Match': String(first.headers.etag) })).status).toBe(304);
  });

  it('lets browsers keep hashed files for a year', async () => {
    const answer = await door.get('/assets/index-1a2b3c.js');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await door.get('/admin/assets/index-4d5e6f.js')).text).toBe("console.log('panel');");
  });

  it('sends the compressed file where there is one', async () => {
    const answer = await door.get('/assets/index-1a2b3c.js', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toMatch(/Accept-Encoding/i);
    expect(brotliDecompressSync(answer.body).toString()).toBe(SHOP_CODE);
  });

  it.each(['/assets/gone-1a2b3c.js', '/admin/assets/gone.css', '/assets/', '/favicon.ico', '/wp-login.php'])(
    '%s is missing, not a page',
    async (address) => expectNothing(await door.get(address)),
  );

  it.each(['/robots.txt', '/favicon.svg'])('%s is there', async (address) => {
    expect((await door.get(address)).status).toBe(200);
  });

  it.each(['/', '/admin'])('%s runs no script but its own', async (address) => {
    const { headers } = await door.get(address);
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
    for (const address of ['/', '/marketplace', '/admin', '/admin/login', '/cms', '/healthz', '/readyz', '/metrics'])
      expectNothing(await door.send(method, address));
  });
});

describe('over https', () => {
  it('sends HSTS, and only then', async () => {
    for (const address of ['/', '/api/no-such-thing'])
      expect((await door.get(address)).headers['strict-transport-security']).toBeUndefined();
    const get = await door.replica({ PUBLIC_URL: 'https://shop.example.com' });
    for (const address of ['/', '/api/no-such-thing'])
      expect((await get(address)).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('a new build under a running shop', () => {
  it('changes nothing: the pages stay as they were at the start', async () => {
    await rm(path.join(door.folder, 'storefront'), { recursive: true });
    const answer = await door.get('/assets/index-1a2b3c.js', { 'Accept-Encoding': 'gzip, br' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(SHOP_CODE);
    expect((await door.get('/assets/index-1a2b3c.js')).text).toBe(SHOP_CODE);
    expect((await door.get('/marketplace')).text).toContain('<title>The shop</title>');
  });
});

describe('a front door without built pages', () => {
  it('says so in a sentence', async () => {
    const get = await door.replica({
      STOREFRONT_DIR: path.join(door.folder, 'none'),
      ADMIN_UI_DIR: path.join(door.folder, 'none'),
    });
    for (const address of ['/', '/admin', '/assets/x.js']) {
      const answer = await get(address);
      expect(answer.status).toBe(503);
      expect(answer.json).toMatchObject({ error: { status: 503, message: expect.stringMatching(/npm run build/) } });
    }
    expect((await get('/healthz')).status).toBe(200);
  });
});
