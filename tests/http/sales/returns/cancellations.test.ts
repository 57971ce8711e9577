import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type NotificationList,
  type OrderDetail,
  type OrderLink,
  type OwnOrderDetail,
  orderPaths,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { openGiftCards } from '../../../support/sales/gift-cards';
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
    expect(data).toMatchObject({ state: 'REFUNDED', refunded: 20, isCancelable: false, cancelableUntil: null });
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
      expect((await returns.own(client, number)).isCancelable).toBe(false);
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

  describe('of an order that awaits payment', () => {
    const methods = 'UPDATE payment_methods SET enabled = true';
    const usesOf = async (code: string) =>
      (await shop.own.database.query<{ uses: number }>('SELECT uses FROM discounts WHERE code = $1', [code]))[0]?.uses;

    it('give back its stock, its use of a code, and what its gift card pays', async () => {
      await shop.own.database.query(
        `${methods}; INSERT INTO discounts (code, kind, percent) VALUES ('HALF', 'PERCENT', 50)`,
      );
      const giftCards = openGiftCards(shop);
      const card = await giftCards.issue(4);
      const [email, customer] = ['no-transfer@example.com', await shop.own.customer()];
      const item = await shop.item({ title: 'Lamp', price: 20, stock: 5 });
      const body = { email, lines: [lineOf(item)], code: 'HALF', giftCard: card.code, ...collected() };
      const { number } = await shop.order({ ...body, paymentMethod: 'transfer' }, customer);
      expect(await usesOf('HALF')).toBe(1);
      expect(await returns.own(customer, number)).toMatchObject({
        state: 'AWAITING_PAYMENT',
        isCancelable: true,
        cancelableUntil: null,
      });

      const { status, data } = await returns.cancel(customer, number);
      expect([status, data]).toMatchObject([200, { state: 'CANCELLED', isCancelable: false }]);
      expect([(await shop.stored(item.id)).reserved, await usesOf('HALF')]).toEqual([0, 0]);
      expect(await giftCards.detail(card.id)).toMatchObject({ balance: 4 });
      await eventually(async () => {
        const [mail] = await mailsTo(shop.own, email, `Your Stoa order #${number} was canceled`);
        expect(mail?.text).toContain('You don’t owe anything. If you’ve already paid, please contact us.');
        expect(mail?.text).toContain(`$4.00 is back on your gift card •••• ${card.code.slice(-4)}.`);
        expect(mail?.text).not.toContain('Left to pay');
      });
      await told(number, 'Clara Customer canceled it. It wasn’t paid yet');
      expect((await returns.orderDetail(number)).events[0]).toMatchObject({ kind: 'mailed', madeBy: 'Customer' });
      expect((await returns.cancel(customer, number)).status).toBe(200);
      const late = await returns.change(number, 'mark-paid', {});
      expect(late.status).toBe(409);
    });

    it('work behind a link, for whatever is paid manually', async () => {
      const item = await shop.item({ title: 'Lamp', price: 20, stock: 5 });
      for (const paymentMethod of ['transfer', 'pick-up', 'invoice']) {
        const body = { email: `${paymentMethod}@example.com`, lines: [lineOf(item)], paymentMethod, ...collected() };
        const { key } = await shop.order(body);
        const { data } = await shop.own.visitor().post<OrderLink>(orderPaths.checkout.link(key));
        const canceled = await shop.own.visitor().post(orderPaths.orders.cancelByLink(data.token));
        expect([paymentMethod, canceled.data.state]).toEqual([paymentMethod, 'CANCELLED']);
      }
      expect(await shop.stored(item.id)).toMatchObject({ stock: 5, reserved: 0 });
    });

    it('come too late once it’s paid, or sent before that; what the shop made, the shop cancels', async () => {
      await shop.admin.patch(adminPaths.salesSettings, { cancelMinutes: 0 });
      const item = await shop.item({ title: 'Lamp', price: 20, stock: 9 });
      const customer = await shop.own.customer();
      const placed = (paymentMethod: string) =>
        shop.order({ lines: [lineOf(item)], paymentMethod, ...collected() }, customer);
      const [paid, sent] = [await placed('transfer'), await placed('invoice')];
      await returns.change(paid.number, 'mark-paid', {});
      const lines = [{ lineId: sent.lines[0]?.id, quantity: 1 }];
      await returns.change(sent.number, 'fulfill', { lines });
      const { data: made } = await shop.admin.post<OrderDetail>(adminPaths.orders, {
        key: randomUUID(),
        name: 'Pia Phone',
        email: 'pia@example.com',
        lines: [lineOf(item)],
        paymentMethod: 'transfer',
        total: 20,
      });
      await belongsTo(customer, made.number);
      for (const { number } of [paid, sent, made]) {
        expect((await returns.own(customer, number)).isCancelable).toBe(false);
        expect((await returns.cancel(customer, number)).status).toBe(409);
      }
      await shop.admin.patch(adminPaths.salesSettings, { cancelMinutes: 60 });
    });

    it('and its payment at once: one of them wins', async () => {
      const customer = await shop.own.customer();
      const item = await shop.item({ title: 'Lamp', price: 20, stock: 9 });
      const { number } = await shop.order(
        { lines: [lineOf(item)], paymentMethod: 'transfer', ...collected() },
        customer,
      );
      // What the shop lets its customers cancel once it's paid would be paid back.
      await shop.admin.patch(adminPaths.salesSettings, { cancelMinutes: 0 });
      const { updatedAt } = await returns.orderDetail(number);
      const [canceled, paid] = await Promise.all([
        returns.cancel(customer, number),
        returns.post(number, 'mark-paid', { updatedAt }),
      ]);
      expect([canceled.status, paid.status].sort()).toEqual([200, 409]);
      await shop.admin.patch(adminPaths.salesSettings, { cancelMinutes: 60 });
    });
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
