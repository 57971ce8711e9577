import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type ManualOrderChoices,
  type ManualQuote,
  type OrderChange,
  type OrderDetail,
  type OrderList,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('orders that administrators create', () => {
  let shop: Selling;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const create = (body: object) =>
    shop.admin.post<OrderDetail>(adminPaths.orders, {
      key: randomUUID(),
      email: 'pia@example.com',
      name: 'Pia Phone',
      ...body,
    });
  const offeredNow = async (id: number, quantity: number) =>
    (await shop.quote({ lines: [{ itemId: id, quantity }] })).lines[0]?.problem;
  const setUp = { title: 'Setting it up', unitPrice: 19.99, quantity: 1 };

  it('require a price for items with negotiable prices', async () => {
    const site = await shop.item({ title: 'Website', price: 900, priceKind: 'FROM', needsShipping: false });
    const quote = (line: object) => shop.admin.post<ManualQuote>(adminPaths.orderQuote, { lines: [line] });
    const { status, error } = await quote(lineOf(site));
    expect([status, error.message]).toEqual([400, 'Enter the price you agreed on for Website']);
    expect((await create({ lines: [lineOf(site)], total: 900 })).status).toBe(400);
    expect((await quote({ ...lineOf(site), unitPrice: 1200 })).data.total).toBe(1200);
  });

  it('cost what their quote says, with manual prices, free lines, and shipping', async () => {
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5, needsShipping: true });
    const input = {
      lines: [lineOf(lamp, 2), { ...lineOf(lamp), unitPrice: 50 }, setUp],
      shipping: { shippingMethodId: shop.standard, price: 12.5 },
      address: NEW_YORK,
    };
    const { data: quote } = await shop.admin.post<ManualQuote>(adminPaths.orderQuote, input);
    expect(quote).toMatchObject({
      lines: [
        { title: 'Lamp', unitPrice: 80, total: 160 },
        { unitPrice: 50 },
        { title: 'Setting it up', total: 19.99 },
      ],
      subtotal: 229.99,
      shipping: 12.5,
      total: 242.49,
      needsShipping: true,
    });
    const { status, data } = await create({ ...input, note: 'Called', total: quote.total });
    expect([status, data]).toMatchObject([
      201,
      {
        state: 'AWAITING_PAYMENT',
        madeBy: 'Administrator',
        paymentMethodName: 'Other',
        total: 242.49,
        note: 'Called',
        shippingMethodName: 'Standard shipping',
        address: { locality: 'New York' },
        lines: [
          { itemId: lamp.id, quantity: 2 },
          { itemId: lamp.id, unitPrice: 50 },
          { itemId: null, slug: null },
        ],
      },
    ]);
    expect(await offeredNow(lamp.id, 2)).toBeNull();
    expect(await offeredNow(lamp.id, 3)).toBe('TOO_FEW');
  });

  it('sell items without a fixed price at the negotiated one', async () => {
    const site = await shop.item({ title: 'Website', price: 90, priceKind: 'FROM' });
    const lines = [{ ...lineOf(site), unitPrice: 120 }];
    const { status, data } = await create({ lines, total: 120 });
    expect([status, data]).toMatchObject([201, { total: 120, lines: [{ itemId: site.id, unitPrice: 120 }] }]);
  });

  it('are paid at once or later, and fulfilled like others', async () => {
    const lamp = await shop.item({ price: 10, stock: 5, needsShipping: true });
    const { data: paid } = await create({
      lines: [lineOf(lamp, 2), setUp],
      paymentMethod: 'transfer',
      paid: true,
      reference: 'T-7',
      total: 39.99,
    });
    expect(paid).toMatchObject({
      state: 'PAID',
      paymentMethodName: 'Bank transfer',
      captures: [{ provider: 'manual', reference: 'T-7', amount: 39.99 }],
      invoiceNumber: expect.any(Number),
    });
    expect((await shop.stored(lamp.id)).stock).toBe(3);
    const { data: sent } = await shop.admin.post<OrderDetail>(adminPaths.changeOrder(paid.number, 'fulfill'), {
      updatedAt: paid.updatedAt,
      lines: paid.lines.slice(0, 1).map(({ id, quantity }) => ({ lineId: id, quantity })),
    });
    expect(sent.fulfillmentStatus).toBe('FULFILLED');
    const { data: refunded } = await shop.admin.post<OrderDetail>(adminPaths.changeOrder(paid.number, 'refund'), {
      updatedAt: sent.updatedAt,
      key: randomUUID(),
      amount: 39.99,
      lines: sent.lines.map(({ id, quantity }) => ({ lineId: id, quantity, restock: true })),
    });
    expect(refunded.state).toBe('REFUNDED');
    expect((await shop.stored(lamp.id)).stock).toBe(5);

    const { data: open } = await create({ lines: [setUp], total: 19.99 });
    const { data: later } = await shop.admin.post<OrderDetail>(adminPaths.changeOrder(open.number, 'mark-paid'), {
      updatedAt: open.updatedAt,
    });
    expect(later.state).toBe('PAID');
    const { data: free } = await create({ lines: [{ ...lineOf(lamp), unitPrice: 0 }], total: 0 });
    expect(free).toMatchObject({ state: 'PAID', captures: [], paymentMethodName: null });
  });

  it('release their stock once they are canceled', async () => {
    const lamp = await shop.item({ price: 10, stock: 3 });
    const { data } = await create({ lines: [lineOf(lamp, 3)], total: 30 });
    expect(await offeredNow(lamp.id, 1)).toBe('UNAVAILABLE');
    await shop.admin.post(adminPaths.changeOrder(data.number, 'cancel'), { updatedAt: data.updatedAt });
    expect(await offeredNow(lamp.id, 3)).toBeNull();
  });

  it('are emailed with a link, if wanted', async () => {
    const told = await create({ email: 'told@example.com', lines: [setUp], total: 19.99 });
    await eventually(async () => {
      const [mail] = await mailsTo(shop.shop, 'told@example.com', `We received your Stoa order #${told.data.number}`);
      expect(mail?.text).toContain('Payment method: Other\n');
      expect(mail?.text).toMatch(/\/order\?token=/);
    });
    for (const paid of [true, false]) {
      const { data } = await create({
        email: 'quiet@example.com',
        lines: [setUp],
        notifyCustomer: false,
        paid,
        total: 19.99,
      });
      expect(data.events.filter(({ kind }) => kind === 'mailed')).toEqual([]);
    }
  });

  it('need no email address, and then email nobody', async () => {
    const lamp = await shop.item({ price: 10, stock: 9, needsShipping: true });
    const change = async ({ number, updatedAt }: OrderDetail, kind: OrderChange, body: object = {}) =>
      (await shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, kind), { updatedAt, ...body })).data;
    const body = { email: '', phone: '+1 555 0100', name: 'Nora Nomail', lines: [lineOf(lamp, 2)], total: 20 };

    const { status, data: made } = await create(body);
    expect([status, made]).toMatchObject([
      201,
      { state: 'AWAITING_PAYMENT', email: null, phone: '+1 555 0100', notifyCustomer: false, mails: [] },
    ]);
    const paid = await change(made, 'mark-paid', { notifyCustomer: true });
    expect(paid).toMatchObject({ mails: [], otherOrderCount: 0 });
    const parcel = { lines: [{ lineId: paid.lines[0]?.id, quantity: 1 }], notifyCustomer: true };
    const sent = await change(paid, 'fulfill', parcel);
    const refunded = await change(sent, 'refund', { key: randomUUID(), amount: 1, notifyCustomer: true });
    const canceled = await change((await create({ ...body, email: null })).data, 'cancel', { notifyCustomer: true });
    for (const { events } of [refunded, canceled])
      expect(events.filter(({ kind }) => kind.startsWith('mail'))).toEqual([]);
    expect(canceled.previous).toBe(made.number);

    const { data: list } = await shop.admin.get<OrderList>(`${adminPaths.orders}?search=nomail`);
    expect(list.items).toMatchObject([{ email: null }, { email: null, number: made.number }]);
    expect((await shop.admin.post(adminPaths.changeOrder(made.number, 'resend'), { mail: 'PAID' })).status).toBe(409);
    const refused = await create({ ...body, email: 'nora@' });
    expect([refused.status, refused.error?.details.errors?.[0]?.path]).toEqual([400, ['email']]);
  });

  it('stay quiet later on, too, unless an administrator wants an email', async () => {
    const lamp = await shop.item({ price: 10, stock: 9, needsShipping: true });
    const quiet = { lines: [lineOf(lamp, 2)], notifyCustomer: false, total: 20 };
    const mailed = ({ events }: OrderDetail) => events.filter(({ kind }) => kind === 'mailed').map(({ text }) => text);
    const change = async ({ number, updatedAt }: OrderDetail, kind: OrderChange, body: object = {}) =>
      (await shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, kind), { updatedAt, ...body })).data;

    const { data: made } = await create(quiet);
    expect(made.notifyCustomer).toBe(false);
    const paid = await change(made, 'mark-paid');
    const parcel = { lines: [{ lineId: paid.lines[0]?.id, quantity: 1 }] };
    const sent = await change(paid, 'fulfill', parcel);
    const refunded = await change(sent, 'refund', { key: randomUUID(), amount: 1 });
    expect([refunded.state, mailed(refunded)]).toEqual(['PARTIALLY_REFUNDED', []]);
    expect(mailed(await change(refunded, 'fulfill', { ...parcel, notifyCustomer: true }))).toEqual([
      `Your Stoa order #${made.number} is on its way`,
    ]);
    expect(mailed(await change((await create(quiet)).data, 'cancel'))).toEqual([]);

    const { data: bulk } = await create({ ...quiet, paid: true });
    const [{ id } = { id: 0 }] = await shop.shop.database.query<{ id: number }>(
      'SELECT id FROM orders WHERE number = $1',
      [bulk.number],
    );
    await shop.admin.post(adminPaths.bulkOrders, { ids: [id], action: 'fulfill', notifyCustomer: true });
    const { data: afterwards } = await shop.admin.get<OrderDetail>(adminPaths.order(bulk.number));
    expect([afterwards.fulfillmentStatus, mailed(afterwards)]).toEqual(['FULFILLED', []]);
  });

  it('are made once, however often they are asked for', async () => {
    const lamp = await shop.item({ price: 10, stock: 5 });
    const body = { key: randomUUID(), lines: [lineOf(lamp)], total: 10 };
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect((await create(body)).status).toBe(200);
    expect((await create({ ...body, name: 'Someone Else' })).status).toBe(409);
    expect(await offeredNow(lamp.id, 4)).toBeNull();
  });

  it('sell the last piece once', async () => {
    const lamp = await shop.item({ price: 10, stock: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => create({ lines: [lineOf(lamp)], total: 10 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('are refused in words', async () => {
    const lamp = await shop.item({ title: 'Rare lamp', price: 10, stock: 1 });
    const toAddress = { name: 'Courier', price: 5 };
    const refused: [object, number, string][] = [
      [{ lines: [] }, 400, 'Add an item'],
      [{ lines: [lineOf(lamp, 2)], total: 20 }, 400, 'There isn’t enough in stock'],
      [{ lines: [lineOf({ id: 999_999 })] }, 400, 'An item is no longer available'],
      [{ lines: [{ quantity: 1, unitPrice: 5 }] }, 400, 'Title is required'],
      [{ lines: [{ quantity: 1, title: 'Help' }] }, 400, 'Price is required'],
      [{ lines: [{ ...setUp, unitPrice: -1 }] }, 400, 'Price must be 0 or more'],
      [{ lines: [setUp], shipping: {} }, 400, 'Shipping is required'],
      [{ lines: [setUp], shipping: { shippingMethodId: 999_999 } }, 400, 'This shipping method is no longer available'],
      [{ lines: [setUp], shipping: toAddress, total: 24.99 }, 400, 'Enter a shipping address'],
      [
        { lines: [setUp], shipping: toAddress, address: { ...NEW_YORK, postalCode: 'X' }, total: 24.99 },
        400,
        'Enter a valid ZIP code',
      ],
      [{ lines: [setUp], paymentMethod: 'paypal', total: 19.99 }, 400, 'This payment method is no longer available'],
      [{ lines: [setUp], email: 'nobody', total: 19.99 }, 400, 'valid email'],
      [{ lines: [{ ...setUp, unitPrice: 999_999, quantity: 9_999 }] }, 400, 'Orders can’t be more than $1,000,000'],
      [{ lines: [setUp], total: 5 }, 409, 'the total is now $19.99'],
    ];
    for (const [body, status, message] of refused) {
      const answer = await create({ total: 1, ...body });
      expect([body, answer.status, answer.error?.message]).toEqual([body, status, expect.stringContaining(message)]);
    }
  });

  it('add the tax of the place that they go to', async () => {
    const { database } = shop.shop;
    await database.query(
      "INSERT INTO tax_rates (name, country, administrative_area, percent) VALUES ('Sales tax', 'US', 'NY', 10)",
    );
    const input = {
      lines: [{ ...setUp, unitPrice: 100 }],
      shipping: { shippingMethodId: shop.standard },
      address: NEW_YORK,
    };
    const { data } = await create({ ...input, total: 115 });
    expect(data.taxes).toEqual([{ name: 'Sales tax', percent: 10, amount: 10 }]);
    const { data: pickedUp } = await create({ ...input, shipping: { shippingMethodId: shop.pickUp }, total: 100 });
    expect(pickedUp).toMatchObject({ pickUp: true, address: null, total: 100 });
  });

  it('can be chosen for', async () => {
    const { data } = await shop.admin.get<ManualOrderChoices>(adminPaths.orderChoices);
    expect(data).toMatchObject({
      shippingMethods: [
        { id: shop.standard, price: 5 },
        { id: shop.pickUp, pickUp: true },
      ],
      paymentMethods: [{ id: 'as-agreed' }, { id: 'pay-link' }, { id: 'transfer' }],
      country: 'US',
    });
  });
});
