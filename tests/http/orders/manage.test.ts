import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  apiPaths,
  type OrderChange,
  type OrderCounts,
  type StockLineList,
  type WholeOrder,
} from '@stoa/contract';
import { eventually } from '../../support/eventually';
import { mailsTo } from '../../support/mails';
import { type ManagedOrders, manageOrders } from '../../support/managed-orders';
import { lineOf, NEW_YORK, openSelling, type Selling } from '../../support/orders';
import { openOwnShop } from '../../support/shop';

describe('orders in the panel', () => {
  let shop: Selling;
  let orders: ManagedOrders;

  beforeAll(async () => {
    shop = await openSelling(await openOwnShop({ RECONCILE_EVERY: '200' }));
    orders = manageOrders(shop);
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const stockOf = async (id: number) => (await shop.stored(id)).stock;

  it('are marked as paid, once, by one of two', async () => {
    const lamp = await shop.item({ stock: 5 });
    const { number } = await shop.order({ lines: [lineOf(lamp, 2)] });
    const { updatedAt } = await orders.whole(number);
    const answers = await Promise.all(
      ['A', 'B'].map((reference) => orders.post(number, 'mark-paid', { updatedAt, reference })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.error).toMatchObject({
      message: 'Someone else changed this order after you opened it. Look at it again before you go on',
      details: { current: { number, state: 'PAID' } },
    });
    const order = await orders.whole(number);
    expect(order).toMatchObject({
      state: 'PAID',
      invoiceNumber: expect.any(Number),
      captures: [{ provider: 'by-hand', amount: order.total }],
    });
    expect(order.events[0]).toMatchObject({ kind: 'mailed' });
    expect(order.events.find(({ to }) => to === 'PAID')).toMatchObject({
      text: expect.stringMatching(/^Reference: [AB]$/),
    });
    expect((await orders.change(number, 'mark-paid')).error.message).toContain('This one is “Paid”');
    expect(await stockOf(lamp.id)).toBe(3);
  });

  it('are cancelled while they aren’t paid, and give back what they held', async () => {
    const lamp = await shop.item({ stock: 5 });
    const email = 'cancelled@example.com';
    const { number } = await shop.order({ email, lines: [lineOf(lamp, 2)] });
    const { data } = await orders.change(number, 'cancel', { why: 'Ordered twice' });
    expect(data).toMatchObject({ state: 'CANCELLED', mails: ['CANCELLED'] });
    expect(data.events.find(({ to }) => to === 'CANCELLED')?.text).toBe('Ordered twice');
    expect(await stockOf(lamp.id)).toBe(5);
    await eventually(async () =>
      expect(await mailsTo(shop.shop, email, `Your order ${number} is cancelled at Stoa`)).toHaveLength(1),
    );
    expect((await orders.change(number, 'cancel')).status).toBe(409);
    const { number: bought } = await orders.paid({ lines: [lineOf(lamp)] });
    expect((await orders.change(bought, 'cancel')).error.message).toBe('This order is paid. Refund it instead');
  });

  it('are cancelled or paid, whichever comes first', async () => {
    const lamp = await shop.item({ stock: 5 });
    const { number } = await shop.order({ lines: [lineOf(lamp)] });
    const { updatedAt } = await orders.whole(number);
    const answers = await Promise.all([
      orders.post(number, 'cancel', { updatedAt }),
      orders.post(number, 'mark-paid', { updatedAt }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  describe('sent', () => {
    it('go out in parts, each told with its tracking', async () => {
      const [lamp, plan] = [
        await shop.item({ title: 'Sent lamp', stock: 5 }),
        await shop.item({ title: 'Sent plan', needsDelivery: false, stock: 5 }),
      ];
      const email = 'sent@example.com';
      const { number, lines } = await orders.paid({ email, lines: [lineOf(lamp, 3), lineOf(plan)] });
      const [first, second] = lines.map(({ id }) => id);
      const part = await orders.change(number, 'send', {
        lines: [{ lineId: first, quantity: 2 }],
        trackingNumber: '1Z',
        trackingUrl: 'https://track.example/1Z',
      });
      expect(part).toMatchObject({ status: 200, data: { sent: 'PART', fulfilments: [{ trackingNumber: '1Z' }] } });
      expect(part.data.lines.map(({ sentQuantity }) => sentQuantity)).toEqual([2, 0]);
      const subject = `Your order ${number} is on its way at Stoa`;
      const [mail] = await eventually(async () => {
        const mails = await mailsTo(shop.shop, email, subject);
        expect(mails).toHaveLength(1);
        return mails;
      });
      expect(mail?.text).toContain('A part of your order is on its way');
      expect(mail?.text).toContain('In this parcel: 2 × Sent lamp\n\nFollow it: 1Z, https://track.example/1Z');

      for (const lineId of [first, second]) {
        const { status, error } = await orders.change(number, 'send', { lines: [{ lineId, quantity: 2 }] });
        expect([status, error.details.errors?.[0]?.path]).toEqual([400, ['lines']]);
      }
      const rest = await orders.change(number, 'send', { lines: [{ lineId: first, quantity: 1 }], tell: false });
      expect(rest.data).toMatchObject({ sent: 'ALL', fulfilments: [{}, { trackingNumber: null }] });
    });

    it('go out once, whichever of two is faster', async () => {
      const lamp = await shop.item({ stock: 9 });
      const { number, lines, updatedAt } = await orders.paid({ lines: [lineOf(lamp, 4)] });
      const body = { updatedAt, lines: [{ lineId: lines[0]?.id, quantity: 2 }] };
      const answers = await Promise.all([1, 2, 3].map(() => orders.post(number, 'send', body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await orders.whole(number)).lines[0]?.sentQuantity).toBe(2);
    });

    it.each([
      [{ lines: [] }, 'Enter how many you send'],
      [{}, 'Enter how many you send'],
      [{ lines: [{ lineId: 1, quantity: 0 }] }, 'Quantity must be a whole number from 1 to 9999'],
      [
        {
          lines: [
            { lineId: 1, quantity: 1 },
            { lineId: 1, quantity: 1 },
          ],
        },
        'Each line can be named once',
      ],
      [{ lines: [{ lineId: 999_999, quantity: 1 }] }, 'Lines must be of this order'],
      [{ lines: [null] }, 'lines[0] cannot be null'],
      [
        { lines: [{ lineId: 999_999, quantity: 1 }], trackingUrl: 'javascript:alert(1)' },
        'Tracking link must be a valid URL',
      ],
      [{ updatedAt: null, lines: [{ lineId: 1, quantity: 1 }] }, 'updatedAt'],
    ])('aren’t, if asked with %j', async (body, message) => {
      const { number } = await orders.paid({ lines: [lineOf(await shop.item({ stock: 5 }))] });
      const { status, error } = await orders.change(number, 'send', body);
      expect(status).toBe(400);
      expect(error.message).toContain(message);
    });

    it('aren’t before they are paid', async () => {
      const { number } = await shop.order({ lines: [lineOf(await shop.item({ stock: 5 }))] });
      const [line] = (await orders.whole(number)).lines;
      const { status } = await orders.change(number, 'send', { lines: [{ lineId: line?.id, quantity: 1 }] });
      expect(status).toBe(409);
    });
  });

  describe('refunded', () => {
    const refund = (more: object) => ({ key: randomUUID(), amount: 10, ...more });

    it('give back money for lines that aren’t sent, and their stock', async () => {
      const lamp = await shop.item({ title: 'Refunded', price: 10, stock: 5 });
      const email = 'refunded@example.com';
      const { number, lines } = await orders.paid({
        email,
        lines: [lineOf(lamp, 4)],
        methodId: shop.pickUp,
        address: null,
      });
      const lineId = lines[0]?.id;
      await orders.change(number, 'send', { lines: [{ lineId, quantity: 2 }], tell: false });
      const half = await orders.change(
        number,
        'refund',
        refund({ amount: 20, lines: [{ lineId, quantity: 2, restock: true }] }),
      );
      expect(half.data).toMatchObject({ state: 'PARTIALLY_REFUNDED', sent: 'ALL', refunded: 20 });
      expect(await stockOf(lamp.id)).toBe(3);
      await eventually(async () => {
        const [mail] = await mailsTo(shop.shop, email, `A refund for your order ${number} at Stoa`);
        expect(mail?.text).toContain('Refunded: $20.00 for 2 × Refunded');
      });
      const rest = await orders.change(number, 'refund', refund({ amount: 20 }));
      expect(rest.data).toMatchObject({ state: 'REFUNDED', refunded: 40 });
      expect((await orders.change(number, 'refund', refund({}))).status).toBe(409);
    });

    it('never give back more than was paid, or a line twice', async () => {
      const lamp = await shop.item({ price: 10, stock: 5 });
      const { number, lines } = await orders.paid({ lines: [lineOf(lamp, 2)], methodId: shop.pickUp, address: null });
      const line = { lineId: lines[0]?.id, quantity: 2, restock: true };
      for (const amount of [20.01, 0, -5, 0.001, '10', null])
        expect([amount, (await orders.change(number, 'refund', refund({ amount }))).status]).toEqual([amount, 400]);
      await orders.change(number, 'refund', refund({ lines: [line] }));
      expect((await orders.change(number, 'refund', refund({ amount: 1, lines: [line] }))).error.message).toContain(
        'Only 0 of',
      );
      expect((await orders.change(number, 'refund', refund({ amount: 10.01 }))).error.message).toBe(
        'At most $10.00 can be refunded',
      );
    });

    it('are refunded once, however often it’s sent', async () => {
      const lamp = await shop.item({ price: 10, stock: 5 });
      const { number, updatedAt } = await orders.paid({ lines: [lineOf(lamp, 3)] });
      const same = refund({ updatedAt });
      expect((await orders.post(number, 'refund', same)).status).toBe(200);
      expect((await orders.post(number, 'refund', same)).data.refunded).toBe(10);
      const now = await orders.whole(number);
      const answers = await Promise.all(
        [1, 2, 3].map(() => orders.post(number, 'refund', refund({ updatedAt: now.updatedAt }))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await orders.whole(number)).refunded).toBe(20);
    });
  });

  it('have notes of the shop, and emails that can be sent again', async () => {
    const email = 'again@example.com';
    const { number } = await shop.order({ email, lines: [lineOf(await shop.item({ stock: 5 }))] });
    expect((await orders.post(number, 'notes', { text: ' Called on Monday ' })).data.events[0]).toMatchObject({
      kind: 'note',
      text: 'Called on Monday',
      madeBy: expect.any(String),
    });
    expect((await orders.post(number, 'notes', { text: ' ' })).status).toBe(400);
    expect((await orders.post(number, 'resend', { mail: 'PAID' })).status).toBe(409);
    expect((await orders.post(number, 'resend', { mail: 'PLACED' })).status).toBe(200);
    await eventually(async () =>
      expect(await mailsTo(shop.shop, email, `Your order ${number} at Stoa`)).toHaveLength(2),
    );
  });

  it('know the other orders of their customer', async () => {
    const lamp = await shop.item({ stock: 9 });
    const email = 'often@example.com';
    const [first, second] = [
      await shop.order({ email, lines: [lineOf(lamp)] }),
      await shop.order({ email, lines: [lineOf(lamp)] }),
    ];
    expect(await orders.whole(second.number)).toMatchObject({
      otherOrderCount: 1,
      otherOrders: [{ number: first.number }],
    });
  });

  it('are missing where there are none', async () => {
    for (const number of [1, 999_999, 'x', '99999999999'])
      expect((await shop.admin.get(adminPaths.order(number))).status).toBe(404);
    expect((await orders.post(1, 'mark-paid', { updatedAt: new Date().toISOString() })).status).toBe(404);
    expect((await orders.post(1, 'notes', { text: 'Hm' })).status).toBe(404);
  });

  it('are delivered to the address they were placed with', async () => {
    const order = await shop.order({ lines: [lineOf(await shop.item({ stock: 5 }))] });
    expect((await orders.whole(order.number)).address).toMatchObject(NEW_YORK);
  });

  it('take money that comes by hand after their time, as long as everything can be had', async () => {
    const rare = await shop.item({ title: 'Rare', stock: 2 });
    const late = async () => {
      const { number } = await shop.order({ lines: [lineOf(rare, 2)] });
      await shop.shop.database.query("UPDATE orders SET hold_until = now() - interval '1 minute' WHERE number = $1", [
        number,
      ]);
      await eventually(async () => expect((await orders.whole(number)).state).toBe('EXPIRED'));
      return number;
    };
    const [first, second] = [await late(), await late()];
    await orders.change(first, 'mark-paid', { reference: 'Late' });
    expect(await orders.whole(first)).toMatchObject({ state: 'PAID', invoiceNumber: expect.any(Number) });
    const { status, error } = await orders.change(second, 'mark-paid', { reference: 'Late' });
    expect([status, error.message]).toEqual([409, expect.stringContaining('sold out')]);
  });

  it('leave lines in the stock’s history that say which administrator was behind them', async () => {
    const lamp = await shop.item({ price: 10, stock: 9 });
    const history = async () =>
      (await shop.admin.get<StockLineList>(`${adminPaths.stockChanges}?item=${lamp.id}`)).data.items.map(
        ({ reason, changedBy }) => [reason, changedBy],
      );
    const { number: cancelled } = await shop.order({ lines: [lineOf(lamp)] });
    await orders.change(cancelled, 'cancel');
    const { number, lines } = await orders.paid({ lines: [lineOf(lamp)] });
    const line = { lineId: lines[0]?.id, quantity: 1, restock: true };
    await orders.change(number, 'refund', { key: randomUUID(), amount: 10, lines: [line] });
    expect(await history()).toEqual([
      ['restock', 'Administrator'],
      ['sale', 'Administrator'],
      ['held', 'System'],
      ['released', 'Administrator'],
      ['held', 'System'],
      ['initial', 'Administrator'],
    ]);
  });

  it('name nobody whose account is deleted, and keep what they did', async () => {
    const other = await shop.shop.customer({ name: 'Olga Other' });
    await shop.admin.patch(adminPaths.user(other.session.id), { role: 'ADMIN' });
    const lamp = await shop.item({ price: 10, stock: 5 });
    const made = {
      key: randomUUID(),
      email: 'pia@example.com',
      name: 'Pia',
      lines: [lineOf(lamp)],
      delivery: { methodId: shop.pickUp },
      total: 10,
    };
    const { number } = (await other.post<WholeOrder>(adminPaths.orders, made)).data;
    const change = async (kind: OrderChange, body: object = {}) => {
      const { updatedAt } = await orders.whole(number);
      const { status, text } = await other.post(adminPaths.changeOrder(number, kind), { updatedAt, ...body });
      expect([status, text]).toEqual([200, text]);
    };
    await change('mark-paid');
    const lineId = (await orders.whole(number)).lines[0]?.id;
    await change('send', { lines: [{ lineId, quantity: 1 }] });
    await change('refund', { key: randomUUID(), amount: 4 });
    await change('notes', { text: 'Called' });
    await change('resend', { mail: 'PAID' });
    const names = async () => {
      const { madeBy, events, fulfilments, refunds } = await orders.whole(number);
      const rows = [...events, ...fulfilments, ...refunds].map((row) => row.madeBy);
      return { madeBy, rows: rows.filter((name) => name !== 'Stoa') };
    };
    const before = await names();
    expect(before).toEqual({ madeBy: 'Olga Other', rows: before.rows.map(() => 'Olga Other') });
    expect(before.rows.length).toBeGreaterThan(8);

    const by = { currentPassword: 'secret-123' };
    expect((await other.post(apiPaths.auth.deleteAccount, by)).status).toBe(200);
    expect(await names()).toEqual({ madeBy: 'Deleted account', rows: before.rows.map(() => 'Deleted account') });
  });

  it('are not to be sent anymore once all of them is refunded but the delivery', async () => {
    const lamp = await shop.item({ title: 'Never sent', price: 40, stock: 5 });
    const { number, lines } = await orders.paid({ lines: [lineOf(lamp)] });
    const { toSend } = (await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data;
    expect(await orders.list('sent=DUE')).toContain(number);
    const refund = { key: randomUUID(), amount: 40, lines: [{ lineId: lines[0]?.id, quantity: 1, restock: true }] };
    expect((await orders.change(number, 'refund', refund)).status).toBe(200);
    expect(await orders.list('sent=DUE')).not.toContain(number);
    expect((await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data.toSend).toBe(toSend - 1);
  });
});
