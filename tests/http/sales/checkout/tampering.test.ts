import { randomUUID } from 'node:crypto';
import { orderPaths } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('an order from a tampered request', () => {
  let shop: Selling;
  let lamp: { id: number };

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    lamp = await shop.item({ price: 80, stock: 5 });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    expect((await shop.stored(lamp.id)).stock).toBe(5);
    await shop.shop.close();
  });

  const placed = (body: object) => shop.place({ lines: [lineOf(lamp)], ...body });

  it.each([0, 0.01, 84.99, 85.01, 1_000_000])('costs the same, whatever total is sent (%p)', async (total) => {
    expect(await placed({ total })).toMatchObject({ status: 409, error: { details: { reason: 'PRICE' } } });
  });

  it.each([['-85'], [null], [Number.MAX_VALUE], [-1]])('is refused with the total %p', async (total) => {
    expect([400, 409]).toContain((await placed({ total })).status);
  });

  it.each([0, -1, 0.5, 1e9, '2', null, [3], {}])('is refused with a quantity of %p', async (quantity) => {
    const body = { lines: [{ itemId: lamp.id, quantity }], total: 85, key: randomUUID() };
    const { status, text } = await shop.shop.visitor().post(checkout.orders, {
      ...body,
      email: 'clara@example.com',
      name: 'Clara',
      shippingMethodId: shop.pickUp,
      paymentMethod: 'transfer',
    });
    expect(status).toBe(400);
    expect(text).toContain('Quantity must be a whole number from 1 to 9999');
  });

  it('ignores prices from the browser', async () => {
    const line = { ...lineOf(lamp), unitPrice: 0.01, price: 0.01, discount: 79, total: 0.01 };
    const { subtotal } = await shop.quote({ lines: [line] });
    expect(subtotal).toBe(80);
    const cheap = { lines: [line], subtotal: 0.01, discount: 79, shipping: 0, total: 0.01 };
    expect(await placed(cheap)).toMatchObject({ status: 409, error: { details: { reason: 'PRICE' } } });
  });

  it('can’t include unpublished items, variants of other items, or anything that doesn’t exist', async () => {
    const hidden = await shop.item({ published: false, stock: 5 });
    const other = await shop.stored((await shop.item({ stock: 5 })).id);
    const lines = [
      lineOf(hidden),
      { itemId: lamp.id, variantId: other.variants[0]?.id, quantity: 1 },
      { itemId: 2_000_000_000, quantity: 1 },
    ];
    const { lines: quoted } = await shop.quote({ lines });
    expect(quoted.map(({ problem }) => problem)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    for (const line of lines) expect((await placed({ lines: [line] })).status).toBe(409);
  });

  it('can’t be shipped by a method that doesn’t exist or is off', async () => {
    expect((await placed({ shippingMethodId: 999 })).status).toBe(409);
    await shop.shop.database.query('UPDATE shipping_methods SET enabled = false WHERE id = $1', [shop.standard]);
    expect((await placed({})).status).toBe(409);
    await shop.shop.database.query('UPDATE shipping_methods SET enabled = true WHERE id = $1', [shop.standard]);
  });

  it('can’t be paid by a method that the shop doesn’t offer', async () => {
    for (const paymentMethod of ['invoice', 'paypal', 'none', null]) {
      const { status, error } = await placed({ paymentMethod });
      expect([status, error.details.errors?.[0]?.path]).toEqual([400, ['paymentMethod']]);
    }
  });

  it('can’t be found by guessing its key', async () => {
    expect((await shop.shop.visitor().get(checkout.order(randomUUID()))).status).toBe(404);
    expect((await shop.shop.visitor().post(checkout.cancel('1'))).status).toBe(404);
  });
});
