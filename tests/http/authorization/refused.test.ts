import { claimsOf, signToken } from '../../support/shop/access-token';
import { openShop, type Shop } from '../../support/shop/shop';

describe('forged tokens', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('open nothing', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    const claims = claimsOf(admin.token ?? '');
    const own = claimsOf(customer.token ?? '');
    const { sub: _sub, ...withoutUser } = claims;
    const { iss: _iss, ...withoutIssuer } = claims;
    const forged = [
      signToken(claims, 'another secret'),
      signToken(claims, '', { alg: 'none' }),
      `${signToken(claims, '', { alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
      signToken(claims, undefined, { alg: 'HS512' }),
      signToken({ ...own, sub: claims.sub }),
      signToken({ ...own, sid: claims.sid }),
      signToken(withoutUser),
      signToken(withoutIssuer),
      signToken({ ...claims, sid: 'x' as never }),
      admin.token?.slice(0, -2),
    ];
    const get = (token: string | undefined) => shop.visitor().get('/api/auth/me', { token });
    expect((await get(signToken(claims))).status).toBe(200);
    for (const token of forged) expect((await get(token)).status).toBe(401);
  });
});

describe("the plugins' own calls", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it.each([
    'GET /api/users',
    'GET /api/users/me',
    'PUT /api/users/1',
    'DELETE /api/users/1',
    'POST /api/auth/local',
    'POST /api/auth/local/register',
    'GET /api/connect/google',
    'POST /api/upload',
    'GET /api/upload/files',
    'POST /api/email',
    'GET /api/i18n/locales',
    'GET /api/content-type-builder/content-types',
  ])('%s does not exist', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    for (const client of [shop.visitor(), await shop.customer(), await shop.admin()])
      expect((await client.send(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
  });
});
