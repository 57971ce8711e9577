import { adminPaths, type BulkReport, type OrderCounts, orderPaths } from '@stoa/contract';
import { Client } from 'pg';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('orders that are paid after fulfillment', () => {
  let shop: Selling;
  let orders: ManagedOrders;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
    await shop.shop.database.query("UPDATE payment_methods SET enabled = true, instructions = 'IBAN 123'");
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  /** What can be had of something, and what is held. */
  const stockOf = async (id: number) => {
    const [row] = await shop.shop.database.query<{ stock: number; reserved: number }>(
      'SELECT stock, reserved FROM item_variants WHERE item_id = $1',
      [id],
    );
    return [row?.stock, row?.reserved];
  };
  const placed = async (paymentMethod: string, quantity = 2) => {
    const lamp = await shop.item({ title: 'Lamp', stock: 5 });
    const email = `${paymentMethod}-${lamp.id}@example.com`;
    const collected = paymentMethod === 'pick-up' ? { shippingMethodId: shop.pickUp, address: null } : {};
    return { lamp, ...(await shop.order({ email, paymentMethod, lines: [lineOf(lamp, quantity)], ...collected })) };
  };
  const send = async (number: number, quantity: number) => {
    const [line] = (await orders.orderDetail(number)).lines;
    return orders.change(number, 'fulfill', { lines: [{ lineId: line?.id, quantity }] });
  };
  const counted = async () => (await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data.toFulfill;
  const idOf = async ({ number }: { number: number }) => {
    const [order] = await shop.shop.database.query<{ id: number }>('SELECT id FROM orders WHERE number = $1', [number]);
    return order?.id;
  };
  const timeIsOver = (number: number) =>
    shop.shop.database.query(
      'UPDATE orders SET reserved_until = now() WHERE number = $1 AND reserved_until IS NOT NULL',
      [number],
    );
  /** Another order, whose time is over as well, has expired: the reconciler has been there. */
  const reconciled = async () => {
    const { number } = await placed('transfer');
    await timeIsOver(number);
    await eventually(async () => expect((await orders.orderDetail(number)).state).toBe('EXPIRED'));
  };

  it('become ready for pickup, never expire then, and are marked as paid', async () => {
    const before = await counted();
    const { number, lamp, email, key } = await placed('pick-up');
    expect(await orders.list('fulfillmentStatus=TO_FULFILL')).toContain(number);
    expect(await counted()).toBe(before + 1);
    expect((await send(number, 2)).data).toMatchObject({
      state: 'AWAITING_PAYMENT',
      fulfillmentStatus: 'FULFILLED',
      reservedUntil: null,
    });
    expect(await orders.list('fulfillmentStatus=TO_FULFILL')).not.toContain(number);
    expect(await counted()).toBe(before);
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop.shop, email, `Your Stoa order #${number} is ready for pickup`);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).toContain(
      `Ready for pickup:\n2 × Lamp\n\nYou haven’t paid for it yet:\nAmount: $241.00\nPayment method: Pay at pickup\nOrder number: ${number}\n\nIBAN 123\n\n`,
    );
    await timeIsOver(number);
    await reconciled();
    expect((await shop.shop.visitor().post(checkout.cancel(key))).status).toBe(409);
    expect((await orders.orderDetail(number)).state).toBe('AWAITING_PAYMENT');
    expect(await stockOf(lamp.id)).toEqual([3, 2]);

    const { data } = await orders.change(number, 'mark-paid', { reference: 'Cash' });
    expect(data).toMatchObject({ state: 'PAID', fulfillmentStatus: 'FULFILLED', invoiceNumber: expect.any(Number) });
    expect(await stockOf(lamp.id)).toEqual([3, 0]);
    expect((await send(number, 1)).status).toBe(400);
  });

  it('have their invoice’s number from the start, if they are paid by invoice, and only that one', async () => {
    const { number, lamp, email } = await placed('invoice', 3);
    const { invoiceNumber, fulfillmentStatus } = await orders.orderDetail(number);
    expect([invoiceNumber, fulfillmentStatus]).toEqual([expect.any(Number), 'UNFULFILLED']);
    const { number: later } = await placed('invoice');
    expect((await orders.orderDetail(later)).invoiceNumber).toBe(Number(invoiceNumber) + 1);

    expect((await send(number, 1)).data).toMatchObject({
      state: 'AWAITING_PAYMENT',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      invoiceNumber,
    });
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop.shop, email, `Part of your Stoa order #${number} is on its way`);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).toMatch(
      /You haven’t paid for it yet:\nAmount: \$366\.50\nPayment method: Invoice\n.*\n\nIBAN 123\n/,
    );
    expect((await orders.change(number, 'mark-paid')).data).toMatchObject({
      state: 'PAID',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      invoiceNumber,
    });
    expect((await send(number, 2)).data).toMatchObject({ fulfillmentStatus: 'FULFILLED', invoiceNumber });
    expect(await stockOf(lamp.id)).toEqual([2, 0]);
    const { number: next } = await orders.paid({ lines: [lineOf(lamp)] });
    expect((await orders.orderDetail(next)).invoiceNumber).toBe(Number(invoiceNumber) + 2);
  });

  it('have it, too, if an administrator created them, unless they are paid another way', async () => {
    const lamp = await shop.item({ price: 10, stock: 5 });
    const made = async (paymentMethod: string) => {
      const input = {
        email: 'phone@example.com',
        name: 'Clara Customer',
        lines: [lineOf(lamp)],
        total: 10,
        paymentMethod,
      };
      const { status, data } = await shop.admin.post(adminPaths.orders, {
        key: `made-on-the-phone-${paymentMethod}`,
        ...input,
      });
      return [status, data.state, data.invoiceNumber];
    };
    expect(await made('invoice')).toEqual([201, 'AWAITING_PAYMENT', expect.any(Number)]);
    expect(await made('transfer')).toEqual([201, 'AWAITING_PAYMENT', null]);
  });

  it('keep the number if they expire, and if they are paid after all', async () => {
    const { number } = await placed('invoice');
    const { invoiceNumber } = await orders.orderDetail(number);
    await timeIsOver(number);
    await eventually(async () => expect((await orders.orderDetail(number)).state).toBe('EXPIRED'));
    expect((await send(number, 1)).status).toBe(409);
    expect((await orders.change(number, 'mark-paid')).data).toMatchObject({ state: 'PAID', invoiceNumber });
  });

  it('can be canceled by an administrator, which restocks everything, including what was shipped', async () => {
    const { number, lamp } = await placed('invoice', 3);
    const { invoiceNumber } = await orders.orderDetail(number);
    await send(number, 2);
    expect(await stockOf(lamp.id)).toEqual([2, 3]);
    const { data } = await orders.change(number, 'cancel', { why: 'Never paid' });
    expect(data).toMatchObject({ state: 'CANCELLED', fulfillmentStatus: 'PARTIALLY_FULFILLED', invoiceNumber });
    expect(await stockOf(lamp.id)).toEqual([5, 0]);
    expect(await orders.list('fulfillmentStatus=TO_FULFILL')).not.toContain(number);
    expect((await send(number, 1)).status).toBe(409);
  });

  it('are fulfilled in bulk with others, but not with unpaid bank transfers', async () => {
    const [ready, unpaid] = [await placed('pick-up'), await placed('transfer')];
    const ids = await Promise.all([ready, unpaid].map(idOf));
    const { data } = await shop.admin.post<BulkReport>(adminPaths.bulkOrders, {
      action: 'fulfill',
      ids,
      notifyCustomer: false,
    });
    expect(data.results.map(({ message }) => message)).toEqual([
      null,
      'Only paid items that haven’t been refunded can be fulfilled',
    ]);
    expect(await orders.orderDetail(ready.number)).toMatchObject({
      state: 'AWAITING_PAYMENT',
      fulfillmentStatus: 'FULFILLED',
    });
  });

  it('don’t expire at the moment of their fulfillment', async () => {
    const { number } = await placed('pick-up');
    const sending = new Client({ connectionString: shop.shop.database.url });
    await sending.connect();
    await sending.query(`
      BEGIN; UPDATE orders SET reserved_until = now() + interval '1 second' WHERE number = ${number}; COMMIT;
      BEGIN; UPDATE orders SET reserved_until = NULL WHERE number = ${number}`);
    await eventually(async () =>
      expect(
        await shop.shop.database.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ),
      ).toHaveLength(1),
    );
    await sending.query('COMMIT');
    await sending.end();
    expect((await send(number, 2)).data).toMatchObject({ state: 'AWAITING_PAYMENT', fulfillmentStatus: 'FULFILLED' });
  });
});
