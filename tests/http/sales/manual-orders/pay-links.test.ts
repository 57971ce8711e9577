import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type LinkedOrder,
  type ManualQuote,
  type OrderCustomer,
  type OrderDetail,
  type OrderDraft,
  type OrderDraftSummary,
  orderPaths,
  type PayLink,
  type PlacedOrder,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, NEW_YORK } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout, orders } = orderPaths;

describe('orders that administrators prepare', () => {
  let shop: PayPalShop;
  let lamp: { id: number };

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    await shop.own.database.query("UPDATE payment_methods SET enabled = true WHERE id IN ('transfer', 'invoice')");
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 100, needsShipping: true });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
    await shop.close();
  });

  const create = (body: object = {}) =>
    shop.admin.post<OrderDetail>(adminPaths.orders, {
      key: randomUUID(),
      email: 'pia@example.com',
      name: 'Pia Phone',
      lines: [lineOf(lamp)],
      paymentMethod: 'pay-link',
      total: 80,
      ...body,
    });
  const linkTo = (number: number) => shop.admin.post<PayLink>(adminPaths.changeOrder(number, 'pay-link'));
  const opened = async (url: string) => {
    const token = new URL(url).searchParams.get('token') ?? '';
    return (await shop.own.visitor().get<LinkedOrder>(orders.byLink(token))).data;
  };
  const choose = (key: string, paymentMethod: string) =>
    shop.own.visitor().post<PlacedOrder>(checkout.paymentMethod(key), { paymentMethod });
  /** As its customer finds it behind the link. */
  const follow = async (body: object = {}) => {
    const { data: order } = await create(body);
    const { checkoutKey: key = '' } = await opened((await linkTo(order.number)).data.url);
    return { number: order.number, key };
  };
  const payAtPayPal = async (order: { number: number; key: string }) => {
    const paypalId = await shop.payFor(order);
    await shop.approve({ ...order, paypalId });
    return shop.settle(order);
  };

  describe('with a pay link', () => {
    it('are paid by PayPal behind the link', async () => {
      const { data } = await create({ reservationDays: 3 });
      expect(data).toMatchObject({
        state: 'AWAITING_PAYMENT',
        payByLink: true,
        paymentMethodName: 'Online payment',
        mails: ['TO_PAY'],
      });
      const left = Date.parse(data.reservedUntil ?? '') - Date.parse(data.placedAt);
      expect(Math.round(left / 86_400_000)).toBe(3);
      const linked = await opened((await linkTo(data.number)).data.url);
      expect(linked).toMatchObject({ number: data.number, total: 80, lines: [{ title: 'Lamp' }] });

      const key = linked.checkoutKey ?? '';
      const { data: shown } = await shop.own.visitor().get<PlacedOrder>(checkout.order(key));
      expect(shown.paymentMethods?.map(({ id }) => id)).toEqual(['paypal', 'transfer']);
      expect((await choose(key, 'paypal')).data).toMatchObject({ state: 'PENDING', provider: 'paypal' });
      expect(await payAtPayPal({ number: data.number, key })).toBe('PAID');
      expect(await shop.orderDetail(data.number)).toMatchObject({
        state: 'PAID',
        paymentMethodName: 'PayPal',
        captures: [{ provider: 'paypal', amount: 80 }],
      });
      expect((await linkTo(data.number)).error.message).toBe('This order can’t be paid anymore. It’s “Paid”');
    });

    it('are emailed with the link, if wanted', async () => {
      const { data } = await create({ email: 'mailed@example.com' });
      await eventually(async () => {
        const [mail] = await mailsTo(shop.own, 'mailed@example.com', `Pay for your Stoa order #${data.number}`);
        const [url = ''] = /\S+\/order\?token=\S+/.exec(mail?.text ?? '') ?? [];
        expect((await opened(url)).checkoutKey).toBeDefined();
      });
      const { data: quiet } = await create({ notifyCustomer: false });
      expect(quiet.events.filter(({ kind }) => kind === 'mailed')).toEqual([]);
    });

    it('let their customer change how to pay until they have paid', async () => {
      const order = await follow({ email: 'undecided@example.com' });
      await choose(order.key, 'paypal');
      const paypalId = await shop.payFor(order);
      expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
      expect((await choose(order.key, 'transfer')).data).toMatchObject({
        state: 'AWAITING_PAYMENT',
        paymentMethodName: 'Bank transfer',
      });
      await eventually(async () => {
        const subject = `We received your Stoa order #${order.number}`;
        expect(await mailsTo(shop.own, 'undecided@example.com', subject)).toHaveLength(1);
      });

      // What was open at PayPal isn’t captured anymore.
      await shop.approve({ ...order, paypalId });
      await shop.settle(order);
      expect(await shop.stateOf(order)).toBe('AWAITING_PAYMENT');

      await choose(order.key, 'paypal');
      expect(await payAtPayPal(order)).toBe('PAID');
      expect((await choose(order.key, 'transfer')).error.message).toBe('This order is already paid');
    });

    it('wait for what their customer chose last, though PayPal answers an earlier request late', async () => {
      const order = await follow();
      const opening = () => shop.own.visitor().post(checkout.pay(order.key));
      await choose(order.key, 'paypal');
      await shop.suffer({ call: 'create', kind: 'hold', when: 'after' });
      const first = opening();
      await eventually(async () => expect(await shop.isSuffered()).toBe(true));
      await choose(order.key, 'transfer');
      await choose(order.key, 'paypal');
      await shop.recover();
      const { status, error } = await first;
      expect([status, error.message]).toEqual([
        409,
        'This payment was replaced by a newer one. You haven’t been charged. Please try again',
      ]);
      expect(await shop.stateOf(order)).toBe('PENDING');
      expect(await payAtPayPal(order)).toBe('PAID');
    });

    it('can be marked as paid, whatever their customer has begun', async () => {
      const { key, number } = await follow();
      await choose(key, 'paypal');
      const { updatedAt } = await shop.orderDetail(number);
      const { data } = await shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
      expect(data).toMatchObject({ state: 'PAID', captures: [{ provider: 'manual', amount: 80 }] });
    });

    it('end when they aren’t paid in time', async () => {
      const order = await follow();
      await shop.reservationEnds(order);
      await shop.becomes(order, 'EXPIRED');
      expect((await choose(order.key, 'transfer')).error.message).toBe('This order is closed. Please contact us');
      const { updatedAt } = await shop.orderDetail(order.number);
      const late = await shop.admin.post(adminPaths.changeOrder(order.number, 'mark-paid'), { updatedAt });
      expect(late.status).toBe(200);
    });

    it('are refused in words', async () => {
      const { key } = await follow();
      for (const method of ['invoice', 'nothing', 'pay-link-2'])
        expect((await choose(key, method)).error.message).toBe('This payment method is no longer available');
      const { error, status } = await shop.own.visitor().post(checkout.cancel(key));
      expect([status, error.message]).toEqual([409, 'This order can’t be canceled anymore. Please contact us']);
      const own = await shop.open({ lines: [lineOf(lamp)] });
      expect((await choose(own.key, 'transfer')).status).toBe(404);
      expect((await linkTo(own.number)).error.message).toBe(
        'Only orders that their customers pay online have a pay link',
      );
      expect((await create({ paid: true })).error.message).toBe(
        'An order that its customer pays online can’t be paid already',
      );
      expect((await create({ reservationDays: 91 })).error.message).toBe('Days must be a whole number from 1 to 90');
    });
  });

  describe('with a discount', () => {
    const quote = (discount: object) =>
      shop.admin.post<ManualQuote>(adminPaths.orderQuote, { lines: [lineOf(lamp, 2)], discount });

    it('cost less by an amount or a percentage, and say why', async () => {
      expect((await quote({ kind: 'AMOUNT', amount: 15 })).data).toMatchObject({ discount: 15, total: 145 });
      expect((await quote({ kind: 'AMOUNT', amount: 500 })).data).toMatchObject({ discount: 160, total: 0 });
      const discount = { kind: 'PERCENT', percent: 12.5, label: 'For the wait' };
      expect((await quote(discount)).data).toMatchObject({ subtotal: 160, discount: 20, total: 140 });
      const { data } = await create({ lines: [lineOf(lamp, 2)], discount, total: 140, email: 'less@example.com' });
      expect(data).toMatchObject({ discount: 20, discountLabel: 'For the wait', discountCode: null, total: 140 });
      await eventually(async () => {
        const [mail] = await mailsTo(shop.own, 'less@example.com');
        expect(mail?.text).toContain('Discount (For the wait): −$20.00');
      });
    });

    it.each([
      [{ kind: 'AMOUNT', amount: 0 }, 'Enter an amount, such as 5'],
      [{ kind: 'PERCENT' }, 'Enter a percentage, such as 10'],
      [{ kind: 'PERCENT', percent: 101 }, 'Discount must be at most 100'],
    ])('are refused in words: %j', async (discount, message) => {
      const { status, error } = await quote(discount);
      expect([status, error.message]).toEqual([400, message]);
    });
  });

  it('are for customers who are found by what earlier orders say', async () => {
    const find = async (search: string) =>
      (await shop.admin.get<OrderCustomer[]>(`${adminPaths.orderCustomers}?${new URLSearchParams({ search })}`)).data;
    const ada = { name: 'Ada Earlier', email: 'ada.earlier@example.com', phone: '+1 555 0142' };
    await create({ ...ada, shipping: { shippingMethodId: shop.standard }, address: NEW_YORK, total: 85 });
    await create({ ...ada, phone: null });
    for (const search of ['earlier ada', 'ADA.EARLIER@', '555 0142'])
      expect([search, await find(search)]).toMatchObject([search, [{ ...ada, address: { line1: NEW_YORK.line1 } }]]);
    expect(await find('  ')).toEqual([]);
    expect(await find('nobody-like-this')).toEqual([]);
  });

  describe('whose customer is changed', () => {
    const edit = async (order: Pick<OrderDetail, 'number' | 'updatedAt'>, body: object) =>
      shop.admin.post<OrderDetail>(adminPaths.changeOrder(order.number, 'edit'), {
        updatedAt: order.updatedAt,
        name: 'Pia Phone',
        email: 'pia@example.com',
        ...body,
      });

    it('go elsewhere, cost the same, and are opened by no link to the address before', async () => {
      const shipped = { shipping: { shippingMethodId: shop.standard }, address: NEW_YORK, total: 85 };
      const { data: made } = await create({ ...shipped, email: 'wrong@example.com' });
      const { url } = (await linkTo(made.number)).data;
      const address = {
        ...NEW_YORK,
        line1: '9 Elm St',
        locality: 'Austin',
        administrativeArea: 'TX',
        postalCode: '73301',
      };
      const { data: edited } = await edit(made, { name: 'Pia New', address });
      expect(edited).toMatchObject({
        name: 'Pia New',
        email: 'pia@example.com',
        address: { line1: '9 Elm St', administrativeArea: 'TX' },
        total: 85,
        links: 0,
      });
      expect(edited.events.slice(0, 2)).toMatchObject([
        { kind: 'emailEdited', text: 'pia@example.com' },
        { kind: 'edited', text: 'name, address' },
      ]);
      expect(await opened(url)).toBeNull();
      expect((await edit(made, {})).status).toBe(409);
      expect((await edit(edited, { address: { ...address, postalCode: 'X' } })).error.message).toContain('ZIP code');
      expect((await edit(edited, {})).error.message).toBe('Enter a shipping address');
    });

    it('stay as they are once all of them has gone, or if their customer ordered without an administrator', async () => {
      const { key, number } = await shop.paid({ lines: [lineOf(lamp, 2)] });
      const paid = await shop.orderDetail(number);
      const address = { ...NEW_YORK, line1: '9 Elm St' };
      expect((await edit(paid, { email: null, address })).error.message).toBe('Enter an email address');
      const { data: edited } = await edit(paid, { address });
      const [line] = edited.lines;
      const lines = [{ lineId: line?.id, quantity: 1 }];
      const fulfill = (updatedAt: string) =>
        shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, 'fulfill'), { updatedAt, lines });
      const { data: inPart } = await fulfill(edited.updatedAt);
      const { data: again } = await edit(inPart, { address: NEW_YORK });
      expect(again).toMatchObject({ fulfillmentStatus: 'PARTIALLY_FULFILLED', address: { line1: NEW_YORK.line1 } });
      const { data: fulfilled } = await fulfill(again.updatedAt);
      expect((await edit(fulfilled, { address })).error.message).toBe(
        'This order is “Paid”, or it’s already fulfilled',
      );
      expect((await shop.own.visitor().get<PlacedOrder>(checkout.order(key))).data.address).toBeNull();
    });
  });

  describe('as drafts', () => {
    const data = { name: 'Dora Draft', lines: [{ itemId: 1, title: 'Lamp', quantity: '2', unitPrice: '' }] };
    const save = async (body: object = { name: 'Dora Draft', data }) =>
      shop.admin.post<OrderDraft>(adminPaths.orderDrafts, body);
    const list = async () => (await shop.admin.get<OrderDraftSummary[]>(adminPaths.orderDrafts)).data;

    it('are kept, changed, and deleted', async () => {
      const { status, data: draft } = await save();
      expect([status, draft]).toMatchObject([
        201,
        { name: 'Dora Draft', contents: '2 × Lamp', madeBy: 'Administrator', data: { ...data, email: '' } },
      ]);
      expect(await list()).toMatchObject([{ id: draft.id }]);
      const change = (updatedAt: string) =>
        shop.admin.patch<OrderDraft>(adminPaths.orderDraft(draft.id), { name: 'Other', data: {}, updatedAt });
      const { data: changed } = await change(draft.updatedAt);
      expect(changed).toMatchObject({ name: 'Other', contents: '', data: { lines: [] } });
      expect((await change(draft.updatedAt)).status).toBe(409);
      expect((await shop.admin.delete(adminPaths.orderDraft(draft.id))).status).toBe(200);
      expect((await shop.admin.get(adminPaths.orderDraft(draft.id))).status).toBe(404);
      expect(await list()).toEqual([]);
    });

    it('become one order, and are gone then', async () => {
      const { data: draft } = await save();
      const answers = await Promise.all([1, 2].map(() => create({ draftId: draft.id })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await list()).toEqual([]);
    });

    it('stay if no order comes of them', async () => {
      const { data: draft } = await save();
      expect((await create({ draftId: draft.id, total: 1 })).status).toBe(409);
      expect(await list()).toMatchObject([{ id: draft.id }]);
    });

    it.each([
      [{ name: '', data: {} }, 'Name is required'],
      [{ name: 'A', data: { lines: [{ title: 'x'.repeat(201) }] } }, 'Title must be at most 200 characters'],
      [{ name: 'A', data: { email: 5 } }, 'Email must be text'],
    ])('are refused in words: %j', async (body, message) => {
      const { status, error } = await save(body);
      expect([status, error.message]).toEqual([400, message]);
    });
  });
});
