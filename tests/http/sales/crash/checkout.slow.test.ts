import { randomUUID } from 'node:crypto';
import { orderPaths, type PlacedOrder } from '@stoa/contract';
import { eventOf } from '../../../support/sales/at-paypal';
import { CRASH_TIMEOUT_MS, type CrashableShop, openCrashableShop } from '../../../support/sales/crashes';
import { NEW_YORK } from '../../../support/sales/orders';
import { EVENTS } from '../../../support/sales/paypal';

const { checkout } = orderPaths;

describe('a shop whose process crashes during checkout', () => {
  let shop: CrashableShop;

  beforeAll(async () => {
    shop = await openCrashableShop();
  });
  afterAll(() => shop.close());

  const visitor = () => shop.own.visitor();
  const takenFor = (paypalId: string) => shop.takenFor({ paypalId });

  it.each([
    ['paid at PayPal', 'paypal', 'AWAITING_APPROVAL', [3, 2], {}],
    ['paid by transfer', 'transfer', 'AWAITING_PAYMENT', [3, 2], {}],
    ['paid by invoice', 'invoice', 'AWAITING_PAYMENT', [3, 2], {}],
    ['for nothing', undefined, 'PAID', [3, 0], { code: 'FREE' }],
  ] as const)(
    'places an order completely or not at all, %s',
    (_how, paymentMethod, placed, stock, more) =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf({
          key: randomUUID(),
          shippingMethodId: shop.pickUp,
          paymentMethod,
          ...more,
        });
        const order = { key: randomUUID(), email: 'clara@example.com', name: 'Clara Customer', address: null, ...body };
        const { total } = await shop.quote({ ...order, place: NEW_YORK, pickUp: true });
        const place = (dying?: object) => visitor().post<PlacedOrder>(checkout.orders, { ...order, total }, dying);
        return {
          act: place,
          async alone() {
            const { status, data } = await visitor().get<PlacedOrder>(checkout.order(order.key));
            if (status === 404) expect(await shop.stockOf(lamp)).toEqual([5, 0]);
            // Its provider was never asked, or its answer is lost.
            else if (data.state === 'PENDING') expect(await shop.stockOf(lamp)).toEqual([3, 2]);
            else expect([data.state, await shop.stockOf(lamp)]).toEqual([placed, stock]);
          },
          async end() {
            await place();
            expect([await shop.stateOf(order), await shop.stockOf(lamp)]).toEqual([placed, stock]);
            if (paymentMethod !== 'paypal') return;
            await shop.approveAndSettle(order);
            expect([await shop.stateOf(order), await shop.stockOf(lamp)]).toEqual(['PAID', [3, 0]]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'opens an order at PayPal once after a first failure',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf({ paymentMethod: 'paypal' });
        await shop.suffer({ call: 'create', kind: 'drop', when: 'after' });
        const order = await shop.order(body);
        return {
          act: (dying) => visitor().post(checkout.pay(order.key), undefined, dying),
          async alone() {
            expect(['PENDING', 'AWAITING_APPROVAL']).toContain(await shop.stateOf(order));
            expect(await shop.stockOf(lamp)).toEqual([3, 2]);
          },
          async end() {
            await shop.approveAndSettle(order);
            expect([await shop.stateOf(order), await shop.stockOf(lamp)]).toEqual(['PAID', [3, 0]]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'makes what was approved before the order its own',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf({ paymentMethod: 'paypal' });
        const approval = await shop.approveCart(body.lines);
        const sent = await shop.priced({ ...body, key: randomUUID(), approval });
        const place = (dying?: object) => visitor().post<PlacedOrder>(checkout.orders, sent, dying);
        return {
          act: place,
          async alone() {
            const { status, data } = await visitor().get<PlacedOrder>(checkout.order(sent.key));
            const now = [await shop.stockOf(lamp), await takenFor(approval ?? '')];
            if (status === 404) expect(now).toEqual([[5, 0], 0]);
            else if (data.state === 'PENDING') expect(now).toEqual([[3, 2], 0]);
            // The reconciler found that it's approved.
            else expect([data.state, ...now]).toEqual(['PAID', [3, 0], 1]);
          },
          async end() {
            await place();
            expect([await shop.settle(sent), await takenFor(approval ?? '')]).toEqual(['PAID', 1]);
            expect(await shop.stockOf(lamp)).toEqual([3, 0]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'captures once, without help, when the customer returns',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.approved(body);
        return {
          act: (dying) => visitor().post(checkout.settle(order.key), undefined, dying),
          async alone() {
            expect([await shop.stateOf(order), await takenFor(order.paypalId)]).toEqual(['PAID', 1]);
            expect(await shop.stockOf(lamp)).toEqual([3, 0]);
          },
          async end() {
            expect([await shop.settle(order), await takenFor(order.paypalId)]).toEqual(['PAID', 1]);
            expect(await shop.mailsOf(order, 'PAID')).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'captures nothing when the card is declined, however often it’s tried',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.open(body);
        await shop.approve(order, 'declined');
        return {
          act: (dying) => visitor().post(checkout.settle(order.key), undefined, dying),
          async alone() {
            expect([await shop.stateOf(order), await takenFor(order.paypalId)]).toEqual(['AWAITING_APPROVAL', 0]);
            expect(await shop.stockOf(lamp)).toEqual([3, 2]);
          },
          async end() {
            await shop.approveAgain(order);
            expect([await shop.settle(order), await takenFor(order.paypalId)]).toEqual(['PAID', 1]);
            expect([await shop.stockOf(lamp), await shop.mailsOf(order, 'PAID')]).toEqual([[3, 0], 1]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'captures once when the customer returns with another card',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.open(body);
        await shop.approve(order, 'declined');
        expect(await shop.settle(order)).toBe('DECLINED');
        await shop.approveAgain(order);
        const now = async () => [
          await shop.stateOf(order),
          await takenFor(order.paypalId),
          await shop.stockOf(lamp),
          await shop.mailsOf(order, 'PAID'),
        ];
        const paid = ['PAID', 1, [3, 0], 1];
        return {
          act: (dying) => visitor().post(checkout.settle(order.key), undefined, dying),
          async alone() {
            // Without the buyer, nobody knows that it’s another card.
            expect([['AWAITING_APPROVAL', 0, [3, 2], 0], paid]).toContainEqual(await now());
          },
          async end() {
            expect(await shop.settle(order)).toBe('PAID');
            expect(await now()).toEqual(paid);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'keeps the stock of an order under review',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.approved(body);
        await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
        return {
          act: (dying) => visitor().post(checkout.settle(order.key), undefined, dying),
          async alone() {
            expect([await shop.stateOf(order), await shop.stockOf(lamp)]).toEqual(['PAYMENT_REVIEW', [3, 2]]);
          },
          async end() {
            await shop.conclude(order, 'COMPLETED');
            expect([await shop.settle(order), await takenFor(order.paypalId)]).toEqual(['PAID', 1]);
            expect([await shop.stockOf(lamp), await shop.mailsOf(order, 'PAID')]).toEqual([[3, 0], 1]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'captures once when a webhook reports the approval',
    () =>
      shop.survivesCrashes(async () => {
        const { body } = await shop.lampOf();
        const order = await shop.approved(body);
        const event = eventOf(order);
        const raw = JSON.stringify(event);
        const { 'content-type': _, ...signed } = shop.sign(raw);
        const open = () =>
          shop.own.database.query('SELECT id FROM webhook_events WHERE event_id = $1 AND processed_at IS NULL', [
            event.id,
          ]);
        return {
          act: ({ headers }) => visitor().post(EVENTS, raw, { headers: { ...signed, ...headers } }),
          async alone() {
            expect([await shop.stateOf(order), await takenFor(order.paypalId)]).toEqual(['PAID', 1]);
            expect(await open()).toEqual([]);
          },
          async end() {
            expect((await shop.receive(event)).status).toBe(200);
            expect([await shop.stateOf(order), await takenFor(order.paypalId)]).toEqual(['PAID', 1]);
            expect(await shop.mailsOf(order, 'PAID')).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'releases an order’s stock once when the customer cancels it',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.open(body);
        const cancel = (dying?: object) => visitor().post<PlacedOrder>(checkout.cancel(order.key), undefined, dying);
        return {
          act: cancel,
          async alone() {
            const state = await shop.stateOf(order);
            expect(['AWAITING_APPROVAL', 'CANCELLED']).toContain(state);
            expect(await shop.stockOf(lamp)).toEqual(state === 'CANCELLED' ? [5, 0] : [3, 2]);
          },
          async end() {
            expect((await cancel()).data.state).toBe('CANCELLED');
            expect(await shop.stockOf(lamp)).toEqual([5, 0]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );
});
