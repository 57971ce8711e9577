import { adminPaths, orderPaths } from '@stoa/contract';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { BEGINNINGS, type Buyers, buyersOf } from '../../../support/sales/reservations';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('limits of orders on their way to PayPal', () => {
  let shop: PayPalShop;
  let buyers: Buyers;

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true, env: { TRUSTED_PROXIES: '1' } }));
    buyers = buyersOf(shop);
    await shop.admin.patch(adminPaths.salesSettings, BEGINNINGS);
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.close());

  const atPayPal = { paymentMethod: 'paypal' };

  it('apply until the email address is confirmed', async () => {
    const [paint, sofa] = [await shop.item({ price: 1, stock: 5_000 }), await shop.item({ price: 2_600, stock: 9 })];
    const client = buyers.elsewhere();
    await buyers.refused(buyers.cartOf(sofa, 2, atPayPal), client);
    const cart = buyers.cartOf(paint, 51, atPayPal);
    const order = await buyers.refused(cart, client);
    expect((await shop.stored(paint.id)).stock).toBe(5_000);
    expect((await buyers.send(client, order, await buyers.nextCode(cart.email))).status).toBe(201);
    expect((await shop.stored(paint.id)).stock).toBe(4_949);
  });

  it('count orders of one network, and of one email address, at PayPal', async () => {
    const paint = await shop.item({ price: 1, stock: 5_000 });
    const client = buyers.elsewhere();
    const email = buyers.somebody();
    for (let placed = 0; placed < 2; placed += 1)
      expect((await shop.placed(buyers.cartOf(paint, 50, { ...atPayPal, email }), client)).status).toBe(201);
    await buyers.refused(buyers.cartOf(paint, 1, { ...atPayPal, email }), buyers.elsewhere());
    const cart = buyers.cartOf(paint, 1, atPayPal);
    const order = await buyers.refused(cart, client);
    expect((await buyers.send(client, order, await buyers.nextCode(cart.email))).status).toBe(201);
  });

  it('are counted apart from manual payments', async () => {
    const paint = await shop.item({ price: 1, stock: 5_000 });
    const client = buyers.elsewhere();
    const email = buyers.somebody();
    const statusOf = async (quantity: number, more: object) =>
      (await shop.placed(buyers.cartOf(paint, quantity, { email, ...more }), client)).status;
    for (const paymentMethod of ['transfer', 'transfer', 'paypal', 'paypal'])
      expect(await statusOf(50, { paymentMethod })).toBe(201);
    for (const paymentMethod of ['transfer', 'paypal']) expect(await statusOf(1, { paymentMethod })).toBe(409);
  });

  it.each(['cancelled', 'expired'])('allow three large orders a day that are %s unpaid', async (end) => {
    const paint = await shop.item({ price: 1, stock: 5_000 });
    const email = buyers.somebody();
    const customer = buyers.elsewhere(await shop.own.customer({ email }));
    await shop.own.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    const place = async (quantity: number, more: object = {}, client = customer) => {
      const cart = buyers.cartOf(paint, quantity, { ...atPayPal, email, ...more });
      return { key: cart.key, ...(await shop.placed(cart, client)) };
    };
    // A stranger's order in the customer's name, which nobody confirmed, spoils nothing.
    const { key: stranger } = await place(50, {}, buyers.elsewhere());
    await shop.own.visitor().post(checkout.cancel(stranger));
    for (let placed = 0; placed < 3; placed += 1) {
      const { key, data, status } = await place(5_000);
      expect(status).toBe(201);
      if (end === 'cancelled') await shop.own.visitor().post(checkout.cancel(key));
      else {
        await shop.reservationEnds(data);
        await shop.becomes({ key }, 'EXPIRED');
      }
    }
    expect(await place(51)).toMatchObject({
      status: 409,
      error: {
        message:
          'Your recent large orders haven’t been paid for, so we can’t reserve this much right now. Order less, or contact us',
        details: { reason: 'LIMIT' },
      },
    });
    // Nobody else learns of it.
    const guest = await place(51, {}, buyers.elsewhere());
    expect(guest.error.details).toMatchObject({ reason: 'CONFIRM_EMAIL' });
    expect((await place(50)).status).toBe(201);
    expect((await place(51, { paymentMethod: 'transfer' })).status).toBe(201);
    await shop.own.database.query("UPDATE orders SET placed_at = placed_at - interval '1 day' WHERE email = $1", [
      email,
    ]);
    expect((await place(51)).status).toBe(201);
  });

  it('release the stock of an open payment, which can still be completed', async () => {
    const paint = await shop.item({ price: 1, stock: 20 });
    const order = await shop.order({ lines: [lineOf(paint, 8)], paymentMethod: 'paypal' });
    const paypalId = await shop.payFor(order);
    const { updatedAt } = (await shop.admin.get(adminPaths.order(order.number))).data;
    const released = await shop.admin.post(adminPaths.changeOrder(order.number, 'release'), { updatedAt });
    expect([released.status, released.data.state]).toEqual([200, 'EXPIRED']);
    expect((await shop.stored(paint.id)).stock).toBe(20);
    await shop.approve({ paypalId });
    await shop.own.visitor().post(checkout.settle(order.key));
    expect(await shop.stateOf(order)).toBe('PAID');
    expect((await shop.stored(paint.id)).stock).toBe(12);
  });
});
