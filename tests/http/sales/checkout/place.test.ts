import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, orderPaths, type PlacedOrder } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('placing an order', () => {
  let shop: Selling;
  const stockOf = async (id: number) => (await shop.stored(id)).stock;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  it('stores what was ordered as it was then, and reserves it', async () => {
    const lamp = await shop.item({ title: 'Lamp', price: 80, discountPrice: 60, stock: 5 });
    const order = await shop.order({ lines: [lineOf(lamp, 2)], note: 'Ring twice' });
    await shop.admin.patch(apiPaths.marketplace.item(lamp.id), {
      title: 'Another lamp',
      price: 99,
      discountPrice: null,
    });
    const { data } = await shop.shop.visitor().get<PlacedOrder>(checkout.order(order.key));
    expect(data).toMatchObject({
      state: 'AWAITING_PAYMENT',
      fulfillmentStatus: 'UNFULFILLED',
      email: 'clara@example.com',
      note: 'Ring twice',
      lines: [{ title: 'Lamp', unitPrice: 60, quantity: 2, total: 120 }],
      subtotal: 120,
      shipping: 5,
      shippingMethodName: 'Standard shipping',
      total: 125,
      paymentMethodName: 'Bank transfer',
      address: { recipient: 'Clara Customer', administrativeArea: 'NY' },
    });
    expect(data.number).toBeGreaterThan(1000);
    expect(await stockOf(lamp.id)).toBe(3);
  });

  it('emails the customer once', async () => {
    const lamp = await shop.item({ title: 'Told', stock: 5 });
    const email = 'told@example.com';
    const { number } = await shop.order({ email, lines: [lineOf(lamp)] });
    const mails = await eventually(async () => {
      const sent = await mailsTo(shop.shop, email);
      expect(sent).toHaveLength(1);
      return sent;
    });
    expect(mails[0]?.subject).toBe(`We received your Stoa order #${number}`);
    expect(mails[0]?.text).toContain('1 × Told');
    expect(mails[0]?.text).toMatch(/\/order\?token=[\w-]{40,}/);
  });

  it('creates one order of requests sent twice or ten times at once', async () => {
    const lamp = await shop.item({ stock: 20 });
    const body = { key: randomUUID(), lines: [lineOf(lamp)] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.place(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect(await stockOf(lamp.id)).toBe(19);
  });

  it('refuses another order under the same key', async () => {
    const lamp = await shop.item({ stock: 20 });
    const { key } = await shop.order({ lines: [lineOf(lamp)] });
    const other = await shop.place({ key, lines: [lineOf(lamp, 2)] });
    expect(other).toMatchObject({ status: 409, error: { details: { reason: 'KEY' } } });
    expect(await stockOf(lamp.id)).toBe(19);
  });

  it('adds up lines of the same variant', async () => {
    const lamp = await shop.item({ stock: 3 });
    expect((await shop.quote({ lines: [lineOf(lamp, 3)] })).lines).toMatchObject([{ problem: null, left: null }]);
    const twice = await shop.place({ lines: [lineOf(lamp, 2), lineOf(lamp, 2)] });
    expect(twice).toMatchObject({ status: 409, error: { details: { reason: 'STOCK' } } });
    expect(twice.error.details).toMatchObject({ quote: { lines: [{ quantity: 4, problem: 'TOO_FEW', left: 3 }] } });
  });

  it('refuses items without a fixed price', async () => {
    const site = await shop.item({ title: 'Website', price: 90, priceKind: 'FROM' });
    const lines = [lineOf(site)];
    expect((await shop.quote({ lines })).lines).toMatchObject([{ problem: 'OPEN_PRICE' }]);
    const refused = await shop.place({ lines });
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'STOCK' } } });
    expect(refused.error.details).toMatchObject({ quote: { lines: [{ problem: 'OPEN_PRICE' }] } });
  });

  it('sells exactly the stock to many customers at once', async () => {
    const [lamp, bowl] = [await shop.item({ stock: 7 }), await shop.item({ stock: 20 })];
    const lines = (place: number) => (place % 2 ? [lineOf(lamp), lineOf(bowl)] : [lineOf(bowl), lineOf(lamp)]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => shop.place({ lines: lines(place) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(201), ...Array(13).fill(409)]);
    for (const { status, error } of answers.filter(({ status }) => status !== 201))
      expect([status, error.details]).toMatchObject([409, { reason: 'STOCK' }]);
    expect([await stockOf(lamp.id), await stockOf(bowl.id)]).toEqual([0, 13]);
  });

  it('marks an order that costs nothing as paid', async () => {
    await shop.shop.database.query("INSERT INTO discounts (code, kind, percent) VALUES ('ALLFREE', 'PERCENT', 100)");
    const lamp = await shop.item({ stock: 3 });
    const lines = [lineOf(lamp)];
    const order = await shop.order({
      lines,
      code: 'allfree',
      shippingMethodId: shop.pickUp,
      address: null,
      paymentMethod: null,
    });
    expect(order).toMatchObject({ state: 'PAID', total: 0, discountCode: 'ALLFREE', paymentMethodName: null });
  });

  it('releases its stock when the customer cancels', async () => {
    const lamp = await shop.item({ stock: 3 });
    const { key } = await shop.order({ lines: [lineOf(lamp, 2)] });
    expect((await shop.shop.visitor().post(checkout.cancel(key))).status).toBe(409);
    await shop.shop.database.query("UPDATE orders SET state = 'PENDING' WHERE checkout_key = $1", [key]);
    await shop.shop.database.query(
      'DELETE FROM order_events WHERE order_id = (SELECT id FROM orders WHERE checkout_key = $1)',
      [key],
    );
    expect((await shop.shop.visitor().post(checkout.cancel(key))).data.state).toBe('CANCELLED');
    expect(await stockOf(lamp.id)).toBe(3);
  });

  it('belongs to a customer who had to sign in again and sent it twice', async () => {
    const lamp = await shop.item({ stock: 3 });
    const clara = await shop.shop.customer();
    const { sent, data } = await shop.placed({ key: randomUUID(), lines: [lineOf(lamp)] });
    expect((await clara.post<PlacedOrder>(checkout.orders, sent)).data.number).toBe(data.number);
    const { items } = (await clara.get(orderPaths.orders.mine)).data;
    expect(items.map(({ number }: PlacedOrder) => number)).toEqual([data.number]);
    const otto = await shop.shop.customer();
    await otto.post(checkout.orders, sent);
    expect((await otto.get(orderPaths.orders.mine)).data.items).toEqual([]);
  });

  it('merges two lines of the same variant', async () => {
    const lamp = await shop.item({ stock: 5 });
    const [row] = await shop.shop.database.query<{ id: number }>('SELECT id FROM item_variants WHERE item_id = $1', [
      lamp.id,
    ]);
    const lines = [lineOf(lamp), { ...lineOf(lamp, 2), variantId: row?.id }];
    expect(await shop.order({ lines })).toMatchObject({ lines: [{ quantity: 3 }] });
    expect(await stockOf(lamp.id)).toBe(2);
    const { status, error } = await shop.shop
      .visitor()
      .post(checkout.quote, { lines: [lineOf(lamp, 9_999), lineOf(lamp)] });
    expect([status, error.message]).toEqual([400, 'Quantity must be a whole number from 1 to 9999']);
  });

  it('refuses a name of two lines, which could put text into emails', async () => {
    const lamp = await shop.item({ stock: 3 });
    const { status, error } = await shop.place({ lines: [lineOf(lamp)], name: 'Clara\nBuy now at evil.example' });
    expect([status, error.details.errors]).toEqual([400, [{ path: ['name'], message: 'Name must be one line' }]]);
  });

  it.each([
    ['hello@oak.example', /^Questions\? Reply to this email\.$/m],
    ['', /Questions\? Contact us: \S+\/contact$/m],
  ])(
    'expires if nobody pays in time, and tells its customer how to reply (contact email “%s”)',
    async (contactEmail, answer) => {
      await shop.admin.patch(adminPaths.settings, { contactEmail });
      const lamp = await shop.item({ stock: 3 });
      const email = `late-${contactEmail ? 'one' : 'other'}@example.com`;
      const { key, number } = await shop.order({ email, lines: [lineOf(lamp, 2)] });
      await shop.shop.database.query(
        "UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE checkout_key = $1",
        [key],
      );
      await eventually(async () => {
        expect((await shop.shop.visitor().get<PlacedOrder>(checkout.order(key))).data.state).toBe('EXPIRED');
        const [mail] = await mailsTo(shop.shop, email, `Your Stoa order #${number} has expired`);
        expect([mail?.replyTo?.text, mail?.text]).toEqual([contactEmail || undefined, expect.stringMatching(answer)]);
      });
      expect(await stockOf(lamp.id)).toBe(3);
    },
  );
});
