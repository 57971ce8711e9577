import { adminPaths, type BulkReport } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('several orders at once', () => {
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

  const idsOf = (...numbers: number[]) =>
    shop.shop.database
      .query<{ id: number; number: number }>('SELECT id, number FROM orders')
      .then((rows) => numbers.map((number) => rows.find((row) => row.number === number)?.id ?? 0));
  const send = async (ids: number[], more: object = {}) =>
    (await shop.admin.post<BulkReport>(adminPaths.bulkOrders, { ids, action: 'fulfill', ...more })).data;
  const sentMails = async (email: string) =>
    (await mailsTo(shop.shop, email)).filter(({ subject }) => subject?.includes('on its way'));

  it('are marked as fulfilled, each with its unfulfilled lines', async () => {
    const lamp = await shop.item({ title: 'Bulk lamp', stock: 9 });
    const plan = await shop.item({ title: 'Bulk plan', needsShipping: false, stock: 9 });
    const email = 'bulk@example.com';
    const whole = await orders.paid({ email, lines: [lineOf(lamp, 2), lineOf(plan)] });
    const part = await orders.paid({ email, lines: [lineOf(lamp, 3)] });
    await orders.change(part.number, 'fulfill', {
      lines: [{ lineId: part.lines[0]?.id, quantity: 1 }],
      notifyCustomer: false,
    });
    const ids = await idsOf(whole.number, part.number);

    expect(await send(ids)).toEqual({
      results: [
        { id: ids[0], title: `Order #${whole.number}`, ok: true, message: null },
        { id: ids[1], title: `Order #${part.number}`, ok: true, message: null },
      ],
      succeeded: 2,
      failed: 0,
    });
    const now = [await orders.orderDetail(whole.number), await orders.orderDetail(part.number)];
    expect(
      now.map(({ fulfillmentStatus, lines }) => [
        fulfillmentStatus,
        lines.map(({ fulfilledQuantity }) => fulfilledQuantity),
      ]),
    ).toEqual([
      ['FULFILLED', [2, 0]],
      ['FULFILLED', [3]],
    ]);
    await eventually(async () =>
      expect((await sentMails(email)).map(({ text }) => /In this package:\n.*/.exec(text ?? '')?.[0]).sort()).toEqual([
        'In this package:\n2 × Bulk lamp',
        'In this package:\n2 × Bulk lamp',
      ]),
    );
  });

  it('are fulfilled without emails, if requested', async () => {
    const email = 'silent@example.com';
    const { number } = await orders.paid({ email, lines: [lineOf(await shop.item({ stock: 5 }))] });
    expect(await send(await idsOf(number), { notifyCustomer: false })).toMatchObject({ succeeded: 1 });
    const told = (await orders.orderDetail(number)).events.filter(({ kind }) => kind === 'mailed');
    expect(told.map(({ text }) => text)).toEqual([
      `Your Stoa order #${number} is confirmed`,
      `We received your Stoa order #${number}`,
    ]);
  });

  it('report which of them can’t be fulfilled, and why', async () => {
    const lamp = await shop.item({ stock: 9 });
    const { number: unpaid } = await shop.order({ lines: [lineOf(lamp)] });
    const { number: twice } = await orders.paid({ lines: [lineOf(lamp)] });
    const ids = [...(await idsOf(unpaid, twice)), 999_999];
    expect(await send(ids.slice(1, 2))).toMatchObject({ succeeded: 1 });
    expect((await send(ids)).results.map(({ title, message }) => [title, message])).toEqual([
      [`Order #${unpaid}`, 'Only paid items that haven’t been refunded can be fulfilled'],
      [`Order #${twice}`, 'This order has nothing left to fulfill'],
      [null, 'This order does not exist'],
    ]);
  });

  it('are fulfilled once, even if two administrators do it at once', async () => {
    const { number } = await orders.paid({ lines: [lineOf(await shop.item({ stock: 9 }), 2)] });
    const ids = await idsOf(number);
    const reports = await Promise.all([send(ids), send(ids)]);
    expect(reports.map(({ succeeded }) => succeeded).sort()).toEqual([0, 1]);
    expect((await orders.orderDetail(number)).fulfillments).toHaveLength(1);
  });

  it('can be changed only by administrators, with known actions', async () => {
    const body = { ids: [1], action: 'fulfill' };
    expect((await shop.shop.visitor().post(adminPaths.bulkOrders, body)).status).toBe(401);
    for (const wrong of [{ ...body, ids: [] }, { ...body, action: 'refund' }, { ids: [1] }])
      expect((await shop.admin.post(adminPaths.bulkOrders, wrong)).status).toBe(400);
  });
});
