import { formatCents, RETURN_STATE_NAMES, type ReturnState } from '@stoa/contract';
import { OPEN_RETURN } from '../returns/return-row';
import { formatOrder, type InState, type Invariant, invariant, PART_FULFILLED } from './invariant';

const OF_LINE = (sum: string, tables: string, more: string): string =>
  `COALESCE((SELECT sum(${sum}) FROM ${tables} WHERE line_id = line.id AND ${more}), 0)::int`;

const REFUNDS = 'refund_lines JOIN refunds ON refunds.id = refund_id';

export const ofReturns: Invariant[] = [
  invariant<InState & Record<'requested' | 'fulfilled' | 'refunded' | 'returned', number> & { title: string }>({
    must: 'Nothing is returned that the customer doesn’t have',
    sql: `SELECT * FROM (SELECT number, orders.state, title, line.quantity,
          ${OF_LINE('return_lines.quantity', 'return_lines JOIN return_requests ON return_requests.id = return_id', `refund_id IS NULL AND ${OPEN_RETURN}`)} AS requested,
          ${OF_LINE('quantity', 'fulfillment_lines', 'true')} AS fulfilled,
          ${OF_LINE('refund_lines.quantity', REFUNDS, "refunds.state <> 'FAILED'")} AS refunded,
          ${OF_LINE('refund_lines.quantity', `${REFUNDS} JOIN return_requests ON return_requests.refund_id = refunds.id`, "refunds.state <> 'FAILED'")} AS returned
        FROM order_lines line JOIN orders ON orders.id = order_id
        WHERE line.id IN (SELECT line_id FROM return_lines)) lines
      WHERE requested > GREATEST(0, LEAST(fulfilled - returned, quantity - refunded)) OR returned > fulfilled ORDER BY number`,
    describe: ({ title, requested, fulfilled, refunded, returned, ...order }) =>
      `${formatOrder(order)}: of ${title}, ${fulfilled} fulfilled, ${refunded} refunded, ${returned} returned, and ${requested} in open returns`,
    advice: 'Compare its returns with what has arrived before you refund anything.',
  }),
  invariant<InState & { does: ReturnState; amount: number | null }>({
    must: 'A return is refunded if, and only if, its refund was made for the same lines',
    sql: `SELECT number, orders.state, return_requests.state AS does, amount FROM return_requests JOIN orders ON orders.id = order_id
        LEFT JOIN refunds ON refunds.id = refund_id
      WHERE (return_requests.state = 'REFUNDED') <> COALESCE(refunds.state = 'SUCCEEDED', false)
        OR refunds.state = 'FAILED' OR refunds.order_id <> return_requests.order_id
        OR (refund_id IS NOT NULL AND EXISTS (SELECT FROM (SELECT line_id, quantity FROM return_lines WHERE return_id = return_requests.id) lines
          FULL JOIN (SELECT line_id, quantity FROM refund_lines WHERE refund_lines.refund_id = refunds.id) back USING (line_id, quantity)
          WHERE lines IS NULL OR back IS NULL))
        OR EXISTS (SELECT FROM return_lines JOIN order_lines ON order_lines.id = line_id
          WHERE return_id = return_requests.id AND order_lines.order_id <> return_requests.order_id)
      ORDER BY number`,
    describe: ({ does, amount, ...order }) =>
      `${formatOrder(order)}: its return is “${RETURN_STATE_NAMES[does]}”, with ${amount === null ? 'no refund' : `a refund of ${formatCents(amount)}`}`,
    advice: 'Compare its refunds with what went out of your account before you refund anything else.',
  }),
  invariant<InState>({
    must: 'An order that its customer canceled is paid back, and isn’t fulfilled',
    sql: `SELECT number, state FROM orders WHERE canceled_at IS NOT NULL
      AND (${PART_FULFILLED} OR state NOT IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')) ORDER BY number`,
    describe: (order) => `${formatOrder(order)} was canceled by its customer`,
    advice: 'Find out whether it was sent, and whether its money went back.',
  }),
];
