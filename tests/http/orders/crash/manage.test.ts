import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderChange, orderPaths, type WholeOrder } from '@stoa/contract';
import { type FragileShop, openFragileShop, PATIENCE } from '../../../support/crashes';

const { checkout } = orderPaths;

describe('a shop whose process dies while an administrator changes an order', () => {
  let shop: FragileShop;

  beforeAll(async () => {
    shop = await openFragileShop();
  });
  afterAll(() => shop.close());

  const change = async (number: number, kind: OrderChange, body: object = {}, dying?: object) => {
    const { updatedAt } = await shop.whole(number);
    return shop.admin.post<WholeOrder>(adminPaths.changeOrder(number, kind), { updatedAt, ...body }, dying);
  };
  const paidByHand = async () => {
    const { lamp, body } = await shop.lampOf();
    const order = await shop.order(body);
    await change(order.number, 'mark-paid', { reference: 'T-1' });
    return { lamp, ...order };
  };

  const paidByInvoice = async () => shop.order((await shop.lampOf({ way: 'invoice' })).body);

  it.each([
    ['mark-paid', 'PAID', [3, 0]],
    ['cancel', 'CANCELLED', [5, 0]],
  ] as const)(
    'changes it whole or not at all (%s)',
    (kind, changed, stock) =>
      shop.survives(async () => {
        const { lamp, body } = await shop.lampOf();
        const { number } = await shop.order(body);
        const state = async () => (await shop.whole(number)).state;
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
    PATIENCE,
  );

  it.each([
    ['paid', paidByHand],
    ['paid afterwards', paidByInvoice],
  ])(
    'sends the second parcel once, of what is %s',
    (_how, placed) =>
      shop.survives(async () => {
        const { number } = await placed();
        const [line] = (await shop.whole(number)).lines;
        const send = (dying?: object) =>
          change(number, 'send', { trackingNumber: '42', lines: [{ lineId: line?.id, quantity: 1 }] }, dying);
        await send();
        const parcels = async () => {
          const { sent, fulfilments } = await shop.whole(number);
          return [sent, fulfilments.length, await shop.mailsOf({ number }, 'SENT')];
        };
        const [first, both] = [
          ['PART', 1, 1],
          ['ALL', 2, 2],
        ];
        return {
          act: send,
          async alone() {
            expect([first, both]).toContainEqual(await parcels());
          },
          async end() {
            if ((await parcels())[0] === 'PART') await send();
            expect(await parcels()).toEqual(both);
          },
        };
      }),
    PATIENCE,
  );

  it(
    'sells once what was paid after it had been cancelled',
    () =>
      shop.survives(async () => {
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
    PATIENCE,
  );

  it.each([
    [
      'by PayPal',
      async () => {
        const { lamp, body } = await shop.lampOf();
        return { lamp, ...(await shop.paid(body)) };
      },
    ],
    ['by hand', paidByHand],
  ] as const)(
    'pays back once and restocks once, %s',
    (_how, paid) =>
      shop.survives(async () => {
        const { number, lamp } = await paid();
        const [line] = (await shop.whole(number)).lines;
        const refund = { key: randomUUID(), amount: 80, lines: [{ lineId: line?.id, quantity: 1, restock: true }] };
        const back = async () => {
          const { state, refunds } = await shop.whole(number);
          return [state, refunds.map((one) => one.state), await shop.stockOf(lamp)];
        };
        const [before, after] = [
          ['PAID', [], [3, 0]],
          ['PARTIALLY_REFUNDED', ['DONE'], [4, 0]],
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
    PATIENCE,
  );
});
