import { type ActiveSession, apiPaths, type Session } from '@stoa/contract';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop, startShop } from '../../support/shop/shop';

const { login, logout, me, refresh, register, session: sessionPath, sessions } = apiPaths.auth;
const COOKIE = 'stoa_refresh';

describe('sessions', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const withCookie = (value: string): Client => {
    const client = shop.visitor();
    client.cookies.set(COOKIE, value);
    return client;
  };
  const cookieOf = (client: Client): string => client.cookies.get(COOKIE) ?? '';
  /** As if the last refresh had been longer ago than the grace period. */
  const letGracePass = () =>
    shop.database.query(`UPDATE auth_sessions SET rotated_at = rotated_at - interval '11 seconds'`);

  it('keeps the refresh token out of the body and away from scripts', async () => {
    const body = { name: 'Ada', email: 'cookie@example.com', password: 'secret-123' };
    const answer = await shop.visitor().post(register, body);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(COOKIE)) ?? '';
    expect(cookie).toMatch(/; path=\/api\/auth; expires=[^;]+; samesite=lax; httponly$/i);
    const value = cookie.slice(COOKIE.length + 1, cookie.indexOf(';'));
    expect(value.length).toBeGreaterThan(80);
    for (const part of value.split('.')) expect(answer.text).not.toContain(part);
    const [row] = await shop.database.query('SELECT * FROM auth_sessions ORDER BY id DESC LIMIT 1');
    for (const part of value.split('.')) expect(JSON.stringify(row)).not.toContain(part);
  });

  it('marks the cookie as secure where the shop is reached by https', async () => {
    const secure = await startShop({ env: { PUBLIC_URL: 'https://shop.example' } });
    try {
      const body = { name: 'Ada', email: 'cookie@example.com', password: 'secret-123' };
      const { headers, status } = await secure.visitor().post(register, body);
      expect(status).toBe(201);
      expect(headers.getSetCookie().join()).toMatch(/; secure/i);
    } finally {
      await secure.close();
    }
  });

  it('renews the access token and rotates the refresh token', async () => {
    const customer = await shop.customer();
    const before = cookieOf(customer);
    const { status, data } = await customer.post<Session>(refresh);
    expect(status).toBe(200);
    expect(data).toEqual({ ...customer.session, token: expect.any(String) });
    expect(cookieOf(customer)).not.toBe(before);
    expect((await customer.get(me, { token: data.token })).status).toBe(200);
    expect((await customer.post(refresh)).status).toBe(200);
  });

  it('ends the whole session when a used token is sent again', async () => {
    const customer = await shop.customer();
    const stolen = cookieOf(customer);
    const { data } = await customer.post<Session>(refresh);
    await letGracePass();
    const thief = await withCookie(stolen).post(refresh);
    expect([thief.status, thief.error.message]).toEqual([401, 'Your session has ended. Please sign in again']);
    expect((await customer.get(me, { token: data.token })).status).toBe(401);
    expect((await customer.post(refresh)).status).toBe(401);
  });

  it('recognizes tokens older than the last one, too', async () => {
    const customer = await shop.customer();
    const oldest = cookieOf(customer);
    await customer.post(refresh);
    await customer.post(refresh);
    expect((await withCookie(oldest).post(refresh)).status).toBe(401);
    expect((await customer.post(refresh)).status).toBe(401);
  });

  it('lets ten tabs refresh at once', async () => {
    const customer = await shop.customer();
    const tabs = Array.from({ length: 10 }, () => withCookie(cookieOf(customer)));
    const answers = await Promise.all(tabs.map((tab) => tab.post<Session>(refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(tabs.map(cookieOf)).size).toBe(1);
    await letGracePass();
    expect((await tabs[0]?.post(refresh))?.status).toBe(200);
  });

  it('lets a page continue that never got the answer to its refresh', async () => {
    const customer = await shop.customer();
    await withCookie(cookieOf(customer)).post(refresh);
    expect((await customer.post(refresh)).status).toBe(200);
    await letGracePass();
    expect((await customer.post(refresh)).status).toBe(200);
  });

  it.each(['nonsense', '', `${'a'.repeat(43)}.${'b'.repeat(43)}`])(
    'refuses the refresh token %p, and ends no session',
    async (value) => {
      const customer = await shop.customer();
      expect((await withCookie(value).post(refresh)).status).toBe(401);
      expect((await customer.get(me)).status).toBe(200);
    },
  );

  it('is not refreshed for pages of another site', async () => {
    const customer = await shop.customer();
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ];
    for (const headers of foreign) {
      for (const path of [refresh, logout])
        expect((await customer.post(path, undefined, { headers })).status).toBe(403);
    }
    expect((await customer.post(refresh, undefined, { headers: { Origin: shop.url } })).status).toBe(200);
  });

  it('ends at once on logout', async () => {
    const customer = await shop.customer();
    const kept = cookieOf(customer);
    const { status, data } = await customer.post(logout);
    expect({ status, data }).toEqual({ status: 200, data: { message: 'You’re signed out' } });
    expect(cookieOf(customer)).toBe('');
    expect((await customer.get(me)).status).toBe(401);
    expect((await withCookie(kept).post(refresh)).status).toBe(401);
    expect((await customer.post(logout)).status).toBe(200);
  });

  it('ends on logout with the cookie alone after the access token expired', async () => {
    const customer = await shop.customer();
    const { token } = customer;
    customer.token = undefined;
    await customer.post(logout);
    expect((await customer.get(me, { token })).status).toBe(401);
  });

  it('expires after thirty days without a refresh', async () => {
    const customer = await shop.customer();
    const age = `UPDATE auth_sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`;
    await shop.database.query(age, [customer.session.id]);
    expect((await customer.get(me)).status).toBe(401);
    expect((await customer.post(refresh)).status).toBe(401);
  });

  it('ends for blocked and deleted users', async () => {
    const [blocked, deleted] = [await shop.customer(), await shop.customer()];
    await shop.database.query('UPDATE up_users SET blocked = true WHERE id = $1', [blocked.session.id]);
    await shop.database.query('DELETE FROM up_users WHERE id = $1', [deleted.session.id]);
    for (const customer of [blocked, deleted]) {
      expect((await customer.get(me)).status).toBe(401);
      expect((await customer.post(refresh)).status).toBe(401);
    }
  });

  it('lists the signed-in browsers of the account and ends one', async () => {
    const customer = await shop.customer();
    const phone = shop.visitor();
    const account = { email: customer.session.email, password: 'secret-123' };
    phone.token = (await phone.post<Session>(login, account, { headers: { 'User-Agent': 'A phone' } })).data.token;

    const { data } = await customer.get<ActiveSession[]>(sessions);
    expect(data.map(({ userAgent, current }) => ({ userAgent, current }))).toEqual([
      { userAgent: 'A phone', current: false },
      { userAgent: expect.any(String), current: true },
    ]);
    const id = data.find(({ current }) => !current)?.id ?? 0;
    expect((await customer.delete(sessionPath(id))).data).toEqual({ id });
    expect((await phone.get(me)).status).toBe(401);
    expect((await customer.delete(sessionPath(id))).status).toBe(404);
    expect((await customer.get<ActiveSession[]>(sessions)).data).toHaveLength(1);
  });

  it('does not end the session of somebody else', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const { data } = await other.get<ActiveSession[]>(sessions);
    const { status, error } = await customer.delete(sessionPath(data[0]?.id ?? 0));
    expect([status, error.message]).toEqual([404, 'This session doesn’t exist']);
    expect((await other.get(me)).status).toBe(200);
    for (const id of ['abc', '-1', '99999999999']) expect((await customer.delete(sessionPath(id))).status).toBe(404);
  });
});
