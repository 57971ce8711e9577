import { randomUUID } from 'node:crypto';
import {
  addDays,
  adminPaths,
  apiPaths,
  type FirstSteps,
  type FullItem,
  type OrderDetail,
  type Sales,
  type SalesReport,
  type SalesSummary,
  type ShopChange,
  startOfDay,
} from '@stoa/contract';
import { download } from '../../support/import-export/import-export';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { NOON_ZONE, setNoon, TODAY } from '../../support/shop/noon';
import { openShop } from '../../support/shop/shop';

describe('sales figures', () => {
  let shop: Selling;
  const yesterday = addDays(TODAY, -1);
  const midnight = startOfDay(TODAY, NOON_ZONE).getTime();

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await setNoon(shop.admin);
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const sales = async (query = '') => (await shop.admin.get<Sales>(`${adminPaths.sales}?${query}`)).data;
  const orderDetail = async (number: number) => (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
  const change = async (number: number, kind: 'mark-paid' | 'refund', body: object) => {
    const { updatedAt } = await orderDetail(number);
    const { status, text } = await shop.admin.post(adminPaths.changeOrder(number, kind), { updatedAt, ...body });
    expect([status, text]).toEqual([200, text]);
  };
  const placed = async (price: number, quantity: number, title: string) =>
    (await shop.order({ lines: [lineOf(await shop.item({ title, price, stock: 50 }), quantity)] })).number;

  const firstOrderDone = async () => (await shop.admin.get<FirstSteps>(adminPaths.firstSteps)).data.done.order;

  it('are zero in a new shop', async () => {
    expect(await firstOrderDone()).toBe(false);
    const { total, testOrders, averageOrder, bestSellers, daily } = await sales();
    expect({ total, testOrders, averageOrder, bestSellers }).toEqual({
      testOrders: null,
      total: { placed: 0, placedAndPaid: 0, orders: 0, captured: 0, refunded: 0, revenue: 0 },
      averageOrder: null,
      bestSellers: [],
    });
    expect(daily).toHaveLength(30);
  });

  it('counts money on the day it came or went, and orders on the day they were placed', async () => {
    const lamps = await placed(80.1, 2, 'Brass lamp');
    const bowls = await placed(20, 3, 'Stone bowl');
    await placed(5, 1, 'Never paid');
    expect(await firstOrderDone()).toBe(true);
    const back = await placed(7, 9, 'Sent back');
    for (const number of [lamps, bowls, back]) await change(number, 'mark-paid', {});
    const { total: all } = await orderDetail(back);
    await change(back, 'refund', { key: randomUUID(), amount: all });
    await change(lamps, 'refund', { key: randomUUID(), amount: 10.05 });
    // As if it had been asked for before midnight, and the money went after.
    await shop.shop.database.query('UPDATE refunds SET made_at = $1', [new Date(midnight - 60_000)]);
    // As if the bowls had been ordered and paid just before midnight.
    const late = new Date(midnight - 1_000);
    const { query } = shop.shop.database;
    await query('UPDATE orders SET placed_at = $1, paid_at = $1 WHERE number = $2', [late, bowls]);
    await query('UPDATE captures SET made_at = $1 FROM orders WHERE orders.id = order_id AND number = $2', [
      late,
      bowls,
    ]);

    const { total, averageOrder, bestSellers, daily } = await sales();
    const [atLamps, atBowls, atBack] = [165.2, 65, 68];
    expect(total).toEqual({
      placed: 4,
      placedAndPaid: 3,
      orders: 3,
      captured: atLamps + atBowls + atBack,
      refunded: 78.05,
      revenue: 220.15,
    });
    expect(averageOrder).toBe(73.38);
    expect(bestSellers).toEqual([
      { itemId: expect.any(Number), title: 'Stone bowl', slug: expect.any(String), quantity: 3, amount: 60 },
      { itemId: expect.any(Number), title: 'Brass lamp', slug: expect.any(String), quantity: 2, amount: 160.2 },
    ]);
    expect(daily.slice(-2)).toEqual([
      { day: yesterday, placed: 1, placedAndPaid: 1, orders: 1, captured: 65, refunded: 0, revenue: 65 },
      { day: TODAY, placed: 3, placedAndPaid: 2, orders: 2, captured: 233.2, refunded: 78.05, revenue: 155.15 },
    ]);
    expect((await sales(`from=${yesterday}&to=${yesterday}`)).total).toMatchObject({ orders: 1, revenue: 65 });
    expect((await sales(`to=${addDays(yesterday, -1)}`)).total).toMatchObject({ placed: 0, revenue: 0 });
  });

  it('compares today and seven days with the time before', async () => {
    const { query } = shop.shop.database;
    const summary = async () => (await shop.admin.get<SalesSummary>(adminPaths.salesSummary)).data;
    const before = await summary();
    expect(before.testOrders).toBeNull();
    expect(before.today).toEqual({ revenue: 155.15, orders: 2, averageOrder: 77.58 });
    expect(before.week).toEqual({ revenue: 220.15, orders: 3, averageOrder: 73.38 });
    // A week ago: an hour before this time, and an hour after it.
    for (const [price, hours] of [
      [30, -1],
      [400, 1],
    ] as const) {
      const number = await placed(price, 1, 'Late lamp');
      await change(number, 'mark-paid', {});
      const at = new Date(Date.now() - 86_400_000 * 7 + hours * 3_600_000);
      await query('UPDATE orders SET placed_at = $1, paid_at = $1 WHERE number = $2', [at, number]);
      await query('UPDATE captures SET made_at = $1 FROM orders WHERE orders.id = order_id AND number = $2', [
        at,
        number,
      ]);
    }
    expect(await summary()).toMatchObject({
      today: before.today,
      week: before.week,
      weekBefore: { revenue: 35, orders: 1, averageOrder: 35 },
    });
    await query("UPDATE orders SET paid_at = paid_at - interval '60 days' WHERE total IN (3500, 40500)");
    await query("UPDATE captures SET made_at = made_at - interval '60 days' WHERE amount IN (3500, 40500)");
  });

  it.each([
    [
      'item',
      [
        { name: 'Brass lamp', orders: 1, quantity: 2, amount: 160.2 },
        { name: 'Stone bowl', orders: 1, quantity: 3, amount: 60 },
      ],
    ],
    ['category', [{ name: 'Furniture', orders: 2, quantity: 5, amount: 220.2 }]],
    ['country', [{ name: 'United States', orders: 3, quantity: null, amount: 220.15 }]],
    ['customer', [{ name: 'Clara Customer (clara@example.com)', orders: 3, quantity: null, amount: 220.15 }]],
  ])('are grouped by %s', async (by, rows) => {
    const { data } = await shop.admin.get<SalesReport>(`${adminPaths.salesReport}?by=${by}`);
    expect(data).toEqual({ rows, rowCount: rows.length });
    const { bytes } = await download(shop.admin, adminPaths.export('sales-report'), { by });
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(rows.length + 1);
  });

  it('are grouped by tax, without the share of refunds', async () => {
    const rate = {
      name: 'Sales tax',
      percent: 10,
      country: 'US',
      administrativeArea: '',
      taxClass: 'standard',
      onShipping: false,
    };
    await shop.admin.patch(adminPaths.salesSettings, { taxRates: [rate] });
    const number = await placed(50, 2, 'Taxed lamp');
    await change(number, 'mark-paid', {});
    const { total } = await orderDetail(number);
    expect(total).toBe(115);
    await change(number, 'refund', { key: randomUUID(), amount: 23 });
    const { data } = await shop.admin.get<SalesReport>(`${adminPaths.salesReport}?by=tax`);
    expect(data).toEqual({ rows: [{ name: 'Sales tax 10%', orders: 1, quantity: null, amount: 8 }], rowCount: 1 });
    await shop.admin.patch(adminPaths.salesSettings, { taxRates: [] });
  });

  it('name what was changed, with what was sold before and after', async () => {
    const shade = await shop.item({ title: 'Paper shade', price: 40, stock: 50 });
    const sell = async (quantity: number) => {
      const { number } = await shop.order({ lines: [lineOf(shade, quantity)] });
      await change(number, 'mark-paid', {});
      return number;
    };
    await sell(2);
    const { updatedAt } = (await shop.admin.get<FullItem>(apiPaths.marketplace.item(shade.id))).data;
    await shop.admin.patch(apiPaths.marketplace.item(shade.id), { price: 30, updatedAt });
    await sell(1);
    const back = await sell(3);
    await change(back, 'refund', { key: randomUUID(), amount: (await orderDetail(back)).total });
    const [newest] = (await shop.admin.get<ShopChange[]>(adminPaths.shopChanges)).data;
    expect(newest).toMatchObject({
      entry: {
        subject: { kind: 'item', id: shade.id, title: 'Paper shade' },
        changes: [{ field: 'price', before: 40, after: 30 }],
      },
      before: { orders: 1, amount: 80 },
      after: { orders: 1, amount: 30 },
      isWeekOver: false,
    });
    const longAgo = `${adminPaths.shopChanges}?from=2020-01-01&to=2020-01-31`;
    expect((await shop.admin.get<ShopChange[]>(longAgo)).data).toEqual([]);
  });

  it('names what is gone by what it was called', async () => {
    const item = await shop.item({ title: 'Short-lived', price: 3, stock: 20 });
    const { number } = await shop.order({ lines: [lineOf(item, 20)] });
    await change(number, 'mark-paid', {});
    await shop.admin.delete(apiPaths.marketplace.item(item.id));
    expect((await sales()).bestSellers[0]).toMatchObject({ title: 'Short-lived', slug: null, quantity: 20 });
  });

  it('is a table, a line a day', async () => {
    const { offer, bytes } = await download(shop.admin, adminPaths.export('sales'), { from: yesterday, to: TODAY });
    expect(offer.fileName).toMatch(/^sales-\d{4}-\d\d-\d\d\.csv$/);
    const lines = bytes.toString().split('\r\n');
    expect(lines[0]).toContain('day,placed,placedAndPaid,paid,averageOrder,captured,refunded,revenue');
    expect(lines[1]).toBe(`${yesterday},1,1,1,65.00,65.00,0.00,65.00`);
    expect(lines).toHaveLength(4);
    expect((await shop.admin.post(adminPaths.export('sales'), { from: 'yesterday' })).status).toBe(400);
  });

  it.each([
    ['from=2026-02-30', 'from must be a day such as 2026-01-31'],
    ['from=2026-03-02&to=2026-03-01', 'from must not be after to'],
  ])('isn’t told for %s', async (query, message) => {
    const { status, error } = await shop.admin.get(`${adminPaths.sales}?${query}`);
    expect({ status, message: error.message }).toEqual({ status: 400, message });
  });
});
