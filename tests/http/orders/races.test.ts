import { randomUUID } from 'node:crypto';
import { apiPaths, type PlacedOrder } from '@stoa/contract';
import { type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { Client } from '../../support/client';
import { lineOf, openSelling, type Selling } from '../../support/orders';
import { openOwnShop } from '../../support/shop';

const { checkout } = apiPaths;

const times = <Value>(count: number, make: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => make(place));

describe('two processes of a shop, and many who buy at once', () => {
  let paypal: PayPalEmulator;
  let selling: Selling;
  let processes: Client[];
  const at = (place: number) => processes[place % 2];

  beforeAll(async () => {
    paypal = await startPayPalEmulator();
    const shop = await openOwnShop(paypal.settings);
    const second = await shop.replica(paypal.settings);
    selling = await openSelling(shop);
    processes = [new Client(shop.url), new Client(second.url)];
  });
  afterEach(async () => {
    expect(await selling.audit()).toEqual([]);
  });
  afterAll(async () => {
    await selling.shop.close();
    await paypal.close();
  });

  const approve = (paypalId: string) =>
    fetch(`${paypal.base}/emulator/orders/${paypalId}/approve`, { method: 'POST', body: '{}' });
  const open = async (place: number) => {
    const lamp = await selling.item({ stock: 1 });
    const order = await selling.order({ lines: [lineOf(lamp)], way: 'paypal' }, at(place));
    const { data } = await selling.shop.visitor().post<{ providerOrderId: string }>(checkout.pay(order.key));
    return { ...order, lamp, paypalId: data.providerOrderId };
  };
  const opened = async (place: number) => {
    const order = await open(place);
    await approve(order.paypalId);
    return order;
  };
  const stateOf = async (key: string) =>
    (await selling.shop.visitor().get<PlacedOrder>(checkout.order(key))).data.state;

  it('sell exactly 50 to 200 buyers of 50', async () => {
    const [lamp, bowl] = [await selling.item({ stock: 50 }), await selling.item({ stock: 500 })];
    const buy = (place: number) =>
      selling.place({ lines: place % 2 ? [lineOf(lamp), lineOf(bowl)] : [lineOf(bowl), lineOf(lamp)] }, at(place));
    const answers = await Promise.all(times(200, buy));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(150);
    expect([(await selling.stored(lamp.id)).stock, (await selling.stored(bowl.id)).stock]).toEqual([0, 450]);
  }, 120_000);

  it('make one order of 20 equal submissions', async () => {
    const lamp = await selling.item({ stock: 30 });
    const body = { key: randomUUID(), lines: [lineOf(lamp)] };
    const answers = await Promise.all(times(20, (place) => selling.place(body, at(place))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect((await selling.stored(lamp.id)).stock).toBe(29);
  });

  it('give the last use of a code to one', async () => {
    await selling.shop.database.query(
      "INSERT INTO discount_codes (code, kind, percent, most_uses) VALUES ('LAST', 'PERCENT', 10, 1)",
    );
    const lamp = await selling.item({ stock: 30 });
    const answers = await Promise.all(
      times(10, (place) => selling.place({ lines: [lineOf(lamp)], code: 'LAST' }, at(place))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, error } of answers.filter((answer) => answer.status !== 201))
      expect([status, error.details]).toMatchObject([409, { reason: 'CODE' }]);
    expect((await selling.stored(lamp.id)).stock).toBe(29);
  });

  it('give a code to the same person only as often as it may be', async () => {
    await selling.shop.database.query(
      "INSERT INTO discount_codes (code, kind, percent, most_each) VALUES ('ONCE', 'PERCENT', 10, 1)",
    );
    const lamp = await selling.item({ stock: 30 });
    const order = { lines: [lineOf(lamp)], code: 'ONCE' };
    const answers = await Promise.all(
      times(6, (place) => selling.place({ ...order, email: 'one@example.com' }, at(place))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await selling.place({ ...order, email: 'other@example.com' })).status).toBe(201);
  });

  it('let either the capture or the expiry of an order win', async () => {
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const { key, lamp, paypalId } = await open(place);
      await selling.shop.database.query(
        "UPDATE orders SET hold_until = now() - interval '1 second', look_at = now() WHERE checkout_key = $1",
        [key],
      );
      // Approved in the very moment in which its time is over.
      await Promise.all([
        at(0)?.post(checkout.settle(key)),
        approve(paypalId).then(() => at(1)?.post(checkout.settle(key))),
      ]);
      const state = await stateOf(key);
      expect(['PAID', 'EXPIRED']).toContain(state);
      expect((await selling.stored(lamp.id)).stock).toBe(state === 'PAID' ? 0 : 1);
      // Who approved in time isn't turned away while everything is there.
      await at(0)?.post(checkout.settle(key));
      expect(await stateOf(key)).toBe('PAID');
    }
  });

  it('write one capture down when the event and the buyer come together', async () => {
    const { key, paypalId } = await opened(0);
    const raw = JSON.stringify({
      id: randomUUID(),
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource_type: 'checkout-order',
      resource: { id: paypalId },
    });
    const { 'content-type': _, ...headers } = paypal.sign(raw);
    await Promise.all([
      ...times(4, (place) => at(place)?.post('/api/payments/paypal/events', raw, { headers })),
      ...times(4, (place) => at(place)?.post(checkout.settle(key))),
    ]);
    expect(await stateOf(key)).toBe('PAID');
    const captures = await selling.shop.database.query(
      'SELECT captures.id FROM captures JOIN orders ON orders.id = order_id WHERE checkout_key = $1',
      [key],
    );
    expect(captures).toHaveLength(1);
  });
});
