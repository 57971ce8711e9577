import { randomUUID } from 'node:crypto';
import { orderPaths } from '@stoa/contract';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('shipping at checkout', () => {
  let shop: Selling;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  const stockOf = async (id: number) => (await shop.stored(id)).stock;

  it('requires no address and no shipping method if nothing is shipped', async () => {
    const plan = await shop.item({ title: 'Plan', needsShipping: false, stock: 3 });
    const order = await shop.order({ lines: [lineOf(plan)], address: null, shippingMethodId: null });
    expect(order).toMatchObject({ address: null, shipping: 0, shippingMethodName: null });
  });

  it('refuses places that no method ships to, but allows pickup', async () => {
    const lamp = await shop.item({ stock: 3 });
    const berlin = { ...NEW_YORK, country: 'DE', administrativeArea: null, postalCode: '10115', locality: 'Berlin' };
    const { shippingMethods } = await shop.quote({ lines: [lineOf(lamp)], place: berlin });
    expect(shippingMethods.map(({ name }) => name)).toEqual(['Pick up']);
    const refused = await shop.place({ lines: [lineOf(lamp)], address: berlin });
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'SHIPPING' } } });
    const order = await shop.order({ lines: [lineOf(lamp)], address: null, shippingMethodId: shop.pickUp });
    expect(order).toMatchObject({ pickUp: true, shipping: 0, address: null });
  });

  it('refuses a code for free shipping if nothing is shipped, and counts no use of it', async () => {
    const { database } = shop.shop;
    await database.query("INSERT INTO discounts (code, kind) VALUES ('SHIPFREE', 'SHIPPING')");
    const [lamp, plan] = [await shop.item({ stock: 3 }), await shop.item({ needsShipping: false, stock: 3 })];
    const asked = { code: 'shipfree', place: { country: 'US', administrativeArea: 'NY', postalCode: null } };
    const shipped = await shop.quote({ ...asked, lines: [lineOf(lamp)], shippingMethodId: shop.standard });
    expect(shipped).toMatchObject({ code: { problem: null }, discount: 5 });
    const problem = 'The code SHIPFREE is only for orders that ship';
    for (const [item, shippingMethodId] of [
      [lamp, shop.pickUp],
      [plan, null],
    ] as const) {
      const lines = [lineOf(item)];
      expect((await shop.quote({ ...asked, lines, shippingMethodId, pickUp: true })).code).toMatchObject({ problem });
      const refused = await shop.place({ lines, code: 'shipfree', address: null, shippingMethodId });
      expect(refused).toMatchObject({ status: 409, error: { message: problem, details: { reason: 'CODE' } } });
    }
    expect(await database.query("SELECT uses FROM discounts WHERE code = 'SHIPFREE'")).toEqual([{ uses: 0 }]);
  });

  it('names what is wrong with an address, and reserves nothing', async () => {
    const lamp = await shop.item({ stock: 3 });
    const address = { ...NEW_YORK, postalCode: 'none', administrativeArea: null };
    const { status, error } = await shop.place({ lines: [lineOf(lamp)], address });
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([
      { path: ['address', 'administrativeArea'], message: 'Select a state' },
      { path: ['address', 'postalCode'], message: 'Enter a valid ZIP code, such as 95014' },
    ]);
    expect(await stockOf(lamp.id)).toBe(3);
  });

  it.each([
    ['administrativeArea', 'State or region must be one line'],
    ['postalCode', 'Postal code must be one line'],
  ])('refuses an address with two lines in its %s', async (part, message) => {
    const body = {
      key: randomUUID(),
      lines: [lineOf(await shop.item())],
      email: 'clara@example.com',
      name: 'Clara',
      address: { ...NEW_YORK, [part]: 'X\nBuy now' },
      total: 0,
    };
    const { status, error } = await shop.shop.visitor().post(checkout.orders, body);
    expect([status, error.details.errors]).toEqual([400, [{ path: ['address', part], message }]]);
  });

  it('allows payment at pickup only if the order is picked up', async () => {
    await shop.shop.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'pick-up'");
    const lamp = await shop.item({ stock: 5, needsShipping: true });
    const plan = await shop.item({ stock: 5, needsShipping: false });
    const fitting = async (body: object) =>
      (await shop.quote(body)).paymentMethods.filter(({ fits }) => fits).map(({ id }) => id);
    const place = { country: 'US', administrativeArea: 'NY' };
    const shipped = { lines: [lineOf(lamp)], shippingMethodId: shop.standard, paymentMethod: 'pick-up' };
    const collected = { ...shipped, shippingMethodId: shop.pickUp, address: null };
    const neither = { lines: [lineOf(plan)], shippingMethodId: null, address: null, paymentMethod: 'pick-up' };
    expect(await fitting({ ...shipped, place })).toEqual(['transfer']);
    expect(await fitting(neither)).toEqual(['transfer']);
    expect(await fitting({ ...collected, pickUp: true })).toEqual(['transfer', 'pick-up']);

    for (const body of [shipped, neither]) {
      const { status, error } = await shop.place(body);
      expect([status, error.details.errors?.[0]]).toEqual([
        400,
        { path: ['paymentMethod'], message: 'This payment method is only for pickup orders' },
      ]);
    }
    expect((await shop.place(collected)).status).toBe(201);
    await shop.shop.database.query("UPDATE payment_methods SET enabled = false WHERE id = 'pick-up'");
  });
});
