import { apiPaths, type Session } from '@stoa/contract';
import { ADMIN } from '../../support/cms';
import { openShop, type Shop } from '../../support/shop';

const { register, login, me } = apiPaths.auth;

describe('accounts', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('registers, signs in and says who one is', async () => {
    const visitor = shop.visitor();
    const account = { name: 'Ada Lovelace', email: 'Ada@Example.com ', password: 'secret-123' };
    const registered = await visitor.post<Session>(register, account);
    expect(registered.status).toBe(201);
    const known = {
      id: expect.any(Number),
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      role: 'USER',
      avatar: null,
    };
    expect(registered.data).toEqual({ ...known, token: expect.any(String) });

    const signedIn = await visitor.post<Session>(login, { email: 'ADA@example.com', password: 'secret-123' });
    expect(signedIn.status).toBe(200);
    expect(signedIn.data).toEqual({ ...known, token: expect.any(String) });

    const { token } = signedIn.data;
    const answer = await visitor.get<Session>(me, { token });
    expect(answer.data).toEqual({ ...known, token });
  });

  it('knows the first administrator', async () => {
    const admin = await shop.admin();
    const { data } = await admin.get<Session>(me);
    expect(data).toMatchObject({ email: ADMIN.email, role: 'ADMIN' });
  });

  it('refuses who is not signed in', async () => {
    for (const token of [undefined, 'nonsense']) {
      const { status, error } = await shop.visitor().get(me, { token });
      expect({ status, message: error.message }).toEqual({ status: 401, message: 'Please sign in' });
    }
  });
});
