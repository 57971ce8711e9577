import { expired } from '../../support/shop/access-token';
import type { Client } from '../../support/shop/client';
import { registeredRoutes } from '../../support/shop/registered-routes';
import { openShop, type Shop } from '../../support/shop/shop';
import { admins, everybody, signedIn } from './calls';

const signIn = { status: 401, message: 'Please sign in' };
const adminsOnly = { status: 403, message: 'Only administrators can do this' };
const letIn = undefined;

/** For each kind of visitor, the response to each kind of call. */
const RESPONSES = {
  anonymous: [letIn, signIn, signIn],
  customer: [letIn, letIn, adminsOnly],
  administrator: [letIn, letIn, letIn],
  'blocked administrator': [letIn, signIn, signIn],
  'administrator with an expired token': [letIn, signIn, signIn],
  'administrator who has signed out': [letIn, signIn, signIn],
} as const;

type Who = keyof typeof RESPONSES;

const NOBODY_HAS_THIS_ID = '2000000000';

describe('authorization', () => {
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

  describe.each(Object.keys(RESPONSES) as Who[])('%s', (who) => {
    const rows = [signedIn, admins, everybody].flatMap((routes) => {
      const kind = [everybody, signedIn, admins].indexOf(routes);
      return routes.map((route) => ({ route, refusal: RESPONSES[who][kind] }));
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
