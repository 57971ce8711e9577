import { HOLDING_STATES } from '@stoa/contract';
import type { Sql } from '../../database/sql';

const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Paid, but sold out by then, or paid another amount. It holds nothing until it’s accepted. */
const SET_ASIDE = `orders.state = 'NEEDS_ATTENTION' AND EXISTS (SELECT FROM captures WHERE order_id = orders.id)`;

const PAID = `orders.state IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;

/** What must be true of every shop at every moment. Each statement finds what contradicts it. */
const INVARIANTS: { must: string; sql: string }[] = [
  {
    must: 'What is held of an item is what open orders hold of it',
    sql: `SELECT 'variant ' || item_variants.id || ': ' || reserved || ' held, but orders hold ' || COALESCE(sum, 0) AS found
      FROM item_variants LEFT JOIN (SELECT variant_id, sum(quantity) FROM reservations WHERE state = 'HELD' GROUP BY 1) held
        ON held.variant_id = item_variants.id WHERE reserved <> COALESCE(sum, 0)`,
  },
  {
    must: 'Stock is the sum of its changes',
    sql: `SELECT 'variant ' || item_variants.id || ': ' || COALESCE(item_variants.stock, 0) || ' in stock and ' || item_variants.reserved || ' held, but the changes add up to '
        || sum(stock_change) || ' and ' || sum(reserved_change) AS found
      FROM item_variants JOIN stock_changes ON variant_id = item_variants.id GROUP BY item_variants.id
      HAVING COALESCE(item_variants.stock, 0) <> sum(stock_change) OR item_variants.reserved <> sum(reserved_change)`,
  },
  {
    must: 'Open orders hold stock, and others don’t',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ' and has a hold that is ' || reservations.state AS found
      FROM orders JOIN reservations ON order_id = orders.id
      WHERE reservations.state <> CASE WHEN ${SET_ASIDE} THEN 'RELEASED'
        WHEN orders.state IN (${list(HOLDING_STATES)}) THEN 'HELD'
        WHEN ${PAID} AND paid_at IS NOT NULL THEN 'CLAIMED' ELSE 'RELEASED' END`,
  },
  {
    must: 'The lines of an order add up to its amounts',
    sql: `SELECT 'order ' || number || ': its lines add up to ' || lines.total || ' cents less ' || lines.discount || ' and tax of ' || lines.tax
        || ', but it says ' || orders.subtotal || ', ' || orders.discount - orders.delivery_discount || ', and ' || orders.tax - orders.delivery_tax AS found FROM orders
      JOIN (SELECT order_id, sum(total) AS total, sum(discount) AS discount, sum(tax) AS tax FROM order_lines GROUP BY 1) lines
        ON order_id = orders.id
      WHERE (orders.subtotal, orders.discount - orders.delivery_discount, orders.tax - orders.delivery_tax)
        <> (lines.total, lines.discount, lines.tax)`,
  },
  {
    must: 'An order is paid if, and only if, its total was captured',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ', of ' || total || ' cents ' || COALESCE(sum, 0) || ' were captured' AS found
      FROM orders LEFT JOIN (SELECT order_id, sum(amount) FROM captures GROUP BY 1) taken ON order_id = orders.id
      WHERE CASE WHEN ${SET_ASIDE} OR (orders.state = 'REFUNDED' AND paid_at IS NULL) THEN COALESCE(sum, 0) = 0
        WHEN ${PAID} THEN COALESCE(sum, 0) <> total ELSE COALESCE(sum, 0) <> 0 END`,
  },
  {
    must: 'Never more is refunded than was captured, and the state says how much',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ', ' || COALESCE(done, 0) || ' of ' || taken || ' cents were refunded' AS found
      FROM orders JOIN (SELECT order_id, sum(amount) AS taken FROM captures GROUP BY 1) captured ON captured.order_id = orders.id
      LEFT JOIN (SELECT order_id, sum(amount) AS asked, COALESCE(sum(amount) FILTER (WHERE state = 'DONE'), 0) AS done
        FROM refunds WHERE state <> 'FAILED' GROUP BY 1) back ON back.order_id = orders.id
      WHERE asked > taken OR orders.state <> CASE WHEN done = taken THEN 'REFUNDED'
        WHEN orders.state = 'NEEDS_ATTENTION' THEN orders.state WHEN COALESCE(done, 0) = 0 THEN 'PAID' ELSE 'PARTIALLY_REFUNDED' END`,
  },
  {
    must: 'No line is sent or refunded more often than it was ordered, and its order says how much is sent',
    sql: `SELECT 'order ' || number || ' says ' || orders.sent || ', ' || sum(lines.sent) || ' were sent and ' || sum(refunded) || ' refunded' AS found
      FROM orders JOIN LATERAL (SELECT line.quantity, needs_delivery,
          COALESCE((SELECT sum(quantity) FROM fulfilment_lines WHERE line_id = line.id), 0) AS sent,
          COALESCE((SELECT sum(quantity) FROM refund_lines JOIN refunds ON refunds.id = refund_id
            WHERE line_id = line.id AND state <> 'FAILED'), 0) AS refunded
        FROM order_lines line WHERE order_id = orders.id) lines ON true
      GROUP BY orders.id
      HAVING bool_or(lines.sent > quantity OR refunded > quantity)
        OR orders.sent <> CASE WHEN sum(lines.sent) = 0 THEN 'NONE'
          WHEN bool_and(NOT needs_delivery OR lines.sent + refunded >= quantity) THEN 'ALL' ELSE 'PART' END
        OR is_due <> bool_or(needs_delivery AND quantity > lines.sent + refunded)`,
  },
  {
    must: 'A discount code counts its uses',
    sql: `SELECT 'code ' || code || ': ' || uses || ' uses counted, ' || count(code_uses) || ' made' AS found
      FROM discount_codes LEFT JOIN code_uses ON code_id = discount_codes.id GROUP BY discount_codes.id
      HAVING uses <> count(code_uses)`,
  },
  {
    must: 'Every move of an order is in its timeline',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ', its timeline ends with ' || COALESCE(last, 'nothing') AS found
      FROM orders LEFT JOIN LATERAL (SELECT to_state AS last FROM order_events
        WHERE order_id = orders.id AND kind = 'moved' ORDER BY id DESC LIMIT 1) moved ON true
      WHERE COALESCE(last, 'PENDING') <> orders.state`,
  },
  {
    must: 'An order that isn’t decided yet is looked at again',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ', and nothing will end it' AS found FROM orders
      WHERE CASE WHEN orders.state IN ('PENDING', 'AWAITING_PAYMENT') THEN hold_until IS NULL
        ELSE orders.state IN ('AWAITING_APPROVAL', 'CAPTURING', 'PAYMENT_REVIEW') AND look_at IS NULL END`,
  },
  {
    must: 'Invoices are numbered without gaps',
    sql: `SELECT count(invoice_number) || ' invoices, but the highest number is ' || max(invoice_number) AS found
      FROM orders HAVING count(invoice_number) <> COALESCE(max(invoice_number), 0)`,
  },
];

export interface Contradiction {
  must: string;
  found: string;
}

/** Changes nothing. */
export const auditOrders = async (sql: Sql): Promise<Contradiction[]> => {
  const contradictions: Contradiction[] = [];
  for (const { must, sql: statement } of INVARIANTS) {
    const { rows }: { rows: { found: string }[] } = await sql.raw(statement);
    contradictions.push(...rows.map(({ found }) => ({ must, found })));
  }
  return contradictions;
};
