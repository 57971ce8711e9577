import { adminPaths, orderPaths, type PlacedOrder } from '@stoa/contract';
import { editedTo } from '../../../support/sales/edited-order';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('orders that gift cards pay', () => {
  let shop: Selling;
  let cards: ReturnType<typeof openGiftCards>;
  let orders: ReturnType<typeof manageOrders>;
  const plan = (price: number) => shop.item({ price, needsShipping: false, stock: 50 });
  const asked = { address: null, shippingMethodId: null };

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    cards = openGiftCards(shop);
    orders = manageOrders(shop);
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  it('are paid by it as far as it goes, and otherwise for the rest', async () => {
    const { id, code, name } = await cards.issue(50);
    const lines = [lineOf(await plan(80))];
    expect(await shop.quote({ lines, giftCard: code.toLowerCase() })).toMatchObject({
      ...{ total: 80, giftCardAmount: 50, due: 30 },
      giftCard: { ending: name.slice(-4), balance: 50, problem: null },
    });
    const { number } = await shop.order({ ...asked, lines, giftCard: code });
    expect(await cards.history(id)).toEqual({
      balance: 0,
      entries: [
        ['ISSUED', 50],
        ['REDEEMED', -50],
      ],
    });
    const { data } = await orders.change(number, 'mark-paid');
    expect(data).toMatchObject({
      ...{ state: 'PAID', total: 80, due: 30, giftCard: { ending: name.slice(-4), amount: 50 }, refundable: 80 },
      captures: [{ amount: 30 }],
    });
  });

  it('are paid at once if it pays everything, and the rest stays on it', async () => {
    const { id, code } = await cards.issue(100);
    const lines = [lineOf(await plan(40))];
    const first = await shop.order({ ...asked, lines, giftCard: code, paymentMethod: null });
    expect(first).toMatchObject({ state: 'PAID', total: 40, due: 0, paymentMethod: null });
    await shop.order({ ...asked, lines, giftCard: code, paymentMethod: null });
    const third = await shop.order({ ...asked, lines, giftCard: code });
    expect(third).toMatchObject({ state: 'AWAITING_PAYMENT', due: 20, giftCard: { amount: 20 } });
    expect((await cards.history(id)).balance).toBe(0);
    const { entries } = await cards.detail(id);
    expect(entries[0]).toMatchObject({ kind: 'REDEEMED', amount: -20, orderNumber: third.number });
    expect(await shop.quote({ lines, giftCard: code })).toMatchObject({
      giftCard: { balance: 0, problem: expect.stringMatching(/^Nothing is left on the gift card •••• /) },
      ...{ giftCardAmount: 0, due: 40 },
    });
  });

  it('go on with a discount code, of which a card isn’t one', async () => {
    await shop.admin.post(adminPaths.discounts, { code: 'HALF', kind: 'PERCENT', percent: 50 });
    const { code } = await cards.issue(15);
    const order = await shop.order({ ...asked, lines: [lineOf(await plan(80))], code: 'HALF', giftCard: code });
    expect(order).toMatchObject({ subtotal: 80, discount: 40, total: 40, due: 25 });
  });

  it('give what is left to one of two who order at once', async () => {
    const { id, code } = await cards.issue(40);
    const lines = [lineOf(await plan(40))];
    const place = (email: string) => shop.place({ ...asked, lines, giftCard: code, paymentMethod: null, email });
    const answers = await Promise.all(['ada@example.com', 'grace@example.com', 'clara@example.com'].map(place));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      details: { reason: 'GIFT_CARD', quote: { giftCardAmount: 0, due: 40 } },
    });
    expect(await cards.history(id)).toEqual({
      balance: 0,
      entries: [
        ['ISSUED', 40],
        ['REDEEMED', -40],
      ],
    });
  });

  it('aren’t placed if it pays another amount than was shown', async () => {
    const { id, code, updatedAt } = await cards.issue(40);
    const body = await shop.priced({
      ...asked,
      key: 'other-balance-1234',
      lines: [lineOf(await plan(80))],
      giftCard: code,
    });
    await shop.admin.post(adminPaths.adjustGiftCard(id), { balance: 30, why: 'Typo', updatedAt });
    const { status, error } = await shop.shop.visitor().post(checkout.orders, body);
    expect([status, error]).toMatchObject([409, { details: { reason: 'GIFT_CARD', quote: { giftCardAmount: 30 } } }]);
  });

  it.each([
    ['canceled', (number: number) => orders.change(number, 'cancel')],
    ['released', (number: number) => orders.change(number, 'release')],
  ])('put back what it paid once they are %s', async (_how, end) => {
    const { id, code } = await cards.issue(50);
    const { number } = await shop.order({ ...asked, lines: [lineOf(await plan(80))], giftCard: code });
    await end(number);
    const entries = [
      ['ISSUED', 50],
      ['REDEEMED', -50],
      ['RELEASED', 50],
    ];
    expect(await cards.history(id)).toEqual({ balance: 50, entries });
    await end(number);
    expect(await cards.history(id)).toEqual({ balance: 50, entries });
  });

  it('take it again if they are paid after they have expired, as long as enough is on it', async () => {
    const { id, code } = await cards.issue(50);
    const expired = async () => {
      const order = await shop.order({ ...asked, lines: [lineOf(await plan(80))], giftCard: code });
      await orders.change(order.number, 'release');
      return order.number;
    };
    const [first, second] = [await expired(), await expired()];
    expect((await orders.change(first, 'mark-paid')).data).toMatchObject({ state: 'PAID', due: 30 });
    expect((await cards.history(id)).balance).toBe(0);
    const { status, error } = await orders.change(second, 'mark-paid');
    expect([status, error.message]).toEqual([409, expect.stringContaining('gift card is used up')]);
  });

  it('keep it when their items are edited, and can’t cost less than it pays', async () => {
    const { id, code } = await cards.issue(50);
    const [plan80, plan40] = [await plan(80), await plan(40)];
    const { number } = await shop.order({ ...asked, lines: [lineOf(plan80)], giftCard: code });
    const edit = async (lines: object[]) =>
      orders.post(number, 'edit-lines', await editedTo(shop.admin, await orders.orderDetail(number), { lines }));
    expect((await edit([lineOf(plan80), lineOf(plan40)])).data).toMatchObject({ total: 120, due: 70 });
    const { status, error } = await edit([lineOf(plan40)]);
    expect([status, error.message]).toEqual([400, 'There would be nothing to pay. Cancel the order instead']);
    await orders.change(number, 'cancel');
    expect((await cards.history(id)).balance).toBe(50);
  });

  it('are the same order if they are sent again', async () => {
    const { id, code } = await cards.issue(50);
    const { sent } = await shop.placed({
      ...asked,
      key: 'sent-again-123456',
      lines: [lineOf(await plan(80))],
      giftCard: code,
    });
    const { status, data } = await shop.shop.visitor().post<PlacedOrder>(checkout.orders, sent);
    expect([status, data.giftCard?.amount]).toEqual([200, 50]);
    expect((await cards.history(id)).entries).toHaveLength(2);
    const other = await cards.issue(50);
    const again = await shop.shop.visitor().post(checkout.orders, { ...sent, giftCard: other.code });
    expect(again.status).toBe(409);
  });
});
