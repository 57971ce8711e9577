import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, type OrderChange, type OrderDetail, type StockLineList } from '@stoa/contract';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

describe('changes of orders', () => {
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

  it('name their administrator in the stock history', async () => {
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
      ['reserved', 'System'],
      ['released', 'Administrator'],
      ['reserved', 'System'],
      ['initial', 'Administrator'],
    ]);
  });

  it('keep no name of deleted accounts, but what they did', async () => {
    const other = await shop.shop.customer({ name: 'Olga Other' });
    await shop.admin.patch(adminPaths.user(other.session.id), { role: 'ADMIN' });
    const lamp = await shop.item({ price: 10, stock: 5 });
    const made = {
      key: randomUUID(),
      email: 'pia@example.com',
      name: 'Pia',
      lines: [lineOf(lamp)],
      shipping: { shippingMethodId: shop.pickUp },
      total: 10,
    };
    const { number } = (await other.post<OrderDetail>(adminPaths.orders, made)).data;
    const change = async (kind: OrderChange, body: object = {}) => {
      const { updatedAt } = await orders.orderDetail(number);
      const { status, text } = await other.post(adminPaths.changeOrder(number, kind), { updatedAt, ...body });
      expect([status, text]).toEqual([200, text]);
    };
    await change('mark-paid');
    const lineId = (await orders.orderDetail(number)).lines[0]?.id;
    await change('fulfill', { lines: [{ lineId, quantity: 1 }] });
    await change('refund', { key: randomUUID(), amount: 4 });
    await change('notes', { text: 'Called' });
    await change('resend', { mail: 'PAID' });
    const names = async () => {
      const { madeBy, events, fulfillments, refunds } = await orders.orderDetail(number);
      const rows = [...events, ...fulfillments, ...refunds].map((row) => row.madeBy);
      return { madeBy, rows: rows.filter((name) => name !== 'Stoa') };
    };
    const before = await names();
    expect(before).toEqual({ madeBy: 'Olga Other', rows: before.rows.map(() => 'Olga Other') });
    expect(before.rows.length).toBeGreaterThan(8);

    const by = { currentPassword: 'secret-123' };
    expect((await other.post(apiPaths.auth.deleteAccount, by)).status).toBe(200);
    expect(await names()).toEqual({ madeBy: 'Deleted account', rows: before.rows.map(() => 'Deleted account') });
  });
});
