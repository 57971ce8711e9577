import {
  addDays,
  clockAt,
  dayOf,
  fromCents,
  momentAt,
  type SalesPeriod,
  type SalesSummary,
  startOfDay,
} from '@stoa/contract';
import { sql as expression } from 'kysely';
import { readTimeZone } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { countsOrder, FIRST, KEPT, readTestOrders } from './sales-rows';

const DAY_MS = 24 * 60 * 60_000;

/** From a moment on, until another. */
export type Period = [from: Date, until: Date];

/** Each compared one ends when the clock shows what it shows now. */
export const periodsUntil = (now: Date, zone: string): Record<Exclude<keyof SalesSummary, 'testOrders'>, Period> => {
  const today = dayOf(now, zone);
  const start = (days: number): Date => startOfDay(addDays(today, -days), zone);
  const before = (days: number): Date => new Date(momentAt(clockAt(now.getTime(), zone) - days * DAY_MS, zone));
  return {
    today: [start(0), now],
    yesterday: [start(1), before(1)],
    week: [start(6), now],
    weekBefore: [start(13), before(7)],
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
  const zone = await readTimeZone(sql);
  const { today, yesterday, week, weekBefore } = periodsUntil(now, zone);
  const read = (period: Period) => readPeriod(sql, period);
  return {
    testOrders: await readTestOrders(sql, { from: dayOf(weekBefore[0], zone), to: dayOf(now, zone) }),
    today: await read(today),
    yesterday: await read(yesterday),
    week: await read(week),
    weekBefore: await read(weekBefore),
  };
};
