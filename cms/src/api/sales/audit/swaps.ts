import { formatCents } from '@stoa/contract';
import { inStates } from '../orders/states-in-sql';
import { formatOrder, type InState, type Invariant, invariant, PAID, SET_ASIDE } from './invariant';

const HOLDS_STOCK = inStates(({ holdsStock }) => holdsStock);

type SwapState = 'PENDING' | 'SUCCEEDED' | 'FAILED';

const WORDS: Record<SwapState, string> = { PENDING: 'set aside', SUCCEEDED: 'swapped', FAILED: 'released' };

export const ofSwaps: Invariant[] = [
  invariant<InState & { first: number | null; amount: number; does: SwapState | null; should: SwapState; has: number }>(
    {
      must: 'What was swapped for an order is set aside until it’s paid, and released if it won’t be',
      sql: `SELECT * FROM (SELECT orders.number, orders.state, first.number AS first, orders.swap_amount AS amount, refunds.state AS does,
          COALESCE(refunds.swap_amount, 0) AS has, CASE WHEN ${SET_ASIDE} THEN 'FAILED' WHEN ${HOLDS_STOCK} THEN 'PENDING'
            WHEN ${PAID} AND orders.paid_at IS NOT NULL THEN 'SUCCEEDED' ELSE 'FAILED' END AS should
        FROM orders FULL JOIN (SELECT * FROM refunds WHERE swap_order_id IS NOT NULL) refunds
          ON swap_order_id = orders.id AND refunds.order_id = orders.swap_of
        LEFT JOIN orders first ON first.id = COALESCE(refunds.order_id, orders.swap_of)
        WHERE orders.swap_of IS NOT NULL OR refunds.id IS NOT NULL) swaps
      WHERE number IS NULL OR amount <> has OR does IS DISTINCT FROM should ORDER BY number`,
      describe: ({ first, amount, does, should, has, ...order }) =>
        order.number === null
          ? `order ${first} has swapped something for an order that doesn’t know of it`
          : `${formatOrder(order)}: ${formatCents(amount)} of order ${first} should be ${WORDS[should]}; ${does ? `${formatCents(has)} is ${WORDS[does]}` : 'nothing is'}`,
      advice: 'Compare both orders with what their customer paid before you ship or refund anything.',
    },
  ),
  invariant<InState & { amount: number; back: number }>({
    must: 'No more goes back to the order that another was swapped from than it paid',
    sql: `SELECT number, orders.state, orders.swap_amount AS amount, sum(refunds.swap_amount)::int AS back
      FROM refunds JOIN orders ON orders.id = order_id WHERE refunds.swap_amount > 0 AND swap_order_id IS NULL AND refunds.state <> 'FAILED'
      GROUP BY orders.id HAVING sum(refunds.swap_amount) > orders.swap_amount ORDER BY number`,
    describe: ({ amount, back, ...order }) =>
      `${formatOrder(order)}: of ${formatCents(amount)} that an earlier order paid, ${formatCents(back)} went back to it`,
    advice: 'Compare both orders with what went out of your account before you refund anything else.',
  }),
];
