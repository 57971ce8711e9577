import { randomUUID } from 'node:crypto';
import { adminPaths, type Item, orderPaths, type PlacedOrder, type SalesSettings } from '@stoa/contract';
import { Client as Database } from 'pg';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { BEGINNINGS, type Buyers, buyersOf } from '../../../support/sales/reservations';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('limits of unpaid orders with manual payment', () => {
  let shop: Selling;
  let paint: Item;
  let buyers: Buyers;

  beforeAll(async () => {
    shop = await setUpSales(await openShop({ env: { TRUSTED_PROXIES: '1' } }), { isLimited: true });
    buyers = buyersOf(shop);
  });
  beforeEach(async () => {
    paint = await shop.item({ title: 'Paint', price: 1, stock: 5_000 });
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  const elsewhere: Buyers['elsewhere'] = (client) => buyers.elsewhere(client);
  const somebody = () => buyers.somebody();
  const cartOf = (quantity: number, more: object = {}) => buyers.cartOf(paint, quantity, more);
  const stock = async () => (await shop.stored(paint.id)).stock;
  const change = (settings: Partial<SalesSettings>) =>
    shop.admin.patch<SalesSettings>(adminPaths.salesSettings, settings);

  it('have defaults, and allow an order exactly at the limit', async () => {
    expect((await shop.admin.get<SalesSettings>(adminPaths.salesSettings)).data).toMatchObject(BEGINNINGS);
    expect((await shop.placed(cartOf(50), elsewhere())).status).toBe(201);
    expect(await stock()).toBe(4_950);
  });

  it('require a confirmed email address above them', async () => {
    const [cart, client] = [cartOf(5_000), elsewhere()];
    const sent = await buyers.refused(cart, client);
    expect(await stock()).toBe(5_000);
    const placed = await buyers.send(client, sent, await buyers.nextCode(cart.email));
    expect(placed.status).toBe(201);
    expect(await stock()).toBe(0);
    // Sent again, as after a lost answer, it's the same order, with or without the code.
    expect((await client.post<PlacedOrder>(checkout.orders, sent)).data.number).toBe(placed.data.number);
  });

  it('limit the value of an order, but not of a single item', async () => {
    const sofa = await shop.item({ title: 'Sofa', price: 6_000, stock: 9 });
    expect((await shop.place({ email: somebody(), lines: [lineOf(sofa)] }, elsewhere())).status).toBe(201);
    const { status, error } = await shop.place({ email: somebody(), lines: [lineOf(sofa, 2)] }, elsewhere());
    expect([status, error.details]).toMatchObject([409, { reason: 'CONFIRM_EMAIL' }]);
  });

  it('count only stock that is counted', async () => {
    const print = await shop.item({ title: 'Print', price: 9, options: [], variants: [{ values: [], stock: null }] });
    expect((await shop.placed(buyers.cartOf(print, 5_000), elsewhere())).status).toBe(201);
    const client = elsewhere();
    const mixed = { lines: [lineOf(print, 900), lineOf(paint, 50)] };
    for (let placed = 0; placed < 2; placed += 1)
      expect((await shop.placed(cartOf(0, mixed), client)).status).toBe(201);
    await buyers.refused(cartOf(1), client);
    expect((await shop.placed(buyers.cartOf(print, 60), client)).status).toBe(201);
  });

  it('count all orders of one email address, from any network', async () => {
    const email = somebody();
    for (const quantity of [50, 50])
      expect((await shop.placed(cartOf(quantity, { email }), elsewhere())).status).toBe(201);
    await buyers.refused(cartOf(1, { email }), elsewhere());
    expect((await shop.placed(cartOf(1), elsewhere())).status).toBe(201);
  });

  it('count all orders of one network until they’re paid, fulfilled, or ended', async () => {
    const client = elsewhere();
    const orders: PlacedOrder[] = [];
    for (const quantity of [50, 50]) orders.push((await shop.placed(cartOf(quantity), client)).data);
    await buyers.refused(cartOf(1), client);
    const [first, second] = orders;
    const post = async (number = 0, change: 'mark-paid' | 'release') => {
      const { updatedAt } = (await shop.admin.get(adminPaths.order(number))).data;
      return shop.admin.post(adminPaths.changeOrder(number, change), { updatedAt });
    };
    await post(first?.number, 'mark-paid');
    expect((await shop.placed(cartOf(50), client)).status).toBe(201);
    await buyers.refused(cartOf(1), client);
    await post(second?.number, 'release');
    expect((await shop.placed(cartOf(50), client)).status).toBe(201);
    await buyers.refused(cartOf(1), client);
  });

  it('store no network address, and delete its hash once an order is paid', async () => {
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

  it('hold when several orders are placed at once', async () => {
    const [client, email] = [elsewhere(), somebody()];
    const carts = await Promise.all(
      Array.from({ length: 6 }, (_, place) => shop.priced(cartOf(30, place % 2 ? { email } : {}), client)),
    );
    const answers = await Promise.all(carts.map((cart) => client.post(checkout.orders, cart)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await stock()).toBe(4_910);
  });

  it('refuse an order without waiting for others of the same network', async () => {
    const [client, email] = [elsewhere(), somebody()];
    const orders = [
      await shop.priced(cartOf(51, { email }), client),
      { ...(await shop.priced(cartOf(1, { email }), client)), total: 99 },
    ];
    const other = new Database({ connectionString: shop.shop.database.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`reservations ${email}`]);
    const answers = await Promise.all(orders.map((order) => client.post(checkout.orders, order)));
    const reasons = answers.map(({ error }) => error.details);
    expect(reasons).toMatchObject([{ reason: 'CONFIRM_EMAIL' }, { reason: 'PRICE' }]);
    await other.end();
  });

  it('don’t apply to accounts with a confirmed address', async () => {
    const email = somebody();
    const customer = elsewhere(await shop.shop.customer({ email }));
    await buyers.refused(cartOf(60, { email }), customer);
    await shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    await buyers.refused(cartOf(60), customer);
    expect((await shop.placed(cartOf(60, { email }), customer)).status).toBe(201);
    // What somebody vouched for doesn't keep others of the same network from ordering.
    expect((await shop.placed(cartOf(50), customer)).status).toBe(201);
  });

  it('don’t apply to manual orders', async () => {
    const body = {
      key: randomUUID(),
      email: somebody(),
      name: 'Clara Customer',
      lines: [{ itemId: paint.id, quantity: 900 }],
      shipping: { shippingMethodId: shop.pickUp },
      total: 900,
    };
    expect((await shop.admin.post(adminPaths.orders, body)).status).toBe(201);
  });

  it('can be changed and removed', async () => {
    const none = Object.fromEntries(Object.keys(BEGINNINGS).map((name) => [name, null]));
    expect((await change(none)).data).toMatchObject(none);
    expect((await shop.placed(cartOf(5_000), elsewhere())).status).toBe(201);
    expect((await change({ reservedItemsPerOrder: 2, reservedValuePerOrder: 12.5 })).data).toMatchObject({
      reservedItemsPerOrder: 2,
      reservedValuePerOrder: 12.5,
      reservedItemsPerCustomer: null,
    });
    paint = await shop.item({ stock: 9 });
    await buyers.refused(cartOf(3), elsewhere());
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
    const { items: entries } = (await shop.admin.get(`${adminPaths.activity}?kind=salesSettings`)).data;
    expect(entries[0].changes).toContainEqual(
      expect.objectContaining({ field: 'reservedValuePerCustomer', before: null, after: 10_000 }),
    );
  });
});
