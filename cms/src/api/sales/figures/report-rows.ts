import type { ReportGroup, SalesReportQuery } from '@stoa/contract';
import { sql as expression, type RawBuilder } from 'kysely';
import type { Selection, Sql } from '../../../database/sql';
import { tables, toKnex } from '../../../database/tables';
import { RETURNED_BY_SWAPS } from '../swaps/returned-by-swaps';
import { countsOrder, unrefunded, within } from './sales-rows';

/** Amounts in cents. */
export interface ReportGroupRow {
  name: string | null;
  orders: number;
  quantity: number | null;
  amount: number;
}

const PAID = 'paid';

const REFUNDED = "FROM refunds WHERE order_id = orders.id AND refunds.state = 'SUCCEEDED'";

/** Orders that were paid on these days, with what of them was refunded since: as money, and also to gift cards, or swapped for other orders. */
const paid = (query: SalesReportQuery) => expression`SELECT orders.*,
    COALESCE((SELECT sum(amount) ${expression.raw(REFUNDED)}), 0) AS paid_back,
    COALESCE((SELECT sum(amount + gift_card_amount + swap_amount) ${expression.raw(REFUNDED)}), 0)
      - ${expression.raw(RETURNED_BY_SWAPS)} AS refunded
  FROM orders WHERE ${within('paid_at', query)} AND ${countsOrder('orders.id')}`;

/** Their lines, as far as they weren't refunded. What is bought with a gift card is what was sold, not the card. */
const SOLD = `SELECT line.*, ${unrefunded('line')} AS kept
    FROM order_lines line JOIN ${PAID} ON ${PAID}.id = line.order_id WHERE ${PAID}.state <> 'REFUNDED' AND NOT line.gift_card`;

const LINES = `count(DISTINCT sold.order_id)::int AS orders, sum(kept)::int AS quantity,
  sum(round((sold.total - sold.discount) * kept / sold.quantity::numeric))::float8 AS amount`;
/** Money only: what a gift card pays was revenue when the card was sold. */
const ORDERS = 'count(*)::int AS orders, NULL::int AS quantity, sum(due - paid_back)::float8 AS amount';

/** What is gone is called what it was called when it was sold. */
const SELECTS: Record<ReportGroup, string> = {
  item: `SELECT COALESCE(max(items.title), max(sold.title)) AS name, ${LINES}
    FROM (${SOLD}) sold LEFT JOIN items ON items.id = item_id
    WHERE kept > 0 GROUP BY item_id, CASE WHEN item_id IS NULL THEN sold.title END`,
  category: `SELECT max(item_categories.name) AS name, ${LINES}
    FROM (${SOLD}) sold LEFT JOIN items ON items.id = item_id LEFT JOIN item_categories ON item_categories.id = category_id
    WHERE kept > 0 GROUP BY category_id`,
  country: `SELECT country AS name, ${ORDERS} FROM ${PAID} LEFT JOIN order_addresses ON order_id = ${PAID}.id GROUP BY country`,
  customer: `SELECT max(${PAID}.name) || COALESCE(' (' || email || ')', '') AS name, ${ORDERS}
    FROM ${PAID} GROUP BY email, CASE WHEN email IS NULL THEN ${PAID}.name END`,
  tax: `SELECT tax.name || ' ' || trim_scale(tax.percent) || '%' AS name, count(*)::int AS orders, NULL::int AS quantity,
      sum(tax.amount - CASE WHEN total = 0 THEN 0 ELSE round(tax.amount * refunded / total::numeric) END)::float8 AS amount
    FROM ${PAID}, jsonb_to_recordset(taxes::jsonb) AS tax (name text, percent numeric, amount numeric) GROUP BY tax.name, tax.percent`,
};

const report = (
  query: SalesReportQuery,
): RawBuilder<ReportGroupRow> => expression<ReportGroupRow>`WITH ${expression.raw(PAID)} AS (
    ${paid(query)})
  SELECT * FROM (${expression.raw(SELECTS[query.by])}) report ORDER BY amount DESC, name`;

export const selectReport = (sql: Sql, query: SalesReportQuery): Selection =>
  toKnex(sql, report(query).compile(tables(sql)));

export const readReport = async (sql: Sql, query: SalesReportQuery, limit: number) => {
  const counted = expression<ReportGroupRow & { rowCount: number }>`
    SELECT *, count(*) OVER ()::int AS "rowCount" FROM (${report(query)}) counted ORDER BY amount DESC, name LIMIT ${limit}`;
  const { rows } = await counted.execute(tables(sql));
  return { rows, rowCount: rows[0]?.rowCount ?? 0 };
};
