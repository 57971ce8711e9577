import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderChange, type OrderDetail, orderPaths, type Sales } from '@stoa/contract';
import type { Fault } from '@stoa/paypal-emulator';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('a payment', () => {
  let shop: PayPalShop;
  let lamp: { id: number };
  const open = (more: object = {}) => shop.open({ lines: [lineOf(lamp)], ...more });
  const stock = async () => (await shop.stored(lamp.id)).stock ?? 0;
  const change = async ({ number }: { number: number }, kind: OrderChange, more: object = {}) => {
    const { updatedAt } = await shop.orderDetail(number);
    return shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, kind), { updatedAt, ...more });
  };

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    shop.receiveWebhooks();
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 1000 });
  });
  beforeEach(() => shop.deliver({ lose: true }));
  afterEach(async () => {
    await shop.recover();
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const pending = async (reason: Fault['reason']) => {
    const order = await open({ email: `waits-${String(reason).toLowerCase()}@example.com` });
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', ...(reason && { reason }) });
    expect(await shop.settle(order)).toBe('REVIEW');
    return order;
  };

  describe('that waits', () => {
    it.each(['ECHECK', 'PENDING_REVIEW'] as const)(
      'for %s resolves itself, and its stock stays reserved',
      async (reason) => {
        const before = await stock();
        const order = await pending(reason);
        expect(await shop.stateOf(order)).toBe('PAYMENT_REVIEW');
        expect(await stock()).toBe(before - 1);
        await shop.deliver({});
        await shop.conclude(order, 'COMPLETED');
        await shop.becomes(order, 'PAID');
        expect(await stock()).toBe(before - 1);
      },
    );

    it.each([
      ['UNILATERAL', 'Confirm'],
      ['RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'accept'],
      ['VERIFICATION_REQUIRED', 'Verify'],
      ['OTHER', 'Sign in'],
    ] as const)('for %s tells an administrator what to do', async (reason, words) => {
      const order = await pending(reason);
      expect(await shop.orderDetail(order.number)).toMatchObject({
        state: 'NEEDS_ATTENTION',
        attentionReason: expect.stringContaining(words),
      });
      await shop.conclude(order, 'COMPLETED');
      await shop.dueNow(order);
      await shop.becomes(order, 'PAID');
      expect((await shop.orderDetail(order.number)).attentionReason).toBeNull();
    });

    it.each(['PENDING_REVIEW', 'UNILATERAL'] as const)(
      'for %s and is refused ends the order, and its customer is informed',
      async (reason) => {
        const before = await stock();
        const order = await pending(reason);
        await shop.deliver({});
        await shop.conclude(order, 'DECLINED');
        await shop.becomes(order, 'CANCELLED');
        expect(await stock()).toBe(before);
        await eventually(async () => {
          const subjects = (await mailsTo(shop.own, order.email)).map(({ subject }) => subject);
          expect(subjects).toContainEqual(expect.stringContaining(`${order.number} was canceled`));
        });
      },
    );
  });

  it('for a canceled order is shown to an administrator, who accepts it', async () => {
    const order = await open();
    await shop.own.visitor().post(orderPaths.checkout.cancel(order.key));
    await shop.approve(order);
    await shop.deliver({});
    await shop.captureThere(order);
    await shop.becomes(order, 'NEEDS_ATTENTION');
    expect((await shop.orderDetail(order.number)).attentionReason).toContain('canceled');
    expect((await change(order, 'accept')).data.state).toBe('PAID');
  });

  it.each([
    ['COMPLETED', 'NEEDS_ATTENTION'],
    ['DECLINED', 'CANCELLED'],
  ] as const)('for a canceled order that waits is watched until it is %s', async (status, state) => {
    const order = await open();
    await shop.own.visitor().post(orderPaths.checkout.cancel(order.key));
    await shop.approve(order);
    await shop.deliver({});
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
    await shop.captureThere(order);
    const watched = async (isWatched: boolean) => {
      const [row] = await shop.own.database.query(
        'SELECT state, next_check_at IS NOT NULL AS watched FROM orders WHERE number = $1',
        [order.number],
      );
      expect(row).toEqual({ state: isWatched ? 'CANCELLED' : state, watched: isWatched || status === 'COMPLETED' });
    };
    await eventually(() => watched(true));
    await shop.deliver({ lose: true });
    await shop.conclude(order, status);
    await shop.dueNow(order);
    await eventually(() => watched(false));
  });

  describe('that PayPal hasn’t confirmed', () => {
    it('is ended at PayPal, not here, while PayPal says that it waits', async () => {
      const order = await pending('UNILATERAL');
      await shop.becomes(order, 'NEEDS_ATTENTION');
      const { status, error } = await change(order, 'cancel');
      expect([status, error.message]).toEqual([409, 'This order was paid, or may have been. Its page says what to do']);
      await shop.conclude(order, 'DECLINED');
      await shop.dueNow(order);
      await shop.becomes(order, 'CANCELLED');
    });

    it('lets an administrator cancel its order if PayPal doesn’t know it, and is looked for now and then', async () => {
      const before = await stock();
      const order = await open();
      await shop.approve(order);
      await shop.suffer({ call: 'capture', kind: 'drop', when: 'before' });
      expect(await shop.settle(order)).toBe('WAITING');
      await shop.forget(order);
      await shop.dueNow(order);
      await shop.becomes(order, 'NEEDS_ATTENTION');
      expect(await shop.orderDetail(order.number)).toMatchObject({
        attentionReason: expect.stringContaining('Otherwise, nothing was paid, so cancel the order'),
        isPaymentUnknown: true,
      });
      expect((await change(order, 'cancel')).data.state).toBe('CANCELLED');
      expect(await stock()).toBe(before);
      await eventually(async () => {
        const found = "SELECT next_check_at > now() + interval '23 hours' AS seldom FROM orders WHERE number = $1";
        expect(await shop.own.database.query(found, [order.number])).toEqual([{ seldom: true }]);
      });
    });
  });

  describe('of another amount than the order costs', () => {
    /** $85 with delivery, of which $50 were taken. */
    const odd = async () => {
      const before = await stock();
      const order = await open();
      await shop.approve(order);
      await shop.suffer({ call: 'capture', kind: 'outcome', status: 'COMPLETED', amount: 5000 });
      expect(await shop.settle(order)).toBe('REVIEW');
      expect(await shop.orderDetail(order.number)).toMatchObject({
        state: 'NEEDS_ATTENTION',
        attentionReason: 'PayPal took $50.00, but the order is for $85.00. Refund everything',
        refundable: 50,
      });
      expect(await stock()).toBe(before);
      return order;
    };

    it('isn’t counted in the average order value', async () => {
      const sales = async () => (await shop.admin.get<Sales>(adminPaths.sales)).data;
      await shop.paid({ lines: [lineOf(lamp)] });
      const { averageOrder } = await sales();
      await odd();
      expect((await sales()).averageOrder).toBe(averageOrder);
    });

    it('can’t be accepted, and can’t be refunded in part', async () => {
      const order = await odd();
      expect((await change(order, 'accept')).error.message).toContain('The amount paid isn’t what this order costs');
      const { status } = await change(order, 'refund', { key: randomUUID(), amount: 20 });
      expect(status).toBe(400);
    });

    it('ends the order once an administrator refunds it', async () => {
      const order = await odd();
      const { data } = await change(order, 'refund', { key: randomUUID(), amount: 50 });
      expect(data).toMatchObject({ state: 'REFUNDED', attentionReason: null, refunded: 50, invoiceNumber: null });
    });

    it('ends the order once it was refunded at PayPal, at once or bit by bit', async () => {
      const [whole, parts] = [await odd(), await odd()];
      await shop.deliver({});
      await shop.refundThere(whole, 'ALL');
      await shop.becomes(whole, 'REFUNDED');
      await shop.deliver({ lose: true });
      await shop.refundThere(parts, 20);
      expect((await change(parts, 'check-payment')).data).toMatchObject({ state: 'NEEDS_ATTENTION', refundable: 30 });
      await shop.refundThere(parts, 30);
      expect((await change(parts, 'check-payment')).data).toMatchObject({ state: 'REFUNDED', attentionReason: null });
    });
  });
});
