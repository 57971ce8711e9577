import { claimsOf, expired, signToken } from '../support/access-token';
import type { Client } from '../support/client';
import { registeredRoutes } from '../support/registered-routes';
import { openShop, type Shop } from '../support/shop';

/** Who may make each call. What happens after access is granted (a 400, a 404) is up to other tests. */
const everybody = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'GET /api/marketplace',
  'GET /api/marketplace/:idOrSlug',
  'POST /api/marketplace/:idOrSlug/view',
  'GET /api/marketplace/categories',
  'GET /api/marketplace/categories/:idOrSlug',
  'GET /api/marketplace/tags',
  'GET /api/blog',
  'GET /api/blog/:idOrSlug',
  'POST /api/blog/:idOrSlug/view',
  'GET /api/blog/categories',
  'GET /api/blog/categories/:idOrSlug',
  'GET /api/blog/tags',
  'GET /api/facets',
  'GET /api/offers',
  'GET /api/avatars/:name',
  'GET /api/collections',
  'GET /api/collections/:idOrSlug',
  'GET /api/collections/:idOrSlug/items',
  'GET /api/pages',
  'GET /api/pages/:idOrSlug',
  'POST /api/submit-form',
  'GET /api/store',
  'GET /api/home',
  'GET /api/downloads/:token',
  // Last, because it ends the session.
  'POST /api/auth/logout',
];

const signedIn = [
  'GET /api/auth/me',
  'PATCH /api/auth/me',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'POST /api/auth/change-password',
  'POST /api/auth/avatar',
  'GET /api/auth/email',
  'POST /api/auth/email',
  'POST /api/auth/email/resend',
  'POST /api/auth/delete-account',
];

const admins = [
  'POST /api/marketplace',
  'PATCH /api/marketplace/:id',
  'DELETE /api/marketplace/:id',
  'POST /api/marketplace/categories',
  'PATCH /api/marketplace/categories/:id',
  'DELETE /api/marketplace/categories/:id',
  'POST /api/marketplace/tags',
  'PATCH /api/marketplace/tags/:id',
  'DELETE /api/marketplace/tags/:id',
  'POST /api/blog',
  'PATCH /api/blog/:id',
  'DELETE /api/blog/:id',
  'POST /api/blog/categories',
  'PATCH /api/blog/categories/:id',
  'DELETE /api/blog/categories/delete',
  'DELETE /api/blog/categories/:id',
  'POST /api/blog/tags',
  'PATCH /api/blog/tags/:id',
  'DELETE /api/blog/tags/:id',
  'POST /api/collections',
  'PATCH /api/collections/:id',
  'DELETE /api/collections/:id',
  'POST /api/pages',
  'PATCH /api/pages/:id',
  'DELETE /api/pages/:id',
  'POST /api/admin/items/bulk',
  'GET /api/admin/posts/authors',
  'POST /api/admin/posts/bulk',
  'GET /api/admin/stats',
  'GET /api/admin/first-steps',
  'GET /api/admin/activity',
  'GET /api/admin/activity/actors',
  'GET /api/admin/trash',
  'POST /api/admin/trash/restore',
  'POST /api/admin/trash/:id/restore',
  'DELETE /api/admin/trash/:id',
  'GET /api/admin/users',
  'PATCH /api/admin/users/:id',
  'GET /api/admin/home',
  'PATCH /api/admin/home',
  'POST /api/admin/home/preview',
  'GET /api/admin/menus',
  'PATCH /api/admin/menus',
  'GET /api/admin/settings',
  'PATCH /api/admin/settings',
  'POST /api/admin/jobs/:kind',
  'GET /api/admin/jobs',
  'GET /api/admin/jobs/:id',
  'GET /api/admin/jobs/:id/rows',
  'POST /api/admin/jobs/:id/stop',
  'GET /api/admin/views',
  'POST /api/admin/views',
  'PATCH /api/admin/views/:id',
  'DELETE /api/admin/views/:id',
  'GET /api/admin/messages',
  'GET /api/admin/messages/unread',
  'POST /api/admin/messages/bulk',
  'GET /api/admin/messages/:id',
  'PATCH /api/admin/messages/:id',
  'DELETE /api/admin/messages/:id',
  'POST /api/admin/exports/:kind',
  'POST /api/admin/import-templates/:kind',
  'POST /api/admin/imports',
  'GET /api/admin/imports',
  'GET /api/admin/imports/:id',
  'GET /api/admin/imports/:id/rows',
  'GET /api/admin/imports/:id/pictures',
  'POST /api/admin/imports/:id/pictures/retry',
  'POST /api/admin/imports/:id/confirm',
  'POST /api/admin/imports/:id/report',
  'DELETE /api/admin/imports/:id',
  'POST /api/admin/markdown',
  'GET /api/admin/media',
  'POST /api/admin/media',
  'PATCH /api/admin/media/:id',
  'DELETE /api/admin/media/:id',
];

const signIn = { status: 401, message: 'Please sign in' };
const adminsOnly = { status: 403, message: 'Only administrators can do this' };
const letIn = undefined;

/** For each kind of visitor, the response to each kind of call. */
const doors = {
  anonymous: [letIn, signIn, signIn],
  customer: [letIn, letIn, adminsOnly],
  administrator: [letIn, letIn, letIn],
  'blocked administrator': [letIn, signIn, signIn],
  'administrator with an expired token': [letIn, signIn, signIn],
  'administrator who has signed out': [letIn, signIn, signIn],
} as const;

type Who = keyof typeof doors;

const NOBODY_HAS_THIS_ID = '2000000000';

describe('authorisation', () => {
  let shop: Shop;
  const clients = {} as Record<Who, Client>;

  beforeAll(async () => {
    shop = await openShop();
    const blocked = await shop.customer();
    const setRole = `UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = 'admin') WHERE user_id = $1`;
    await shop.database.query(setRole, [blocked.session.id]);
    await shop.database.query('UPDATE up_users SET blocked = true WHERE id = $1', [blocked.session.id]);

    const expiring = await shop.admin();
    expiring.token = expired(expiring.token ?? '');
    const signedOut = await shop.admin();
    await signedOut.post('/api/auth/logout');

    clients.anonymous = shop.visitor();
    clients.customer = await shop.customer();
    clients.administrator = await shop.admin();
    clients['blocked administrator'] = blocked;
    clients['administrator with an expired token'] = expiring;
    clients['administrator who has signed out'] = signedOut;
    // Test only what the token opens; the cookie is covered by the session tests.
    for (const client of Object.values(clients)) client.cookies.clear();
  });
  afterAll(() => shop.close());

  it('covers every call that the running application knows', async () => {
    expect([...everybody, ...signedIn, ...admins].sort()).toEqual((await registeredRoutes(shop)).sort());
  });

  describe.each(Object.keys(doors) as Who[])('%s', (who) => {
    const rows = [signedIn, admins, everybody].flatMap((routes) => {
      const kind = [everybody, signedIn, admins].indexOf(routes);
      return routes.map((route) => ({ route, refusal: doors[who][kind] }));
    });

    it.each(rows)('$route', async ({ route, refusal }) => {
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'GET' ? undefined : {};
      const address = path.replace(/:\w+/, NOBODY_HAS_THIS_ID);
      const { status, error, headers } = await clients[who].send(method, address, body);
      // Neither tokens nor restricted data may be cached. What every visitor may see is asked for anew each time.
      const isShownToAll =
        who === 'anonymous' && /^GET \/api\/(marketplace|facets|collections|blog|pages|home|store)/.test(route);
      expect(headers.get('cache-control')).toBe(isShownToAll && !refusal ? 'no-cache' : 'no-store');
      if (refusal) return expect({ status, message: error.message }).toEqual(refusal);
      expect(status).toBeLessThan(500);
      expect([signIn.message, adminsOnly.message]).not.toContain(error?.message);
      return expect(status).not.toBe(405);
    });
  });
});

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
