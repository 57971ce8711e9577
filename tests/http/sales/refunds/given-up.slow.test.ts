import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderChange, type OrderDetail } from '@stoa/contract';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import type { Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { openShop, startShop } from '../../../support/shop/shop';

const AGAIN = 'Refund it again if the customer is still owed the money';

describe('a refund without an answer from PayPal', () => {
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

  const changed = async (number: number, change: OrderChange, more: object, admin: Client = shop.admin) => {
    const { updatedAt } = (await admin.get<OrderDetail>(adminPaths.order(number))).data;
    return admin.post<OrderDetail>(adminPaths.changeOrder(number, change), { updatedAt, ...more });
  };
  const paid = async () => shop.paid({ lines: [lineOf(await shop.item({ title: 'Lamp', price: 80, stock: 5 }))] });
  const lost = async (when: 'before' | 'after' = 'before') => {
    const order = await paid();
    await shop.suffer({ call: 'refund', kind: 'drop', when, times: 1000 });
    const { data } = await changed(order.number, 'refund', { key: randomUUID(), amount: 30 });
    return { ...order, refundId: data.refunds[0]?.id };
  };
  /** Nobody can be asking for it anymore. */
  const minutesPass = async (order: { number: number }) => {
    await shop.own.database.query("UPDATE refunds SET requested_at = requested_at - interval '6 minutes'");
    await shop.dueNow(order);
  };
  const becomes = (number: number, expected: object) =>
    eventually(async () => expect(await shop.orderDetail(number)).toMatchObject(expected));

  it('isn’t requested anymore once given up, and fails if PayPal hasn’t made it', async () => {
    const { number, refundId, total } = await lost();
    const { data, status } = await changed(number, 'give-up-refund', { refundId });
    expect([status, data.refunds, data.refundable]).toMatchObject([
      200,
      [{ state: 'PENDING', isUnanswered: true, isGivenUp: true }],
      total - 30,
    ]);
    expect(data.events[0]).toMatchObject({ kind: 'refundGivenUp', text: '$30.00', madeBy: 'Administrator' });
    await shop.recover();
    await minutesPass({ number });
    const failure = `PayPal didn’t make this refund, and won’t anymore. ${AGAIN}`;
    await becomes(number, { refundable: total, refunds: [{ state: 'FAILED', failure }] });
    expect((await shop.orderDetail(number)).events[0]).toMatchObject({
      kind: 'refundFailed',
      text: `$30.00. ${failure}`,
    });
    expect((await changed(number, 'refund', { key: randomUUID(), amount: 30 })).data).toMatchObject({ refunded: 30 });
  });

  it('fails if its key can’t be sent, and says that it never was', async () => {
    const { number, total } = await lost();
    await shop.own.database.query("UPDATE refunds SET request_key = 'k\u20acy' WHERE state = 'PENDING'");
    await shop.recover();
    await shop.dueNow({ number });
    const failure =
      'This refund was never sent, because its key has characters that PayPal doesn’t accept. Refund it again';
    await becomes(number, { refundable: total, refunds: [{ state: 'FAILED', failure }] });
  });

  it('counts as made if PayPal has made it', async () => {
    const { number, refundId } = await lost('after');
    await changed(number, 'give-up-refund', { refundId });
    await minutesPass({ number });
    await becomes(number, { state: 'PARTIALLY_REFUNDED', refunded: 30, refunds: [{ state: 'SUCCEEDED' }] });
  });

  it('stays pending while a request may still be running, and counts as made if that succeeds', async () => {
    const { number } = await paid();
    await shop.suffer({ call: 'refund', kind: 'hold' });
    const asking = changed(number, 'refund', { key: randomUUID(), amount: 30 });
    await eventually(async () => expect(await shop.isSuffered()).toBe(true));
    const refundId = (await shop.orderDetail(number)).refunds[0]?.id;
    const { data } = await changed(number, 'give-up-refund', { refundId });
    expect(data.refunds).toMatchObject([{ state: 'PENDING', isGivenUp: true }]);
    await shop.recover();
    await asking;
    await becomes(number, { refunded: 30, refunds: [{ state: 'SUCCEEDED' }] });
  });

  it('isn’t matched with a refund of the same amount that may be another one', async () => {
    const order = await lost();
    await changed(order.number, 'give-up-refund', { refundId: order.refundId });
    await shop.recover();
    await shop.suffer({ call: 'refund', kind: 'drop', when: 'after', times: 1000 });
    await changed(order.number, 'refund', { key: randomUUID(), amount: 30 });
    await minutesPass(order);
    const due = 'SELECT 1 FROM orders WHERE number = $1 AND next_check_at > now()';
    await eventually(async () => expect(await shop.own.database.query(due, [order.number])).toHaveLength(1));
    // PayPal answers the second one at its next try, and until then shows it as one that nobody knows of.
    const [first] = (await shop.orderDetail(order.number)).refunds;
    expect(['PENDING', 'FAILED']).toContain(first?.state);
    await shop.recover();
    await minutesPass(order);
    await becomes(order.number, { refunded: 30, refunds: [{ state: 'FAILED' }, { state: 'SUCCEEDED' }] });
  });

  it('no longer keeps what was refunded at PayPal itself from being seen', async () => {
    const order = await lost();
    await changed(order.number, 'give-up-refund', { refundId: order.refundId });
    await shop.recover();
    await shop.refundThere(order, 20);
    await minutesPass(order);
    await becomes(order.number, {
      refunded: 20,
      refunds: [{ state: 'FAILED' }, { state: 'SUCCEEDED', amount: 20, madeBy: 'PayPal' }],
    });
  });

  it('can be given up once, and no other refund can', async () => {
    const { number, refundId } = await lost();
    const other = await paid();
    const refusalOf = async (of: number, id: unknown) => {
      const { status, error } = await changed(of, 'give-up-refund', { refundId: id });
      return [status, error?.message];
    };
    expect(await refusalOf(other.number, refundId)).toEqual([404, 'This order has no such refund']);
    expect((await changed(number, 'give-up-refund', {})).status).toBe(400);
    expect((await changed(number, 'give-up-refund', { refundId })).status).toBe(200);
    expect(await refusalOf(number, refundId)).toEqual([409, 'This refund was already stopped']);
    await shop.recover();
    const { data } = await changed(other.number, 'refund', { key: randomUUID(), amount: 30 });
    expect(data.refunds).toMatchObject([{ state: 'SUCCEEDED' }]);
    expect(await refusalOf(other.number, data.refunds[0]?.id)).toEqual([
      409,
      'Only an unconfirmed refund can be stopped',
    ]);
    await minutesPass({ number });
    await becomes(number, { refunds: [{ state: 'FAILED' }] });
  });

  it.each(['ключ от возврата', 'key\r\nX-Other: header', 'sixteen characters ½'])(
    'isn’t begun with a key that can’t be sent (%j)',
    async (key) => {
      const { number } = await paid();
      const { status, error } = await changed(number, 'refund', { key, amount: 30 });
      expect([status, error.details.errors]).toEqual([
        400,
        [{ path: ['key'], message: 'Key may have letters, digits, hyphens, and underscores' }],
      ]);
    },
  );

  it('fails by itself if it has such a key from before', async () => {
    const { number, total, refundId } = await lost();
    await shop.own.database.query("UPDATE refunds SET request_key = 'ключ от возврата' WHERE id = $1", [refundId]);
    await shop.recover();
    await shop.dueNow({ number });
    await becomes(number, { refundable: total, refunds: [{ state: 'FAILED' }] });
  });
});

it('a refund is given up on an administrator’s word if no one can be asked about it', async () => {
  const shop = await setUpPayPal(await startShop({ paypal: true }));
  try {
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
    const { number, total } = await shop.paid({ lines: [lineOf(lamp)] });
    const { updatedAt } = await shop.orderDetail(number);
    await shop.suffer({ call: 'refund', kind: 'drop', times: 1000 });
    const asked = { updatedAt, key: randomUUID(), amount: 30 };
    await shop.admin.post(adminPaths.changeOrder(number, 'refund'), asked);
    const noKeys = Object.fromEntries(Object.keys(shop.settings).map((name) => [name, '']));
    await shop.own.restart('stop', { ...noKeys, PAYPAL_ENVIRONMENT: 'sandbox' });
    const admin = await shop.own.admin();
    const orderDetail = async () => (await admin.get<OrderDetail>(adminPaths.order(number))).data;
    await shop.own.database.query("UPDATE refunds SET requested_at = requested_at - interval '6 minutes'");
    const before = await orderDetail();
    const { data } = await admin.post<OrderDetail>(adminPaths.changeOrder(number, 'give-up-refund'), {
      updatedAt: before.updatedAt,
      refundId: before.refunds[0]?.id,
    });
    expect(data).toMatchObject({
      refundable: total,
      refunds: [{ state: 'FAILED', failure: expect.stringContaining('couldn’t check whether it was made') }],
    });
    expect(await shop.audit()).toEqual([]);
  } finally {
    await shop.close();
  }
}, 120_000);
