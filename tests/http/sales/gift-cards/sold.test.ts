import { adminPaths, type GiftCardList, orderPaths, type SalesReport } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { created } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { setNoon, TODAY } from '../../../support/shop/noon';
import { openShop } from '../../../support/shop/shop';

describe('gift cards that are sold', () => {
  let shop: Selling;
  let cards: ReturnType<typeof openGiftCards>;
  let orders: ReturnType<typeof manageOrders>;
  const asked = { address: null, shippingMethodId: null };
  /** Of a category whose items are shipped and taxed. */
  const cardItem = (price: number) => shop.item({ title: `Gift card ${price}`, price, stock: 50, giftCard: true });
  const soldTo = async (email: string) =>
    (await shop.admin.get<GiftCardList>(`${adminPaths.giftCards}?search=${email}`)).data.items;
  /** From the emails that bring them. */
  const codesOf = (email: string, count: number): Promise<string[]> =>
    eventually(async () => {
      const mails = await mailsTo(shop.shop, email, 'Your Stoa gift card');
      if (mails.length < count) throw new Error(`${mails.length} of ${count} emails are there`);
      return mails.map(({ text }) => /(?:[2-9C-Y]{4} ){3}[2-9C-Y]{4}/.exec(text ?? '')?.[0] ?? '');
    });

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await setNoon(shop.admin);
    cards = openGiftCards(shop);
    orders = manageOrders(shop);
    await shop.shop.database.query(
      `INSERT INTO tax_rates (name, country, administrative_area, tax_class, percent) VALUES ('Sales tax', 'US', 'NY', 'standard', 10),
        ('Sales tax', 'US', '', 'standard', 10)`,
    );
    await created(shop.admin.post(adminPaths.discounts, { code: 'HALF', kind: 'PERCENT', percent: 50 }));
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  it('need no shipping, no tax, and no discount', async () => {
    const lines = [lineOf(await cardItem(50), 2)];
    expect(await shop.quote({ lines, code: 'HALF' })).toMatchObject({
      ...{ needsShipping: false, discount: 0, taxes: [], total: 100 },
      code: { problem: 'The code HALF doesn’t apply to anything in your cart' },
    });
    const plan = lineOf(await shop.item({ price: 40, needsShipping: false }));
    expect(await shop.quote({ lines: [...lines, plan], code: 'HALF' })).toMatchObject({ discount: 20, total: 122 });
  });

  it('are issued and emailed, one for each, once they are paid, and can be used', async () => {
    const email = 'buyer@example.com';
    const order = await shop.order({ ...asked, lines: [lineOf(await cardItem(30), 2)], email });
    expect(await soldTo(email)).toEqual([]);
    const { data } = await orders.change(order.number, 'mark-paid');
    expect(data).toMatchObject({ state: 'PAID', fulfillmentStatus: 'NOT_REQUIRED' });
    const sold = await soldTo(email);
    expect(sold).toMatchObject([
      { balance: 30, state: 'ACTIVE' },
      { balance: 30, state: 'ACTIVE' },
    ]);
    expect((await cards.detail(sold[0]?.id ?? 0)).entries).toMatchObject([
      { kind: 'ISSUED', orderNumber: order.number },
    ]);
    const [code] = await codesOf(email, 2);
    const plan = lineOf(await shop.item({ price: 20, needsShipping: false }));
    const bought = await shop.order({ ...asked, lines: [plan], giftCard: code, paymentMethod: null });
    expect(bought).toMatchObject({ state: 'PAID', total: 22, due: 0 });
  });

  it('aren’t paid with gift cards', async () => {
    const { code } = await cards.issue(100);
    const lines = [lineOf(await cardItem(50))];
    const problem = 'Gift cards can’t be paid with a gift card';
    expect(await shop.quote({ lines, giftCard: code })).toMatchObject({ giftCard: { problem }, due: 50 });
    const { status, error } = await shop.place({ ...asked, lines, giftCard: code });
    expect([status, error.message]).toEqual([409, problem]);
    const plan = lineOf(await shop.item({ price: 20, needsShipping: false }));
    expect(await shop.quote({ lines: [...lines, plan], giftCard: code })).toMatchObject({
      giftCardAmount: 22,
      due: 50,
    });
  });

  it('are taken back when they are refunded, unless they were used', async () => {
    const email = 'refunded@example.com';
    const { number, lines } = await orders.paid({ ...asked, lines: [lineOf(await cardItem(30), 2)], email });
    const refund = (quantity: number, key: string) =>
      orders.change(number, 'refund', { key, amount: 30 * quantity, lines: [{ lineId: lines[0]?.id, quantity }] });
    const [code, taken] = await codesOf(email, 2);
    const plan = lineOf(await shop.item({ price: 10, needsShipping: false }));
    await shop.order({ ...asked, lines: [plan], giftCard: code, paymentMethod: null });

    const { status, error } = await refund(2, 'refund-of-two-123');
    expect([status, error.message]).toEqual([409, 'A gift card of this order was used, so it can’t be refunded']);
    expect((await refund(1, 'refund-of-one-123')).data).toMatchObject({ state: 'PARTIALLY_REFUNDED', refundable: 30 });
    const states = (await soldTo(email)).map(({ state, balance }) => [state, balance]).sort();
    expect(states).toEqual([
      ['ACTIVE', 19],
      ['OFF', 0],
    ]);
    const quote = await shop.quote({ lines: [plan], giftCard: taken });
    expect(quote.giftCard?.balance).toBeNull();
  });

  it('can’t be canceled by their customer, who has them at once', async () => {
    const customer = await shop.shop.customer();
    await shop.shop.database.query('UPDATE sales_settings SET cancel_minutes = 60');
    const { number } = await shop.order({ ...asked, lines: [lineOf(await cardItem(30))] }, customer);
    await orders.change(number, 'mark-paid');
    expect((await customer.get(orderPaths.orders.ownOne(number))).data).toMatchObject({ isCancelable: false });
    expect((await customer.post(orderPaths.orders.cancelOwn(number))).status).toBe(409);
  });

  it('count as revenue when they are sold, and what they buy as what was sold', async () => {
    const report = async (by: string): Promise<SalesReport> =>
      (await shop.admin.get(`${adminPaths.salesReport}?from=${TODAY}&to=${TODAY}&by=${by}`)).data;
    const email = 'figures@example.com';
    await orders.paid({ ...asked, lines: [lineOf(await cardItem(44))], email, name: 'Fay Figures' });
    const [code] = await codesOf(email, 1);
    const lines = [lineOf(await shop.item({ title: 'Figured plan', price: 40, needsShipping: false }))];
    await shop.order({ ...asked, lines, giftCard: code, paymentMethod: null, email, name: 'Fay Figures' });
    const customers = JSON.stringify((await report('customer')).rows.find(({ name }) => name?.startsWith('Fay')));
    expect(JSON.parse(customers)).toMatchObject({ orders: 2, amount: 44 });
    const items = (await report('item')).rows.map(({ name }) => name);
    expect(items).toContain('Figured plan');
    expect(items).not.toContain('Gift card 44');
  });

  it('are at most 20 in an order, and need somebody to send them to', async () => {
    const item = await cardItem(10);
    const { status, error } = await shop.place({ ...asked, lines: [lineOf(item, 21)] });
    expect([status, error.message]).toEqual([400, 'An order can have at most 20 gift cards']);
    const manual = {
      ...{ key: 'manual-gift-card-1', name: 'Ada', email: null, phone: null, note: null, paymentMethod: 'transfer' },
      ...{ lines: [lineOf(item)], shipping: null, discount: null, address: null, total: 10, paid: true },
    };
    const refused = await shop.admin.post(adminPaths.orders, manual);
    expect(refused.error.details.errors).toEqual([
      { path: ['email'], message: 'Enter an email address. The gift card is sent to it' },
    ]);
    await created(
      shop.admin.post(adminPaths.orders, { ...manual, key: 'manual-gift-card-2', email: 'manual@example.com' }),
    );
    expect(await soldTo('manual@example.com')).toMatchObject([{ balance: 10 }]);
  });
});
