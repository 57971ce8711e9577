import { HOLDING_STATES } from '@stoa/contract';
import type { Sql } from '../../database/sql';

const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

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
      WHERE reservations.state <> CASE WHEN orders.state IN (${list(HOLDING_STATES)}) THEN 'HELD'
        WHEN ${PAID} THEN 'CLAIMED' ELSE 'RELEASED' END`,
  },
  {
    must: 'The lines of an order add up to its amounts',
    sql: `SELECT 'order ' || number AS found FROM orders
      JOIN (SELECT order_id, sum(total) AS total, sum(discount) AS discount, sum(tax) AS tax FROM order_lines GROUP BY 1) lines
        ON order_id = orders.id
      WHERE (orders.subtotal, orders.discount - orders.delivery_discount, orders.tax - orders.delivery_tax)
        <> (lines.total, lines.discount, lines.tax)`,
  },
  {
    must: 'An order is paid if, and only if, its total was captured',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ', of ' || total || ' cents ' || COALESCE(sum, 0) || ' were captured' AS found
      FROM orders LEFT JOIN (SELECT order_id, sum(amount) FROM captures GROUP BY 1) taken ON order_id = orders.id
      WHERE CASE WHEN ${PAID} THEN COALESCE(sum, 0) <> total ELSE COALESCE(sum, 0) <> 0 END`,
  },
  {
    must: 'Never more is refunded than was captured, and the state says how much',
    sql: `SELECT 'order ' || number || ' is ' || orders.state || ', ' || done || ' of ' || total || ' cents were refunded' AS found
      FROM orders JOIN (SELECT order_id, sum(amount) AS asked, COALESCE(sum(amount) FILTER (WHERE state = 'DONE'), 0) AS done
        FROM refunds WHERE state <> 'FAILED' GROUP BY 1) back ON order_id = orders.id
      WHERE asked > total OR orders.state <> CASE WHEN done = 0 THEN 'PAID' WHEN done < total THEN 'PARTIALLY_REFUNDED' ELSE 'REFUNDED' END`,
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
