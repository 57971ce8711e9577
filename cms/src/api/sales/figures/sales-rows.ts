import type { StatsQuery } from '@stoa/contract';
import type { Query, Sql } from '../../../database/sql';
import { TEST_ORDERS } from '../orders/order-row';

export interface SalesQuery extends StatsQuery {
  /** Whether orders count whose payment moved no money. */
  countsTests: boolean;
}

/** Amounts are cents. */
export interface DailySalesRow {
  day: string;
  placed: number;
  placedAndPaid: number;
  orders: number;
  /** What these orders cost. */
  ordered: number;
  captured: number;
  refunded: number;
}

/** Days are those of UTC, as in the other figures. */
const dayOf = (moment: string): string => `(${moment} AT TIME ZONE 'UTC')::date`;

const within = (moment: string): string =>
  `${moment} >= :from::timestamp AT TIME ZONE 'UTC' AND ${moment} < (:to::date + 1)::timestamp AT TIME ZONE 'UTC'`;

const counts = (order: string): string => `(:countsTests OR ${order} NOT IN (${TEST_ORDERS}))`;

const eachDay = (table: string, moment: string, figures: string, where: string): string =>
  `(SELECT ${dayOf(moment)} AS day, ${figures} FROM ${table} WHERE ${within(moment)} AND ${where} GROUP BY 1)`;

const DAILY = `
  SELECT to_char(series.day, 'YYYY-MM-DD') AS day, COALESCE(placed.count, 0)::int AS placed,
    COALESCE(placed.paid, 0)::int AS "placedAndPaid", COALESCE(paid.count, 0)::int AS orders,
    COALESCE(paid.sum, 0)::float8 AS ordered,
    COALESCE(taken.sum, 0)::float8 AS captured, COALESCE(back.sum, 0)::float8 AS refunded
  FROM generate_series(:from::date, :to::date, interval '1 day') AS series (day)
  LEFT JOIN ${eachDay('orders', 'placed_at', 'count(*), count(paid_at) AS paid', counts('id'))} placed ON placed.day = series.day
  LEFT JOIN ${eachDay('orders', 'paid_at', 'count(*), sum(total)', counts('id'))} paid ON paid.day = series.day
  LEFT JOIN ${eachDay('captures', 'made_at', 'sum(amount)', counts('order_id'))} taken ON taken.day = series.day
  LEFT JOIN ${eachDay('refunds', 'done_at', 'sum(amount)', counts('order_id'))} back ON back.day = series.day`;

/** Days without sales count as 0. */
export const selectDailySales = (sql: Sql, query: SalesQuery): Query =>
  sql
    .from(sql.raw(`(${DAILY}) AS days`, { ...query }))
    .orderBy('day')
    .select('*');

export const readDailySales = (sql: Sql, query: SalesQuery): Promise<DailySalesRow[]> => selectDailySales(sql, query);

/** Whether any were placed or paid on these days. */
export const hasTestOrders = async (sql: Sql, { from, to }: StatsQuery): Promise<boolean> => {
  const { rows } = await sql.raw(
    `SELECT FROM orders WHERE id IN (${TEST_ORDERS}) AND (${within('placed_at')} OR ${within('paid_at')}) LIMIT 1`,
    { from, to },
  );
  return rows.length > 0;
};

interface BestSellerRow {
  itemId: number;
  title: string;
  slug: string | null;
  quantity: number;
  amount: number;
}

/** Of what was paid on these days and not refunded since. */
export const readBestSellers = async (sql: Sql, query: SalesQuery, limit: number): Promise<BestSellerRow[]> => {
  const { rows } = await sql.raw(
    `SELECT sold."itemId", COALESCE(items.title, sold.title) AS title, items.slug, sold.quantity, sold.amount
     FROM (
       SELECT item_id AS "itemId", max(title) AS title, sum(kept)::int AS quantity,
         sum(round((line.total - line.discount) * kept / line.quantity::numeric))::float8 AS amount
       FROM orders JOIN LATERAL (
         SELECT order_lines.*, quantity - COALESCE((SELECT sum(refund_lines.quantity) FROM refund_lines
           JOIN refunds ON refunds.id = refund_id WHERE line_id = order_lines.id AND state = 'DONE'), 0) AS kept
         FROM order_lines WHERE order_id = orders.id
       ) line ON true
       WHERE ${within('paid_at')} AND state <> 'REFUNDED' AND item_id IS NOT NULL AND kept > 0 AND ${counts('orders.id')}
       GROUP BY item_id ORDER BY 3 DESC, 4 DESC, 1 LIMIT :limit
     ) sold LEFT JOIN items ON items.id = sold."itemId"
     ORDER BY sold.quantity DESC, sold.amount DESC, sold."itemId"`,
    { ...query, limit },
  );
  return rows;
};
