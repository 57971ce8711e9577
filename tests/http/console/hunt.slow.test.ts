import fc from 'fast-check';
import { uploaded } from '../../support/media/uploads';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { invite, signInToConsole } from '../../support/shop/editors';
import { anyBody, anyQuery, anySegment } from '../../support/shop/hostile';
import { SEED } from '../../support/shop/random';
import { consoleRoutes } from '../../support/shop/registered-routes';
import { type OwnShop, startShop } from '../../support/shop/shop';

/** `npm run test:faults` sends each route so many requests of each person; otherwise only one, another each time. */
const REQUESTS = process.env.FAULTS === 'all' ? 16 : 1;
const IN_FLIGHT = 8;

/** These would end what the test itself lives on: its own session or account. They are sent in console-*.test.ts. */
const ENDS_ITSELF =
  /^(POST \/cms\/admin\/logout|DELETE \/cms\/admin\/users\/me\/sessions|PUT \/cms\/admin\/users\/me|(PUT|DELETE) \/cms\/admin\/(users|roles)\/[12]\b.*|POST \/cms\/admin\/(users|roles)\/batch-delete)$/;

const OWN = {
  customer: '/api/auth/me',
  'shop administrator': '/api/auth/me',
  'console author': '/cms/admin/users/me',
  'super administrator': '/cms/admin/users/me',
};

interface Sent {
  who: string;
  method: string;
  address: string;
  body: unknown;
}

describe('the console', () => {
  jest.retryTimes(0);
  let shop: OwnShop;
  let routes: string[];
  const clients: Record<string, Client> = {};

  beforeAll(async () => {
    shop = await startShop();
    routes = await consoleRoutes(shop);
    const superAdmin = await signInToConsole(shop, ADMIN);
    await uploaded(await shop.admin());
    await superAdmin.post('/cms/upload/folders', { name: 'Folder', parent: null });
    Object.assign(clients, {
      nobody: shop.visitor(),
      customer: await shop.customer(),
      'shop administrator': await shop.admin(),
      'console author': await invite(shop, superAdmin, 'strapi-author'),
      'super administrator': await signInToConsole(
        shop,
        await invite(shop, superAdmin, 'strapi-super-admin').then(({ account }) => account),
      ),
    });
  }, 300_000);
  afterAll(() => shop.close());

  const anyFulfilled = (who: string, route: string): fc.Arbitrary<Sent> => {
    const [method = '', path = ''] = route.split(' ');
    const segments = path.split('/').map((segment) => (segment.startsWith(':') ? anySegment : fc.constant(segment)));
    return fc
      .record({
        address: fc.tuple(...segments),
        query: anyQuery,
        body: method === 'GET' ? fc.constant(undefined) : anyBody,
      })
      .map(({ address, query, body }) => ({
        who,
        method,
        address: `${address.join('/')}${query && `?${query}`}`,
        body,
      }));
  };

  const send = async ({ who, method, address, body }: Sent): Promise<string | undefined> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await clients[who]?.send(method, address, text, {
      headers: text ? { 'Content-Type': 'application/json' } : {},
    });
    if (answer && answer.status < 500) return undefined;
    return `${answer?.status} ${method} ${address} of ${who}: ${text?.slice(0, 300)}`;
  };

  it('survives hostile requests, and never answers 5xx', async () => {
    const all = Object.keys(clients).flatMap((who, person) =>
      routes.flatMap((route, index) =>
        fc.sample(anyFulfilled(who, route), { seed: SEED + 1000 * person + index, numRuns: REQUESTS }),
      ),
    );
    const sent = all.filter(({ method, address }) => !ENDS_ITSELF.test(`${method} ${address.split('?')[0]}`));
    const wrong: string[] = [];
    const worker = async () => {
      for (let next = sent.pop(); next; next = sent.pop()) {
        const fault = await send(next).catch(
          (error: Error) => `${error.message}: ${JSON.stringify(next).slice(0, 400)}`,
        );
        if (fault) wrong.push(fault);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
    expect(wrong).toEqual([]);
    expect(process.kill(shop.cms.pid, 0)).toBe(true);
    expect((await shop.visitor().get('/healthz')).status).toBe(200);
    // Nobody was signed out on the way, after which everything would only have been refused.
    for (const [who, me] of Object.entries(OWN))
      expect([who, (await clients[who]?.get(me))?.status]).toEqual([who, 200]);
    expect(shop.log()).not.toContain('Nobody awaited');
  }, 3_600_000);
});
