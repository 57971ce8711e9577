import { adminPaths, type OrderList } from '@stoa/contract';
import { eventually } from '../../support/eventually';
import { mailsTo } from '../../support/mails';
import { manageOrders } from '../../support/managed-orders';
import { lineOf } from '../../support/orders';
import { openPayPalShop, type PayPalShop } from '../../support/paypal';
import { download } from '../../support/transfer';

const NOTICE = 'TEST MODE: the payment of this order moves no money.';

describe('orders in test mode', () => {
  let shop: PayPalShop;

  beforeAll(async () => {
    shop = await openPayPalShop();
  });
  afterAll(() => shop.close());

  it('are told apart from those whose money is real, wherever they are named', async () => {
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
    for (const [number, isTest] of [[test, true] as const, [real, false] as const])
      expect((await shop.whole(number)).isTest).toBe(isTest);

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
