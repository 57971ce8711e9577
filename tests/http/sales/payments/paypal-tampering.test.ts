import { randomUUID } from 'node:crypto';
import { orderPaths } from '@stoa/contract';
import { eventOf } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('a payment that was tampered with', () => {
  let shop: PayPalShop;
  let lamp: { id: number };
  let pin: { id: number };

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 50 });
    pin = await shop.item({ title: 'Pin', price: 1, stock: 50 });
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const open = (item: { id: number }) =>
    shop.open({ lines: [lineOf(item)], shippingMethodId: shop.pickUp, address: null });

  it('isn’t made for one order by approving another', async () => {
    const [cheap, dear] = [await open(pin), await open(lamp)];
    await shop.approve(cheap);
    const body = { providerOrderId: cheap.paypalId, orderId: cheap.paypalId, key: cheap.key };
    expect((await shop.own.visitor().post(checkout.settle(dear.key), body)).data.outcome).toBe('WAITING');
    expect(await shop.stateOf(dear)).toBe('AWAITING_APPROVAL');
    expect(await shop.takenFor(cheap)).toBe(0);
  });

  it('isn’t captured if another order at PayPal, or another amount, was approved', async () => {
    const [cheap, dear] = [await open(pin), await open(lamp)];
    const { database } = shop.own;
    await database.query('DELETE FROM payments WHERE provider_order_id = $1', [cheap.paypalId]);
    await database.query('UPDATE payments SET provider_order_id = $1 WHERE provider_order_id = $2', [
      cheap.paypalId,
      dear.paypalId,
    ]);
    await shop.approve(cheap);
    expect(await shop.settle(dear)).toBe('WAITING');
    expect(await shop.stateOf(dear)).toBe('AWAITING_APPROVAL');
    expect(await shop.takenFor(cheap)).toBe(0);
  });

  it('isn’t opened, settled, or canceled with a key that no one has', async () => {
    for (const path of [checkout.pay, checkout.settle, checkout.cancel])
      expect((await shop.own.visitor().post(path(randomUUID()))).status).toBe(404);
  });

  it('ignores webhooks about unknown orders', async () => {
    const count = () => shop.own.database.query('SELECT count(*) FROM orders');
    const before = await count();
    const event = {
      ...eventOf({ paypalId: '5O190127TN364715T' }),
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource_type: 'capture',
      resource: { id: '3C679366HH908993F', custom_id: randomUUID(), amount: { currency_code: 'USD', value: '80.00' } },
    };
    expect((await shop.receive(event)).status).toBe(202);
    expect(await count()).toEqual(before);
  });

  it('is captured once, whatever is sent again', async () => {
    const key = randomUUID();
    const visitor = shop.own.visitor();
    const { sent } = await shop.placed({ key, lines: [lineOf(lamp)], paymentMethod: 'paypal' });
    const order = { key, paypalId: await shop.payFor({ key }) };
    const event = eventOf(order);
    await shop.approve(order);
    expect((await shop.receive(event)).status).toBe(200);
    expect(await shop.stateOf(order)).toBe('PAID');
    const { stock } = await shop.stored(lamp.id);
    expect((await shop.receive(event)).status).toBe(200);
    expect(await shop.settle(order)).toBe('PAID');
    expect(await visitor.post(checkout.orders, sent)).toMatchObject({ status: 200, data: { state: 'PAID' } });
    expect((await visitor.post(checkout.pay(key))).error.message).toBe('This order is already paid');
    expect((await visitor.post(checkout.cancel(key))).status).toBe(409);
    expect(await shop.takenFor(order)).toBe(1);
    expect((await shop.stored(lamp.id)).stock).toBe(stock);
  });
});
