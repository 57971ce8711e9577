import { fromCents, type SalesPeriod, type SalesSummary } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
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

export const readPeriod = async (sql: Sql, [from, until]: Period, countsTests: boolean): Promise<SalesPeriod> => {
  const within = (moment: string, order: string) => expression`${expression.ref(moment)} >= ${from}
    AND ${expression.ref(moment)} <= ${until} AND ${countsOrder(order, countsTests)}`;
  const { rows } = await expression<{ captured: number; refunded: number; orders: number; ordered: number }>`
    SELECT (SELECT COALESCE(sum(amount), 0)::float8 FROM captures WHERE ${within('made_at', 'order_id')}) AS captured,
      (SELECT COALESCE(sum(amount), 0)::float8 FROM refunds WHERE ${within('succeeded_at', 'order_id')}) AS refunded,
      count(*)::int AS orders, COALESCE(sum(total), 0)::float8 AS ordered
    FROM orders WHERE ${within('paid_at', 'id')}`.execute(tables(sql));
  const { captured = 0, refunded = 0, orders = 0, ordered = 0 } = rows[0] ?? {};
  return {
    revenue: fromCents(captured - refunded),
    orders,
    averageOrder: orders === 0 ? null : fromCents(Math.round(ordered / orders)),
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
