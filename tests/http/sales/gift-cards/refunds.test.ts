import { randomUUID } from 'node:crypto';
import { adminPaths, type GiftCardList, orderPaths } from '@stoa/contract';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

describe('refunds of orders that gift cards pay', () => {
  let shop: PayPalShop;
  let cards: ReturnType<typeof openGiftCards>;
  const asked = { address: null, shippingMethodId: null };
  const refund = async (number: number, amount: number) =>
    manageOrders(shop).change(number, 'refund', { key: randomUUID(), amount });
  const paidFor = async (price: number, giftCard: string, more: object = {}) => {
    const lines = [lineOf(await shop.item({ price, needsShipping: false, stock: 5 }))];
    return shop.order({ ...asked, lines, giftCard, ...more });
  };

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    cards = openGiftCards(shop);
    await shop.own.database.query('UPDATE sales_settings SET cancel_minutes = 60');
  });
  afterEach(async () => {
    const { ours, theirs } = await shop.books();
    expect([await shop.audit(), ours]).toEqual([[], theirs]);
  });
  afterAll(() => shop.close());

  it('go the way it was paid first, and then to the card', async () => {
    const { id, code } = await cards.issue(50);
    const order = await paidFor(80, code, { paymentMethod: 'paypal' });
    const paypalId = await shop.payFor(order);
    await shop.approve({ paypalId });
    expect(await shop.settle(order)).toBe('PAID');
    expect(await shop.orderDetail(order.number)).toMatchObject({
      captures: [{ amount: 30 }],
      ...{ refundable: 80, refundableToGiftCard: 50 },
    });

    expect((await refund(order.number, 20)).data).toMatchObject({
      ...{ state: 'PARTIALLY_REFUNDED', refundable: 60, refundableToGiftCard: 50, refunded: 20 },
      refunds: [{ amount: 20, giftCardAmount: 0, state: 'SUCCEEDED' }],
    });
    expect((await refund(order.number, 25)).data).toMatchObject({
      ...{ refundable: 35, refundableToGiftCard: 35, refunded: 45 },
      refunds: [{}, { amount: 25, giftCardAmount: 15, state: 'SUCCEEDED' }],
    });
    expect((await cards.history(id)).balance).toBe(15);
    const { status, error } = await refund(order.number, 36);
    expect([status, error.message]).toEqual([400, 'You can refund up to $35.00']);
    expect((await refund(order.number, 35)).data).toMatchObject({ state: 'REFUNDED', refundable: 0, refunded: 80 });
    expect((await cards.history(id)).entries.slice(1)).toEqual([
      ['REDEEMED', -50],
      ['REFUNDED', 15],
      ['REFUNDED', 35],
    ]);
  });

  it('put nothing on the card while the provider hasn’t paid back, or if it can’t', async () => {
    const { id, code } = await cards.issue(50);
    const order = await paidFor(80, code, { paymentMethod: 'paypal' });
    const paypalId = await shop.payFor(order);
    await shop.approve({ paypalId });
    await shop.settle(order);
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'FAILED' });
    expect((await refund(order.number, 80)).data).toMatchObject({ state: 'PAID', refundable: 80 });
    expect((await cards.history(id)).balance).toBe(0);
    expect((await refund(order.number, 80)).data).toMatchObject({ state: 'REFUNDED' });
    expect((await cards.history(id)).balance).toBe(50);
  });

  it('take a card that was sold back only once its price is', async () => {
    const item = await shop.item({ price: 30, giftCard: true, stock: 5 });
    const order = await shop.order({
      ...asked,
      lines: [lineOf(item)],
      paymentMethod: 'paypal',
      email: 'sold@example.com',
    });
    const paypalId = await shop.payFor(order);
    await shop.approve({ paypalId });
    await shop.settle(order);
    const [line] = (await shop.orderDetail(order.number)).lines;
    const refundCard = () =>
      manageOrders(shop).change(order.number, 'refund', {
        ...{ key: randomUUID(), amount: 30, lines: [{ lineId: line?.id, quantity: 1 }] },
      });
    const card = async () =>
      (await shop.admin.get<GiftCardList>(`${adminPaths.giftCards}?search=sold@example.com`)).data.items[0];
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'FAILED' });
    await refundCard();
    expect(await card()).toMatchObject({ state: 'ACTIVE', balance: 30 });
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'PENDING' });
    await refundCard();
    expect(await card()).toMatchObject({ state: 'OFF', balance: 30 });
    await shop.concludeRefund({ paypalId }, 'COMPLETED');
    await manageOrders(shop).change(order.number, 'check-payment');
    expect(await card()).toMatchObject({ state: 'OFF', balance: 0 });
  });

  it('go to the card alone if it paid everything', async () => {
    const { id, code } = await cards.issue(50);
    const { number } = await paidFor(40, code, { paymentMethod: null });
    const { data } = await refund(number, 40);
    expect(data).toMatchObject({ state: 'REFUNDED', refunds: [{ amount: 40, giftCardAmount: 40 }] });
    expect(data.events.find(({ kind }) => kind === 'refunded')?.text).toMatch(
      /^\$40\.00\. \$40\.00 to the gift card •••• /,
    );
    expect((await cards.history(id)).balance).toBe(50);
  });

  it.each([
    ['its customer cancels', (key: string) => shop.own.visitor().post(orderPaths.checkout.cancel(key)), 'CANCELLED'],
    ['nobody pays', (_key: string, number: number) => shop.reservationEnds({ number }), 'EXPIRED'],
  ])('aren’t needed if %s: the card has it back', async (_who, end, state) => {
    const { id, code } = await cards.issue(50);
    const order = await paidFor(80, code, { paymentMethod: 'paypal' });
    await end(order.key, order.number);
    await shop.becomes(order, state);
    expect((await cards.history(id)).entries.slice(1)).toEqual([
      ['REDEEMED', -50],
      ['RELEASED', 50],
    ]);
  });

  it('are all that is left if it’s paid once the card is used up otherwise', async () => {
    const { id, code } = await cards.issue(50);
    const order = await paidFor(80, code, { paymentMethod: 'paypal' });
    const paypalId = await shop.payFor(order);
    await shop.reservationEnds(order);
    await shop.becomes(order, 'EXPIRED');
    await paidFor(50, code, { paymentMethod: null });
    await shop.approve({ paypalId });
    await shop.captureThere({ paypalId });
    await shop.settle(order);
    expect(await shop.orderDetail(order.number)).toMatchObject({
      ...{ state: 'NEEDS_ATTENTION', refundable: 30, refundableToGiftCard: 0 },
      attentionReason: expect.stringContaining('gift card is used up'),
    });
    expect((await refund(order.number, 30)).data).toMatchObject({ state: 'REFUNDED', refunded: 30, refundable: 0 });
    expect((await cards.history(id)).balance).toBe(0);
  });

  it('are made when its customer cancels', async () => {
    const { id, code } = await cards.issue(50);
    const customer = await shop.own.customer();
    const lines = [lineOf(await shop.item({ price: 40, needsShipping: false, stock: 5 }))];
    const { number } = await shop.order({ ...asked, lines, giftCard: code, paymentMethod: null }, customer);
    expect((await customer.post(orderPaths.orders.cancelOwn(number))).status).toBe(200);
    expect(await shop.orderDetail(number)).toMatchObject({ state: 'REFUNDED', canceledAt: expect.any(String) });
    expect((await cards.history(id)).balance).toBe(50);
  });
});
