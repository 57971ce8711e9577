import { fromCents, type SalesPeriod, type SalesSummary } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { TEST_ORDERS } from '../orders/order-row';
import { countsOrder } from './sales-rows';

const DAY_MS = 24 * 60 * 60_000;

/** From a moment on, until another. */
export type Period = [from: Date, until: Date];

const periodsUntil = (now: Date): Record<keyof SalesSummary, Period> => {
  const before = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  return {
    today: [midnight, now],
    yesterday: [before(midnight, 1), before(now, 1)],
    week: [before(midnight, 6), now],
    weekBefore: [before(midnight, 13), before(now, 7)],
  };
};

interface PeriodRow {
  captured: number;
  refunded: number;
  testCaptured: number;
  testRefunded: number;
  orders: number;
  testOrders: number;
  ordered: number;
}

/** A sum, and what test orders are of it. */
const sums = (amount: string, order: string, name: string, testName: string) => expression`
  COALESCE(sum(${expression.ref(amount)}), 0)::float8 AS ${expression.ref(name)},
  COALESCE(sum(${expression.ref(amount)}) FILTER (WHERE ${isOfTest(order)}), 0)::float8 AS ${expression.ref(testName)}`;

const isOfTest = (order: string) => expression<boolean>`${expression.ref(order)} IN (${expression.raw(TEST_ORDERS)})`;

export const readPeriod = async (sql: Sql, [from, until]: Period, countsTests: boolean): Promise<SalesPeriod> => {
  const within = (moment: string, order: string) => expression`${expression.ref(moment)} >= ${from}
    AND ${expression.ref(moment)} <= ${until} AND ${countsOrder(order, countsTests)}`;
  const { rows } = await expression<PeriodRow>`SELECT * FROM
    (SELECT ${sums('amount', 'order_id', 'captured', 'testCaptured')} FROM captures WHERE ${within('made_at', 'order_id')}) taken,
    (SELECT ${sums('amount', 'order_id', 'refunded', 'testRefunded')} FROM refunds WHERE ${within('succeeded_at', 'order_id')}) back,
    (SELECT count(*)::int AS orders, (count(*) FILTER (WHERE ${isOfTest('id')}))::int AS "testOrders",
      COALESCE(sum(total), 0)::float8 AS ordered FROM orders WHERE ${within('paid_at', 'id')}) paid`.execute(
    tables(sql),
  );
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  const { captured, refunded, testCaptured, testRefunded, orders, testOrders, ordered } = row;
  return {
    revenue: fromCents(captured - refunded),
    orders,
    averageOrder: orders === 0 ? null : fromCents(Math.round(ordered / orders)),
    testRevenue: fromCents(testCaptured - testRefunded),
    testOrders,
  };
};

export const readSalesSummary = async (sql: Sql, now: Date, countsTests: boolean): Promise<SalesSummary> => {
  const { today, yesterday, week, weekBefore } = periodsUntil(now);
  const read = (period: Period) => readPeriod(sql, period, countsTests);
  return {
    today: await read(today),
    yesterday: await read(yesterday),
    week: await read(week),
    weekBefore: await read(weekBefore),
  };
};
