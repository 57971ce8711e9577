import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, type Item, orderPaths, type PlacedOrder, type Selling as Terms } from '@stoa/contract';
import type { Client } from '../../support/client';
import { eventually } from '../../support/eventually';
import { mailsTo } from '../../support/mails';
import { lineOf, openSelling, type Selling } from '../../support/orders';
import { openPayPalShop, type PayPalShop } from '../../support/paypal';
import { openOwnShop } from '../../support/shop';

const { checkout } = orderPaths;

/** What a new shop begins with. */
const BEGINNINGS = {
  reservedItemsPerOrder: 50,
  reservedValuePerOrder: 5_000,
  reservedItemsPerCustomer: 100,
  reservedValuePerCustomer: 10_000,
};

describe('what unpaid orders may hold that are paid by hand', () => {
  let shop: Selling;
  let paint: Item;

  beforeAll(async () => {
    shop = await openSelling(await openOwnShop({ TRUSTED_PROXIES: '1' }), { isLimited: true });
  });
  beforeEach(async () => {
    paint = await shop.item({ title: 'Paint', price: 1, stock: 5_000 });
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  let networks = 0;
  /** Somebody whose network nobody else is in. */
  const elsewhere = (client: Client = shop.shop.visitor()): Client => {
    networks += 1;
    client.headers['x-forwarded-for'] = `203.0.113.${networks}`;
    return client;
  };
  let people = 0;
  const somebody = () => {
    people += 1;
    return `buyer-${people}@example.com`;
  };
  const stock = async () => (await shop.stored(paint.id)).stock;
  const change = (terms: Partial<Terms>) => shop.admin.patch<Terms>(adminPaths.selling, terms);
  const cartOf = (quantity: number, more: object = {}) => ({
    key: randomUUID() as string,
    email: somebody(),
    lines: [lineOf(paint, quantity)],
    ...more,
  });
  const codesTo = async (email: string) =>
    (await mailsTo(shop.shop, email)).flatMap(
      ({ subject }) => /^(\d{6}) is your code at Stoa$/.exec(subject ?? '')?.[1] ?? [],
    );
  const nextCode = (email: string, count = 1) =>
    eventually(async () => {
      const codes = await codesTo(email);
      expect(codes).toHaveLength(count);
      return codes.at(-1) as string;
    });
  /** Refused, with a code on its way. */
  const refused = async (cart: ReturnType<typeof cartOf>, client: Client) => {
    const { status, error, sent } = await shop.placed(cart, client);
    expect([status, error?.details]).toMatchObject([409, { reason: 'CONFIRM_EMAIL' }]);
    return sent;
  };
  const send = (client: Client, order: object, emailCode: string) =>
    client.post<PlacedOrder>(checkout.orders, { ...order, emailCode });

  it('has sensible limits from the start, and an order at the limit is placed as ever', async () => {
    expect((await shop.admin.get<Terms>(adminPaths.selling)).data).toMatchObject(BEGINNINGS);
    expect((await shop.placed(cartOf(50), elsewhere())).status).toBe(201);
    expect(await stock()).toBe(4_950);
  });

  it('doesn’t let one order hold everything: above the limit, the email address is confirmed first', async () => {
    const [cart, client] = [cartOf(5_000), elsewhere()];
    const sent = await refused(cart, client);
    expect(await stock()).toBe(5_000);
    const placed = await send(client, sent, await nextCode(cart.email));
    expect(placed.status).toBe(201);
    expect(await stock()).toBe(0);
    // Sent again, as after a lost answer, it's the same order, with or without the code.
    expect((await client.post<PlacedOrder>(checkout.orders, sent)).data.number).toBe(placed.data.number);
  });

  it('limits the value of an order, but not of a single item', async () => {
    const sofa = await shop.item({ title: 'Sofa', price: 6_000, stock: 9 });
    expect((await shop.place({ email: somebody(), lines: [lineOf(sofa)] }, elsewhere())).status).toBe(201);
    const { status, error } = await shop.place({ email: somebody(), lines: [lineOf(sofa, 2)] }, elsewhere());
    expect([status, error.details]).toMatchObject([409, { reason: 'CONFIRM_EMAIL' }]);
  });

  it('counts what the same email address holds, wherever it orders from', async () => {
    const email = somebody();
    for (const quantity of [50, 50])
      expect((await shop.placed(cartOf(quantity, { email }), elsewhere())).status).toBe(201);
    await refused(cartOf(1, { email }), elsewhere());
    expect((await shop.placed(cartOf(1), elsewhere())).status).toBe(201);
  });

  it('counts what comes from the same network, until it’s paid, sent, or over', async () => {
    const client = elsewhere();
    const orders: PlacedOrder[] = [];
    for (const quantity of [50, 50]) orders.push((await shop.placed(cartOf(quantity), client)).data);
    await refused(cartOf(1), client);
    const [first, second] = orders;
    const post = async (number = 0, change: 'mark-paid' | 'release') => {
      const { updatedAt } = (await shop.admin.get(adminPaths.order(number))).data;
      return shop.admin.post(adminPaths.changeOrder(number, change), { updatedAt });
    };
    await post(first?.number, 'mark-paid');
    expect((await shop.placed(cartOf(50), client)).status).toBe(201);
    await refused(cartOf(1), client);
    await post(second?.number, 'release');
    expect((await shop.placed(cartOf(50), client)).status).toBe(201);
    await refused(cartOf(1), client);
  });

  it('keeps no network address, and nothing of it once an order is paid', async () => {
    const client = elsewhere();
    const { number } = (await shop.placed(cartOf(1), client)).data;
    const kept = async () =>
      (
        await shop.shop.database.query<{ network_hash: string | null; all: string }>(
          'SELECT network_hash, orders::text AS all FROM orders WHERE number = $1',
          [number],
        )
      )[0];
    expect((await kept())?.network_hash).toMatch(/^[\w-]{43}$/);
    expect((await kept())?.all).not.toContain('203.0.113');
    const { updatedAt } = (await shop.admin.get(adminPaths.order(number))).data;
    await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
    expect((await kept())?.network_hash).toBeNull();
  });

  it('lets no more through when several are placed at once', async () => {
    const [client, email] = [elsewhere(), somebody()];
    const carts = await Promise.all(
      Array.from({ length: 6 }, (_, place) => shop.priced(cartOf(30, place % 2 ? { email } : {}), client)),
    );
    const answers = await Promise.all(carts.map((cart) => client.post(checkout.orders, cart)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await stock()).toBe(4_910);
  });

  it('takes a code only from the checkout that it was for, once, and for five tries', async () => {
    const [cart, client] = [cartOf(60), elsewhere()];
    const order = await refused(cart, client);
    const code = await nextCode(cart.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const fault = async (answer: Promise<{ status: number; error: { details: { errors?: object[] } } }>) => {
      const { status, error } = await answer;
      return [status, error.details.errors];
    };
    const said = (message: string) => [400, [{ path: ['emailCode'], message }]];
    const IS_WRONG = 'This code is wrong. Check the email, or get another code';
    const IS_OVER = 'This code isn’t valid anymore. Get another code';
    expect(await fault(send(client, { ...order, key: randomUUID() }, code))).toEqual(said(IS_OVER));
    expect(await fault(send(client, { ...order, email: somebody() }, code))).toEqual(said(IS_OVER));
    expect(await fault(send(client, order, 'abc'))).toEqual(said('Code must be 6 digits'));
    const guesses = await Promise.all(Array.from({ length: 9 }, () => fault(send(client, order, wrong))));
    expect(guesses.filter(([, errors]) => JSON.stringify(errors).includes(IS_WRONG))).toHaveLength(5);
    expect(await fault(send(client, order, code))).toEqual(said(IS_OVER));
    expect(await stock()).toBe(5_000);

    await refused(cart, client);
    const second = await nextCode(cart.email, 2);
    await shop.shop.database.query("UPDATE checkout_codes SET expires_at = now() - interval '1 second'");
    expect(await fault(send(client, order, second))).toEqual(said(IS_OVER));
    await refused(cart, client);
    expect((await send(client, order, await nextCode(cart.email, 3))).status).toBe(201);
    expect(await shop.shop.database.query('SELECT 1 FROM checkout_codes WHERE email = $1', [cart.email])).toEqual([]);
  });

  it('doesn’t use a code up when the order is refused for something else', async () => {
    const [cart, client] = [cartOf(60), elsewhere()];
    const order = await refused(cart, client);
    const code = await nextCode(cart.email);
    await shop.admin.patch(apiPaths.marketplace.item(paint.id), { price: 2 });
    const { status, error } = await send(client, order, code);
    expect([status, error.details]).toMatchObject([409, { reason: 'PRICE' }]);
    expect((await send(client, await shop.priced(cart, client), code)).status).toBe(201);
  });

  it('asks no customer whose account’s address is confirmed', async () => {
    const email = somebody();
    const customer = elsewhere(await shop.shop.customer({ email }));
    await refused(cartOf(60, { email }), customer);
    await shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    await refused(cartOf(60), customer);
    expect((await shop.placed(cartOf(60, { email }), customer)).status).toBe(201);
    // What somebody vouched for doesn't keep others of the same network from ordering.
    expect((await shop.placed(cartOf(50), customer)).status).toBe(201);
  });

  it('doesn’t limit what administrators order', async () => {
    const body = {
      key: randomUUID(),
      email: somebody(),
      name: 'Clara Customer',
      lines: [{ itemId: paint.id, quantity: 900 }],
      delivery: { methodId: shop.pickUp },
      total: 900,
    };
    expect((await shop.admin.post(adminPaths.orders, body)).status).toBe(201);
  });

  it('can have other limits, or none', async () => {
    const none = Object.fromEntries(Object.keys(BEGINNINGS).map((name) => [name, null]));
    expect((await change(none)).data).toMatchObject(none);
    expect((await shop.placed(cartOf(5_000), elsewhere())).status).toBe(201);
    expect((await change({ reservedItemsPerOrder: 2, reservedValuePerOrder: 12.5 })).data).toMatchObject({
      reservedItemsPerOrder: 2,
      reservedValuePerOrder: 12.5,
      reservedItemsPerCustomer: null,
    });
    paint = await shop.item({ stock: 9 });
    await refused(cartOf(3), elsewhere());
    for (const [field, value, message] of [
      ['reservedItemsPerOrder', 0, 'Items per order must be a whole number from 1 to 999,999'],
      ['reservedItemsPerCustomer', 1.5, 'Items per customer must be a whole number from 1 to 999,999'],
      ['reservedValuePerOrder', 0, 'Value per order must be more than 0'],
      ['reservedValuePerCustomer', 'much', 'Value per customer must be a number'],
    ] as const) {
      const { status, error } = await change({ [field]: value } as never);
      expect([status, error.details.errors]).toEqual([400, [{ path: [field], message }]]);
    }
    await change(BEGINNINGS);
    const { items: entries } = (await shop.admin.get(`${adminPaths.activity}?kind=termsOfSale`)).data;
    expect(entries[0].changes).toContainEqual(
      expect.objectContaining({ field: 'reservedValuePerCustomer', before: null, after: 10_000 }),
    );
  });
});

describe('what orders may hold on their way to PayPal', () => {
  let shop: PayPalShop;

  beforeAll(async () => {
    shop = await openPayPalShop();
    await shop.admin.patch(adminPaths.selling, BEGINNINGS);
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.close());

  it('is limited without a way around it, and said what to do', async () => {
    const [paint, sofa] = [await shop.item({ price: 1, stock: 5_000 }), await shop.item({ price: 2_600, stock: 9 })];
    const refusalOf = async (line: object, more: object = {}) => {
      const { status, error } = await shop.place({ lines: [line], way: 'paypal', ...more });
      return [status, error?.details, error?.message];
    };
    expect(await refusalOf(lineOf(paint, 51))).toMatchObject([
      409,
      { reason: 'LIMIT' },
      'You can order at most 50 items at once. Order fewer, or contact us',
    ]);
    expect(await refusalOf(lineOf(sofa, 2))).toMatchObject([
      409,
      { reason: 'LIMIT' },
      'You can order items for at most $5,000.00 at once. Order less, or contact us',
    ]);
    const { key } = await shop.order({ lines: [lineOf(paint, 50)], way: 'paypal' });
    await shop.order({ lines: [lineOf(paint, 50)], way: 'paypal', email: 'other@example.com' });
    expect(await refusalOf(lineOf(paint), { email: 'third@example.com' })).toMatchObject([
      409,
      { reason: 'LIMIT' },
      'Unpaid orders from you or your network can hold at most 100 items together. Pay or cancel those first, order fewer, or contact us',
    ]);
    expect((await shop.stored(paint.id)).stock).toBe(4_900);
    await shop.own.visitor().post(checkout.cancel(key));
    expect((await shop.place({ lines: [lineOf(paint, 50)], way: 'paypal' })).status).toBe(201);
  });

  it('isn’t refused to those in whose name somebody else has ordered', async () => {
    const paint = await shop.item({ price: 1, stock: 5_000 });
    await shop.own.database.query("UPDATE orders SET network_hash = 'elsewhere' WHERE network_hash IS NOT NULL");
    for (const quantity of [50, 50])
      await shop.order({ lines: [lineOf(paint, quantity)], email: 'victim@example.com' });
    await shop.own.database.query("UPDATE orders SET network_hash = 'elsewhere' WHERE network_hash IS NOT NULL");
    const again = { lines: [lineOf(paint)], email: 'victim@example.com' };
    expect((await shop.place(again)).error?.details).toMatchObject({ reason: 'CONFIRM_EMAIL' });
    expect((await shop.place({ ...again, way: 'paypal' })).status).toBe(201);
  });

  it('gives back what a payment that is still open holds, and can still be paid', async () => {
    const paint = await shop.item({ price: 1, stock: 20 });
    const order = await shop.order({ lines: [lineOf(paint, 8)], way: 'paypal' });
    const paypalId = await shop.payFor(order);
    const { updatedAt } = (await shop.admin.get(adminPaths.order(order.number))).data;
    const released = await shop.admin.post(adminPaths.changeOrder(order.number, 'release'), { updatedAt });
    expect([released.status, released.data.state]).toEqual([200, 'EXPIRED']);
    expect((await shop.stored(paint.id)).stock).toBe(20);
    await shop.approve({ paypalId });
    await shop.own.visitor().post(checkout.settle(order.key));
    expect(await shop.stateOf(order)).toBe('PAID');
    expect((await shop.stored(paint.id)).stock).toBe(12);
  });
});

describe('codes that confirm email addresses', () => {
  it('are mailed five times an hour to one address, from wherever, and ten times from one network', async () => {
    const own = await openOwnShop({ TRUSTED_PROXIES: '1', RATE_LIMITS: 'true' });
    const shop = await openSelling(own, { isLimited: true });
    const paint = await shop.item({ price: 1, stock: 500 });
    const ask = async (email: string, network: string) => {
      const client = own.visitor();
      client.headers['x-forwarded-for'] = network;
      return (await shop.place({ email, lines: [lineOf(paint, 51)] }, client)).status;
    };
    const times = async (count: number, once: (place: number) => Promise<number>) => {
      const answers = [];
      for (let place = 0; place < count; place += 1) answers.push(await once(place));
      return answers;
    };
    const victim = 'victim@example.com';
    expect(await times(6, (place) => ask(victim, `203.0.113.${place}`))).toEqual([409, 409, 409, 409, 409, 429]);
    await eventually(async () => expect(await mailsTo(own, victim)).toHaveLength(5));
    const network = '198.51.100.1';
    const answers = await times(11, (place) => ask(`person-${place}@example.com`, network));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    await own.close();
  });
});
