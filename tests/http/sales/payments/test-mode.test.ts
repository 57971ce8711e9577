import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type OrderList,
  type OwnOrderList,
  orderPaths,
  type Sales,
  type SalesSummary,
} from '@stoa/contract';
import { download } from '../../../support/import-export/import-export';
import { mailsTo } from '../../../support/mail/mails';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import type { Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { type OwnShop, startShop } from '../../../support/shop/shop';

const NOTICE = 'TEST MODE: This is a test order. No real money moves.';

describe('orders in test mode', () => {
  let shop: PayPalShop<OwnShop>;

  beforeAll(async () => {
    shop = await setUpPayPal(await startShop({ paypal: true }));
  });
  afterAll(() => shop.close());

  it('are marked wherever they are shown', async () => {
    const lamp = await shop.item({ price: 10, stock: 9 });
    const email = (name: string) => `${name}@mode.example`;
    const lines = [lineOf(lamp)];
    const { number: test } = await shop.paid({ email: email('test'), lines });
    const { number: open } = await shop.open({ email: email('open'), lines });
    const { number: real } = await manageOrders({ ...shop, shop: shop.own }).paid({ email: email('real'), lines });

    const { items } = (await shop.admin.get<OrderList>(`${adminPaths.orders}?search=mode.example`)).data;
    expect(new Map(items.map(({ number, isTest }) => [number, isTest]))).toEqual(
      new Map([
        [real, false],
        [open, true],
        [test, true],
      ]),
    );
    const clara = await shop.own.customer();
    await shop.own.database.query('UPDATE orders SET user_id = $1', [clara.session.id]);
    const own = (await clara.get<OwnOrderList>(orderPaths.orders.mine)).data.items;
    expect(own.map(({ number, isTest }) => [number, isTest])).toEqual([
      [real, false],
      [test, true],
    ]);
    for (const [number, isTest] of [[test, true] as const, [real, false] as const])
      expect((await shop.orderDetail(number)).isTest).toBe(isTest);

    const { bytes } = await download(shop.admin, adminPaths.export('orders'), { search: 'mode.example' });
    const [header = '', ...rows] = bytes.toString().trim().split('\r\n');
    const column = header.split(',').indexOf('testMode');
    expect(rows.map((row) => row.split(',')[column])).toEqual(['', 'yes', 'yes']);

    await eventually(async () => {
      const [mail] = await mailsTo(shop.own, email('test'));
      expect(mail?.text).toContain(NOTICE);
    });
    await eventually(async () => {
      const mails = await mailsTo(shop.own, email('real'));
      expect(mails.map(({ text }) => text?.includes('TEST MODE'))).toEqual([false, false]);
    });
  });

  it('count in the figures only until the shop takes real money', async () => {
    let admin: Client = shop.admin;
    const sales = async () => (await admin.get<Sales>(adminPaths.sales)).data;
    const today = async () => (await admin.get<SalesSummary>(adminPaths.salesSummary)).data.today;
    const revenueInFile = async () =>
      (await download(admin, adminPaths.export('sales'), {})).bytes.toString().trim().split(',').at(-1);
    const bowl = await shop.item({ title: 'Tested bowl', price: 40, stock: 9 });
    const { number } = await shop.paid({ lines: [lineOf(bowl, 2)] });
    await shop.open({ lines: [lineOf(bowl)] });
    await manageOrders({ ...shop, shop: shop.own }).change(number, 'refund', { key: randomUUID(), amount: 40 });
    const before = await sales();
    expect(before).toMatchObject({ testOrders: 'COUNTED', total: { placed: 5, orders: 3, refunded: 40 } });
    expect(before.bestSellers).toContainEqual(expect.objectContaining({ title: 'Tested bowl', quantity: 2 }));
    expect(await revenueInFile()).toBe(before.total.revenue.toFixed(2));
    const { revenue, orders } = before.total;
    expect(await today()).toMatchObject({ revenue, orders, testRevenue: revenue - 15, testOrders: 2 });

    await shop.own.restart('stop', { PAYPAL_ENVIRONMENT: 'production' });
    admin = await shop.own.admin();
    const real = { placed: 1, orders: 1, refunded: 0, captured: 15, revenue: 15 };
    const after = await sales();
    expect(after).toMatchObject({ testOrders: 'LEFT_OUT', averageOrder: 15, total: real });
    expect(after.bestSellers).toHaveLength(1);
    expect(await revenueInFile()).toBe('15.00');
    expect(await today()).toMatchObject({ revenue: 15, orders: 1, testRevenue: 0, testOrders: 0 });

    await shop.paid({ lines: [lineOf(bowl)] });
    expect((await sales()).total).toMatchObject({ placed: 2, orders: 2, revenue: 60 });
  });
});
