import { type ManagedLine, paidFor } from '@stoa/contract';
import { refundAmount } from './refund-amount';

const line = (more: Partial<ManagedLine> = {}) =>
  ({ id: 1, quantity: 3, refundedQuantity: 0, total: 10, discount: 0, tax: 0.5, ...more }) as ManagedLine;

it('is the amount paid for the items, however the line is split', () => {
  expect([0, 1, 2].map((refundedQuantity) => paidFor(line({ refundedQuantity }), 1, true))).toEqual([333, 334, 333]);
  expect(paidFor(line({ discount: 1 }), 3, false)).toBe(950);
});

it('is the remaining amount when everything is refunded', () => {
  const order = { lines: [line(), line({ id: 2 })], taxIncluded: true, refundable: 25 };
  expect(refundAmount(order, ({ id }) => (id === 1 ? 3 : 0))).toBe(1000);
  expect(refundAmount(order, () => 3)).toBe(2500);
  expect(refundAmount({ ...order, refundable: 5 }, ({ id }) => (id === 1 ? 3 : 0))).toBe(500);
});
