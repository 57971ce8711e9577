import { adminPaths } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('orders in the panel', () => {
  let shop: Selling;
  let orders: ManagedOrders;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const stockOf = async (id: number) => (await shop.stored(id)).stock;

  it('are marked as paid once, even if two administrators do it', async () => {
    const lamp = await shop.item({ stock: 5 });
    const { number } = await shop.order({ lines: [lineOf(lamp, 2)] });
    const { updatedAt } = await orders.orderDetail(number);
    const answers = await Promise.all(
      ['A', 'B'].map((reference) => orders.post(number, 'mark-paid', { updatedAt, reference })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.error).toMatchObject({
      message: 'Someone else changed this order after you opened it. Review it before you continue',
      details: { current: { number, state: 'PAID' } },
    });
    const order = await orders.orderDetail(number);
    expect(order).toMatchObject({
      state: 'PAID',
      invoiceNumber: expect.any(Number),
      captures: [{ provider: 'manual', amount: order.total }],
    });
    expect(order.events[0]).toMatchObject({ kind: 'mailed' });
    expect(order.events.find(({ to }) => to === 'PAID')).toMatchObject({
      text: expect.stringMatching(/^Reference: [AB]$/),
    });
    expect((await orders.change(number, 'mark-paid')).error.message).toContain('This one is “Paid”');
    expect(await stockOf(lamp.id)).toBe(3);
  });

  it('can be canceled while unpaid, which releases their stock', async () => {
    const lamp = await shop.item({ stock: 5 });
    const email = 'cancelled@example.com';
    const { number } = await shop.order({ email, lines: [lineOf(lamp, 2)] });
    const { data } = await orders.change(number, 'cancel', { why: 'Ordered twice' });
    expect(data).toMatchObject({ state: 'CANCELLED', mails: ['CANCELLED'] });
    expect(data.events.find(({ to }) => to === 'CANCELLED')?.text).toBe('Ordered twice');
    expect(await stockOf(lamp.id)).toBe(5);
    await eventually(async () =>
      expect(await mailsTo(shop.shop, email, `Your Stoa order #${number} was canceled`)).toHaveLength(1),
    );
    expect((await orders.change(number, 'cancel')).status).toBe(409);
    const { number: bought } = await orders.paid({ lines: [lineOf(lamp)] });
    expect((await orders.change(bought, 'cancel')).error.message).toBe('This order is paid. Refund it instead');
  });

  it('are canceled or paid, whichever comes first', async () => {
    const lamp = await shop.item({ stock: 5 });
    const { number } = await shop.order({ lines: [lineOf(lamp)] });
    const { updatedAt } = await orders.orderDetail(number);
    const answers = await Promise.all([
      orders.post(number, 'cancel', { updatedAt }),
      orders.post(number, 'mark-paid', { updatedAt }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('have the shop’s notes, and emails that can be sent again', async () => {
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
      expect(await mailsTo(shop.shop, email, `We received your Stoa order #${number}`)).toHaveLength(2),
    );
  });

  it('list the customer’s other orders', async () => {
    const lamp = await shop.item({ stock: 9 });
    const email = 'often@example.com';
    const [first, second] = [
      await shop.order({ email, lines: [lineOf(lamp)] }),
      await shop.order({ email, lines: [lineOf(lamp)] }),
    ];
    expect(await orders.orderDetail(second.number)).toMatchObject({
      otherOrderCount: 1,
      otherOrders: [{ number: first.number }],
    });
  });

  it('are not found if they don’t exist', async () => {
    for (const number of [1, 999_999, 'x', '99999999999'])
      expect((await shop.admin.get(adminPaths.order(number))).status).toBe(404);
    expect((await orders.post(1, 'mark-paid', { updatedAt: new Date().toISOString() })).status).toBe(404);
    expect((await orders.post(1, 'notes', { text: 'Hm' })).status).toBe(404);
  });

  it('keep the address they were placed with', async () => {
    const order = await shop.order({ lines: [lineOf(await shop.item({ stock: 5 }))] });
    expect((await orders.orderDetail(order.number)).address).toMatchObject(NEW_YORK);
  });

  it('can be marked as paid after they expired, as long as everything is in stock', async () => {
    const rare = await shop.item({ title: 'Rare', stock: 2 });
    const late = async () => {
      const { number } = await shop.order({ lines: [lineOf(rare, 2)] });
      await shop.shop.database.query(
        "UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE number = $1",
        [number],
      );
      await eventually(async () => expect((await orders.orderDetail(number)).state).toBe('EXPIRED'));
      return number;
    };
    const [first, second] = [await late(), await late()];
    await orders.change(first, 'mark-paid', { reference: 'Late' });
    expect(await orders.orderDetail(first)).toMatchObject({ state: 'PAID', invoiceNumber: expect.any(Number) });
    const { status, error } = await orders.change(second, 'mark-paid', { reference: 'Late' });
    expect([status, error.message]).toEqual([409, expect.stringContaining('sold out')]);
  });
});
