import { BY_INVOICE, counted, type FulfillmentStatus, formatCents } from '@stoa/contract';
import { RESTORED_KEY } from '../../../backup/restored';
import { RETURNED_BY_SWAPS } from '../swaps/returned-by-swaps';
import { formatOrder, type InState, type Invariant, invariant, PAID, SET_ASIDE } from './invariant';

const amounts = (total: number, discount: number, tax: number): string =>
  `${formatCents(total)} less ${formatCents(discount)}, with ${formatCents(tax)} of tax`;

const STATUS_WORDS: Record<FulfillmentStatus, string> = {
  NOT_REQUIRED: 'nothing needs shipping',
  UNFULFILLED: 'nothing is fulfilled',
  PARTIALLY_FULFILLED: 'a part is fulfilled',
  FULFILLED: 'everything is fulfilled',
};

/** What a gift card paid, or lines of an earlier order; and what came back from orders that lines of this one were swapped for. */
const OTHERWISE = `CASE WHEN ${PAID} AND paid_at IS NOT NULL THEN gift_card_amount + swap_amount ELSE 0 END
  + ${RETURNED_BY_SWAPS}`;

export const ofAmounts: Invariant[] = [
  invariant<InState & Record<'total' | 'discount' | 'tax' | 'lineTotal' | 'lineDiscount' | 'lineTax', number>>({
    must: 'The lines of an order add up to its totals',
    sql: `SELECT number, state, subtotal AS total, orders.discount - shipping_discount AS discount, orders.tax - shipping_tax AS tax,
        "lineTotal", "lineDiscount", "lineTax" FROM orders
      JOIN (SELECT order_id, sum(total)::int AS "lineTotal", sum(discount)::int AS "lineDiscount", sum(tax)::int AS "lineTax"
        FROM order_lines GROUP BY 1) lines ON order_id = orders.id
      WHERE (subtotal, orders.discount - shipping_discount, orders.tax - shipping_tax) <> ("lineTotal", "lineDiscount", "lineTax")`,
    describe: ({ total, discount, tax, lineTotal, lineDiscount, lineTax, ...order }) =>
      `${formatOrder(order)}: its lines are ${amounts(lineTotal, lineDiscount, lineTax)}; it says ${amounts(total, discount, tax)}`,
    advice: 'Compare it with the email that the customer got before you ship or refund anything.',
  }),
  invariant<InState & { due: number; taken: number }>({
    must: 'An order is paid if, and only if, what is left to pay of it was taken',
    sql: `SELECT number, state, due, COALESCE(sum, 0)::int AS taken
      FROM orders LEFT JOIN (SELECT order_id, sum(amount) FROM captures GROUP BY 1) taken ON order_id = orders.id
      WHERE CASE WHEN ${SET_ASIDE} OR (orders.state = 'REFUNDED' AND paid_at IS NULL) THEN COALESCE(sum, 0) = 0
        WHEN ${PAID} THEN COALESCE(sum, 0) <> due ELSE COALESCE(sum, 0) <> 0 END`,
    describe: ({ due, taken, ...order }) =>
      `${formatOrder(order)} costs ${formatCents(due)}, and ${formatCents(taken)} was taken`,
    advice: 'Look for the money in your account before you ship or refund anything.',
  }),
  invariant<InState & { taken: number; back: number; asked: number }>({
    must: 'No order is refunded more than was paid, and each one shows how much',
    sql: `SELECT number, orders.state, taken, COALESCE(done, 0) AS back, COALESCE(asked, 0) AS asked
      FROM orders JOIN (SELECT id AS order_id, (${OTHERWISE} + COALESCE((SELECT sum(amount) FROM captures WHERE order_id = orders.id), 0))::int AS taken
        FROM orders) captured ON captured.order_id = orders.id AND taken > 0
      LEFT JOIN (SELECT order_id, sum(amount + gift_card_amount + swap_amount)::int AS asked,
          COALESCE(sum(amount + gift_card_amount + swap_amount) FILTER (WHERE state = 'SUCCEEDED'), 0)::int AS done
        FROM refunds WHERE state <> 'FAILED' GROUP BY 1) back ON back.order_id = orders.id
      WHERE asked > taken OR orders.state <> CASE WHEN done = taken THEN 'REFUNDED'
        WHEN orders.state = 'NEEDS_ATTENTION' THEN orders.state WHEN COALESCE(done, 0) = 0 THEN 'PAID' ELSE 'PARTIALLY_REFUNDED' END`,
    describe: ({ taken, back, asked, ...order }) =>
      `${formatOrder(order)}: ${formatCents(back)} of ${formatCents(taken)} was refunded` +
      (asked > back ? `, and ${formatCents(asked - back)} more is on its way` : ''),
    advice: 'Compare its refunds with what went out of your account before you refund anything else.',
  }),
  invariant<
    InState & {
      says: FulfillmentStatus;
      needsFulfillment: boolean;
      quantity: number;
      fulfilled: number;
      refunded: number;
    }
  >({
    must: 'No line is fulfilled or refunded more times than it was ordered, and each order shows how much is fulfilled',
    sql: `SELECT number, state, orders.fulfillment_status AS says, needs_fulfillment AS "needsFulfillment", sum(quantity)::int AS quantity, sum(lines.fulfilled)::int AS fulfilled,
        sum(refunded)::int AS refunded
      FROM orders JOIN LATERAL (SELECT line.quantity, needs_shipping,
          COALESCE((SELECT sum(quantity) FROM fulfillment_lines WHERE line_id = line.id), 0) AS fulfilled,
          COALESCE((SELECT sum(quantity) FROM refund_lines JOIN refunds ON refunds.id = refund_id
            WHERE line_id = line.id AND state <> 'FAILED'), 0) AS refunded,
          COALESCE((SELECT sum(refund_lines.quantity) FROM refund_lines JOIN refunds ON refunds.id = refund_id
            JOIN return_requests ON return_requests.refund_id = refunds.id
            WHERE line_id = line.id AND refunds.state <> 'FAILED'), 0) AS returned
        FROM order_lines line WHERE order_id = orders.id) lines ON true
      GROUP BY orders.id
      HAVING bool_or(lines.fulfilled > quantity OR refunded > quantity)
        OR orders.fulfillment_status <> CASE WHEN bool_and(NOT needs_shipping) THEN 'NOT_REQUIRED'
          WHEN sum(lines.fulfilled) = 0 THEN 'UNFULFILLED'
          WHEN bool_and(NOT needs_shipping OR lines.fulfilled + refunded - returned >= quantity) THEN 'FULFILLED' ELSE 'PARTIALLY_FULFILLED' END
        OR needs_fulfillment <> (orders.canceled_at IS NULL AND bool_or(needs_shipping AND quantity > lines.fulfilled + refunded - returned))`,
    describe: ({ says, needsFulfillment, quantity, fulfilled, refunded, ...order }) =>
      `${formatOrder(order)} says that ${STATUS_WORDS[says]} and ${needsFulfillment ? 'something' : 'nothing'} is to be fulfilled; ` +
      `${quantity} ordered, ${fulfilled} fulfilled, ${refunded} refunded`,
    advice: 'Compare its packages in the panel with what was shipped.',
  }),
  invariant<{ name: string; uses: number; made: number }>({
    must: 'Each discount counts its uses correctly',
    sql: `SELECT name, uses, count(discount_uses)::int AS made
      FROM discounts LEFT JOIN discount_uses ON discount_id = discounts.id GROUP BY discounts.id
      HAVING uses <> count(discount_uses)`,
    describe: ({ name, uses, made }) => `discount ${name}: ${counted(uses, 'use')} counted, ${made} made`,
    advice: 'If the discount has a limit, adjust the limit by the difference.',
  }),
  invariant<InState & { name: string }>({
    must: 'A discount is only used by orders that have it',
    sql: `SELECT number, state, discounts.name FROM discount_uses
      JOIN orders ON orders.id = order_id JOIN discounts ON discounts.id = discount_uses.discount_id
      WHERE orders.discount_id IS DISTINCT FROM discount_uses.discount_id`,
    describe: ({ name, ...order }) => `${formatOrder(order)} counts as a use of ${name}, which it doesn’t have`,
    advice: 'Compare the order with the email that its customer got.',
  }),
  invariant<InState & { invoice: number | null }>({
    must: 'Orders that are paid, or that await payment by invoice, have an invoice number',
    sql: `SELECT number, state, invoice_number AS invoice FROM orders
      WHERE CASE WHEN (${PAID} AND paid_at IS NOT NULL) OR (state = 'AWAITING_PAYMENT' AND payment_method = '${BY_INVOICE}') THEN invoice_number IS NULL
        ELSE invoice_number IS NOT NULL AND payment_method <> '${BY_INVOICE}' END`,
    describe: ({ invoice, ...order }) =>
      `${formatOrder(order)} has ${invoice === null ? 'no invoice number' : `the invoice number ${invoice}`}`,
    advice: 'Tell your bookkeeper.',
  }),
  invariant<{ missing: string }>({
    must: 'Invoices are numbered without gaps',
    // Those before a restore may be of orders that it took away.
    sql: `SELECT string_agg(gap::text, ', ' ORDER BY gap) AS missing FROM (
        SELECT gap FROM generate_series(COALESCE((SELECT (value::jsonb ->> 'nextInvoice')::integer
          FROM strapi_core_store_settings WHERE key = '${RESTORED_KEY}'), 1), (SELECT max(invoice_number) FROM orders)) AS gap
        WHERE NOT EXISTS (SELECT FROM orders WHERE invoice_number = gap) LIMIT 20) gaps HAVING count(*) > 0`,
    describe: ({ missing }) => `no order has the invoice number ${missing}`,
    advice: 'Check a backup to see whose invoices these were, and tell your bookkeeper.',
  }),
];
