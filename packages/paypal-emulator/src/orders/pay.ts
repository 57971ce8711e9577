import { at } from '../json';
import { Refusal } from '../refusal';
import {
  type Capture,
  findCapture,
  type Instrument,
  newId,
  type Order,
  type PendingReason,
  type Refund,
  refundedOf,
  type State,
} from '../state';
import { readPayable } from './money';

export function findOrder(state: State, id: string): Order {
  const order = state.orders[id];
  if (!order) throw new Refusal('INVALID_RESOURCE_ID');
  return order;
}

/** What the test buyer has on file. */
const BUYER_SHIPPING = {
  name: { full_name: 'Test Buyer' },
  address: {
    address_line_1: '1 Main St',
    admin_area_2: 'San Jose',
    admin_area_1: 'CA',
    postal_code: '95131',
    country_code: 'US',
  },
};

export function approve(order: Order, instrument: Instrument): void {
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') throw new Refusal('ORDER_ALREADY_CAPTURED');
  order.status = 'APPROVED';
  order.instrument = instrument;
  if (order.experience?.asksForAddress) order.unit = { shipping: BUYER_SHIPPING, ...order.unit };
  order.updatedAt = new Date().toISOString();
}

export interface Outcome {
  status: Capture['status'];
  reason: PendingReason | null;
  amount: number;
}

/** After a decline, the order stays approved. */
export function capture(state: State, order: Order, { status, reason, amount }: Outcome): Capture {
  if (order.status === 'COMPLETED') throw new Refusal('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw new Refusal('ORDER_NOT_APPROVED');
  if (order.instrument !== 'good') {
    if (order.instrument === 'declinedOnce') order.instrument = 'good';
    throw new Refusal('INSTRUMENT_DECLINED');
  }
  const isPaid = ({ invoiceId, captures }: Order) =>
    invoiceId === order.invoiceId && captures.some((one) => ['COMPLETED', 'PENDING'].includes(one.status));
  if (order.invoiceId && Object.values(state.orders).some(isPaid)) throw new Refusal('DUPLICATE_INVOICE_ID');

  const now = new Date().toISOString();
  const captured: Capture = { id: newId(), at: now, amount, status, reason, refunds: [] };
  order.captures.push(captured);
  order.status = 'COMPLETED';
  order.updatedAt = now;
  return captured;
}

/** What a pending capture comes to. */
export function conclude(order: Order, captured: Capture, status: 'COMPLETED' | 'DECLINED'): void {
  captured.status = status;
  captured.reason = null;
  order.updatedAt = new Date().toISOString();
}

export interface Refunded {
  order: Order;
  capture: Capture;
  refund: Refund;
}

export function refund(state: State, captureId: string, body: unknown, status: Refund['status']): Refunded {
  const found = findCapture(state, captureId);
  if (!found) throw new Refusal('INVALID_RESOURCE_ID');
  const { order, capture: captured } = found;
  const left = captured.amount - refundedOf(captured);
  if (captured.status === 'PENDING') throw new Refusal('PENDING_CAPTURE');
  if (captured.status !== 'COMPLETED') throw new Refusal('REFUND_NOT_ALLOWED');
  if (left === 0) throw new Refusal('CAPTURE_FULLY_REFUNDED');
  const asked = at(body, 'amount');
  const amount = asked === undefined ? left : readPayable(asked, '/amount').value;
  if (amount > left) throw new Refusal('REFUND_AMOUNT_EXCEEDED', '/amount/value');

  const now = new Date().toISOString();
  const made: Refund = { id: newId(), at: now, amount, status };
  captured.refunds.push(made);
  order.updatedAt = now;
  return { order, capture: captured, refund: made };
}

export function findRefund(state: State, id: string): Refunded {
  for (const order of Object.values(state.orders))
    for (const captured of order.captures)
      for (const one of captured.refunds) if (one.id === id) return { order, capture: captured, refund: one };
  throw new Refusal('INVALID_RESOURCE_ID');
}
