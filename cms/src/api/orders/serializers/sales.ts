import { type DailySales, fromCents } from '@stoa/contract';
import type { DailySalesRow } from '../queries/sales';

type Counted = Omit<DailySalesRow, 'day'>;

/** Of a day, or of several. */
export const toSales = <Row extends Counted>({ ordered: _ordered, captured, refunded, ...row }: Row) => ({
  ...row,
  captured: fromCents(captured),
  refunded: fromCents(refunded),
  revenue: fromCents(captured - refunded),
});

/** What the paid orders cost on average; null if none were paid. */
export const averageOrder = ({ ordered, orders }: Pick<Counted, 'ordered' | 'orders'>): number | null =>
  orders === 0 ? null : fromCents(Math.round(ordered / orders));

export const toDailySales = (row: DailySalesRow): DailySales => toSales(row);

export const sumOf = (days: DailySalesRow[]): Counted => {
  const total = (figure: keyof Counted) => days.reduce((sum, day) => sum + day[figure], 0);
  return {
    placed: total('placed'),
    placedAndPaid: total('placedAndPaid'),
    orders: total('orders'),
    ordered: total('ordered'),
    captured: total('captured'),
    refunded: total('refunded'),
  };
};
