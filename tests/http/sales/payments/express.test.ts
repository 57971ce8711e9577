import { randomUUID } from 'node:crypto';
import { type ExpressBuyer, type ExpressStart, orderPaths } from '@stoa/contract';
import { eventOf } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, paypalIdIn, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;
const PROBLEM = 'What you approved before can’t be used for this order. You haven’t been charged. Please pay again';

describe('an express checkout with PayPal', () => {
  let shop: PayPalShop;
  let lamp: { id: number };

  const begin = (lines: object[] = [lineOf(lamp)], provider = 'paypal') =>
    shop.own.visitor().post<ExpressStart>(checkout.express, { provider, lines });
  const approved = async (): Promise<string> => {
    const approval = await shop.approveCart([lineOf(lamp)]);
    if (!approval) throw new Error('It didn’t begin');
    return approval;
  };
  const buyerOf = (approval: string) => shop.own.visitor().get<ExpressBuyer>(checkout.expressBuyer('paypal', approval));
  const place = async (approval: string | null, key = randomUUID()) => {
    const body = { key, paymentMethod: 'paypal', lines: [lineOf(lamp)], approval };
    return { ...(await shop.place(body)).data, key };
  };
  const atPayPal = async (paypalId: string) => (await shop.ledger()).find(({ id }) => id === paypalId);

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

  it('is approved before the order, and captured for what the order costs', async () => {
    const approval = await approved();
    expect(await atPayPal(approval)).toMatchObject({ status: 'APPROVED', amount: 8_000, customId: null });
    expect((await buyerOf(approval)).data).toEqual({
      email: 'buyer@example.com',
      name: 'Test Buyer',
      address: {
        recipient: 'Test Buyer',
        line1: '1 Main St',
        line2: null,
        locality: 'San Jose',
        administrativeArea: 'CA',
        postalCode: '95131',
        country: 'US',
        phone: null,
      },
    });
    const order = await place(approval);
    expect(order).toMatchObject({ state: 'AWAITING_APPROVAL', total: 85 });
    expect(paypalIdIn(order)).toBe(approval);
    expect(await shop.settle(order)).toBe('PAID');
    expect(await atPayPal(approval)).toMatchObject({
      status: 'COMPLETED',
      amount: 8_500,
      captures: [{ amount: 8_500 }],
    });
  });

  it('is placed once, however often it is sent', async () => {
    const approval = await approved();
    const key = randomUUID();
    const orders = [await place(approval, key), await place(approval, key)];
    expect(orders.map(paypalIdIn)).toEqual([approval, approval]);
    expect(orders[1]?.number).toBe(orders[0]?.number);
    expect(await shop.settle({ key })).toBe('PAID');
  });

  it('tells nobody of its buyer before the approval, and once there is an order', async () => {
    const { data } = await begin();
    const open = new URL(data.url).searchParams.get('token') ?? '';
    expect((await buyerOf(open)).status).toBe(404);
    const approval = await approved();
    await place(approval);
    const { status, error } = await buyerOf(approval);
    expect([status, error?.message]).toEqual([
      404,
      'Your PayPal approval has expired or was used before. You haven’t been charged',
    ]);
    expect((await buyerOf('NOTHING')).status).toBe(404);
    const ordered = await shop.open({ lines: [lineOf(lamp)] });
    await shop.approve(ordered);
    expect((await buyerOf(ordered.paypalId)).status).toBe(404);
  });

  it('pays for one order: the next one is paid for by itself', async () => {
    const approval = await approved();
    const first = await place(approval);
    const second = await place(approval);
    expect(second.payment).toEqual({ problem: PROBLEM });
    expect(await shop.settle(first)).toBe('PAID');
    const paypalId = await shop.payFor(second);
    expect(paypalId).not.toBe(approval);
    await shop.approve({ paypalId });
    expect(await shop.settle(second)).toBe('PAID');
  });

  it('pays for one of two orders that are placed at once', async () => {
    const approval = await approved();
    const orders = await Promise.all([place(approval), place(approval)]);
    const outcomes = await Promise.all(orders.map((order) => shop.settle(order)));
    expect(outcomes.filter((outcome) => outcome === 'PAID').length).toBeLessThanOrEqual(1);
    expect(await shop.takenFor({ paypalId: approval })).toBeLessThanOrEqual(1);
  });

  it('leaves the order to be paid again if the approval is gone', async () => {
    const approval = await approved();
    await shop.forget({ paypalId: approval });
    const order = await place(approval);
    expect(order.payment).toEqual({ problem: PROBLEM });
    expect(await shop.stateOf(order)).toBe('PENDING');
    expect(await shop.payFor(order)).not.toBe(approval);
  });

  it('is never captured for another amount if PayPal doesn’t take the total', async () => {
    const approval = await approved();
    await shop.suffer({ call: 'patch', kind: 'drop' });
    const key = randomUUID();
    const order = await place(approval, key);
    expect(order.payment).toMatchObject({ problem: expect.stringContaining('isn’t responding') });
    expect(await shop.settle(order)).toBe('WAITING');
    expect(await atPayPal(approval)).toMatchObject({ status: 'APPROVED', captures: [] });
    expect(paypalIdIn(await place(approval, key))).toBe(approval);
    expect(await shop.settle(order)).toBe('PAID');
  });

  it('is paid for by PayPal’s event if the browser never comes back from placing it', async () => {
    const approval = await approved();
    const order = await place(approval);
    expect((await shop.receive(eventOf({ paypalId: approval }))).status).toBe(200);
    expect(await shop.stateOf(order)).toBe('PAID');
  });

  it('waits for its order if PayPal’s event comes first', async () => {
    const approval = await approved();
    const event = eventOf({ paypalId: approval });
    expect((await shop.receive(event)).status).toBe(202);
    const order = await place(approval);
    expect((await shop.receive(event)).status).toBe(200);
    expect(await shop.stateOf(order)).toBe('PAID');
  });

  it('doesn’t begin with what can’t be bought, or at whom nobody pays', async () => {
    const rare = await shop.item({ title: 'Rare', price: 10, stock: 1 });
    const { status, error } = await begin([lineOf(rare, 2)]);
    expect([status, error?.message]).toEqual([409, 'Some items in your cart are no longer available']);
    expect((await begin([lineOf(lamp)], 'nobody')).status).toBe(404);
    await shop.suffer({ call: 'create', kind: 'drop' });
    const failed = await begin();
    expect([failed.status, failed.error?.message]).toEqual([
      503,
      'PayPal isn’t responding. Please try again, or check out without it',
    ]);
  });
});
