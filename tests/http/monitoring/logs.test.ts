import { apiPaths } from '@stoa/contract';
import { sendRaw } from '../../support/shop/raw-request';
import { type OwnShop, startShop } from '../../support/shop/shop';

const EMAIL = 'private@stoa.example';

interface Line {
  time: string;
  level: string;
  message: string;
  requestId?: string;
}

describe('the log as JSON', () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await startShop({ env: { LOG_FORMAT: 'json', TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => shop?.close());

  const lines = (): Line[] =>
    shop
      .log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));

  const failedLogin = async (headers: Record<string, string> = {}) => {
    await shop.database.query('ALTER TABLE up_users RENAME TO gone');
    try {
      return await fetch(shop.url + apiPaths.auth.login, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ email: EMAIL, password: 'some password' }),
      });
    } finally {
      await shop.database.query('ALTER TABLE gone RENAME TO up_users');
    }
  };

  it('names in each line of an error the request that the answer names', async () => {
    const response = await failedLogin();
    expect(response.status).toBe(500);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(lines().find(({ requestId }) => requestId === id)).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      message: expect.stringContaining('up_users'),
    });
  });

  it('takes the id that a proxy gave the request, but not anything', async () => {
    const response = await failedLogin({ 'X-Request-Id': '0123456789abcdef0123456789abcdef' });
    expect(response.headers.get('x-request-id')).toBe('0123456789abcdef0123456789abcdef');
    expect(lines().some(({ requestId }) => requestId === '0123456789abcdef0123456789abcdef')).toBe(true);
    const odd = await sendRaw(shop.url, 'GET', '/healthz', { 'X-Request-Id': 'a b"}' });
    expect(odd.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it.each([apiPaths.marketplace.items, '/blog'])(
    'is another one for each request that the cache answers at %s',
    async (address) => {
      const answers = [];
      for (let asked = 0; asked < 3; asked += 1) answers.push(await sendRaw(shop.url, 'GET', address));
      expect(answers.at(-1)?.headers['cache-status']).toBe('stoa; hit');
      const ids = answers.map(({ headers }) => headers['x-request-id']);
      for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('belongs to the request that a page names when the shop isn’t available', async () => {
    await shop.database.query('ALTER TABLE items RENAME TO gone');
    try {
      const response = await fetch(shop.url);
      const id = response.headers.get('x-request-id') ?? '';
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(`Request ID <code>${id}</code>`);
      expect(lines().some(({ requestId, level }) => requestId === id && level === 'error')).toBe(true);
    } finally {
      await shop.database.query('ALTER TABLE gone RENAME TO items');
    }
  });

  it('holds no email addresses, not even those of a statement that failed', async () => {
    await failedLogin();
    expect(shop.log()).not.toContain(EMAIL);
  });
});
