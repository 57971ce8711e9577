import { formatCents, ORDER_STATE_NAMES, type OrderState, PAID_AFTERWARDS } from '@stoa/contract';
import { inStates, list } from '../orders/states-in-sql';
import { formatMoment, formatOrder, type InState, type Invariant, invariant, PAID, PART_FULFILLED } from './invariant';

/** Longer than any time between two rounds of the reconciler. */
const LATE = "now() - interval '15 minutes'";

const WAITS = inStates(({ watchedBy }) => watchedBy === 'CLOCK', 'state');
const IS_RECONCILED = inStates(({ watchedBy }) => watchedBy === 'RECONCILER', 'state');

export const ofFlow: Invariant[] = [
  invariant<InState & { last: OrderState | null }>({
    must: 'Every change of an order’s state is in its timeline',
    sql: `SELECT number, state, last FROM orders LEFT JOIN LATERAL (SELECT to_state AS last FROM order_events
        WHERE order_id = orders.id AND kind = 'stateChanged' ORDER BY id DESC LIMIT 1) moved ON true
      WHERE COALESCE(last, 'PENDING') <> state`,
    describe: ({ last, ...order }) =>
      `${formatOrder(order)}: its timeline ends with ${last === null ? 'nothing' : ORDER_STATE_NAMES[last]}`,
    advice: 'Check your account to see whether it was paid before you do anything else with it.',
  }),
  invariant<InState & { from: OrderState; to: OrderState; before: OrderState }>({
    must: 'Every change of an order’s state starts from the state before it',
    sql: `SELECT number, state, from_state AS "from", to_state AS "to", before FROM (SELECT order_id, from_state, to_state,
          lag(to_state, 1, 'PENDING') OVER (PARTITION BY order_id ORDER BY id) AS before
        FROM order_events WHERE kind = 'stateChanged') moves JOIN orders ON orders.id = order_id
      WHERE from_state <> before ORDER BY number`,
    describe: ({ from, to, before, ...order }) =>
      `${formatOrder(order)}: its timeline goes from ${ORDER_STATE_NAMES[from]} to ${ORDER_STATE_NAMES[to]}, but it was ${ORDER_STATE_NAMES[before]}`,
    advice: 'Part of its timeline is missing. Compare its payment and stock with what the panel shows.',
  }),
  invariant<InState>({
    must: 'Every open order is checked again',
    sql: `SELECT number, state FROM orders WHERE CASE WHEN ${WAITS} THEN reserved_until IS NULL AND NOT ${PART_FULFILLED}
      ELSE ${IS_RECONCILED} AND next_check_at IS NULL END`,
    describe: (order) => `${formatOrder(order)}: nothing will end it`,
    advice: 'Check its payment in the panel, mark it as paid, or cancel it.',
  }),
  invariant<InState & { end: Date | null }>({
    must: 'Fulfilled orders are paid, or are paid afterward and don’t expire',
    sql: `SELECT number, state, reserved_until AS end FROM orders WHERE ${PART_FULFILLED} AND NOT ${PAID}
        AND (payment_method IS NULL OR payment_method NOT IN (${list(PAID_AFTERWARDS)}) OR state NOT IN ('AWAITING_PAYMENT', 'CANCELLED') OR reserved_until IS NOT NULL)`,
    describe: ({ end, ...order }) =>
      `${formatOrder(order)}: part of it is fulfilled${end ? `, and it expires on ${formatMoment(end)}` : ''}`,
    advice: 'Find out whether the customer has paid, or will. Then mark it as paid, or ask for the items back.',
  }),
  invariant<InState & { since: Date; wait: 'LOOK' | 'END' | 'ANSWER' }>({
    must: 'The shop checks open payments every 30 seconds, and closes orders that aren’t paid in time',
    sql: `SELECT number, state, CASE wait WHEN 'LOOK' THEN next_check_at ELSE reserved_until END AS since, wait
      FROM (SELECT *, CASE WHEN next_check_at < ${LATE} THEN 'LOOK' WHEN reserved_until >= ${LATE} THEN NULL WHEN ${WAITS} THEN 'END'
        WHEN ${IS_RECONCILED} THEN 'ANSWER' END AS wait FROM orders
        WHERE next_check_at IS NOT NULL OR reserved_until IS NOT NULL) waiting
      WHERE wait IS NOT NULL AND (wait = 'LOOK' OR reserved_until IS NOT NULL) ORDER BY number`,
    describe: ({ wait, since, ...order }) =>
      ({
        LOOK: `${formatOrder(order)}: its payment hasn’t been checked since ${formatMoment(since)}`,
        END: `${formatOrder(order)} should have expired on ${formatMoment(since)}`,
        ANSWER: `${formatOrder(order)}: every check of its payment since ${formatMoment(since)} has failed`,
      })[wait],
    advice: 'If the shop isn’t running, start it. If it is, see its log for what fails.',
  }),
  invariant<InState & { amount: number; since: Date }>({
    must: 'Every requested refund gets an answer',
    sql: `SELECT number, orders.state, amount, made_at AS since FROM refunds JOIN orders ON orders.id = order_id
      WHERE refunds.state = 'PENDING' AND provider_refund_id IS NULL AND swap_order_id IS NULL AND made_at < ${LATE} ORDER BY refunds.id`,
    describe: ({ amount, since, ...order }) =>
      `${formatOrder(order)}: its refund of ${formatCents(amount)} has had no answer since ${formatMoment(since)}`,
    advice:
      'Don’t refund it again. Check its payment in the panel. If that fails, too, see the log for the reason. You can stop retrying the refund there.',
  }),
  invariant<InState & { since: Date }>({
    must: 'The shop follows what a payment provider says about an order',
    sql: `SELECT number, state, received_at AS since FROM webhook_events JOIN orders ON orders.id = COALESCE(
        (SELECT order_id FROM payments WHERE payments.provider_order_id = webhook_events.provider_order_id),
        (SELECT id FROM orders WHERE uuid = order_uuid))
      WHERE processed_at IS NULL AND received_at < now() - interval '3 days' ORDER BY webhook_events.id`,
    describe: ({ since, ...order }) =>
      `${formatOrder(order)}: what was said about it on ${formatMoment(since)} was never followed`,
    advice: 'Check its payment in the panel.',
  }),
];
