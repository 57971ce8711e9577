import { randomUUID } from 'node:crypto';
import { adminPaths, type ManualQuote, type OrderDetail, orderPaths, type PlacedOrder } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('orders that administrators make', () => {
  let shop: PayPalShop;
  let cards: ReturnType<typeof openGiftCards>;
  let plan: { id: number };
  let sold: { id: number };

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    await shop.own.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'transfer'");
    cards = openGiftCards(shop);
    plan = await shop.item({ price: 80, needsShipping: false, stock: 50 });
    sold = await shop.item({ price: 25, giftCard: true, stock: 50 });
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const quote = async (body: object) =>
    (await shop.admin.post<ManualQuote>(adminPaths.orderQuote, { lines: [lineOf(plan)], ...body })).data;
  const send = (body: object) => shop.admin.post<OrderDetail>(adminPaths.orders, body);
  const priced = async (body: object) => {
    const asked = { key: randomUUID(), email: 'pia@example.com', name: 'Pia Phone', lines: [lineOf(plan)], ...body };
    const { total, giftCardAmount } = await quote(asked);
    return { ...asked, total, giftCardAmount };
  };
  const create = async (body: object) => send(await priced(body));

  describe('with a gift card', () => {
    it('are paid by it as far as it goes', async () => {
      const { id, code, name } = await cards.issue(50);
      expect(await quote({ giftCard: code.toLowerCase() })).toMatchObject({
        ...{ total: 80, giftCardAmount: 50, due: 30 },
        giftCard: { ending: name.slice(-4), balance: 50, problem: null },
      });
      const { status, data } = await create({ giftCard: code, paid: true, reference: 'Cash' });
      expect([status, data]).toMatchObject([
        201,
        { state: 'PAID', total: 80, due: 30, giftCard: { amount: 50 }, captures: [{ amount: 30 }], refundable: 80 },
      ]);
      const { entries } = await cards.detail(id);
      expect(entries[0]).toMatchObject({ kind: 'REDEEMED', amount: -50, madeBy: 'Administrator' });
    });

    it('are paid at once if it pays everything', async () => {
      const { id, code } = await cards.issue(100);
      const { data } = await create({ giftCard: code, paymentMethod: 'pay-link' });
      expect(data).toMatchObject({ state: 'PAID', due: 0, paymentMethod: null, payByLink: false });
      expect(data.events).toContainEqual(expect.objectContaining({ to: 'PAID', text: 'Paid with a gift card' }));
      expect((await cards.history(id)).balance).toBe(20);
    });

    it('are made once, and only if it pays what was shown', async () => {
      const { id, code, updatedAt } = await cards.issue(50);
      const body = await priced({ giftCard: code });
      await shop.admin.post(adminPaths.adjustGiftCard(id), { balance: 40, why: 'Typo', updatedAt });
      expect((await send(body)).error.message).toBe('The amount that your gift card pays has changed');
      const again = { ...body, giftCardAmount: 40 };
      expect([(await send(again)).status, (await send(again)).status]).toEqual([201, 200]);
      expect((await cards.history(id)).balance).toBe(0);
    });

    it('are refused in words if it can’t be used', async () => {
      const giftCard = 'CDFGHJKMNPQR2345';
      expect((await quote({ giftCard })).giftCard?.problem).toBe('This isn’t a valid gift card');
      const { status, error } = await create({ giftCard });
      expect([status, error.details.errors]).toEqual([
        400,
        [{ path: ['giftCard'], message: 'This isn’t a valid gift card' }],
      ]);
    });
  });

  describe('behind a pay link', () => {
    const ofOrder = async (number: number) => {
      const sql = 'SELECT id, checkout_key AS key FROM orders WHERE number = $1';
      const [found] = await shop.own.database.query<{ id: number; key: string }>(sql, [number]);
      return found ?? { id: 0, key: '' };
    };
    const linked = async (body: object = {}) => {
      const { data } = await create({ paymentMethod: 'pay-link', ...body });
      return { number: data.number, ...(await ofOrder(data.number)) };
    };
    const redeem = (key: string, giftCard: string) =>
      shop.own.visitor().post<PlacedOrder>(checkout.giftCard(key), { giftCard });
    const choose = (key: string, paymentMethod: string) =>
      shop.own.visitor().post<PlacedOrder>(checkout.paymentMethod(key), { paymentMethod });

    it('are paid by what is on a card, and the rest at PayPal', async () => {
      const { id, code, name } = await cards.issue(50);
      const order = await linked();
      const { status, data } = await redeem(order.key, code);
      expect([status, data]).toMatchObject([
        200,
        { state: 'AWAITING_PAYMENT', due: 30, giftCard: { ending: name.slice(-4), amount: 50 } },
      ]);
      expect((await redeem(order.key, code)).status).toBe(200);
      expect((await cards.history(id)).balance).toBe(0);
      await choose(order.key, 'paypal');
      const paypalId = await shop.payFor(order);
      await shop.approve({ ...order, paypalId });
      expect(await shop.settle(order)).toBe('PAID');
      const detail = await shop.orderDetail(order.number);
      expect(detail.captures).toMatchObject([{ provider: 'paypal', amount: 30 }]);
      expect(detail.events).toContainEqual(
        expect.objectContaining({ kind: 'giftCardUsed', text: `${name} ($50.00)`, madeBy: 'Customer' }),
      );
    });

    it('are paid at once if it pays everything, and the shop hears of it', async () => {
      const { id, code } = await cards.issue(100);
      const order = await linked({ email: 'all-of-it@example.com' });
      expect((await redeem(order.key, code)).data).toMatchObject({ state: 'PAID', due: 0, paymentMethods: null });
      expect((await cards.history(id)).balance).toBe(20);
      await eventually(async () => {
        const subject = `Your Stoa order #${order.number} is confirmed`;
        expect(await mailsTo(shop.own, 'all-of-it@example.com', subject)).toHaveLength(1);
      });
      const told = await shop.own.database.query("SELECT 1 FROM notifications WHERE dedupe_key = 'newOrder ' || $1", [
        order.id,
      ]);
      expect(told).toHaveLength(1);
    });

    it('aren’t asked for at PayPal as before once a card pays a part', async () => {
      const { code } = await cards.issue(50);
      const order = await linked();
      await choose(order.key, 'paypal');
      const paypalId = await shop.payFor(order);
      expect((await redeem(order.key, code)).data).toMatchObject({
        ...{ state: 'AWAITING_PAYMENT', due: 30, paymentMethod: 'pay-link' },
      });
      await shop.approve({ ...order, paypalId });
      await shop.settle(order);
      expect(await shop.stateOf(order)).toBe('AWAITING_PAYMENT');
      await choose(order.key, 'paypal');
      await shop.approve({ ...order, paypalId: await shop.payFor(order) });
      expect(await shop.settle(order)).toBe('PAID');
    });

    it('wait for the rest the way that was chosen, if the shop takes it itself', async () => {
      const { id, code } = await cards.issue(50);
      const order = await linked();
      await choose(order.key, 'transfer');
      expect((await redeem(order.key, code)).data).toMatchObject({ due: 30, paymentMethod: 'transfer' });
      await shop.reservationEnds(order);
      await shop.becomes(order, 'EXPIRED');
      expect((await cards.history(id)).balance).toBe(50);
    });

    it('are paid by all of a card once, of two orders and two cards', async () => {
      const [one, other] = [await cards.issue(80), await cards.issue(30)];
      const orders = [await linked(), await linked()] as const;
      const both = await Promise.all(orders.map(({ key }) => redeem(key, one.code)));
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      const open = orders[both.findIndex(({ status }) => status !== 200)] ?? orders[0];
      await redeem(open.key, other.code);
      const third = await cards.issue(10);
      expect((await redeem(open.key, third.code)).error.message).toBe(
        'This order already has a gift card. Pay the rest another way',
      );
    });

    it.each([
      ['an unknown card', async () => 'CDFGHJKMNPQR2345', 'This isn’t a valid gift card'],
      ['no card', async () => '', 'Enter a gift card'],
    ])('are refused in words: %s', async (_what, codeOf, message) => {
      const { key } = await linked();
      const { status, error } = await redeem(key, await codeOf());
      expect([status, error.message]).toEqual([400, message]);
    });

    it('don’t pay cards by cards, nor orders of other kinds', async () => {
      const { id, code } = await cards.issue(50);
      const { key } = await linked({ lines: [lineOf(sold)] });
      expect((await redeem(key, code)).error.message).toBe('Gift cards can’t be paid with a gift card');
      const own = await shop.open({ lines: [lineOf(plan)], address: null, shippingMethodId: null });
      expect((await redeem(own.key, code)).status).toBe(404);
      expect((await cards.history(id)).balance).toBe(50);
    });
  });
});
