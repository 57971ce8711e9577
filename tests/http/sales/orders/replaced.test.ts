import { orderPaths } from '@stoa/contract';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

const { checkout, orders } = orderPaths;

describe('an order that its customer changed before paying', () => {
  let shop: PayPalShop;
  let lamp: { id: number };

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 50, needsShipping: false });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.close();
  });

  const asked = { shippingMethodId: null, address: null };
  const open = (quantity: number, more: object = {}) =>
    shop.open({ ...asked, lines: [lineOf(lamp, quantity)], ...more });
  const cancel = (key: string) => shop.own.visitor().post(checkout.cancel(key));
  const detail = (number: number) => manageOrders(shop).orderDetail(number);
  const listed = (query = '') => manageOrders(shop).list(query);

  it('is linked with the one that replaces it, and left out of the list unless it’s looked for', async () => {
    const email = 'changed-mind@example.com';
    const first = await open(1, { email });
    await cancel(first.key);
    const second = await open(2, { email, replaces: first.key });
    expect(await detail(first.number)).toMatchObject({ replacedBy: second.number, replaces: null });
    expect(await detail(second.number)).toMatchObject({ replacedBy: null, replaces: first.number, otherOrderCount: 0 });
    expect(await listed()).toEqual([second.number]);
    expect(await listed(`search=${first.number}`)).toEqual([first.number]);
    expect(await listed('state=CANCELLED')).toEqual([first.number]);
  });

  it('isn’t among its customer’s orders, whatever was emailed about it', async () => {
    const customer = await shop.own.customer();
    const { email } = customer.session;
    const first = await shop.order({ ...asked, paymentMethod: 'paypal', email, lines: [lineOf(lamp)] }, customer);
    await shop.own.visitor().post(orders.lookUp, { number: first.number, email });
    await cancel(first.key);
    await shop.order(
      { ...asked, paymentMethod: 'paypal', email, lines: [lineOf(lamp)], replaces: first.key },
      customer,
    );
    expect((await customer.get(orders.mine)).data.items).toEqual([]);
  });

  it('is the same order if it’s sent again, with or without what it replaces', async () => {
    const first = await open(1);
    await cancel(first.key);
    const body = { ...asked, lines: [lineOf(lamp)], replaces: first.key };
    const { key, number } = await shop.open(body);
    expect((await shop.place({ ...body, key, replaces: null, paymentMethod: 'paypal' })).data.number).toBe(number);
  });

  it.each([
    ['goes on', async () => open(1)],
    ['is paid', async () => shop.paid({ ...asked, lines: [lineOf(lamp)] })],
    [
      'is replaced already',
      async () => {
        const order = await open(1);
        await cancel(order.key);
        await open(1, { replaces: order.key });
        return order;
      },
    ],
  ])('is none that %s', async (_what, make) => {
    const earlier = await make();
    const { replacedBy } = await detail(earlier.number);
    const later = await open(1, { replaces: earlier.key });
    expect((await detail(earlier.number)).replacedBy).toBe(replacedBy);
    expect((await detail(later.number)).replaces).toBeNull();
  });
});
