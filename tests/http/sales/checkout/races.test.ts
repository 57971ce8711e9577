import { randomUUID } from 'node:crypto';
import { orderPaths, type PlacedOrder } from '@stoa/contract';
import { Client as Connection } from 'pg';
import { eventOf } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { EVENTS, type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { type Answer, Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

const times = <Value>(count: number, make: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => make(place));

describe('two processes of a shop, with many customers at once', () => {
  let shop: PayPalShop;
  let processes: Client[];
  const at = (place: number) => processes[place % 2];

  beforeAll(async () => {
    // Nobody but the racers moves anything.
    const env = { RECONCILE_EVERY: '600000' };
    shop = await setUpPayPal(await openShop({ paypal: true, env }));
    const second = await shop.own.replica({ ...shop.settings, ...env });
    processes = [new Client(shop.own.url), new Client(second.url)];
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const open = async (place: number) => {
    const lamp = await shop.item({ stock: 1 });
    const order = await shop.order({ lines: [lineOf(lamp)], paymentMethod: 'paypal' }, at(place));
    return { ...order, lamp, paypalId: await shop.payFor(order) };
  };
  const connect = async () => {
    const connection = new Connection({ connectionString: shop.own.database.url });
    await connection.connect();
    return connection;
  };
  const countOrders = async () => (await shop.own.database.query('SELECT id FROM orders')).length;

  it('sell exactly 50 of 50 to 200 customers', async () => {
    const [lamp, bowl] = [await shop.item({ stock: 50 }), await shop.item({ stock: 500 })];
    const lines = [
      [lineOf(bowl), lineOf(lamp)],
      [lineOf(lamp), lineOf(bowl)],
    ] as const;
    const carts = await Promise.all(lines.map((lines) => shop.priced({ key: '', lines })));
    // As a browser does: whoever finds the shop too busy asks again.
    const ask = async (place: number, order: object): Promise<Answer<PlacedOrder>> => {
      const answer = await processes[place % 2]?.post<PlacedOrder>(checkout.orders, order);
      return !answer || answer.status === 503 ? ask(place, order) : answer;
    };
    const buy = (place: number) => ask(place, { ...carts[Math.floor(place / 2) % 2], key: randomUUID() });
    const before = await countOrders();
    const answers = await Promise.all(times(200, buy));
    const sold = answers.filter(({ status }) => status < 300);
    expect(new Set(sold.map(({ data }) => data.number)).size).toBe(50);
    expect(sold).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(150);
    expect([(await shop.stored(lamp.id)).stock, (await shop.stored(bowl.id)).stock]).toEqual([0, 450]);
    // Those who came too late leave nothing behind.
    expect(await countOrders()).toBe(before + 50);
  }, 120_000);

  it('create one order of 20 equal requests', async () => {
    const lamp = await shop.item({ stock: 30 });
    const body = { key: randomUUID(), lines: [lineOf(lamp)] };
    const answers = await Promise.all(times(20, (place) => shop.place(body, at(place))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect((await shop.stored(lamp.id)).stock).toBe(29);
  });

  it('create one order of two equal requests, even if the first takes the last one in stock', async () => {
    const lamp = await shop.item({ stock: 1 });
    const order = await shop.priced({ key: randomUUID(), lines: [lineOf(lamp)] });
    const waiting = async (count: number) =>
      eventually(async () => {
        const waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
        expect(await shop.own.database.query(waits)).toHaveLength(count);
      });
    const [writes, paymentMethods] = [await connect(), await connect()];
    // The first is about to be written down, when the second begins. That one prices the cart only once the first is there.
    await writes.query('BEGIN; LOCK TABLE orders IN SHARE MODE');
    const first = at(0)?.post<PlacedOrder>(checkout.orders, order);
    await waiting(1);
    const locked = paymentMethods.query('BEGIN; LOCK TABLE payment_methods');
    await waiting(2);
    const second = at(1)?.post<PlacedOrder>(checkout.orders, order);
    await waiting(3);
    await writes.end();
    await locked;
    await paymentMethods.end();
    const answers = await Promise.all([first, second]);
    expect(answers.map((answer) => answer?.status)).toEqual([201, 200]);
    expect(answers[1]?.data.number).toBe(answers[0]?.data.number);
    expect((await shop.stored(lamp.id)).stock).toBe(0);
  });

  it('give the last use of a code to one customer', async () => {
    await shop.own.database.query(
      "INSERT INTO discounts (code, kind, percent, usage_limit) VALUES ('LAST', 'PERCENT', 10, 1)",
    );
    const lamp = await shop.item({ stock: 30 });
    const answers = await Promise.all(
      times(10, (place) => shop.place({ lines: [lineOf(lamp)], code: 'LAST' }, at(place))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, error } of answers.filter((answer) => answer.status !== 201))
      expect([status, error.details]).toMatchObject([409, { reason: 'CODE' }]);
    expect((await shop.stored(lamp.id)).stock).toBe(29);
  });

  it('accept a code from one customer only up to its limit', async () => {
    await shop.own.database.query(
      "INSERT INTO discounts (code, kind, percent, usage_limit_per_customer) VALUES ('ONCE', 'PERCENT', 10, 1)",
    );
    const lamp = await shop.item({ stock: 30 });
    const order = { lines: [lineOf(lamp)], code: 'ONCE' };
    const answers = await Promise.all(
      times(6, (place) => shop.place({ ...order, email: 'one@example.com' }, at(place))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await shop.place({ ...order, email: 'other@example.com' })).status).toBe(201);
  });

  it('let either the capture or the expiry of an order win', async () => {
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const { key, lamp, paypalId } = await open(place);
      await shop.own.database.query(
        "UPDATE orders SET reserved_until = now() - interval '1 second', next_check_at = now() WHERE checkout_key = $1",
        [key],
      );
      // Approved in the very moment in which its time is over.
      await Promise.all([
        at(0)?.post(checkout.settle(key)),
        shop.approve({ paypalId }).then(() => at(1)?.post(checkout.settle(key))),
      ]);
      const state = await shop.stateOf({ key });
      expect(['PAID', 'EXPIRED']).toContain(state);
      expect((await shop.stored(lamp.id)).stock).toBe(state === 'PAID' ? 0 : 1);
      // Who approved in time isn't turned away while everything is there.
      await at(0)?.post(checkout.settle(key));
      expect(await shop.stateOf({ key })).toBe('PAID');
    }
  });

  it('record one capture when the webhook and the customer come together', async () => {
    const { key, paypalId } = await open(0);
    await shop.approve({ paypalId });
    const raw = JSON.stringify(eventOf({ paypalId }));
    const { 'content-type': _, ...headers } = shop.sign(raw);
    await Promise.all([
      ...times(4, (place) => at(place)?.post(EVENTS, raw, { headers })),
      ...times(4, (place) => at(place)?.post(checkout.settle(key))),
    ]);
    expect(await shop.stateOf({ key })).toBe('PAID');
    expect(await shop.takenFor({ paypalId })).toBe(1);
  });
});
