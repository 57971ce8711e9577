import { randomUUID } from 'node:crypto';
import { adminPaths, type NotificationList, type OwnOrderDetail } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openReturns } from '../../../support/sales/returned-orders';
import type { Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('cancellations by customers', () => {
  let shop: PayPalShop;
  let returns: ReturnType<typeof openReturns>;

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    returns = openReturns(shop);
    await shop.admin.patch(adminPaths.salesSettings, { returnDays: 30, cancelMinutes: 60 });
  });
  afterEach(async () => {
    await shop.recover();
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const stockOf = async (id: number) => (await shop.stored(id)).stock;
  const collected = () => ({ shippingMethodId: shop.pickUp, address: null });
  const belongsTo = async (client: Client, number: number) => {
    const { data } = await client.get('/api/auth/me');
    await shop.own.database.query('UPDATE orders SET user_id = $2 WHERE number = $1', [number, data.id]);
  };
  /** Paid by PayPal, in the account of a customer. */
  const bought = async (email = 'clara@example.com') => {
    const item = await shop.item({ title: 'Lamp', price: 10, stock: 5 });
    const order = await shop.paid({ email, lines: [lineOf(item, 2)], ...collected() });
    const customer = await shop.own.customer();
    await belongsTo(customer, order.number);
    return { ...order, item, customer, lineId: order.lines[0]?.id ?? 0 };
  };
  const told = (number: number, text: string) =>
    eventually(async () => {
      const { items } = (await shop.admin.get<NotificationList>(adminPaths.notifications)).data;
      const title = `Order #${number} was canceled`;
      expect(items).toContainEqual(expect.objectContaining({ topic: 'orderCanceled', title, text }));
    });

  it('pay back at once what a provider took, and restock it', async () => {
    const email = 'changed-mind@example.com';
    const { number, item, customer } = await bought(email);
    expect((await returns.own(customer, number)).cancelableUntil).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const { status, data } = await returns.cancel(customer, number);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'REFUNDED', refunded: 20, cancelableUntil: null });
    expect(data.canceledAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(await stockOf(item.id)).toBe(5);
    await eventually(async () => {
      const subjects = (await mailsTo(shop.own, email)).map(({ subject }) => subject);
      expect(subjects).toEqual([`Your Stoa order #${number} is confirmed`, `Your Stoa order #${number} was canceled`]);
    });
    expect((await returns.orderDetail(number)).mails).toEqual(['PAID', 'CANCELED_PAID', 'REFUNDED']);
    expect((await returns.change(number, 'resend', { mail: 'CANCELED_PAID' })).status).toBe(200);
    await eventually(async () =>
      expect(await mailsTo(shop.own, email, `Your Stoa order #${number} was canceled`)).toHaveLength(2),
    );
    await told(number, 'Clara Customer canceled it. $20.00 goes back');
    const [{ madeBy } = { madeBy: '' }] = (await returns.orderDetail(number)).refunds;
    expect(madeBy).toBe('Customer');
    expect((await returns.cancel(customer, number)).status).toBe(200);
    expect(await returns.list('returns=TO_PAY_BACK')).not.toContain(number);
  });

  it('leave to the shop what was paid manually, and what PayPal refuses', async () => {
    const { customer, item, number, lineId } = await returns.fulfilled({ sent: 0 });
    expect((await returns.cancel(customer, number)).data).toMatchObject({ state: 'PAID', refunded: 0 });
    await told(number, 'Clara Customer canceled it. Pay $20.00 back');
    expect(await returns.list('returns=TO_PAY_BACK')).toEqual([number]);
    expect(await returns.list('fulfillmentStatus=TO_FULFILL')).not.toContain(number);
    const fulfilling = await returns.change(number, 'fulfill', { lines: [{ lineId, quantity: 1 }] });
    expect(fulfilling.error.message).toBe('The customer canceled this order. Pay the money back instead');
    const lines = [{ lineId, quantity: 2, restock: true }];
    await returns.change(number, 'refund', { key: randomUUID(), amount: 20, lines });
    expect([await returns.list('returns=TO_PAY_BACK'), await stockOf(item.id)]).toEqual([[], 10]);

    const refused = await bought();
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'FAILED' });
    const { data } = await returns.cancel(refused.customer, refused.number);
    expect([data.state, data.canceledAt === null]).toEqual(['PAID', false]);
    expect(await returns.list('returns=TO_PAY_BACK')).toEqual([refused.number]);
    await returns.change(refused.number, 'refund', { key: randomUUID(), amount: 20 });
    expect(await returns.list('returns=TO_PAY_BACK')).toEqual([]);
  });

  it('come too late once time is up, or something went out or back', async () => {
    const refusal = async (client: Client, number: number) => {
      expect((await returns.own(client, number)).cancelableUntil).toBeNull();
      const { status, error } = await returns.cancel(client, number);
      expect([status, error.message]).toEqual([409, 'This order can’t be canceled anymore. Please contact us']);
    };
    const late = await bought();
    const placedBefore = (minutes: number) =>
      shop.own.database.query(`UPDATE orders SET placed_at = now() - $2 * interval '1 minute' WHERE number = $1`, [
        late.number,
        minutes,
      ]);
    await placedBefore(61);
    await refusal(late.customer, late.number);
    await placedBefore(0);
    await returns.change(late.number, 'refund', { key: randomUUID(), amount: 1 });
    await refusal(late.customer, late.number);

    const sent = await returns.fulfilled({ sent: 1 });
    await refusal(sent.customer, sent.number);
    const unpaid = await shop.own.customer();
    const { number } = await shop.order({ lines: [lineOf(sent.item)], ...collected() }, unpaid);
    await refusal(unpaid, number);
    await shop.admin.patch(adminPaths.salesSettings, { cancelMinutes: 0 });
    const off = await bought();
    await refusal(off.customer, off.number);
    await shop.admin.patch(adminPaths.salesSettings, { cancelMinutes: 60 });
  });

  it('and a fulfillment at once: one of them wins', async () => {
    const { customer, number, lineId } = await bought();
    const { updatedAt } = await returns.orderDetail(number);
    const [canceled, fulfilled] = await Promise.all([
      returns.cancel(customer, number),
      returns.post(number, 'fulfill', { updatedAt, lines: [{ lineId, quantity: 2 }] }),
    ]);
    expect([canceled.status, fulfilled.status].sort()).toEqual([200, 409]);
  });

  it('end an order for which there was nothing to pay', async () => {
    await shop.own.database.query("INSERT INTO discounts (code, kind, percent) VALUES ('FREE', 'PERCENT', 100)");
    const customer = await shop.own.customer();
    const item = await shop.item({ title: 'Lamp', price: 10, stock: 5 });
    const body = { lines: [lineOf(item)], code: 'FREE', paymentMethod: null, ...collected() };
    const { number } = await shop.order(body, customer);
    expect((await returns.cancel(customer, number)).data).toMatchObject({
      state: 'CANCELLED',
    } satisfies Partial<OwnOrderDetail>);
    expect(await stockOf(item.id)).toBe(5);
  });

  it('wait for a refund that PayPal hasn’t made yet; so do returns', async () => {
    const { customer, number, lineId } = await bought();
    await returns.change(number, 'fulfill', { lines: [{ lineId, quantity: 2 }] });
    await returns.request(customer, number, { lines: [{ lineId, quantity: 1 }] });
    await returns.answer(number, 'accept-return');
    await returns.answer(number, 'receive-return');
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'PENDING' });
    const { data } = await returns.answer(number, 'refund-return');
    expect(data.returns).toMatchObject([{ state: 'RECEIVED', isRefunding: true }]);
    expect((await returns.answer(number, 'refund-return')).error.message).toBe(
      'The refund of this return is in progress',
    );
    expect((await returns.answer(number, 'decline-return')).status).toBe(409);
    const [order] = await shop.own.database.query<{ id: string }>(
      'SELECT provider_order_id AS id FROM payments JOIN orders ON orders.id = order_id WHERE number = $1',
      [number],
    );
    await shop.concludeRefund({ paypalId: order?.id ?? '' }, 'FAILED');
    await shop.dueNow({ number });
    await eventually(async () => expect(await returns.newest(number)).toMatchObject({ isRefunding: false }));
    expect((await returns.answer(number, 'refund-return')).data.returns).toMatchObject([{ state: 'REFUNDED' }]);
  });
});
