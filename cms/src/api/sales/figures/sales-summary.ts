import { dayOf, fromCents, type SalesPeriod, type SalesSummary } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { countsOrder, FIRST, KEPT, readTestOrders } from './sales-rows';

const DAY_MS = 24 * 60 * 60_000;

/** From a moment on, until another. */
export type Period = [from: Date, until: Date];

const periodsUntil = (now: Date): Record<Exclude<keyof SalesSummary, 'testOrders'>, Period> => {
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
  orders: number;
  kept: number;
}

export const readPeriod = async (sql: Sql, [from, until]: Period): Promise<SalesPeriod> => {
  const within = (moment: string, order: string) => expression`${expression.ref(moment)} >= ${from}
    AND ${expression.ref(moment)} <= ${until} AND ${countsOrder(order)}`;
  const { rows } = await expression<PeriodRow>`SELECT captured, refunded, orders, COALESCE(kept, 0)::float8 AS kept FROM
    (SELECT COALESCE(sum(amount), 0)::float8 AS captured FROM captures WHERE ${within('made_at', 'order_id')}) taken,
    (SELECT COALESCE(sum(amount), 0)::float8 AS refunded FROM refunds WHERE ${within('succeeded_at', 'order_id')}) back,
    (SELECT (count(*) ${expression.raw(FIRST)})::int AS orders, ${expression.raw(KEPT)} FROM orders WHERE ${within('paid_at', 'id')}) paid`.execute(
    tables(sql),
  );
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  const { captured, refunded, orders } = row;
  return { revenue: fromCents(captured - refunded), orders, averageOrder: averageOrder(row) };
};

/** What the paid orders brought on average; null if none were paid. */
export const averageOrder = ({ kept, orders }: Pick<PeriodRow, 'kept' | 'orders'>): number | null =>
  orders === 0 ? null : fromCents(Math.round(kept / orders));

export const readSalesSummary = async (sql: Sql, now: Date): Promise<SalesSummary> => {
  const { today, yesterday, week, weekBefore } = periodsUntil(now);
  const read = (period: Period) => readPeriod(sql, period);
  return {
    testOrders: await readTestOrders(sql, { from: dayOf(weekBefore[0]), to: dayOf(now) }),
    today: await read(today),
    yesterday: await read(yesterday),
    week: await read(week),
    weekBefore: await read(weekBefore),
  };
};
