import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type BulkReport,
  type NotificationList,
  type OrderChange,
  type OrderDetail,
  type StockLineList,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { eventOf } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('refunds of PayPal payments', () => {
  let shop: PayPalShop;

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
  });
  afterEach(async () => {
    await shop.recover();
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const orderDetail = (number: number) => shop.orderDetail(number);
  const post = (number: number, change: OrderChange, body: object) =>
    shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, change), body);
  const refund = async (number: number, more: object) =>
    post(number, 'refund', { updatedAt: (await orderDetail(number)).updatedAt, key: randomUUID(), ...more });
  const stockOf = async (id: number) => (await shop.stored(id)).stock;
  const bought = async (quantity = 2, email = 'clara@example.com') => {
    const lamp = await shop.item({ title: 'Lamp', price: 10, stock: 5 });
    const order = await shop.paid({
      email,
      lines: [lineOf(lamp, quantity)],
      shippingMethodId: shop.pickUp,
      address: null,
    });
    const [line] = (await orderDetail(order.number)).lines;
    return { ...order, lamp, lineId: line?.id };
  };

  it('pay back a part, then the rest, each with its stock and an email', async () => {
    const email = 'back@example.com';
    const { number, lamp, lineId } = await bought(2, email);
    const lines = [{ lineId, quantity: 1, restock: true }];
    expect((await refund(number, { amount: 10, lines })).data).toMatchObject({
      state: 'PARTIALLY_REFUNDED',
      refunded: 10,
      refundable: 10,
      refunds: [{ state: 'SUCCEEDED' }],
    });
    expect(await stockOf(lamp.id)).toBe(4);
    expect((await refund(number, { amount: 10, lines })).data).toMatchObject({ state: 'REFUNDED', refundable: 0 });
    expect(await stockOf(lamp.id)).toBe(5);
    await eventually(async () =>
      expect(await mailsTo(shop.own, email, `A refund for your Stoa order #${number}`)).toHaveLength(2),
    );
  });

  it('pay back once, however often they’re requested at once', async () => {
    const { number, updatedAt } = await bought().then(({ number: one }) => orderDetail(one));
    const same = { updatedAt, key: randomUUID(), amount: 10 };
    await Promise.all([1, 2, 3].map(() => post(number, 'refund', same)));
    await shop.dueNow({ number });
    await eventually(async () => expect(await orderDetail(number)).toMatchObject({ refunded: 10 }));
    const now = await orderDetail(number);
    const answers = await Promise.all(
      [1, 2].map(() => post(number, 'refund', { updatedAt: now.updatedAt, key: randomUUID(), amount: 6 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(['before', 'after'] as const)('stay pending while PayPal’s answer is lost %s it did', async (when) => {
    const { number, lamp, lineId } = await bought();
    await shop.suffer({ call: 'refund', kind: 'drop', when, times: 2 });
    const lines = [{ lineId, quantity: 1, restock: true }];
    expect((await refund(number, { amount: 15, lines })).data).toMatchObject({
      state: 'PAID',
      refunded: 0,
      refundable: 5,
      refunds: [{ state: 'PENDING' }],
      lines: [{ refundedQuantity: 1 }],
    });
    expect(await stockOf(lamp.id)).toBe(3);
    const { error } = await refund(number, { amount: 6 });
    expect(error.message).toBe('You can refund up to $5.00');
    await shop.recover();
    await shop.dueNow({ number });
    await eventually(async () => expect(await orderDetail(number)).toMatchObject({ refunded: 15, refundable: 5 }));
    expect(await stockOf(lamp.id)).toBe(4);
    const { items } = (await shop.admin.get<StockLineList>(`${adminPaths.stockChanges}?item=${lamp.id}`)).data;
    expect(items[0]).toMatchObject({ reason: 'restock', changedBy: 'Administrator' });
    const [row] = await shop.own.database.query('SELECT next_check_at FROM orders WHERE number = $1', [number]);
    expect(row).toEqual({ next_check_at: null });
  });

  describe('once PayPal has forgotten the request', () => {
    const lost = async (when: 'before' | 'after') => {
      const order = await bought();
      await shop.suffer({ call: 'refund', kind: 'drop', when, times: 1000 });
      await refund(order.number, { amount: 5 });
      await shop.own.database.query(
        "UPDATE refunds SET made_at = now() - interval '46 days', requested_at = now() - interval '16 days' WHERE state = 'PENDING'",
      );
      await shop.atPayPal('requests/forget');
      await shop.recover();
      return order;
    };

    it('are found there by their amount, and aren’t made twice', async () => {
      const order = await lost('after');
      // On PayPal's own site.
      await shop.refundThere(order, 3);
      expect((await post(order.number, 'check-payment', {})).data).toMatchObject({
        state: 'PARTIALLY_REFUNDED',
        refunded: 8,
        refundable: 12,
        refunds: [
          { amount: 5, state: 'SUCCEEDED' },
          { amount: 3, state: 'SUCCEEDED' },
        ],
      });
    });

    it('fail if PayPal has none, and can be requested again', async () => {
      const { number } = await lost('before');
      const { data } = await post(number, 'check-payment', {});
      const failure =
        'PayPal didn’t make this refund within 30 days, and won’t anymore. Refund it again if the customer is still owed the money';
      expect(data).toMatchObject({ state: 'PAID', refundable: 20, refunds: [{ state: 'FAILED', failure }] });
      expect(data.events[0]).toMatchObject({ kind: 'refundFailed', text: `$5.00. ${failure}` });
      expect((await refund(number, { amount: 5 })).data).toMatchObject({ refunded: 5 });
    });
  });

  it('fail with a reason if PayPal refuses, and can be requested again', async () => {
    const { number, lamp, lineId } = await bought();
    await shop.suffer({ call: 'refund', kind: 'refuse', issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' });
    const lines = [{ lineId, quantity: 2, restock: true }];
    const { data } = await refund(number, { amount: 20, lines });
    const failure = 'PayPal refused: The account can’t cover the refund.';
    expect(data).toMatchObject({
      state: 'PAID',
      refundable: 20,
      refunds: [{ state: 'FAILED', failure }],
      lines: [{ refundedQuantity: 0 }],
    });
    expect(data.events[0]).toMatchObject({ kind: 'refundFailed', text: `$20.00. ${failure}` });
    await eventually(async () =>
      expect((await shop.admin.get<NotificationList>(adminPaths.notifications)).data.items[0]).toMatchObject({
        title: `Order #${number} needs attention`,
        text: 'A refund of $20.00 failed. PayPal refused: The account can’t cover the refund',
      }),
    );
    expect(await stockOf(lamp.id)).toBe(3);
    expect((await refund(number, { amount: 20, lines })).data).toMatchObject({ state: 'REFUNDED' });
  });

  it.each([
    ['COMPLETED', 'REFUNDED', 5],
    ['FAILED', 'PAID', 3],
  ] as const)('wait while PayPal calls them pending until they are %s', async (status, state, stock) => {
    const order = await bought();
    const { number, lamp, lineId } = order;
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'PENDING' });
    const { data } = await refund(number, { amount: 20, lines: [{ lineId, quantity: 2, restock: true }] });
    expect(data).toMatchObject({ state: 'PAID', refunds: [{ state: 'PENDING' }] });
    await shop.concludeRefund(order, status);
    expect((await post(number, 'check-payment', {})).data).toMatchObject({
      state,
      refunds: [{ state: status === 'FAILED' ? status : 'SUCCEEDED' }],
    });
    expect(await stockOf(lamp.id)).toBe(stock);
  });

  it('keep an order unfulfilled while all of it is refunded, even without lines', async () => {
    const order = await bought();
    const { number, lineId } = order;
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'PENDING' });
    const { data } = await refund(number, { amount: 20 });
    expect(data).toMatchObject({ state: 'PAID', refundable: 0 });
    const send = async () => {
      const { updatedAt } = await orderDetail(number);
      return post(number, 'fulfill', { updatedAt, lines: [{ lineId, quantity: 2 }] });
    };
    const refusal = 'This order is being refunded in full. Don’t fulfill it';
    const { status, error } = await send();
    expect([status, error.message]).toEqual([409, refusal]);
    const ids = (await shop.own.database.query('SELECT id FROM orders WHERE number = $1', [number])).map(
      ({ id }) => id,
    );
    const bulk = await shop.admin.post<BulkReport>(adminPaths.bulkOrders, { action: 'fulfill', ids });
    expect(bulk.data.results).toMatchObject([{ ok: false, message: refusal }]);
    await shop.concludeRefund(order, 'FAILED');
    await post(number, 'check-payment', {});
    expect((await send()).data).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
  });

  it('include refunds made at PayPal itself', async () => {
    const order = await bought();
    await shop.refundThere(order, 7.5);
    const event = {
      ...eventOf(order),
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource_type: 'refund',
      resource: { custom_id: await uuidOf(order) },
    };
    const events = [1, 2, 3].map(() => shop.receive(event));
    await Promise.all(events);
    expect(await orderDetail(order.number)).toMatchObject({
      state: 'PARTIALLY_REFUNDED',
      refunded: 7.5,
      refunds: [{ madeBy: 'PayPal' }],
    });
  });

  it('count once if made here and at PayPal at the same time', async () => {
    const order = await bought();
    await shop.suffer({ call: 'refund', kind: 'drop', when: 'after' });
    await refund(order.number, { amount: 5 });
    await shop.refundThere(order, 4);
    await shop.dueNow(order);
    await eventually(async () =>
      expect(await orderDetail(order.number)).toMatchObject({ refunded: 9, refundable: 11 }),
    );
  });

  const uuidOf = async ({ number }: { number: number }) =>
    (await shop.own.database.query<{ uuid: string }>('SELECT uuid FROM orders WHERE number = $1', [number]))[0]?.uuid;

  describe('when an item sold out before the capture', () => {
    it('are made in full, and the order ends', async () => {
      const { number, lamp } = await shop.soldOut();
      const { state, attentionReason } = await orderDetail(number);
      expect([state, attentionReason]).toEqual(['NEEDS_ATTENTION', expect.stringContaining('sold out')]);
      expect(await shop.audit()).toEqual([]);
      expect((await refund(number, { amount: 5 })).error.message).toBe('Refund all of this order, or accept it first');
      const [line] = (await orderDetail(number)).lines;
      const lines = [{ lineId: line?.id, quantity: 1, restock: true }];
      expect((await refund(number, { amount: 10, lines })).data).toMatchObject({
        state: 'REFUNDED',
        attentionReason: null,
      });
      expect(await stockOf(lamp.id)).toBe(0);
    });

    it('aren’t needed once there is stock again', async () => {
      const { number, lamp, free } = await shop.soldOut();
      const { updatedAt } = await orderDetail(number);
      const { status, error } = await post(number, 'accept', { updatedAt });
      expect([status, error.message]).toEqual([409, expect.stringContaining('still sold out')]);
      await free();
      const { data } = await post(number, 'accept', { updatedAt });
      expect(data).toMatchObject({ state: 'PAID', attentionReason: null, invoiceNumber: expect.any(Number) });
      expect(await stockOf(lamp.id)).toBe(0);
      expect((await post(number, 'accept', { updatedAt: data.updatedAt })).status).toBe(409);
    });
  });

  it('aren’t needed for free orders, which can be canceled until something is fulfilled', async () => {
    await shop.own.database.query("INSERT INTO discounts (code, kind, percent) VALUES ('FREE', 'PERCENT', 100)");
    const lamp = await shop.item({ stock: 5 });
    const free = () =>
      shop.order({ lines: [lineOf(lamp, 2)], shippingMethodId: shop.pickUp, address: null, code: 'FREE' });
    const [{ number }, sent] = [await free(), await free()];
    const { data } = await post(number, 'cancel', { updatedAt: (await orderDetail(number)).updatedAt });
    expect(data).toMatchObject({ state: 'CANCELLED' });
    expect(await stockOf(lamp.id)).toBe(3);
    const { lines, updatedAt } = await orderDetail(sent.number);
    const part = await post(sent.number, 'fulfill', { updatedAt, lines: [{ lineId: lines[0]?.id, quantity: 1 }] });
    const late = await post(sent.number, 'cancel', { updatedAt: part.data.updatedAt });
    expect([late.status, late.error.message]).toEqual([409, 'Part of this order is already fulfilled']);
  });
});
