import { FULFILLMENT_STATUSES, ORDER_STATES } from '@stoa/contract';
import { formatOrderState, formatPaymentNote } from './format-state';

it('an order’s state names its payment and how much was shipped', () => {
  expect(
    formatOrderState({
      state: 'AWAITING_PAYMENT',
      fulfillmentStatus: 'UNFULFILLED',
      pickUp: false,
      canceledAt: null,
      isSwapped: false,
    }),
  ).toEqual(['Awaiting payment']);
  expect(
    formatOrderState({
      state: 'PAID',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      pickUp: false,
      canceledAt: null,
      isSwapped: false,
    }),
  ).toEqual(['Paid', 'Partially shipped']);
  expect(
    formatOrderState({
      state: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      pickUp: false,
      canceledAt: null,
      isSwapped: false,
    }),
  ).toEqual(['Partially refunded', 'Shipped']);
  expect(
    formatOrderState({
      state: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      pickUp: true,
      canceledAt: null,
      isSwapped: false,
    }),
  ).toEqual(['Paid', 'Ready for pickup']);
});

it('has words for every state', () => {
  for (const state of ORDER_STATES)
    for (const fulfillmentStatus of FULFILLMENT_STATUSES)
      expect(
        formatOrderState({ state, fulfillmentStatus, pickUp: false, canceledAt: null, isSwapped: false }).join(),
      ).toMatch(/^[A-Z][a-z ,]+/);
});

it('says of what its customer canceled that it is, and whether its money is back', () => {
  const canceled = {
    fulfillmentStatus: 'UNFULFILLED',
    pickUp: false,
    canceledAt: '2026-06-01T10:10:00.000Z',
    isSwapped: false,
  } as const;
  expect(formatOrderState({ ...canceled, state: 'PAID' })).toEqual(['Canceled']);
  expect(formatOrderState({ ...canceled, state: 'REFUNDED' })).toEqual(['Canceled', 'Refunded']);
});

it('says swapped of what no money went back for', () => {
  const order = { fulfillmentStatus: 'UNFULFILLED', pickUp: false, canceledAt: null, isSwapped: true } as const;
  expect(formatOrderState({ ...order, state: 'PARTIALLY_REFUNDED' })).toEqual(['Partially swapped']);
  expect(formatOrderState({ ...order, state: 'REFUNDED' })).toEqual(['Swapped']);
});

it('of a swap that ended without a payment, the other order is as it was', () => {
  const swap = { number: 1006, amount: 20, replaces: '1 × Lamp' };
  expect(
    formatPaymentNote({ state: 'CANCELLED', canceledAt: null, giftCard: null, swap }, (number) => `BR-${number}`),
  ).toBe('This swap ended without a payment, and changed nothing about order BR-1006.');
});
