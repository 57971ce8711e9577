import { randomUUID } from 'node:crypto';
import { adminPaths, type SalesReport } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openSwaps } from '../../../support/sales/swaps';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('refunds of what items were swapped for', () => {
  let shop: PayPalShop;
  let swaps: ReturnType<typeof openSwaps>;
  const item = (price: number) => shop.item({ title: `For ${price}`, price, stock: 9, needsShipping: false });
  const asked = { address: null, shippingMethodId: null };
  const bought = async (price = 50, more: object = {}) =>
    shop.paid({ ...asked, lines: [lineOf(await item(price))], ...more });
  const swapFor = async (number: number, price: number) => {
    const next = await swaps.swap(number, { lines: [lineOf(await item(price))] });
    if (next.detail.state === 'PAID') return next;
    expect((await swaps.payByLink(next.number)).outcome).toBe('PAID');
    return next;
  };
  const refund = (number: number, amount: number, more: object = {}) =>
    manageOrders(shop).change(number, 'refund', { key: randomUUID(), amount, ...more });

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    swaps = openSwaps(shop);
  });
  afterEach(async () => {
    const { ours, theirs } = await shop.books();
    expect([await shop.audit(), ours]).toEqual([[], theirs]);
  });
  afterAll(() => shop.close());

  it('go the way the difference was paid first, and then the way the first order was', async () => {
    const { number } = await bought(50, { email: 'swapped@example.com' });
    const next = await swapFor(number, 60);
    expect((await refund(next.number, 4)).data).toMatchObject({
      ...{ state: 'PARTIALLY_REFUNDED', refundable: 56, refundableToSwapped: 50 },
      refunds: [{ amount: 4, swapAmount: 0 }],
    });
    const { data } = await refund(next.number, 56);
    expect(data).toMatchObject({
      ...{ state: 'REFUNDED', refundable: 0, refunded: 60 },
      refunds: [{}, { amount: 56, swapAmount: 50, swappedTo: null, state: 'SUCCEEDED' }],
    });
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ state: 'REFUNDED', refundable: 0, refunded: 50, swappedTo: [] },
      refunds: [{ swappedTo: next.number }, { amount: 50, reason: `Refund of order #${next.number}` }],
    });
    const mails = await eventually(async () => {
      const found = await mailsTo(shop.own, 'swapped@example.com', `A refund for your Stoa order #${next.number}`);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(mails.some(({ text }) => text?.includes(`$50.00 the way order #${number} was paid`))).toBe(true);
  });

  it('follow several swaps back to the first payment', async () => {
    const { number } = await bought(50);
    const second = await swapFor(number, 60);
    const third = await swapFor(second.number, 45);
    expect(await shop.orderDetail(second.number)).toMatchObject({
      // Of the difference, 10 were paid, and go back first; the rest of it was the first order’s.
      ...{ state: 'REFUNDED', refunded: 15, swappedTo: [{ number: third.number, amount: 45 }] },
    });
    expect(await shop.orderDetail(number)).toMatchObject({ refunded: 5, swappedTo: [{ amount: 45 }] });
    expect((await refund(third.number, 45)).data).toMatchObject({ state: 'REFUNDED', refunded: 45 });
    expect(await shop.orderDetail(second.number)).toMatchObject({ state: 'REFUNDED', refunded: 60, swappedTo: [] });
    expect(await shop.orderDetail(number)).toMatchObject({ state: 'REFUNDED', refunded: 50, swappedTo: [] });
  });

  it('wait at the first order if its provider refuses, until they’re made there', async () => {
    const { number } = await bought(50);
    const next = await swapFor(number, 50);
    await shop.suffer({ call: 'refund', kind: 'outcome', status: 'FAILED' });
    expect((await refund(next.number, 50)).data).toMatchObject({ state: 'REFUNDED', refundable: 0 });
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ state: 'PARTIALLY_REFUNDED', refundable: 50 },
      refunds: [{}, { state: 'FAILED' }],
    });
    expect((await refund(number, 50)).data).toMatchObject({ state: 'REFUNDED', refundable: 0, refunded: 50 });
  });

  it('go back to a gift card that paid a part of the first order', async () => {
    const cards = openGiftCards(shop);
    const { id, code } = await cards.issue(20);
    const { number } = await bought(50, { giftCard: code });
    const next = await swapFor(number, 40);
    expect(await shop.orderDetail(number)).toMatchObject({ refunded: 10, refunds: [{}, { giftCardAmount: 0 }] });
    await refund(next.number, 40);
    expect(await shop.orderDetail(number)).toMatchObject({
      refunds: [{}, {}, { amount: 40, giftCardAmount: 20 }],
      ...{ refunded: 50, state: 'REFUNDED' },
    });
    expect((await cards.history(id)).balance).toBe(20);
  });

  it('are recorded at the manual payment of the first order', async () => {
    const { number } = await manageOrders(shop).paid({ ...asked, lines: [lineOf(await item(30))] });
    const next = await swapFor(number, 30);
    expect((await refund(next.number, 12)).data).toMatchObject({ state: 'PARTIALLY_REFUNDED', refunded: 12 });
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ state: 'REFUNDED', refunded: 12, swappedTo: [{ number: next.number, amount: 18 }] },
    });
  });

  it('can be made at the provider of the first order: what was swapped for is refunded with it', async () => {
    const order = await bought(50);
    const next = await swapFor(order.number, 60);
    await shop.refundThere(order, 20);
    await manageOrders(shop).change(order.number, 'check-payment');
    expect(await shop.orderDetail(next.number)).toMatchObject({
      ...{ state: 'PARTIALLY_REFUNDED', refunded: 20, refundable: 40, refundableToSwapped: 30 },
    });
    expect(await shop.orderDetail(order.number)).toMatchObject({
      ...{ state: 'REFUNDED', refunded: 20, swappedTo: [{ amount: 30 }] },
    });
  });

  it('cancel what isn’t paid yet if the first order is refunded at its provider', async () => {
    const order = await bought(50);
    const next = await swaps.swap(order.number, { lines: [lineOf(await item(60))] });
    await shop.refundThere(order, 'ALL');
    await manageOrders(shop).change(order.number, 'check-payment');
    expect(await shop.orderDetail(next.number)).toMatchObject({ state: 'CANCELLED' });
    expect(await shop.orderDetail(order.number)).toMatchObject({ state: 'REFUNDED', refunded: 50, swappedTo: [] });
  });

  it('leave reports with what was sold and paid', async () => {
    const [first, other] = [await item(33), await item(44)];
    const { paid, change } = manageOrders(shop);
    const { number } = await paid({ ...asked, lines: [lineOf(first)], email: 'report@example.com' });
    const next = await swaps.swap(number, { lines: [lineOf(other)] });
    await change(next.number, 'mark-paid', {});
    const rows = async (by: string) =>
      (await shop.admin.get<SalesReport>(`${adminPaths.salesReport}?by=${by}`)).data.rows;
    const byItem = await rows('item');
    expect(byItem.filter(({ name }) => name === 'For 44')).toMatchObject([{ quantity: 1, amount: 44 }]);
    expect(byItem.some(({ name }) => name === 'For 33')).toBe(false);
    expect((await rows('customer')).find(({ name }) => name?.includes('report@'))).toMatchObject({ amount: 44 });
  });
});
