import { adminPaths } from '@stoa/contract';
import { download } from '../../../support/import-export/import-export';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { setNoon, TODAY } from '../../../support/shop/noon';
import { openShop } from '../../../support/shop/shop';

describe('the list of orders', () => {
  let shop: Selling;
  let orders: ManagedOrders;
  let lamp: number;
  let bowl: number;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await setNoon(shop.admin);
    orders = manageOrders(shop);
    const item = async (title: string, price: number) => lineOf(await shop.item({ title, price, stock: 50 }), 2);
    lamp = (await shop.order({ lines: [await item('Brass lamp', 80)], email: 'ada@lamps.example', name: 'Ada Lovely' }))
      .number;
    bowl = (await shop.order({ lines: [await item('Stone bowl', 20)], email: 'bo@bowls.example', name: 'Bo Derek' }))
      .number;
    await orders.change(bowl, 'mark-paid', { reference: 'WIRE-7714 Derek & Co' });
  });

  afterAll(() => shop.shop.close());

  it('is searched by number, name, email address, and item', async () => {
    for (const search of [lamp, `%23${lamp}`, 'lovely', 'ADA@lamps', 'brass', 'brass ada'])
      expect([search, await orders.list(`search=${search}`)]).toEqual([search, [lamp]]);
    for (const search of [`Order ${lamp}`, `order %23${lamp}`])
      expect([search, await orders.list(`search=${search}`)]).toEqual([search, [lamp]]);
    expect(await orders.list('search=order')).toEqual([]);
    expect(await orders.list('search=brass%20derek')).toEqual([]);
    expect(await orders.list('search=99999999999')).toEqual([]);
  });

  it('is searched by the reference of a payment', async () => {
    for (const search of ['WIRE-7714', 'wire-77', 'derek bowl wire'])
      expect([search, await orders.list(`search=${search}`)]).toEqual([search, [bowl]]);
    expect(await orders.list('search=WIRE-7715')).toEqual([]);
  });

  it('is filtered and sorted', async () => {
    const both = [bowl, lamp];
    const expected: [string, number[]][] = [
      ['state=AWAITING_PAYMENT', [lamp]],
      ['state=PAID', [bowl]],
      ['fulfillmentStatus=TO_FULFILL', [bowl]],
      ['fulfillmentStatus=UNFULFILLED', both],
      ['fulfillmentStatus=FULFILLED', []],
      ['paymentMethod=transfer', both],
      ['paymentMethod=invoice', []],
      ['minTotal=100', [lamp]],
      ['maxTotal=100', [bowl]],
      ['minTotal=45&maxTotal=45', [bowl]],
      [`from=${TODAY}`, both],
      ['to=2020-01-01', []],
      ['sortBy=total&order=desc', [lamp, bowl]],
      ['sortBy=number&order=asc', [lamp, bowl]],
      ['limit=1&page=2', [lamp]],
    ];
    for (const [query, numbers] of expected) expect([query, await orders.list(query)]).toEqual([query, numbers]);
    expect((await shop.admin.get(`${adminPaths.orders}?state=LOST`)).status).toBe(400);
  });

  it('shows what needs attention, and how orders were paid', async () => {
    expect((await shop.admin.get(adminPaths.orderCounts)).data).toEqual({
      toFulfill: 1,
      unpaid: 1,
      attention: 0,
      returns: 0,
      toPayBack: 0,
      overReserved: 0,
    });
    expect((await shop.admin.get(adminPaths.orderPaymentMethods)).data).toEqual([
      { id: 'transfer', name: 'Bank transfer' },
    ]);
  });

  it('is exported as a table', async () => {
    const { offer, bytes } = await download(shop.admin, adminPaths.export('orders'), { search: 'brass' });
    expect(offer.fileName).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const [header = '', line = '', end] = bytes.toString().split('\r\n');
    expect(header).toContain('number,placed,state,fulfillmentStatus,paid,invoice,name,email,items,subtotal');
    expect(line).toMatch(
      new RegExp(`^${lamp},20.*,Awaiting payment,Unfulfilled,,,Ada Lovely,ada@lamps.example,2 × Brass lamp,160.00`),
    );
    expect(end).toBe('');
    expect((await shop.admin.post(adminPaths.export('orders'), { from: 'yesterday' })).status).toBe(400);
    expect((await shop.admin.post(adminPaths.importTemplate('orders' as 'items'))).status).toBe(404);
  });
});
