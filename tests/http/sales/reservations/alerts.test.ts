import { adminPaths, type Item, type OrderCounts, type OrderDetail } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const KEEPER = 'shop@oak.example';

describe('an alert about stock that unpaid orders have reserved', () => {
  let shop: Selling;
  let orders: ManagedOrders;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
    await shop.admin.patch(adminPaths.settings, { contactEmail: KEEPER });
    await shop.shop.database.query('UPDATE payment_methods SET enabled = true');
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    for (const number of await orders.list('state=AWAITING_PAYMENT')) await orders.change(number, 'cancel');
  });
  afterAll(() => shop.shop.close());

  const order = async (item: Item, quantity: number, more: object = {}) =>
    (await shop.order({ lines: [lineOf(item, quantity)], ...more })).number;
  const mailsAbout = async (title: string) =>
    (await mailsTo(shop.shop, KEEPER)).filter(({ text }) => text?.includes(`${title}: `));
  const counted = async () => (await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data.overReserved;
  const stockOf = async ({ id }: Item) => (await shop.stored(id)).stock;
  /** Two rounds, so that whatever was to be emailed is. */
  const laterOn = () => new Promise((resolve) => setTimeout(resolve, 2_500));

  it('is emailed once, and again only after less was reserved', async () => {
    const paint = await shop.item({ title: 'Paint', stock: 60 });
    await order(paint, 12);
    await laterOn();
    expect([await counted(), await mailsAbout('Paint')]).toEqual([0, []]);
    const more = await order(paint, 1);
    const [mail] = await eventually(async () => {
      const mails = await mailsAbout('Paint');
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.subject).toBe('[Stoa] Unpaid orders have reserved over 20% of Paint');
    expect(mail?.text).toContain('Paint: 13 of 60');
    expect(mail?.text).toContain('/admin/orders?reserved=OVER_SHARE');
    expect(await counted()).toBe(1);
    await order(paint, 20);
    await laterOn();
    expect(await mailsAbout('Paint')).toHaveLength(1);

    for (const number of await orders.list('reserved=OVER_SHARE'))
      if (number !== more) await orders.change(number, 'cancel');
    await laterOn();
    expect(await counted()).toBe(0);
    await order(paint, 12);
    await laterOn();
    // Not more often than once an hour.
    expect(await mailsAbout('Paint')).toHaveLength(1);
    await shop.shop.database.query("UPDATE reservation_alerts SET alerted_at = now() - interval '61 minutes'");
    await eventually(async () => expect(await mailsAbout('Paint')).toHaveLength(2));
  });

  it('ignores small stocks, uncounted stock, manual orders, and fulfilled orders', async () => {
    const few = await shop.item({ title: 'Lamp', stock: 3 });
    const uncounted = await shop.item({ title: 'Workshop' });
    const ordered = await shop.item({ title: 'Chair', price: 10, stock: 20 });
    const sent = await shop.item({ title: 'Table', stock: 20 });
    await shop.shop.database.query('UPDATE item_variants SET stock = NULL WHERE item_id = $1', [uncounted.id]);
    await order(few, 3);
    await order(uncounted, 40);
    const made = { key: 'a-key-of-this-test', email: 'clara@example.com', name: 'Clara Customer' };
    const lines = [{ itemId: ordered.id, quantity: 15 }];
    const shipping = { shippingMethodId: shop.pickUp };
    expect((await shop.admin.post(adminPaths.orders, { ...made, lines, shipping, total: 150 })).status).toBe(201);
    const invoice = await order(sent, 15, { paymentMethod: 'invoice' });
    const { lines: toFulfill } = await orders.orderDetail(invoice);
    await orders.change(invoice, 'fulfill', { lines: toFulfill.map(({ id, quantity }) => ({ lineId: id, quantity })) });
    expect(await counted()).toBe(0);
    expect(await orders.list('reserved=OVER_SHARE')).toEqual([]);
  });

  it('lets administrators release orders one by one, which can still be paid while everything is in stock', async () => {
    const paint = await shop.item({ title: 'Varnish', stock: 40 });
    const number = await order(paint, 30, { email: 'late@example.com' });
    expect(await orders.list('reserved=OVER_SHARE')).toEqual([number]);
    const { status, data } = await orders.change(number, 'release');
    expect([status, data.state, data.reservedUntil]).toEqual([200, 'EXPIRED', null]);
    expect(data.events.find(({ kind }) => kind === 'stateChanged')).toMatchObject({
      text: 'The shop released its items',
      madeBy: 'Administrator',
    });
    expect([await stockOf(paint), await orders.list('reserved=OVER_SHARE')]).toEqual([40, []]);
    await eventually(async () =>
      expect(await mailsTo(shop.shop, 'late@example.com', `Your Stoa order #${number} has expired`)).toHaveLength(1),
    );
    expect((await orders.change(number, 'release')).error.message).toBe(
      'This order is “Expired”. Only the items of unpaid orders can be released',
    );

    const other = await order(paint, 20);
    expect((await orders.change(number, 'mark-paid')).status).toBe(409);
    await orders.change(other, 'release', { notifyCustomer: false });
    expect((await orders.change(number, 'mark-paid')).data.state).toBe('PAID');
    expect(await stockOf(paint)).toBe(10);
  });

  it('lets administrators release several orders at once', async () => {
    const paint = await shop.item({ title: 'Primer', stock: 100 });
    const lamp = await shop.item({ title: 'Sent lamp', stock: 9 });
    const numbers = [
      await order(paint, 30),
      await order(paint, 30),
      await order(lamp, 2, { paymentMethod: 'invoice' }),
    ];
    const sent: OrderDetail = await orders.orderDetail(numbers[2] ?? 0);
    const lines = sent.lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
    await orders.change(sent.number, 'fulfill', { lines });
    const found = (await shop.admin.get(`${adminPaths.orders}?limit=100`)).data.items as {
      id: number;
      number: number;
    }[];
    const ids = numbers.map((number) => found.find((one) => one.number === number)?.id);
    const { data } = await shop.admin.post(adminPaths.bulkOrders, { ids, action: 'release', notifyCustomer: false });
    expect(data.results.map(({ ok, message }: { ok: boolean; message: string }) => [ok, message])).toEqual([
      [true, null],
      [true, null],
      [false, 'Part of this order is already fulfilled. Cancel it instead'],
    ]);
    expect([await stockOf(paint), await stockOf(lamp)]).toEqual([100, 7]);
  });
});
