import { randomUUID } from 'node:crypto';
import { adminPaths } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { eventOf } from '../../../support/sales/at-paypal';
import { CRASH_TIMEOUT_MS, type CrashableShop, openCrashableShop } from '../../../support/sales/crashes';
import { eventually } from '../../../support/shop/eventually';

describe('a shop whose process crashes in its background work', () => {
  let shop: CrashableShop;

  beforeAll(async () => {
    shop = await openCrashableShop();
  });
  afterAll(() => shop.close());

  const lookAround = (dying: Parameters<CrashableShop['round']>[1]) => shop.round('payments', dying);

  /** Answers of PayPal that don't arrive. */
  const lose = (call: 'look' | 'capture' | 'refund', when: 'before' | 'after') =>
    shop.suffer({ call, kind: 'drop', when });

  it.each([
    ['the buyer closed the tab', async () => undefined],
    [
      'PayPal wasn’t reached',
      async (order) => {
        await lose('capture', 'before');
        await shop.settle(order);
      },
    ],
    [
      'PayPal’s answer was lost',
      async (order) => {
        await lose('capture', 'after');
        await shop.settle(order);
      },
    ],
    [
      'an event couldn’t be followed',
      async (order) => {
        await lose('look', 'before');
        await shop.receive(eventOf(order));
      },
    ],
  ] as [string, (order: { key: string; paypalId: string }) => Promise<unknown>][])(
    'takes the money once after %s',
    (_what, happened) =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.approved(body);
        await happened(order);
        await shop.aMinuteLater();
        return {
          act: lookAround,
          async alone() {
            expect([await shop.stateOf(order), await shop.takenFor(order)]).toEqual(['PAID', 1]);
            expect(await shop.stockOf(lamp)).toEqual([3, 0]);
          },
          async end() {
            expect([await shop.settle(order), await shop.takenFor(order)]).toEqual(['PAID', 1]);
            expect(await shop.mailsOf(order, 'PAID')).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it.each([
    ['COMPLETED', 'PAID', [3, 0]],
    ['DECLINED', 'CANCELLED', [5, 0]],
  ] as const)(
    'applies a review’s result once if it is %s',
    (status, state, stock) =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.approved(body);
        await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
        await shop.settle(order);
        await shop.conclude(order, status);
        await shop.dueNow(order);
        const alone = async () =>
          expect([await shop.stateOf(order), await shop.stockOf(lamp), await shop.mailsOf(order, state)]).toEqual([
            state,
            stock,
            1,
          ]);
        return { act: lookAround, alone, end: alone };
      }),
    CRASH_TIMEOUT_MS,
  );

  it.each([
    ['PayPal wasn’t reached', () => lose('refund', 'before')],
    ['PayPal’s answer was lost', () => lose('refund', 'after')],
    ['it was pending', () => shop.suffer({ call: 'refund', kind: 'outcome', status: 'PENDING' })],
  ] as const)(
    'refunds once and restocks once after %s',
    (what, happens) =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.paid(body);
        const { lines, updatedAt } = await shop.orderDetail(order.number);
        await happens();
        const back = [{ lineId: lines[0]?.id, quantity: 1, restock: true }];
        const refund = { key: randomUUID(), updatedAt, amount: 80, lines: back };
        await shop.admin.post(adminPaths.changeOrder(order.number, 'refund'), refund);
        if (what === 'it was pending') await shop.concludeRefund(order, 'COMPLETED');
        await shop.dueNow(order);
        const alone = async () => {
          const { state, refunds } = await shop.orderDetail(order.number);
          expect([state, refunds.map((one) => one.state)]).toEqual(['PARTIALLY_REFUNDED', ['SUCCEEDED']]);
          expect(await shop.stockOf(lamp)).toEqual([4, 0]);
        };
        return {
          act: lookAround,
          alone,
          async end() {
            await shop.dueNow(order);
            await shop.round('payments');
            await alone();
            expect(await shop.mailsOf(order, 'REFUNDED')).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  const isOver = async (order: { key: string }, lamp: { id: number }) =>
    expect([await shop.stateOf(order), await shop.stockOf(lamp)]).toEqual(['EXPIRED', [5, 0]]);

  it(
    'releases once the stock of an order that wasn’t paid manually',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.order(body);
        await shop.reservationEnds(order);
        return {
          act: lookAround,
          alone: () => isOver(order, lamp),
          async end() {
            expect(await shop.mailsOf(order, 'EXPIRED')).toBe(1);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'releases once the stock of an order that wasn’t paid at PayPal, and sells it if the customer approves late',
    () =>
      shop.survivesCrashes(async () => {
        const { lamp, body } = await shop.lampOf();
        const order = await shop.open(body);
        await shop.reservationEnds(order);
        return {
          act: lookAround,
          alone: () => isOver(order, lamp),
          async end() {
            await shop.approve(order);
            expect([await shop.settle(order), await shop.takenFor(order)]).toEqual(['PAID', 1]);
            expect(await shop.stockOf(lamp)).toEqual([3, 0]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'sends an email once',
    () =>
      shop.survivesCrashes(async () => {
        // From now on, it waits for the next round.
        await shop.round('mail');
        const { body } = await shop.lampOf();
        const email = `${randomUUID()}@example.com`;
        const { number } = await shop.order({ ...body, email });
        const arrives = async () => {
          const mails = await eventually(async () => {
            const sent = await mailsTo(shop.own, email);
            expect(sent).toHaveLength(1);
            return sent;
          });
          expect(mails[0]?.subject).toBe(`We received your Stoa order #${number}`);
        };
        return { act: (dying) => shop.round('mail', dying), alone: arrives, end: arrives };
      }),
    CRASH_TIMEOUT_MS,
  );
});
