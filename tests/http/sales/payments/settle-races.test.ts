import { randomUUID } from 'node:crypto';
import { adminPaths, orderPaths } from '@stoa/contract';
import { lineOf } from '../../../support/sales/orders';
import { type OpenOrder, type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

/** Two look at an order at once. What the slower one saw is outdated by the time it acts on it. */
describe('a customer whose order somebody else settled meanwhile', () => {
  let shop: PayPalShop;
  let lamp: { id: number };

  beforeAll(async () => {
    // Nobody moves anything but those who are asked to.
    shop = await setUpPayPal(await openShop({ paypal: true, env: { RECONCILE_EVERY: '600000' } }));
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 1000 });
  });
  afterEach(async () => {
    await shop.recover();
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.close());

  const open = () => shop.open({ lines: [lineOf(lamp)] });

  /** PayPal's answer to the first look is held back until `meanwhile` is done. */
  const settleSlowly = async (order: OpenOrder, meanwhile: () => Promise<unknown>) => {
    await shop.suffer({ call: 'look', kind: 'hold', when: 'after' });
    const slow = shop.settle(order);
    await eventually(async () => expect(await shop.isSuffered()).toBe(true));
    await meanwhile();
    await shop.recover();
    return slow;
  };
  const refund = async ({ number }: OpenOrder, amount?: number) => {
    const { updatedAt, refundable } = await shop.orderDetail(number);
    const asked = { updatedAt, key: randomUUID(), amount: amount ?? refundable };
    await shop.admin.post(adminPaths.changeOrder(number, 'refund'), asked);
  };

  it.each([
    ['paid', 'PAID', async () => undefined],
    ['refunded in part', 'PARTIALLY_REFUNDED', (order: OpenOrder) => refund(order, 10)],
    ['refunded', 'REFUNDED', (order: OpenOrder) => refund(order)],
  ] as const)('learns that it is paid if it is %s by now', async (_how, state, then) => {
    const order = await open();
    await shop.approve(order);
    const told = await settleSlowly(order, async () => {
      expect(await shop.settle(order)).toBe('PAID');
      await then(order);
    });
    expect([told, await shop.stateOf(order)]).toEqual(['PAID', state]);
  });

  it('learns that it is under review if it is', async () => {
    const order = await open();
    await shop.approve(order);
    const told = await settleSlowly(order, async () => {
      await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'ECHECK' });
      expect(await shop.settle(order)).toBe('REVIEW');
    });
    expect([told, await shop.stateOf(order)]).toEqual(['REVIEW', 'PAYMENT_REVIEW']);
  });

  it('learns that it is under review, even if approved only during the request', async () => {
    const order = await open();
    const told = await settleSlowly(order, async () => {
      await shop.approve(order);
      await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'UNILATERAL' });
      expect(await shop.settle(order)).toBe('REVIEW');
    });
    expect([told, await shop.stateOf(order)]).toEqual(['REVIEW', 'NEEDS_ATTENTION']);
  });

  it('learns that it is paid, even if it had expired at the request', async () => {
    const order = await open();
    await shop.reservationEnds(order);
    const told = await settleSlowly(order, async () => {
      await shop.approve(order);
      expect(await shop.settle(order)).toBe('PAID');
    });
    expect([told, await shop.stateOf(order)]).toEqual(['PAID', 'PAID']);
  });

  it('learns that it is paid, even if their first approval had lapsed', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.atPayPal(`orders/${order.paypalId}/reverse`);
    const told = await settleSlowly(order, async () => {
      expect(await shop.settle(order)).toBe('EXPIRED');
      await shop.approve({ paypalId: await shop.payFor(order) });
      expect(await shop.settle(order)).toBe('PAID');
    });
    expect([told, await shop.stateOf(order)]).toEqual(['PAID', 'PAID']);
  });

  it('learns that it lapsed if it did for both', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.atPayPal(`orders/${order.paypalId}/reverse`);
    const told = await settleSlowly(order, async () => expect(await shop.settle(order)).toBe('EXPIRED'));
    expect([told, await shop.stateOf(order)]).toEqual(['EXPIRED', 'PENDING']);
  });

  it('learns that it ended if it did', async () => {
    const order = await open();
    const told = await settleSlowly(order, () => shop.own.visitor().post(checkout.cancel(order.key)));
    expect([told, await shop.stateOf(order)]).toEqual(['OVER', 'CANCELLED']);
  });

  it('isn’t sent to a new order when they pay one under review', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'ECHECK' });
    expect(await shop.settle(order)).toBe('REVIEW');
    const { status, error } = await shop.own.visitor().post(checkout.pay(order.key));
    expect([status, error.message]).toEqual([409, 'The payment of this order is being checked. Don’t pay again']);
  });
});
