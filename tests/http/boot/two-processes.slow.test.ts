import { adminPaths, apiPaths, type ItemList, type Job, type Session } from '@stoa/contract';
import { mailsTo } from '../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop } from '../../support/shop/shop';

const { changePassword, login, logout, me, refresh } = apiPaths.auth;
const KEEPER = 'shop@oak.example';
const PASSWORD = 'secret-123';

/** That an edit is seen on both within a second: cache/fresh.test.ts. That limits hold on both: auth/limits.test.ts. */
describe('of two processes of a shop', () => {
  let shop: Selling;
  let orders: ManagedOrders;
  let otherUrl: string;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
    otherUrl = (await shop.shop.replica()).url;
    await shop.admin.patch(adminPaths.settings, { contactEmail: KEEPER });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  /** The same browser, which reaches the other process. */
  const elsewhere = ({ token, cookies }: Client): Client => {
    const client = new Client(otherUrl);
    client.token = token;
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  };

  type Customer = Awaited<ReturnType<Selling['shop']['customer']>>;

  it.each<[string, (customer: Customer) => Promise<{ status: number }>]>([
    ['a sign-out', (customer) => customer.post(logout)],
    [
      'a new password',
      async ({ session: { email } }) => {
        const laptop = shop.shop.visitor();
        laptop.token = (await laptop.post<Session>(login, { email, password: PASSWORD })).data.token;
        return laptop.post(changePassword, { currentPassword: PASSWORD, password: 'brand-new-1' });
      },
    ],
    ['a block', ({ session }) => shop.admin.patch(adminPaths.user(session.id), { blocked: true })],
  ])('%s at one signs out at the other at once', async (_what, change) => {
    const customer = await shop.shop.customer({ password: PASSWORD });
    const there = elsewhere(customer);
    expect((await there.get(me)).status).toBe(200);
    expect((await change(customer)).status).toBe(200);
    expect((await there.get(me)).status).toBe(401);
    expect((await there.post(refresh)).status).toBe(401);
  });

  it('one ends each order that isn’t paid in time, and emails its customer once', async () => {
    const lamp = await shop.item({ stock: 10 });
    const numbers: number[] = [];
    for (let place = 0; place < 10; place += 1)
      numbers.push((await shop.order({ email: `late-${place}@example.com`, lines: [lineOf(lamp)] })).number);
    await shop.shop.database.query("UPDATE orders SET reserved_until = now() - interval '1 minute'");
    await eventually(async () => expect(await orders.list('state=EXPIRED&limit=100')).toHaveLength(10));
    expect((await shop.stored(lamp.id)).stock).toBe(10);
    for (const [place, number] of numbers.entries()) {
      const subject = `Your Stoa order #${number} has expired`;
      const isSent = async () => expect(await mailsTo(shop.shop, `late-${place}@example.com`, subject)).toHaveLength(1);
      await eventually(isSent);
      const { events } = await orders.orderDetail(number);
      expect(events.filter(({ to }) => to === 'EXPIRED')).toHaveLength(1);
    }
  });

  it('one tells the staff of what runs low', async () => {
    const titles = ['Ash', 'Beech', 'Cedar', 'Elm', 'Fir'];
    for (const title of titles) {
      const item = await shop.item({ title, stock: 4 });
      await orders.paid({ lines: [lineOf(item, 2)] });
    }
    const told = async () =>
      (await mailsTo(shop.shop, KEEPER)).flatMap(({ text }) => text?.match(/\w+(?=: 2 left)/g) ?? []);
    await eventually(async () => expect((await told()).sort()).toEqual(titles));
    const waiting = 'SELECT count(*)::int AS mails FROM outbox_messages WHERE recipient = $1 AND sent_at IS NULL';
    expect(await shop.shop.database.query(waiting, [KEEPER])).toEqual([{ mails: 0 }]);
  });

  it('one makes each change of a job', async () => {
    const ids: number[] = [];
    for (let place = 0; place < 24; place += 1) ids.push((await shop.item({ price: 40 })).id);
    const price = { prices: 'PRICE', by: 'PERCENT', value: 10, rounding: 'NONE' };
    const urls = [shop.shop.url, otherUrl];
    const jobs = Array.from({ length: 6 }, async (_, place) => {
      const admin = Object.assign(new Client(urls[place % 2] as string), { token: shop.admin.token });
      const input = { action: 'changePrice', price, ids: ids.slice(place * 4, place * 4 + 4) };
      return (await admin.post<Job>(adminPaths.startJob('items'), input)).data.id;
    });
    for (const id of await Promise.all(jobs))
      await eventually(async () =>
        expect((await shop.admin.get<Job>(adminPaths.job(id))).data).toMatchObject({
          status: 'DONE',
          counts: { changed: 4 },
        }),
      );
    const { data } = await shop.admin.get<ItemList>(`${apiPaths.marketplace.items}?minPrice=44&maxPrice=44`);
    expect(data.pagination.total).toBe(ids.length);
  });
});
