import { adminPaths, apiPaths, type Item, type Post } from '@stoa/contract';
import { Client } from 'pg';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { type Pooler, startPgBouncer } from '../../support/run/pgbouncer';
import { lineOf } from '../../support/sales/orders';
import { setUpPayPal } from '../../support/sales/paypal';
import { Client as Visitor } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

const SESSIONS = 3;
const HOUR = 3_600_000;

/** In a database with another time zone, which the pooler takes for everybody’s. */
const startBehind = async (pooler: Pooler) => {
  const own = await startShop({ paypal: true });
  await own.database.query(`ALTER DATABASE ${own.database.name} SET timezone = 'America/New_York'`);
  pooler.serveShops();
  await own.restart();
  return setUpPayPal(own);
};

describe('behind PgBouncer, which shares sessions after each transaction', () => {
  let pooler: Pooler | undefined;
  let shop: Awaited<ReturnType<typeof startBehind>>;
  let own: OwnShop;

  beforeAll(async () => {
    pooler = await startPgBouncer(SESSIONS);
    if (!pooler) return;
    shop = await startBehind(pooler);
    own = shop.own;
  });
  afterAll(async () => {
    await own?.close();
    await pooler?.close();
  });

  /** Of all sessions that the shop's statements share. */
  const settingOfSessions = async (name: string): Promise<unknown[]> => {
    const clients = Array.from(
      { length: SESSIONS },
      () => new Client({ connectionString: pooler?.through(own.database.url) }),
    );
    await Promise.all(clients.map((client) => client.connect()));
    try {
      const found = clients.map(async (client) => {
        await client.query('BEGIN');
        return (await client.query('SELECT current_setting($1) AS setting', [name])).rows[0].setting;
      });
      return await Promise.all(found);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  };

  it('places, pays, and edits, and another process hears of it', async () => {
    if (!pooler) return;
    const other = await own.replica();
    const bowl = await shop.item({ title: 'Bowl', slug: 'bowl', stock: 5 });
    const address = `${other.url}${apiPaths.marketplace.item('bowl')}`;
    await eventually(async () => expect((await fetch(address)).headers.get('cache-status')).toBe('stoa; hit'));
    const order = await shop.open({ lines: [lineOf(bowl, 2)] });
    await shop.approve(order);
    expect(await shop.settle(order)).toBe('PAID');
    await shop.admin.patch(apiPaths.marketplace.item(bowl.id), { title: 'Deep bowl' });
    await eventually(async () =>
      expect(((await (await fetch(address)).json()) as { data: Item }).data.title).toBe('Deep bowl'),
    );
    expect((await shop.stored(bowl.id)).stock).toBe(3);
    expect(await shop.audit()).toEqual([]);
  });

  it('counts sign-ins', async () => {
    if (!pooler) return;
    const { url } = await own.replica({ RATE_LIMITS: 'true' });
    const signIn = async (_: unknown, person: number) => {
      const visitor = new Visitor(url);
      return (await visitor.post(apiPaths.auth.login, { email: `${person}@example.com`, password: 'wrong-one' }))
        .status;
    };
    const statuses = Array.from({ length: 12 }, signIn);
    expect(await Promise.all(statuses)).toEqual(Array(12).fill(401));
  });

  it('leaves no time limit to the next client of a session', async () => {
    if (!pooler) return;
    await Promise.all(Array.from({ length: 12 }, () => shop.admin.get(adminPaths.orders)));
    expect(await settingOfSessions('statement_timeout')).toEqual(Array(SESSIONS).fill('0'));
  });

  it('stops a statement that takes too long, and no other', async () => {
    if (!pooler) return;
    const { id } = await shop.item({ title: 'Held', slug: 'held' });
    const lock = new Client({ connectionString: own.database.url });
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM items WHERE id = $1 FOR UPDATE', [id]);
    const [blocked, other] = await Promise.all([
      shop.admin.patch(apiPaths.marketplace.item(id), { title: 'Changed' }),
      shop.admin.get(adminPaths.salesSettings),
    ]);
    const [row] = await own.database.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    await lock.end();
    expect([blocked.status, other.status, row?.waiting]).toEqual([503, 200, 0]);
  });

  it('reads times as UTC, whatever the database’s time zone is', async () => {
    if (!pooler) return;
    const category = await createBlogCategory(shop.admin, 'wood');
    const publishedAt = new Date(Date.now() - HOUR).toISOString();
    await createPost(shop.admin, category.id, { slug: 'an-hour-ago', status: 'PUBLISHED', publishedAt });
    const { data } = await own.visitor().get<Post>(apiPaths.blog.post('an-hour-ago'));
    expect(data).toMatchObject({ slug: 'an-hour-ago', publishedAt });
    expect(await settingOfSessions('timezone')).toEqual(Array(SESSIONS).fill('America/New_York'));
  });
});
