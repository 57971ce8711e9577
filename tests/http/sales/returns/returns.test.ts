import { adminPaths, type NotificationList, type OrderCounts } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { type Selling, setUpSales } from '../../../support/sales/orders';
import { openReturns } from '../../../support/sales/returned-orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('returns', () => {
  let shop: Selling;
  let returns: ReturnType<typeof openReturns>;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    returns = openReturns(shop);
    await shop.admin.patch(adminPaths.salesSettings, { returnDays: 30 });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const stockOf = async (id: number) => (await shop.stored(id)).stock;
  const counts = async () => (await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data;
  const mailed = (email: string, subject: string, text: string) =>
    eventually(async () => {
      const [mail] = await mailsTo(shop.shop, email, subject);
      expect(mail?.text).toContain(text);
    });

  it('are requested, accepted, received, and refunded', async () => {
    const email = 'back@example.com';
    const { customer, item, number, lineId } = await returns.fulfilled({ title: 'Vase', email });
    expect(await returns.own(customer, number)).toMatchObject({
      returns: [],
      returnable: [{ lineId, quantity: 2 }],
      returnableUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });

    const lines = [{ lineId, quantity: 1 }];
    const requested = await returns.request(customer, number, { lines, note: 'It has a crack.' });
    expect(requested.status).toBe(201);
    expect(requested.data).toMatchObject({
      returns: [{ state: 'REQUESTED', lines, reason: 'DAMAGED', note: 'It has a crack.', answer: null, images: [] }],
      returnable: [{ lineId, quantity: 1 }],
    });
    await mailed(email, `We received your return request for Stoa order #${number}`, '1 × Vase');
    await eventually(async () => {
      const { items } = (await shop.admin.get<NotificationList>(adminPaths.notifications)).data;
      expect(items).toContainEqual(
        expect.objectContaining({
          topic: 'returnRequested',
          title: `Return requested for order #${number}`,
          text: 'Clara Customer: 1 × Vase. Damaged',
          url: `/orders/${number}`,
        }),
      );
    });
    expect(await returns.list('returns=WAITING')).toEqual([number]);
    expect(await counts()).toMatchObject({ returns: 1 });

    const instructions = 'Send it to Elm Street 1.';
    const accepted = await returns.answer(number, 'accept-return', { instructions });
    expect(accepted.data.returns).toMatchObject([{ state: 'ACCEPTED', answer: instructions }]);
    const isAccepted = `Your return for Stoa order #${number} is accepted`;
    await mailed(email, isAccepted, instructions);
    expect(accepted.data.mails).toContain('RETURN_ACCEPTED');
    await shop.admin.post(adminPaths.changeOrder(number, 'resend'), { mail: 'RETURN_ACCEPTED' });
    await eventually(async () => {
      const mails = await mailsTo(shop.shop, email, isAccepted);
      expect(mails.map(({ text = '' }) => text.includes(instructions) && text.includes('1 × Vase'))).toEqual([
        true,
        true,
      ]);
    });
    expect([await returns.list('returns=WAITING'), await returns.list('returns=OPEN')]).toEqual([[], [number]]);

    expect(await stockOf(item.id)).toBe(8);
    const received = await returns.answer(number, 'receive-return');
    expect(received.data.returns).toMatchObject([{ state: 'RECEIVED' }]);
    expect(await stockOf(item.id)).toBe(9);

    const refunded = await returns.answer(number, 'refund-return', { amount: 10 });
    expect(refunded.data).toMatchObject({
      state: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      refunded: 10,
      returns: [{ state: 'REFUNDED', isRefunding: false }],
      lines: [{ fulfilledQuantity: 2, refundedQuantity: 1, returnedQuantity: 1, requestedQuantity: 0 }],
    });
    expect(await stockOf(item.id)).toBe(9);
    await mailed(email, `A refund for your Stoa order #${number}`, 'Refunded: $10.00 for 1 × Vase');
    expect(await returns.own(customer, number)).toMatchObject({
      refunded: 10,
      returns: [{ state: 'REFUNDED' }],
      returnable: [{ lineId, quantity: 1 }],
    });
    const { events } = refunded.data;
    expect(events.map(({ kind }) => kind).filter((kind) => /return|refund/.test(kind))).toEqual([
      'refunded',
      'returnReceived',
      'returnAccepted',
      'returnRequested',
    ]);
    expect(JSON.stringify(events)).not.toContain('crack');
  });

  it('are withdrawn only before they’re answered, and then requested again', async () => {
    const { customer, number, lineId } = await returns.fulfilled();
    const lines = [{ lineId, quantity: 2 }];
    await returns.request(customer, number, { lines });
    expect((await returns.request(customer, number, { lines })).status).toBe(409);
    const { id } = await returns.newest(number);
    const { data } = await returns.withdraw(customer, number, id);
    expect(data).toMatchObject({ returns: [{ state: 'WITHDRAWN' }], returnable: lines });
    expect((await returns.answer(number, 'accept-return')).error.message).toBe(
      'This return is “Withdrawn”, so it can’t be accepted',
    );
    await returns.request(customer, number, { lines });
    await returns.answer(number, 'accept-return');
    const { status, error } = await returns.withdraw(customer, number, (await returns.newest(number)).id);
    expect([status, error.message]).toEqual([409, 'This return is “Accepted”, so it can’t be withdrawn']);
  });

  it('are declined with a reason, also when nothing arrives', async () => {
    const email = 'declined@example.com';
    const { customer, number, lineId } = await returns.fulfilled({ email });
    await returns.request(customer, number, { lines: [{ lineId, quantity: 1 }] });
    expect((await returns.answer(number, 'decline-return', { why: ' ' })).status).toBe(400);
    await returns.answer(number, 'accept-return', { notifyCustomer: false });
    const { data } = await returns.answer(number, 'decline-return', { why: 'It never arrived.' });
    expect(data.returns).toMatchObject([{ state: 'DECLINED', answer: 'It never arrived.' }]);
    await mailed(email, `Your return for Stoa order #${number} was declined`, 'It never arrived.');
    expect(await mailsTo(shop.shop, email, `Your return for Stoa order #${number} is accepted`)).toEqual([]);
    expect(await returns.own(customer, number)).toMatchObject({ returnable: [{ lineId, quantity: 2 }] });
  });

  it('have only what arrived, restocked or not', async () => {
    const { customer, item, number, lineId } = await returns.fulfilled({ quantity: 3 });
    await returns.request(customer, number, { lines: [{ lineId, quantity: 3 }] });
    const receive = (lines: object[]) => returns.answer(number, 'receive-return', { lines });
    expect((await receive([{ lineId, quantity: 1 }])).status).toBe(409);
    await returns.answer(number, 'accept-return');
    for (const lines of [[], [{ lineId, quantity: 4 }], [{ lineId: lineId + 1_000, quantity: 1 }]])
      expect((await receive(lines)).status).toBe(400);
    const { data } = await receive([{ lineId, quantity: 2, restock: false }]);
    expect(data).toMatchObject({ returns: [{ lines: [{ lineId, quantity: 2 }] }], lines: [{ requestedQuantity: 2 }] });
    expect(await stockOf(item.id)).toBe(7);
    expect((await returns.own(customer, number)).returnable).toEqual([{ lineId, quantity: 1 }]);
  });

  it('are never of more than the customer has, nor refunded twice', async () => {
    const { customer, number, lineId } = await returns.fulfilled({ quantity: 4, sent: 2 });
    for (const quantity of [3, 0, 1.5]) {
      const { status } = await returns.request(customer, number, { lines: [{ lineId, quantity }] });
      expect([quantity, status]).toEqual([quantity, 400]);
    }
    const key = 'returned-once-0001';
    const same = { key, lines: [{ lineId, quantity: 2 }] };
    const twice = await Promise.all([1, 2].map(() => returns.request(customer, number, same)));
    expect(twice.map(({ status, data }) => [status, data.returns.length])).toEqual([
      [201, 1],
      [201, 1],
    ]);
    const refund = (quantity: number) =>
      returns.change(number, 'refund', {
        key: `refund-of-${quantity}-pieces`,
        amount: 1,
        lines: [{ lineId, quantity, restock: false }],
      });
    expect((await refund(3)).error.message).toBe('Only 2 of Lamp can be refunded');
    expect((await returns.answer(number, 'refund-return')).status).toBe(409);
    await returns.answer(number, 'accept-return');
    await returns.answer(number, 'receive-return');
    const both = await Promise.all([1, 2].map(() => returns.answer(number, 'refund-return', { amount: 20 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await returns.orderDetail(number);
    expect(now).toMatchObject({ refunded: 20, fulfillmentStatus: 'PARTIALLY_FULFILLED' });
    expect(await returns.list('fulfillmentStatus=TO_FULFILL')).toContain(number);
    const rest = await returns.change(number, 'fulfill', { lines: [{ lineId, quantity: 2 }] });
    expect(rest.data).toMatchObject({ fulfillmentStatus: 'FULFILLED', lines: [{ fulfilledQuantity: 4 }] });
  });

  it('can be requested only for as long as the shop says', async () => {
    const { customer, number, lineId } = await returns.fulfilled();
    const ask = () => returns.request(customer, number, { lines: [{ lineId, quantity: 1 }] });
    const sentBefore = (days: number) =>
      shop.shop.database.query(
        `UPDATE fulfillments SET made_at = now() - $2 * interval '1 day' WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
        [number, days],
      );
    await sentBefore(31);
    expect(await returns.own(customer, number)).toMatchObject({ returnable: [], returnableUntil: null });
    expect((await ask()).status).toBe(409);
    await sentBefore(29);
    await shop.admin.patch(adminPaths.salesSettings, { returnDays: 0 });
    expect((await ask()).status).toBe(409);
    await shop.admin.patch(adminPaths.salesSettings, { returnDays: 30 });
    expect((await ask()).status).toBe(201);
    for (const returnDays of [-1, 1.5, 366])
      expect((await shop.admin.patch(adminPaths.salesSettings, { returnDays })).status).toBe(400);
  });

  it('are only of what was paid and fulfilled', async () => {
    const { customer, number, lineId } = await returns.fulfilled({ sent: 0 });
    expect((await returns.request(customer, number, { lines: [{ lineId, quantity: 1 }] })).status).toBe(409);
  });
});
