import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expectNothing, type FrontDoor, openFrontDoor } from '../../support/front-door/small-shop';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door?.close());

describe('the API', () => {
  it.each(['/api', '/api/', '/api/no-such-thing', '/api/%zz', '/api/marketplace%2f1'])(
    'answers 404 at %s to every method',
    async (address) => {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const answer = await door.send(method, address);
        expect(answer.status).toBe(404);
        expect(answer.json).toMatchObject({ data: null, error: { status: 404 } });
      }
    },
  );

  it('is closed to other origins', async () => {
    const other = { Origin: 'https://elsewhere.example' };
    for (const answer of [
      await door.get('/api/no-such-thing'),
      await door.get('/api/no-such-thing', other),
      await door.get('/cms/admin/init', other),
      await door.send('OPTIONS', '/api/no-such-thing', { ...other, 'Access-Control-Request-Method': 'POST' }),
    ]) {
      const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(names).toEqual([]);
    }
  });

  it('can be read by a search engine that renders pages, and is never listed', async () => {
    expect((await door.get('/api/marketplace')).headers['x-robots-tag']).toBe('noindex');
    expect((await door.get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('compresses a long answer on request', async () => {
    await door.shop.database.query(
      `INSERT INTO item_categories (document_id, name, slug, created_at, updated_at, published_at)
       SELECT 'c' || n, 'Category ' || n, 'category-' || n, now(), now(), now() FROM generate_series(1, 40) AS n`,
    );
    const address = '/api/marketplace/categories';
    const plain = await door.get(address);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.json.data).toHaveLength(40);
    // Nothing is kept for who sends a token.
    const headers = { 'Accept-Encoding': 'gzip', Authorization: 'Bearer none' };
    const short = await door.get(address, headers);
    expect(short.headers['content-encoding']).toBe('gzip');
    expect(short.headers.vary).toMatch(/Accept-Encoding/);
    expect(gunzipSync(short.body).toString()).toBe(plain.text);
    const get = await door.replica({ TRUSTED_PROXIES: '1' });
    expect((await get(address, headers)).headers['content-encoding']).toBeUndefined();
  });

  it('doesn’t reveal its software', async () => {
    for (const address of ['/', '/api/no-such-thing', '/cms/admin/init'])
      expect((await door.get(address)).headers['x-powered-by']).toBeUndefined();
  });

  it('answers an invalid URL with a 400', async () => {
    expect((await door.get('http://[')).status).toBe(400);
  });
});

describe('media', () => {
  const image = () => path.join(door.shop.dataFolder, 'public', 'uploads', 'lamp_1a2b3c.webp');

  it('can be cached for a day, and is sent again only if it changed', async () => {
    writeFileSync(image(), 'an image');
    for (const address of ['/uploads/lamp_1a2b3c.webp', '/cms/uploads/lamp_1a2b3c.webp']) {
      const answer = await door.get(address);
      expect(answer.text).toBe('an image');
      expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      const again = await door.get(address, { 'If-Modified-Since': String(answer.headers['last-modified']) });
      expect(again.status).toBe(304);
    }
  });

  it.each(['/uploads', '/uploads/', '/uploads/gone.webp', '/uploads/../../../package.json', '/uploads/%2e%2e/x'])(
    '%s is nothing',
    async (address) => expectNothing(await door.get(address)),
  );
});
