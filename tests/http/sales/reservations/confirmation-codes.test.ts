import { randomUUID } from 'node:crypto';
import { apiPaths, type Item } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { type Buyers, buyersOf, codesTo } from '../../../support/sales/reservations';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('a code that confirms an email address', () => {
  let shop: Selling;
  let buyers: Buyers;
  let paint: Item;

  beforeAll(async () => {
    shop = await setUpSales(await openShop({ env: { TRUSTED_PROXIES: '1' } }), { isLimited: true });
    buyers = buyersOf(shop);
  });
  beforeEach(async () => {
    paint = await shop.item({ title: 'Paint', price: 1, stock: 5_000 });
  });
  afterAll(() => shop.shop.close());

  it('is accepted only by its own checkout, once, within five tries', async () => {
    const [cart, client] = [buyers.cartOf(paint, 60), buyers.elsewhere()];
    const order = await buyers.refused(cart, client);
    const code = await buyers.nextCode(cart.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const fault = async (answer: Promise<{ status: number; error: { details: { errors?: object[] } } }>) => {
      const { status, error } = await answer;
      return [status, error.details.errors];
    };
    const codeError = (message: string) => [400, [{ path: ['emailCode'], message }]];
    const IS_WRONG = 'This code isn’t right. Check the email, or get a new code';
    const IS_OVER = 'This code isn’t valid anymore. Get a new code';
    expect(await fault(buyers.send(client, { ...order, key: randomUUID() }, code))).toEqual(codeError(IS_OVER));
    expect(await fault(buyers.send(client, { ...order, email: buyers.somebody() }, code))).toEqual(codeError(IS_OVER));
    expect(await fault(buyers.send(client, order, 'abc'))).toEqual(codeError('Code must be 6 digits'));
    const guesses = await Promise.all(Array.from({ length: 9 }, () => fault(buyers.send(client, order, wrong))));
    expect(guesses.filter(([, errors]) => JSON.stringify(errors).includes(IS_WRONG))).toHaveLength(5);
    expect(await fault(buyers.send(client, order, code))).toEqual(codeError(IS_OVER));
    expect((await shop.stored(paint.id)).stock).toBe(5_000);

    await buyers.refused(cart, client);
    const second = await buyers.nextCode(cart.email, 2);
    await shop.shop.database.query("UPDATE checkout_codes SET expires_at = now() - interval '1 second'");
    expect(await fault(buyers.send(client, order, second))).toEqual(codeError(IS_OVER));
    await buyers.refused(cart, client);
    expect((await buyers.send(client, order, await buyers.nextCode(cart.email, 3))).status).toBe(201);
    expect(await shop.shop.database.query('SELECT 1 FROM checkout_codes WHERE email = $1', [cart.email])).toEqual([]);
  });

  it('isn’t used up when the order is refused for something else, however often', async () => {
    const [cart, client] = [buyers.cartOf(paint, 60), buyers.elsewhere()];
    const order = await buyers.refused(cart, client);
    const code = await buyers.nextCode(cart.email);
    await shop.admin.patch(apiPaths.marketplace.item(paint.id), { price: 2 });
    for (let sent = 0; sent < 6; sent += 1) {
      const { status, error } = await buyers.send(client, order, code);
      expect([status, error.details]).toMatchObject([409, { reason: 'PRICE' }]);
    }
    expect((await buyers.send(client, await shop.priced(cart, client), code)).status).toBe(201);
  });

  it('is stored only in its email, whose text the outbox deletes', async () => {
    const cart = buyers.cartOf(paint, 60);
    await buyers.refused(cart, buyers.elsewhere());
    const code = await buyers.nextCode(cart.email);
    const kept = await eventually(async () => {
      const rows = await shop.shop.database.query<{ kept: string }>(
        'SELECT outbox_messages::text AS kept FROM outbox_messages WHERE recipient = $1 AND sent_at IS NOT NULL',
        [cart.email],
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.kept;
    });
    expect(kept).not.toContain(code);
  });
});

it('codes are emailed to one address five times an hour for one network, and 20 times a day in all', async () => {
  const own = await openShop({ env: { TRUSTED_PROXIES: '1', RATE_LIMITS: 'true' } });
  const shop = await setUpSales(own, { isLimited: true });
  const paint = await shop.item({ price: 1, stock: 500 });
  const ask = async (email: string, network: string) => {
    const client = own.visitor();
    client.headers['x-forwarded-for'] = network;
    return (await shop.place({ email, lines: [lineOf(paint, 51)] }, client)).status;
  };
  const times = async (count: number, once: (place: number) => Promise<number>) => {
    const answers = [];
    for (let place = 0; place < count; place += 1) answers.push(await once(place));
    return answers;
  };
  const asked = (count: number) => Array.from({ length: count }, () => 409);
  const victim = 'victim@example.com';
  const from = (place: number) => () => ask(victim, `203.0.113.${place}`);
  expect(await times(6, from(1))).toEqual([...asked(5), 429]);
  for (const network of [2, 3]) expect(await times(5, from(network))).toEqual(asked(5));
  expect(await times(4, from(4))).toEqual(asked(4));
  expect(await times(2, from(5))).toEqual([409, 429]);
  // The victim, from a network that hasn't asked yet.
  expect(await times(2, from(6))).toEqual([409, 429]);
  await eventually(async () => expect(await codesTo(own, victim)).toHaveLength(21));
  const answers = await times(11, (place) => ask(`person-${place}@example.com`, '198.51.100.1'));
  expect(answers).toEqual([...asked(10), 429]);
  await own.close();
});
