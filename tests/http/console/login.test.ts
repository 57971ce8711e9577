import { ADMIN } from '../../support/run/cms';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = '/cms/admin/login';

describe("the console's login", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ env: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.query('DELETE FROM rate_limits'));

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const signIn = (address: string, password = 'wrong-password', email = ADMIN.email, path = PATH) =>
    shop.visitor().post(path, { email, password }, from(address));

  it('makes guesses wait, from any address of a network', async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1) statuses.push((await signIn(`2001:db8:1:2::${host}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const refused = await signIn('2001:db8:1:2::9', ADMIN.password);
    expect(refused).toMatchObject({ status: 429, error: { message: expect.stringMatching(/^Too many attempts/) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('2001:db8:1:3::1', ADMIN.password)).status).toBe(200);
  });

  it('counts guesses that come at once, however its address is written', async () => {
    const guesses = Array.from({ length: 30 }, (_, nth) =>
      signIn('203.0.113.9', 'wrong-password', ADMIN.email, nth % 2 ? PATH : '/cms/ADMIN/Login/'),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(10);
  });

  it('takes the same work for known and unknown addresses', async () => {
    const time = async (email: string): Promise<number> => {
      await shop.database.query('DELETE FROM rate_limits');
      const since = performance.now();
      expect((await signIn('203.0.113.7', 'wrong-password', email)).error.message).toBe('Invalid credentials');
      return performance.now() - since;
    };
    // In turns, so that other work of the machine slows both.
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < 8; nth += 1) {
      known.push(await time(ADMIN.email));
      unknown.push(await time('nobody@stoa.example'));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it.each([
    [10, '/cms/admin/forgot-password', (nth: number) => ({ email: `nobody-${nth}@stoa.example` })],
    [20, '/cms/admin/reset-password', () => ({ resetPasswordToken: 'unknown', password: 'Secret-123456' })],
  ])('lets one network do %i times an hour: %s', async (times, path, body) => {
    for (let nth = 0; nth < times; nth += 1)
      expect((await shop.visitor().post(path, body(nth), from('203.0.113.5'))).status).not.toBe(429);
    expect((await shop.visitor().post(path, body(times), from('203.0.113.5'))).status).toBe(429);
    expect((await shop.visitor().post(path, body(times), from('203.0.113.6'))).status).not.toBe(429);
  });
});
