import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { adminPaths, apiPaths, FILE_TOO_LARGE, MAX_IMPORT_BYTES, MAX_UPLOAD, orderPaths } from '@stoa/contract';
import { openBodyLimits, openLog, openNginx } from '../../support/front-door/nginx';
import { type FrontDoor, openFrontDoor, SHOP_CODE, THEME_SCRIPT } from '../../support/front-door/small-shop';

const ROOT = path.resolve(__dirname, '../../..');
const IMAGE = '/uploads/image.webp';

/** Produces what the image build of deploy/Dockerfile leaves in /srv. */
const finish = (folder: string): string => {
  for (const name of ['storefront', 'admin-ui'])
    cpSync(path.join(folder, name), path.join(folder, 'image', name, 'dist'), { recursive: true });
  const server = 'storefront/dist-server';
  cpSync(path.join(ROOT, server), path.join(folder, 'image', server), { recursive: true });
  const hooks = JSON.stringify(`file://${ROOT}/tests/support/preloaded/typescript-hooks.mjs`);
  const register = `data:text/javascript,import { register } from 'node:module'; register(${hooks});`;
  const served = path.join(folder, 'srv');
  execFileSync(process.execPath, ['--import', register, path.join(ROOT, 'deploy/web/finish.mjs'), served], {
    cwd: path.join(folder, 'image'),
  });
  return served;
};

describe('nginx in compose', () => {
  let door: FrontDoor;
  let served: string;
  let nginx: ReturnType<typeof openNginx>;
  beforeAll(async () => {
    door = await openFrontDoor();
    served = finish(door.folder);
    const uploads = path.join(door.shop.dataFolder, 'public/uploads');
    mkdirSync(uploads, { recursive: true });
    writeFileSync(path.join(uploads, path.basename(IMAGE)), 'an image');
    nginx = openNginx({ '/srv/media/uploads': uploads, '/srv': served });
  });
  afterAll(() => door?.close());

  it('has the built pages where it looks for them, compressed', () => {
    expect(existsSync(path.join(served, 'admin-ui/admin/index.html'))).toBe(true);
    expect(gunzipSync(readFileSync(path.join(served, 'storefront/assets/index-1a2b3c.js.gz'))).toString()).toBe(
      SHOP_CODE,
    );
  });

  it.each([
    '/api',
    '/api/marketplace',
    '/api/admin/imports',
    '/api/downloads/items.csv',
    '/cms',
    '/cms/console',
    '/cms/x',
  ])('leaves %s to cms, whatever the method', async (address) => {
    for (const method of ['GET', 'POST', 'DELETE']) expect(nginx(method, address)).toEqual({ to: 'cms' });
    expect((await door.get(address)).text).not.toContain('<title>The ');
  });

  it.each([
    '/',
    '/index.html',
    '/robots.txt',
    '/sitemap-items-1.xml',
    '/rss.xml',
    '/blog/hello.md',
    '/favicon.svg',
    '/marketplace',
    '/marketplace/oak-chair',
    '/blog/hello-node.js',
    '/apiary',
    '/cmsx',
    '/administration',
    '/no-such.txt',
  ])('leaves %s to cms, which renders the pages', (address) => {
    for (const method of ['GET', 'HEAD', 'POST']) expect(nginx(method, address)).toEqual({ to: 'cms' });
  });

  it('has a page for when cms doesn’t answer', () => {
    const page = readFileSync(path.join(served, 'unavailable.html'), 'utf8');
    expect(page).toContain('We’ll be right back');
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(readFileSync(path.join(served, 'headers/unavailable.conf'), 'utf8')).toContain(`'sha256-${hash}'`);
  });

  it.each(['/healthz', '/readyz'])('serves %s to the outside', async (address) => {
    expect(nginx('GET', address)).toEqual({ to: 'cms' });
    expect((await door.get(address)).status).toBe(200);
  });

  it.each([
    ['GET', '/metrics'],
    ['GET', '/uploads'],
    ['GET', '/uploads/'],
    ['GET', '/uploads/no-such.webp'],
    ['POST', IMAGE],
    ['GET', '/assets/no-such.js'],
    ['GET', '/unavailable.html'],
    ['GET', '/admin/assets/no-such.js'],
    ['GET', '/admin/no-such.txt'],
    ['DELETE', '/admin'],
    ['POST', '/admin/marketplace'],
    ['POST', '/assets/index-1a2b3c.js'],
  ])('has nothing for %s %s, as the front door of cms', async (method, address) => {
    expect(nginx(method, address)).toEqual({ to: 'nothing' });
    expect((await door.send(method, address)).status).toBe(404);
  });

  it.each([
    '/assets/index-1a2b3c.js',
    '/admin',
    '/admin/',
    '/admin/marketplace/3/edit',
    '/admin/assets/index-4d5e6f.js',
    IMAGE,
  ])('answers %s with the same file and the same headers as the front door of cms', async (address) => {
    const outcome = nginx('GET', address);
    const answer = await door.get(address);
    expect(answer.status).toBe(200);
    if (outcome.to !== 'file') throw new Error(`${address} goes to ${outcome.to}`);
    expect(readFileSync(outcome.file, 'utf8')).toBe(answer.text);
    expect(nginx('HEAD', address)).toEqual(outcome);

    // The value is empty unless the shop is reached over https.
    const { 'strict-transport-security': transport, ...headers } = outcome.headers;
    expect(transport).toBe('$transport_security');
    expect(answer.headers).toMatchObject(headers);
    expect(headers['cache-control']).toBeDefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('protects the panel with all that the front door sends', async () => {
    const outcome = nginx('GET', '/admin');
    const { headers } = await door.get('/admin');
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'cache-control']) {
      expect(headers[name]).toBeDefined();
      expect(outcome.to === 'file' && outcome.headers[name]).toBeTruthy();
    }
  });

  it.each([
    ['/marketplace?search=bowl', '/marketplace?***'],
    ['/marketplace', '/marketplace'],
    ['/order?token=1a2b3c', '/order?***'],
    ['/reset-password?from=mail&token=1a2b3c', '/reset-password?***'],
    ['/api/orders/by-link/1a2b3c', '/api/orders/by-link/***'],
    ['/api/checkout/orders/1a2b3c/settle', '/api/checkout/orders/***'],
    ['/api/checkout/orders', '/api/checkout/orders'],
  ])('logs %s as %s, without secrets', (address, logged) => expect(openLog()(address)).toBe(logged));

  describe('what is too large', () => {
    const MEGABYTE = 1024 * 1024;
    const limitOf = openBodyLimits();

    it.each([
      ['a CSV', adminPaths.imports, 'text/csv', MAX_IMPORT_BYTES],
      ['an image', adminPaths.media, 'multipart/form-data; boundary=x', MAX_UPLOAD],
      ['JSON of an administrator', apiPaths.marketplace.items, 'application/json', MEGABYTE],
      ['JSON of everybody', orderPaths.checkout.quote, 'application/json', 64 * 1024],
      ['an avatar', apiPaths.auth.avatar, 'multipart/form-data; boundary=x', MAX_UPLOAD],
    ])('passes where cms takes it, and is refused as cms does: %s', async (_what, address, type, allowed) => {
      const { megabytes, answer } = limitOf(address);
      expect(megabytes * MEGABYTE).toBeGreaterThan(allowed);
      const { token } = await door.shop.admin();
      const refused = await door.send('POST', `${address}?kind=items&fileName=shop.csv`, {
        Authorization: `Bearer ${token}`,
        'Content-Type': type,
        'Content-Length': String(megabytes * MEGABYTE + 1),
      });
      expect(refused.status).toBe(413);
      expect(answer).toEqual(refused.json);
    });

    it("has the console's limit for its uploads", () => {
      const { megabytes, answer } = limitOf('/cms/upload');
      expect(megabytes * MEGABYTE).toBeGreaterThan(MAX_UPLOAD);
      expect(answer.error.message).toBe(FILE_TOO_LARGE);
    });
  });
});
