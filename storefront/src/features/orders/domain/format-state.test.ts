import { FULFILLMENT_STATUSES, ORDER_STATES } from '@stoa/contract';
import { formatOrderState } from './format-state';

it('an order’s state names its payment and how much was shipped', () => {
  expect(formatOrderState({ state: 'AWAITING_PAYMENT', fulfillmentStatus: 'UNFULFILLED', pickUp: false })).toEqual([
    'Awaiting payment',
  ]);
  expect(formatOrderState({ state: 'PAID', fulfillmentStatus: 'PARTIALLY_FULFILLED', pickUp: false })).toEqual([
    'Paid',
    'Partially shipped',
  ]);
  expect(formatOrderState({ state: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED', pickUp: false })).toEqual([
    'Partially refunded',
    'Shipped',
  ]);
  expect(formatOrderState({ state: 'PAID', fulfillmentStatus: 'FULFILLED', pickUp: true })).toEqual([
    'Paid',
    'Ready for pickup',
  ]);
});

it('has words for every state', () => {
  for (const state of ORDER_STATES)
    for (const fulfillmentStatus of FULFILLMENT_STATUSES)
      expect(formatOrderState({ state, fulfillmentStatus, pickUp: false }).join()).toMatch(/^[A-Z][a-z ,]+/);
});
