import { ORDER_STATES } from '@stoa/contract';
import { paidOrder } from '../../../lib/records-in-tests';
import { stepsOf } from './order-progress';

const toShip = { ...paidOrder, fulfillmentStatus: 'UNFULFILLED' as const };
const parcel = (madeAt: string) => ({ id: 1, lines: [], trackingNumber: null, trackingUrl: null, madeAt });
const read = (order: Parameters<typeof stepsOf>[0]) =>
  stepsOf(order)?.map(
    ({ name, date, place }) => `${place === 'CURRENT' ? '*' : ''}${name} ${date?.slice(5, 10) ?? '-'}`,
  );

it('an order is placed, paid, and shipped, and stands where it has come to', () => {
  expect(read(paidOrder)).toEqual(['Placed 06-01', '*Paid 06-01']);
  expect(read({ ...toShip, state: 'AWAITING_PAYMENT', paidAt: null })).toEqual([
    'Placed 06-01',
    '*Awaiting payment -',
    'Shipped -',
  ]);
  expect(read(toShip)).toEqual(['Placed 06-01', '*Paid 06-01', 'Shipped -']);
  const fulfillments = [parcel('2026-06-04T10:00:00.000Z'), parcel('2026-06-03T10:00:00.000Z')];
  expect(read({ ...toShip, fulfillmentStatus: 'PARTIALLY_FULFILLED', fulfillments })).toEqual([
    'Placed 06-01',
    'Paid 06-01',
    '*Partially shipped 06-04',
  ]);
  expect(read({ ...toShip, state: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED', fulfillments })).toEqual([
    'Placed 06-01',
    'Paid 06-01',
    '*Shipped 06-04',
  ]);
});

it('what is paid at pickup is ready before it’s paid', () => {
  const atPickup = {
    ...toShip,
    pickUp: true,
    paymentMethod: 'pick-up',
    state: 'AWAITING_PAYMENT',
    paidAt: null,
  } as const;
  expect(read(atPickup)).toEqual(['*Placed 06-01', 'Ready for pickup -', 'Paid -']);
  const fulfillments = [parcel('2026-06-03T10:00:00.000Z')];
  const ready = { ...atPickup, fulfillmentStatus: 'FULFILLED' as const, fulfillments };
  expect(read(ready)).toEqual(['Placed 06-01', '*Ready for pickup 06-03', 'Awaiting payment -']);
  expect(read({ ...ready, state: 'PAID', paidAt: '2026-06-05T10:00:00.000Z' })).toEqual([
    'Placed 06-01',
    'Ready for pickup 06-03',
    '*Paid 06-05',
  ]);
});

it('every order stands somewhere, unless it has ended', () => {
  for (const state of ORDER_STATES)
    for (const { fulfillmentStatus } of [paidOrder, toShip])
      for (const paymentMethod of [null, 'paypal', 'transfer', 'invoice', 'pick-up']) {
        const steps = stepsOf({ ...paidOrder, state, fulfillmentStatus, paymentMethod });
        const current = steps?.filter(({ place }) => place === 'CURRENT').length;
        expect(current ?? state).toEqual(steps ? 1 : expect.stringMatching(/^(CANCELLED|EXPIRED|REFUNDED)$/));
      }
});

it('what its customer canceled goes nowhere anymore, paid or not', () => {
  for (const state of ['PAID', 'REFUNDED'] as const)
    expect(stepsOf({ ...paidOrder, state, canceledAt: '2026-06-01T10:10:00.000Z' })).toBeNull();
});
