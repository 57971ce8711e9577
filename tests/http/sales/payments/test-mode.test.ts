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
import { eventually } from '../../../support/shop/eventually';
import { setNoon } from '../../../support/shop/noon';
import { type OwnShop, startShop } from '../../../support/shop/shop';

const NOTICE = 'TEST MODE: This is a test order. No real money moves.';

describe('orders in test mode', () => {
  let shop: PayPalShop<OwnShop>;

  beforeAll(async () => {
    shop = await setUpPayPal(await startShop({ paypal: true }));
    await setNoon(shop.admin);
  });
  afterAll(() => shop.close());

  it('count in the figures only until the shop has received real money', async () => {
    const sales = async () => (await shop.admin.get<Sales>(adminPaths.sales)).data;
    const summary = async () => (await shop.admin.get<SalesSummary>(adminPaths.salesSummary)).data;
    const revenueInFile = async () =>
      (await download(shop.admin, adminPaths.export('sales'), {})).bytes.toString().trim().split(',').at(-1);
    const bowl = await shop.item({ title: 'Tested bowl', price: 40, stock: 9 });
    const { number } = await shop.paid({ lines: [lineOf(bowl, 2)] });
    await shop.open({ lines: [lineOf(bowl)] });
    const orders = manageOrders({ ...shop, shop: shop.own });
    await orders.change(number, 'refund', { key: randomUUID(), amount: 30 });
    const tests = { revenue: 55, orders: 1, averageOrder: 55 };
    const before = await sales();
    expect(before).toMatchObject({ testOrders: 'COUNTED', averageOrder: 55, total: { placed: 2, refunded: 30 } });
    expect(before.bestSellers).toContainEqual(expect.objectContaining({ title: 'Tested bowl', quantity: 2 }));
    expect(await revenueInFile()).toBe('55.00');
    expect(await summary()).toMatchObject({ testOrders: 'COUNTED', today: tests, week: tests });

    await orders.paid({ lines: [lineOf(bowl)] });
    const first = { revenue: 45, orders: 1 };
    const after = await sales();
    expect(after).toMatchObject({
      testOrders: 'LEFT_OUT',
      averageOrder: 45,
      total: { ...first, placed: 1, refunded: 0 },
    });
    expect(after.bestSellers).toMatchObject([{ title: 'Tested bowl', quantity: 1 }]);
    expect(await revenueInFile()).toBe('45.00');
    expect(await summary()).toMatchObject({ testOrders: 'LEFT_OUT', today: first, week: first });
  });

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
    await shop.own.database.query("UPDATE orders SET user_id = $1 WHERE email LIKE '%@mode.example'", [
      clara.session.id,
    ]);
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
});
