import { adminPaths, type LinkedOrderDetail, NO_MONEY_BACK, orderPaths, type PayLink } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openSwaps, swapOf } from '../../../support/sales/swaps';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('items of a paid order that are swapped', () => {
  let shop: PayPalShop;
  let swaps: ReturnType<typeof openSwaps>;
  const bought = async (price = 50, quantity = 1, more: object = {}) => {
    const lamp = await shop.item({ title: 'Lamp', price, stock: 5, needsShipping: true });
    const { number } = await shop.paid({ lines: [lineOf(lamp, quantity)], ...more });
    return { lamp, number };
  };
  const other = (price: number) => shop.item({ title: 'Vase', price, stock: 3, needsShipping: true });
  const stockOf = async ({ id }: { id: number }) => (await shop.stored(id)).stock;

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    swaps = openSwaps(shop);
    const tax = { name: 'Sales tax', percent: 8.3, country: 'US', administrativeArea: null, taxClass: 'standard' };
    await shop.admin.patch(adminPaths.salesSettings, { taxRates: [{ ...tax, onShipping: false }] });
  });
  afterEach(async () => {
    const { ours, theirs } = await shop.books();
    expect([await shop.audit(), ours]).toEqual([[], theirs]);
  });
  afterAll(() => shop.close());

  it('for a dearer one collect the difference by a pay link, with its tax', async () => {
    const { lamp, number } = await bought(50, 1, { email: 'dearer@example.com' });
    const vase = await other(60);
    const next = await swaps.swap(number, { lines: [lineOf(vase)] });
    expect(next.detail).toMatchObject({
      ...{ state: 'AWAITING_PAYMENT', payByLink: true, total: 64.98, due: 10.83, shipping: 0 },
      ...{
        swap: { number, amount: 54.15, replaces: '1 × Lamp' },
        shippingMethodName: 'Standard shipping',
        address: { locality: 'New York' },
      },
      taxes: [{ name: 'Sales tax', amount: 4.98 }],
    });
    await eventually(async () => {
      const subject = `Pay the difference for your swap, Stoa order #${number}`;
      const [mail] = await mailsTo(shop.own, 'dearer@example.com', subject);
      for (const words of ['1 × Vase', '1 × Lamp', '$54.15', '$10.83', 'Pay by', 'as you ordered them'])
        expect(mail?.text).toContain(words);
    });
    const [open, { data: link }] = [
      (token: string) => shop.own.visitor().get<LinkedOrderDetail>(orderPaths.orders.byLink(token)),
      await shop.admin.post<PayLink>(adminPaths.changeOrder(next.number, 'pay-link')),
    ];
    const nextKey = (await open(new URL(link.url).searchParams.get('token') ?? '')).data.checkoutKey;
    const [own] = await mailsTo(shop.own, 'dearer@example.com', `Your Stoa order #${number} is confirmed`);
    expect((await open(/\/order\?token=([\w-]+)/.exec(own?.text ?? '')?.[1] ?? '')).data).toMatchObject({
      pendingSwaps: [{ number: next.number, due: 10.83, until: expect.any(String), checkoutKey: nextKey }],
      lines: [{ swappedQuantity: 1, setAsideQuantity: 1 }],
    });
    const before = await shop.orderDetail(number);
    expect(before).toMatchObject({
      ...{ state: 'PAID', refunded: 0, swappedTo: [], lines: [{ refundedQuantity: 1, setAsideQuantity: 1 }] },
      refunds: [{ state: 'PENDING', amount: 54.15, swapAmount: 54.15, swappedTo: next.number, isUnanswered: false }],
    });
    expect([await stockOf(lamp), await stockOf(vase)]).toEqual([4, 2]);

    const { outcome, linked } = await swaps.payByLink(next.number);
    expect([outcome, linked.due, linked.swap]).toEqual([
      'PAID',
      10.83,
      { number, amount: 54.15, replaces: '1 × Lamp' },
    ]);
    expect(await shop.orderDetail(next.number)).toMatchObject({
      ...{ state: 'PAID', captures: [{ amount: 10.83 }], refundable: 64.98, refundableToSwapped: 54.15 },
    });
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ state: 'PARTIALLY_REFUNDED', refunded: 0, swappedTo: [{ number: next.number, amount: 54.15 }] },
      events: expect.arrayContaining([
        expect.objectContaining({
          kind: 'swapped',
          text: `1 × Lamp for order #${next.number}, which $54.15 of this order pays`,
          madeBy: 'Stoa',
        }),
        expect.objectContaining({ to: 'PARTIALLY_REFUNDED', text: NO_MONEY_BACK, madeBy: 'Stoa' }),
      ]),
    });
    expect([await stockOf(lamp), await stockOf(vase)]).toEqual([5, 2]);
  });

  it('for a cheaper one refund what is over, and the customer is told', async () => {
    const { number } = await bought(50, 1, { email: 'cheaper@example.com' });
    const next = await swaps.swap(number, { lines: [lineOf(await other(40))] });
    expect(next.detail).toMatchObject({ state: 'PAID', total: 43.32, due: 0, captures: [], paymentMethod: null });
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ refunded: 10.83, swappedTo: [{ number: next.number, amount: 43.32 }], state: 'PARTIALLY_REFUNDED' },
      refunds: [
        { amount: 43.32, state: 'SUCCEEDED' },
        { amount: 10.83, swapAmount: 0, state: 'SUCCEEDED' },
      ],
    });
    await eventually(async () => {
      const [mail] = await mailsTo(shop.own, 'cheaper@example.com', `A refund for your Stoa order #${number}`);
      expect(mail?.text).toContain(`Swapped for order #${next.number}`);
      expect(mail?.text).toContain('−$10.83');
    });
  });

  it('for an equal one move no money', async () => {
    const { lamp, number } = await bought(50, 2);
    const next = await swaps.swap(number, { lines: [lineOf(await other(50))] });
    expect(next.detail).toMatchObject({ state: 'PAID', total: 54.15, due: 0, captures: [] });
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ refunded: 0, fulfillmentStatus: 'UNFULFILLED', lines: [{ quantity: 2, refundedQuantity: 1 }] },
    });
    expect(await stockOf(lamp)).toBe(4);
    const { change } = manageOrders(shop);
    const [line] = (await shop.orderDetail(number)).lines;
    expect((await change(number, 'fulfill', { lines: [{ lineId: line?.id, quantity: 2 }] })).status).toBe(400);
    expect((await change(number, 'fulfill', { lines: [{ lineId: line?.id, quantity: 1 }] })).status).toBe(200);
    const { status, error } = await swaps.send(number, { lines: [lineOf(await other(50))] });
    expect([status, error.message]).toEqual([400, 'Only 0 of Lamp can be swapped']);
  });

  it.each([
    ['expires', (number: number) => shop.reservationEnds({ number }), 'EXPIRED'],
    ['is canceled', (number: number) => manageOrders(shop).change(number, 'cancel'), 'CANCELLED'],
  ])('stay as they were if what they’re swapped for %s', async (_what, end, state) => {
    const { lamp, number } = await bought();
    const vase = await other(60);
    const next = await swaps.swap(number, { lines: [lineOf(vase)] });
    await end(next.number);
    await shop.becomes(next, state);
    expect(await shop.orderDetail(number)).toMatchObject({
      ...{ state: 'PAID', refundable: expect.any(Number), lines: [{ refundedQuantity: 0, setAsideQuantity: 0 }] },
      refunds: [{ state: 'FAILED', failure: `Order #${next.number} wasn’t paid` }],
    });
    expect([await stockOf(lamp), await stockOf(vase)]).toEqual([4, 3]);
    const { events } = await shop.orderDetail(number);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['swapping', 'swapLapsed']));
  });

  it('can still be swapped once the link has expired, unless they have gone out', async () => {
    const late = async (meanwhile: (number: number) => Promise<unknown>) => {
      const { number } = await bought();
      const next = await swaps.swap(number, { lines: [lineOf(await other(60))] });
      await shop.reservationEnds(next);
      await shop.becomes(next, 'EXPIRED');
      await meanwhile(number);
      return { number, next, paid: await manageOrders(shop).change(next.number, 'mark-paid', {}) };
    };
    const kept = await late(async () => undefined);
    expect([kept.paid.status, kept.paid.data.state]).toEqual([200, 'PAID']);
    expect((await shop.orderDetail(kept.number)).swappedTo).toEqual([{ number: kept.next.number, amount: 54.15 }]);
    const gone = await late(async (number) => {
      const [line] = (await shop.orderDetail(number)).lines;
      await manageOrders(shop).change(number, 'fulfill', { lines: [{ lineId: line?.id, quantity: 1 }] });
    });
    expect([gone.paid.status, gone.paid.error.message]).toEqual([409, expect.stringContaining('has sold out')]);
  });

  it('are refused if prices have changed, and sent twice are swapped once', async () => {
    const { number } = await bought();
    const vase = await other(60);
    const lines = [lineOf(vase)];
    for (const wrong of [{ total: 1 }, { removedTotal: 1 }])
      expect((await swaps.send(number, { lines }, wrong)).status).toBe(409);
    const body = await swapOf(shop.admin, await shop.orderDetail(number), { lines });
    const post = () => manageOrders(shop).post(number, 'swap', body);
    const [first, again] = [await post(), await post()];
    expect([first.status, again.status, again.data.refunds.length]).toEqual([200, 200, 1]);
    const free = await swaps.send(number, { lines: [{ ...lineOf(vase), unitPrice: 0 }] });
    expect(free.status).toBe(400);
    const unpaid = await shop.order({ lines: [lineOf(vase)] });
    expect((await swaps.send(unpaid.number, { lines })).error.message).toBe('Only items of paid orders can be swapped');
  });
});
