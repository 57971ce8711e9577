import type { Sales, StatsQuery } from '@stoa/contract';
import { sql as expression, type Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import { dayIn, fromDay, untilDay } from '../../../database/days';
import type { Selection, Sql } from '../../../database/sql';
import { tables, toKnex } from '../../../database/tables';
import { TEST_ORDERS } from '../orders/order-row';

/** Amounts are cents. */
export interface DailySalesRow {
  day: string;
  placed: number;
  placedAndPaid: number;
  orders: number;
  /** What was paid for these orders, less what of it has been refunded since. */
  kept: number;
  captured: number;
  refunded: number;
}

export const within = (moment: string, { from, to }: StatsQuery) =>
  expression<boolean>`${fromDay(moment, from)} AND ${untilDay(moment, to)}`;

/** Whether the shop has no money but that of tests. */
const ONLY_TESTS = `NOT EXISTS (SELECT FROM captures received WHERE received.order_id NOT IN (${TEST_ORDERS}))`;

/** Test orders count until there is real money, so that they never add to it. */
export const countsOrder = (order: string) =>
  expression<boolean>`(${expression.ref(order)} NOT IN (${expression.raw(TEST_ORDERS)}) OR ${expression.raw(ONLY_TESTS)})`;

/** What happened of which order, by day. */
const eachDay = (moment: string, of: { table: string; order: string; figures: string }, query: StatsQuery) =>
  expression`(SELECT ${expression.raw(dayIn(moment))} AS day, ${expression.raw(of.figures)} FROM ${expression.table(of.table)}
    WHERE ${within(moment, query)} AND ${countsOrder(of.order)} GROUP BY 1)`;

const SUM = 'sum(amount)';

/** Of orders. What a gift card pays was revenue when the card was sold. */
export const KEPT = `sum(due - COALESCE((SELECT sum(amount) FROM refunds
  WHERE order_id = orders.id AND refunds.state = 'SUCCEEDED'), 0)) AS kept`;

/** What something was swapped for counts with the order that it was swapped from. */
export const FIRST = 'FILTER (WHERE swap_of IS NULL)';

/** Days without sales count as 0. */
const daily = (query: StatsQuery) => expression<DailySalesRow>`
  SELECT to_char(series.day, 'YYYY-MM-DD') AS day, COALESCE(placed.count, 0)::int AS placed,
    COALESCE(placed.paid, 0)::int AS "placedAndPaid", COALESCE(paid.count, 0)::int AS orders,
    COALESCE(paid.kept, 0)::float8 AS kept,
    COALESCE(taken.sum, 0)::float8 AS captured, COALESCE(back.sum, 0)::float8 AS refunded
  FROM generate_series(${query.from}::date, ${query.to}::date, interval '1 day') AS series (day)
  LEFT JOIN ${eachDay('placed_at', { table: 'orders', order: 'id', figures: `count(*) ${FIRST}, count(paid_at) ${FIRST} AS paid` }, query)} placed
    ON placed.day = series.day
  LEFT JOIN ${eachDay('paid_at', { table: 'orders', order: 'id', figures: `count(*) ${FIRST}, ${KEPT}` }, query)} paid ON paid.day = series.day
  LEFT JOIN ${eachDay('made_at', { table: 'captures', order: 'order_id', figures: SUM }, query)} taken ON taken.day = series.day
  LEFT JOIN ${eachDay('succeeded_at', { table: 'refunds', order: 'order_id', figures: SUM }, query)} back ON back.day = series.day
  ORDER BY series.day`;

export const selectDailySales = (sql: Sql, query: StatsQuery): Selection =>
  toKnex(sql, daily(query).compile(tables(sql)));

export const readDailySales = async (sql: Sql, query: StatsQuery): Promise<DailySalesRow[]> =>
  (await daily(query).execute(tables(sql))).rows;

/** How much of a line wasn't refunded. */
export const unrefunded = (line: string): string =>
  `${line}.quantity - COALESCE((SELECT sum(refund_lines.quantity) FROM refund_lines JOIN refunds ON refunds.id = refund_id
    WHERE line_id = ${line}.id AND refunds.state = 'SUCCEEDED'), 0)`;

/** What becomes of those that were placed or paid on these days. */
export const readTestOrders = async (sql: Sql, range: StatsQuery): Promise<Sales['testOrders']> => {
  const [found] = await tables(sql)
    .selectFrom('orders')
    .where('id', 'in', expression<number>`(${expression.raw(TEST_ORDERS)})`)
    .where((order) => order.or([within('placed_at', range), within('paid_at', range)]))
    .limit(1)
    .select(expression<boolean>`${expression.raw(ONLY_TESTS)}`.as('counts'))
    .execute();
  if (!found) return null;
  return found.counts ? 'COUNTED' : 'LEFT_OUT';
};

interface BestSellerRow extends Pick<Selectable<Tables['order_lines']>, 'title' | 'slug'> {
  itemId: number;
  quantity: number;
  amount: number;
}

/** Of what was paid on these days and not refunded since. */
export const readBestSellers = async (sql: Sql, query: StatsQuery, limit: number): Promise<BestSellerRow[]> => {
  const { rows } = await expression<BestSellerRow>`
     SELECT sold."itemId", COALESCE(items.title, sold.title) AS title, items.slug, sold.quantity, sold.amount
     FROM (
       SELECT item_id AS "itemId", max(title) AS title, sum(kept)::int AS quantity,
         sum(round((line.total - line.discount) * kept / line.quantity::numeric))::float8 AS amount
       FROM orders JOIN LATERAL (
         SELECT order_lines.*, ${expression.raw(unrefunded('order_lines'))} AS kept
         FROM order_lines WHERE order_id = orders.id AND NOT gift_card
       ) line ON true
       WHERE ${within('paid_at', query)} AND state <> 'REFUNDED' AND item_id IS NOT NULL AND kept > 0
         AND ${countsOrder('orders.id')}
       GROUP BY item_id ORDER BY 3 DESC, 4 DESC, 1 LIMIT ${limit}
     ) sold LEFT JOIN items ON items.id = sold."itemId"
     ORDER BY sold.quantity DESC, sold.amount DESC, sold."itemId"`.execute(tables(sql));
  return rows;
};
