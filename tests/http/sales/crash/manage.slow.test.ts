import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderChange, type OrderDetail, orderPaths } from '@stoa/contract';
import { CRASH_TIMEOUT_MS, type CrashableShop, openCrashableShop } from '../../../support/sales/crashes';

const { checkout } = orderPaths;

describe('a shop whose process crashes while an administrator changes an order', () => {
  let shop: CrashableShop;

  beforeAll(async () => {
    shop = await openCrashableShop();
  });
  afterAll(() => shop.close());

  const change = async (number: number, kind: OrderChange, body: object = {}, dying?: object) => {
    const { updatedAt } = await shop.orderDetail(number);
    return shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, kind), { updatedAt, ...body }, dying);
  };
  const paidManually = async () => {
    const { lamp, body } = await shop.lampOf();
    const order = await shop.order(body);
    await change(order.number, 'mark-paid', { reference: 'T-1' });
    return { lamp, ...order };
  };

  const paidByInvoice = async () => shop.order((await shop.lampOf({ paymentMethod: 'invoice' })).body);

  it.each([
    ['mark-paid', 'PAID', [3, 0]],
    ['cancel', 'CANCELLED', [5, 0]],
    ['release', 'EXPIRED', [5, 0]],
  ] as const)(
    'changes it completely or not at all (%s)',
    (kind, changed, stock) =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const { number } = await shop.order(body);
        const state = async () => (await shop.orderDetail(number)).state;
        return {
          act: (dying) => change(number, kind, {}, dying),
          async alone() {
            expect([
              ['AWAITING_PAYMENT', [3, 2]],
              [changed, stock],
            ]).toContainEqual([await state(), await shop.stockOf(lamp)]);
          },
          async end() {
            if ((await state()) !== changed) await change(number, kind);
            expect([await state(), await shop.stockOf(lamp)]).toEqual([changed, stock]);
            expect(await shop.mailsOf({ number }, changed)).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it.each([
    ['paid', paidManually],
    ['paid afterwards', paidByInvoice],
  ])(
    'ships the second package once, of what is %s',
    (_how, placed) =>
      shop.survivesCrashes(async () => {
        const { number } = await placed();
        const [line] = (await shop.orderDetail(number)).lines;
        const send = (dying?: object) =>
          change(number, 'fulfill', { trackingNumber: '42', lines: [{ lineId: line?.id, quantity: 1 }] }, dying);
        await send();
        const parcels = async () => {
          const { fulfillmentStatus, fulfillments } = await shop.orderDetail(number);
          return [fulfillmentStatus, fulfillments.length, await shop.mailsOf({ number }, 'FULFILLED')];
        };
        const [first, both] = [
          ['PARTIALLY_FULFILLED', 1, 1],
          ['FULFILLED', 2, 2],
        ];
        return {
          act: send,
          async alone() {
            expect([first, both]).toContainEqual(await parcels());
          },
          async end() {
            if ((await parcels())[0] === 'PARTIALLY_FULFILLED') await send();
            expect(await parcels()).toEqual(both);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it.each([
    [false, 'PLACED', 'AWAITING_PAYMENT', [3, 2]],
    [true, 'PAID', 'PAID', [3, 0]],
  ] as const)(
    'creates an order completely or not at all (paid: %s)',
    (paid, mail, state, stock) =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const customer = { email: 'pia@example.com', name: 'Pia Phone', paymentMethod: 'transfer', total: 160 };
        const order = { key: randomUUID(), ...customer, ...body, paid, notifyCustomer: true };
        const create = (dying?: object) => shop.admin.post<OrderDetail>(adminPaths.orders, order, dying);
        return {
          act: create,
          async alone() {
            expect([[5, 0], stock]).toContainEqual(await shop.stockOf(lamp));
          },
          async end() {
            const { data } = await create();
            expect([data.state, await shop.stockOf(lamp), await shop.mailsOf(data, mail)]).toEqual([state, stock, 1]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'marks each of several as fulfilled once',
    () =>
      shop.survivesCrashes(async () => {
        const numbers = [(await paidManually()).number, (await paidManually()).number];
        const ids = (
          await shop.own.database.query('SELECT id FROM orders WHERE number = ANY($1) ORDER BY id', [numbers])
        ).map(({ id }) => id);
        const send = (dying?: object) => shop.admin.post(adminPaths.bulkOrders, { ids, action: 'fulfill' }, dying);
        const parcels = () =>
          Promise.all(
            numbers.map(async (number) => {
              const { fulfillmentStatus, fulfillments } = await shop.orderDetail(number);
              return [fulfillmentStatus, fulfillments.length, await shop.mailsOf({ number }, 'FULFILLED')];
            }),
          );
        const [before, after] = [
          ['UNFULFILLED', 0, 0],
          ['FULFILLED', 1, 1],
        ];
        return {
          act: send,
          async alone() {
            for (const parcel of await parcels()) expect([before, after]).toContainEqual(parcel);
          },
          async end() {
            await send();
            expect(await parcels()).toEqual([after, after]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'emails again and records it in the timeline, or does neither',
    () =>
      shop.survivesCrashes(async () => {
        const { number } = await paidManually();
        const again = (dying?: object) => change(number, 'resend', { mail: 'PAID' }, dying);
        const subjects = [`We received your Stoa order #${number}`, `Your Stoa order #${number} is confirmed`];
        const mails = async () => {
          const { events } = await shop.orderDetail(number);
          const mailed = events.filter(({ kind, text }) => kind === 'mailed' && subjects.includes(text ?? ''));
          return [mailed.length, (await shop.mailsOf({ number }, 'PAID')) + (await shop.mailsOf({ number }, 'PLACED'))];
        };
        let before = 0;
        return {
          act: again,
          async alone() {
            const [mailed = 0, queued] = await mails();
            expect([2, 3]).toContain(mailed);
            expect(queued).toBe(mailed);
            before = mailed;
          },
          async end() {
            await again();
            expect(await mails()).toEqual([before + 1, before + 1]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'sells once what was paid after it had been canceled',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.approved(body);
        await shop.own.visitor().post(checkout.cancel(order.key));
        await shop.captureThere(order);
        await shop.settle(order);
        return {
          act: (dying) => change(order.number, 'accept', {}, dying),
          async alone() {
            expect([
              ['NEEDS_ATTENTION', [5, 0]],
              ['PAID', [3, 0]],
            ]).toContainEqual([await shop.stateOf(order), await shop.stockOf(lamp)]);
          },
          async end() {
            if ((await shop.stateOf(order)) !== 'PAID') await change(order.number, 'accept');
            expect([await shop.stateOf(order), await shop.stockOf(lamp)]).toEqual(['PAID', [3, 0]]);
            expect(await shop.takenFor(order)).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it.each([
    [
      'by PayPal',
      async () => {
        const { lamp, body } = await shop.lampOf();
        return { lamp, ...(await shop.paid(body)) };
      },
    ],
    ['by hand', paidManually],
  ] as const)(
    'pays back once and restocks once, %s',
    (_how, paid) =>
      shop.survivesCrashes(async () => {
        const { number, lamp } = await paid();
        const [line] = (await shop.orderDetail(number)).lines;
        const refund = { key: randomUUID(), amount: 80, lines: [{ lineId: line?.id, quantity: 1, restock: true }] };
        const back = async () => {
          const { state, refunds } = await shop.orderDetail(number);
          return [state, refunds.map((one) => one.state), await shop.stockOf(lamp)];
        };
        const [before, after] = [
          ['PAID', [], [3, 0]],
          ['PARTIALLY_REFUNDED', ['SUCCEEDED'], [4, 0]],
        ];
        return {
          act: (dying) => change(number, 'refund', refund, dying),
          async alone() {
            expect([before, after]).toContainEqual(await back());
          },
          async end() {
            await change(number, 'refund', refund);
            expect(await back()).toEqual(after);
            expect(await shop.mailsOf({ number }, 'REFUNDED')).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );
});
