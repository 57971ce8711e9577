import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderCounts } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('orders', () => {
  let shop: Selling;
  let orders: ManagedOrders;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  it('are fulfilled in parts, each emailed with its tracking', async () => {
    const [lamp, plan] = [
      await shop.item({ title: 'Sent lamp', stock: 5 }),
      await shop.item({ title: 'Sent plan', needsShipping: false, stock: 5 }),
    ];
    const email = 'sent@example.com';
    const { number, lines } = await orders.paid({ email, lines: [lineOf(lamp, 3), lineOf(plan)] });
    const [first, second] = lines.map(({ id }) => id);
    const part = await orders.change(number, 'fulfill', {
      lines: [{ lineId: first, quantity: 2 }],
      trackingNumber: '1Z',
      trackingUrl: 'https://track.example/1Z',
    });
    expect(part).toMatchObject({
      status: 200,
      data: { fulfillmentStatus: 'PARTIALLY_FULFILLED', fulfillments: [{ trackingNumber: '1Z' }] },
    });
    expect(part.data.lines.map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([2, 0]);
    const subject = `Part of your Stoa order #${number} is on its way`;
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop.shop, email, subject);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).toContain(
      'In this package:\n2 × Sent lamp\n\nTrack your package (1Z): https://track.example/1Z',
    );

    for (const lineId of [first, second]) {
      const { status, error } = await orders.change(number, 'fulfill', { lines: [{ lineId, quantity: 2 }] });
      expect([status, error.details.errors?.[0]?.path]).toEqual([400, ['lines']]);
    }
    const rest = await orders.change(number, 'fulfill', {
      lines: [{ lineId: first, quantity: 1 }],
      notifyCustomer: false,
    });
    expect(rest.data).toMatchObject({ fulfillmentStatus: 'FULFILLED', fulfillments: [{}, { trackingNumber: null }] });
  });

  it('are fulfilled once, even if two administrators do it at once', async () => {
    const lamp = await shop.item({ stock: 9 });
    const { number, lines, updatedAt } = await orders.paid({ lines: [lineOf(lamp, 4)] });
    const body = { updatedAt, lines: [{ lineId: lines[0]?.id, quantity: 2 }] };
    const answers = await Promise.all([1, 2, 3].map(() => orders.post(number, 'fulfill', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await orders.orderDetail(number)).lines[0]?.fulfilledQuantity).toBe(2);
  });

  it.each([
    [{ lines: [] }, 'Enter how many to fulfill'],
    [{}, 'Enter how many to fulfill'],
    [{ lines: [{ lineId: 1, quantity: 0 }] }, 'Quantity must be a whole number from 1 to 9999'],
    [
      {
        lines: [
          { lineId: 1, quantity: 1 },
          { lineId: 1, quantity: 1 },
        ],
      },
      'Each line can be listed only once',
    ],
    [{ lines: [{ lineId: 999_999, quantity: 1 }] }, 'Lines must belong to this order'],
    [{ lines: [null] }, 'lines[0] cannot be null'],
    [
      { lines: [{ lineId: 999_999, quantity: 1 }], trackingUrl: 'javascript:alert(1)' },
      'Tracking link must be a valid URL',
    ],
    [{ updatedAt: null, lines: [{ lineId: 1, quantity: 1 }] }, 'updatedAt'],
  ])('aren’t fulfilled by the request %j', async (body, message) => {
    const { number } = await orders.paid({ lines: [lineOf(await shop.item({ stock: 5 }))] });
    const { status, error } = await orders.change(number, 'fulfill', body);
    expect(status).toBe(400);
    expect(error.message).toContain(message);
  });

  it('can’t be fulfilled before they are paid', async () => {
    const { number } = await shop.order({ lines: [lineOf(await shop.item({ stock: 5 }))] });
    const [line] = (await orders.orderDetail(number)).lines;
    const { status } = await orders.change(number, 'fulfill', { lines: [{ lineId: line?.id, quantity: 1 }] });
    expect(status).toBe(409);
  });

  it('don’t wait for fulfillment if nothing of them is shipped or picked up', async () => {
    const workshop = await shop.item({ title: 'Workshop', needsShipping: false, price: 40, stock: 5 });
    const { number, lines, mails } = await orders.paid({
      lines: [lineOf(workshop)],
      address: null,
      shippingMethodId: null,
    });
    expect(await orders.list('fulfillmentStatus=NOT_REQUIRED')).toContain(number);
    expect(await orders.list('fulfillmentStatus=UNFULFILLED')).not.toContain(number);
    expect(await orders.list('fulfillmentStatus=TO_FULFILL')).not.toContain(number);
    expect(mails).not.toContain('FULFILLED');
    const refund = { key: randomUUID(), amount: 40, lines: [{ lineId: lines[0]?.id, quantity: 1, restock: true }] };
    expect((await orders.change(number, 'refund', refund)).data).toMatchObject({ fulfillmentStatus: 'NOT_REQUIRED' });
  });

  it('no longer wait for fulfillment once everything but shipping is refunded', async () => {
    const lamp = await shop.item({ title: 'Never sent', price: 40, stock: 5 });
    const { number, lines } = await orders.paid({ lines: [lineOf(lamp)] });
    const { toFulfill } = (await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data;
    expect(await orders.list('fulfillmentStatus=TO_FULFILL')).toContain(number);
    const refund = { key: randomUUID(), amount: 40, lines: [{ lineId: lines[0]?.id, quantity: 1, restock: true }] };
    expect((await orders.change(number, 'refund', refund)).status).toBe(200);
    expect(await orders.list('fulfillmentStatus=TO_FULFILL')).not.toContain(number);
    expect((await shop.admin.get<OrderCounts>(adminPaths.orderCounts)).data.toFulfill).toBe(toFulfill - 1);
  });
});
