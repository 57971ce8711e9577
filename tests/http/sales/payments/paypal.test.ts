import { randomUUID } from 'node:crypto';
import { orderPaths } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { eventOf } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, paypalIdIn, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('an order that is paid with PayPal', () => {
  let shop: PayPalShop;
  let lamp: { id: number };
  const open = (more: object = {}) => shop.open({ lines: [lineOf(lamp)], ...more });
  const stock = async () => (await shop.stored(lamp.id)).stock;

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 100 });
  });
  afterEach(async () => {
    await shop.recover();
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  it('is opened there for its total, captured once approved, and sells its reserved stock', async () => {
    const before = await stock();
    const order = await open({ email: 'paid@example.com' });
    expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
    expect(await shop.settle(order)).toBe('WAITING');
    await shop.approve(order);
    expect(await shop.settle(order)).toBe('PAID');
    expect(await shop.stateOf(order)).toBe('PAID');
    expect(await stock()).toBe(before - 1);
    await eventually(async () => expect(await mailsTo(shop.own, 'paid@example.com')).toHaveLength(1));
  });

  it('is opened once, however often the button is pressed', async () => {
    const { key, paypalId } = await open();
    const opened = await Promise.all(Array.from({ length: 6 }, () => shop.payFor({ key })));
    expect(new Set([paypalId, ...opened]).size).toBe(1);
  });

  it('is captured once by ten settle requests at once', async () => {
    const order = await open();
    await shop.approve(order);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => shop.settle(order)));
    expect(outcomes).toContain('PAID');
    expect(await shop.stateOf(order)).toBe('PAID');
  });

  it('continues after a declined card, without a new order', async () => {
    const order = await open();
    await shop.approve(order, 'declined');
    expect(await shop.settle(order)).toBe('DECLINED');
    expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
    await shop.approveAgain(order);
    expect(await shop.settle(order)).toBe('PAID');
  });

  it('is finished by the shop when the customer closed the tab after approving', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
  });

  it.each(['before', 'after'] as const)('is finished when PayPal broke off %s it took the money', async (when) => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'drop', when });
    expect(await shop.settle(order)).toBe('WAITING');
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
  });

  it('continues to PayPal with the order’s handoff, also when the order is sent again', async () => {
    const key = randomUUID();
    const { sent, data } = await shop.placed({ key, lines: [lineOf(lamp)], paymentMethod: 'paypal' });
    const again = await shop.own.visitor().post(checkout.orders, sent);
    expect([again.status, again.data.payment]).toEqual([200, data.payment]);
    expect([data.state, again.data.state]).toEqual(['AWAITING_APPROVAL', 'AWAITING_APPROVAL']);
    await shop.approve({ paypalId: paypalIdIn(data) ?? '' });
    expect(await shop.settle({ key })).toBe('PAID');
  });

  it.each(['before', 'after'] as const)(
    'stands when PayPal broke off %s it opened it, and is opened again',
    async (when) => {
      await shop.suffer({ call: 'create', kind: 'drop', when });
      const order = await shop.order({ lines: [lineOf(lamp)], paymentMethod: 'paypal' });
      expect(order.payment).toEqual({
        problem: 'The payment provider isn’t responding. You haven’t been charged. Please try again in a moment',
      });
      expect(await shop.stateOf(order)).toBe('PENDING');
      expect((await shop.own.visitor().post(checkout.pay(order.key))).status).toBe(200);
      const [row] = await shop.own.database.query<{ uuid: string }>('SELECT uuid FROM orders WHERE checkout_key = $1', [
        order.key,
      ]);
      expect((await shop.ledger()).filter(({ customId }) => customId === row?.uuid)).toHaveLength(1);
    },
  );

  it('waits while PayPal reviews it, and asks an administrator if only they can continue', async () => {
    const [reviewed, blocked] = [await open(), await open()];
    await shop.approve(reviewed);
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
    expect(await shop.settle(reviewed)).toBe('REVIEW');
    expect(await shop.stateOf(reviewed)).toBe('PAYMENT_REVIEW');
    await shop.approve(blocked);
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'UNILATERAL' });
    expect(await shop.settle(blocked)).toBe('REVIEW');
    expect(await shop.stateOf(blocked)).toBe('NEEDS_ATTENTION');
  });

  it('releases its stock if nobody pays in time', async () => {
    const order = await open();
    const held = await stock();
    await shop.reservationEnds(order);
    await shop.becomes(order, 'EXPIRED');
    expect(await stock()).toBe(held + 1);
  });

  it('can still be paid after its reservation expired, as long as everything is in stock', async () => {
    const order = await open();
    await shop.reservationEnds(order);
    await shop.becomes(order, 'EXPIRED');
    await shop.approve(order);
    expect(await shop.settle(order)).toBe('PAID');
  });

  it('can’t be paid after its reservation expired and somebody else bought the last one', async () => {
    const rare = await shop.item({ title: 'Rare', stock: 1 });
    const order = await open({ lines: [lineOf(rare)] });
    await shop.reservationEnds(order);
    await shop.becomes(order, 'EXPIRED');
    await shop.order({ lines: [lineOf(rare)] });
    await shop.approve(order);
    expect(await shop.settle(order)).toBe('SOLD_OUT');
    expect(await shop.stateOf(order)).toBe('EXPIRED');
  });

  it('is never captured after its customer canceled', async () => {
    const order = await open();
    expect((await shop.own.visitor().post(checkout.cancel(order.key))).data.state).toBe('CANCELLED');
    await shop.approve(order);
    expect(await shop.settle(order)).toBe('OVER');
    expect(await shop.stateOf(order)).toBe('CANCELLED');
  });

  it('trusts no webhook: a forged one is refused, a genuine one only triggers a check', async () => {
    const order = await open();
    await shop.approve(order);
    const event = eventOf(order);
    expect((await shop.receive(event, {})).status).toBe(400);
    expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
    expect((await shop.receive(event)).status).toBe(200);
    expect(await shop.stateOf(order)).toBe('PAID');
    expect((await shop.receive(event)).status).toBe(200);
  });
});
