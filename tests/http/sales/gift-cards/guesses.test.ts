import { adminPaths, orderPaths } from '@stoa/contract';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('gift cards', () => {
  let shop: Selling;
  beforeAll(async () => {
    shop = await setUpSales(await openShop({ env: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' } }));
  });
  afterAll(() => shop.shop.close());
  beforeEach(() => shop.shop.database.query('DELETE FROM rate_limits'));

  const wrong = (guess: number) => `CDFGHJKMNPQR23${22 + guess}`;

  it('can be guessed 30 times an hour from one address, together with discount codes', async () => {
    const { code } = await openGiftCards(shop).issue(20);
    const lines = [lineOf(await shop.item({ price: 5 }))];
    const ask = async (more: object) => (await shop.shop.visitor().post(checkout.quote, { lines, ...more })).status;
    for (let time = 0; time < 40; time += 1) expect(await ask({ giftCard: code })).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        ask(place % 2 ? { giftCard: wrong(place) } : { code: `SAVE${place}`, giftCard: code }),
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(await ask({ giftCard: code })).toBe(429);
    expect(await ask({})).toBe(200);
  });

  it('are guessed with orders, too', async () => {
    const lines = [lineOf(await shop.item({ price: 5, needsShipping: false }))];
    const order = (guess: number) => ({
      ...{ key: `guess-with-an-order-${guess}`, lines, giftCard: wrong(guess), total: 5, name: 'Ada' },
      ...{ email: `guess-${guess}@example.com`, paymentMethod: 'transfer' },
    });
    const send = async (guess: number) => (await shop.shop.visitor().post(checkout.orders, order(guess))).status;
    for (let guess = 0; guess < 30; guess += 1) expect(await send(guess)).toBe(409);
    expect(await send(30)).toBe(429);
  });

  it('are guessed behind pay links, too, where those that exist don’t count', async () => {
    const lines = [lineOf(await shop.item({ price: 5, needsShipping: false }))];
    const key = 'guess-behind-a-pay-link';
    const body = { key, name: 'Ada', lines, paymentMethod: 'pay-link', total: 5 };
    expect((await shop.admin.post(adminPaths.orders, body)).status).toBe(201);
    const { id, code, updatedAt } = await openGiftCards(shop).issue(20);
    await shop.admin.post(adminPaths.adjustGiftCard(id), { balance: 0, why: 'Lost', updatedAt });
    const send = async (giftCard: string) =>
      (await shop.shop.visitor().post(checkout.giftCard(key), { giftCard })).status;
    for (let time = 0; time < 25; time += 1) expect(await send(code)).toBe(400);
    for (let guess = 0; guess < 30; guess += 1) expect([guess, await send(wrong(guess))]).toEqual([guess, 400]);
    expect(await send(wrong(30))).toBe(429);
  });
});
