import { randomUUID } from 'node:crypto';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('manual refunds', () => {
  let shop: Selling;
  let orders: ManagedOrders;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const stockOf = async (id: number) => (await shop.stored(id)).stock;

  const refund = (more: object) => ({ key: randomUUID(), amount: 10, ...more });

  it('pay back unfulfilled lines, and restock them', async () => {
    const lamp = await shop.item({ title: 'Refunded', price: 10, stock: 5 });
    const email = 'refunded@example.com';
    const { number, lines } = await orders.paid({
      email,
      lines: [lineOf(lamp, 4)],
      shippingMethodId: shop.pickUp,
      address: null,
    });
    const lineId = lines[0]?.id;
    await orders.change(number, 'fulfill', { lines: [{ lineId, quantity: 2 }], notifyCustomer: false });
    const half = await orders.change(
      number,
      'refund',
      refund({ amount: 20, lines: [{ lineId, quantity: 2, restock: true }] }),
    );
    expect(half.data).toMatchObject({ state: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED', refunded: 20 });
    expect(await stockOf(lamp.id)).toBe(3);
    await eventually(async () => {
      const [mail] = await mailsTo(shop.shop, email, `A refund for your Stoa order #${number}`);
      expect(mail?.text).toContain('Refunded: $20.00 for 2 × Refunded');
    });
    const rest = await orders.change(number, 'refund', refund({ amount: 20 }));
    expect(rest.data).toMatchObject({ state: 'REFUNDED', refunded: 40 });
    expect((await orders.change(number, 'refund', refund({}))).status).toBe(409);
  });

  it('never give back more than was paid, or a line twice', async () => {
    const lamp = await shop.item({ price: 10, stock: 5 });
    const { number, lines } = await orders.paid({
      lines: [lineOf(lamp, 2)],
      shippingMethodId: shop.pickUp,
      address: null,
    });
    const line = { lineId: lines[0]?.id, quantity: 2, restock: true };
    for (const amount of [20.01, 0, -5, 0.001, '10', null])
      expect([amount, (await orders.change(number, 'refund', refund({ amount }))).status]).toEqual([amount, 400]);
    await orders.change(number, 'refund', refund({ lines: [line] }));
    expect((await orders.change(number, 'refund', refund({ amount: 1, lines: [line] }))).error.message).toContain(
      'Only 0 of',
    );
    expect((await orders.change(number, 'refund', refund({ amount: 10.01 }))).error.message).toBe(
      'You can refund up to $10.00',
    );
  });

  it('are made once, however often they’re requested', async () => {
    const lamp = await shop.item({ price: 10, stock: 5 });
    const { number, updatedAt } = await orders.paid({ lines: [lineOf(lamp, 3)] });
    const same = refund({ updatedAt });
    expect((await orders.post(number, 'refund', same)).status).toBe(200);
    expect((await orders.post(number, 'refund', same)).data.refunded).toBe(10);
    const now = await orders.orderDetail(number);
    const answers = await Promise.all(
      [1, 2, 3].map(() => orders.post(number, 'refund', refund({ updatedAt: now.updatedAt }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await orders.orderDetail(number)).refunded).toBe(20);
  });
});
