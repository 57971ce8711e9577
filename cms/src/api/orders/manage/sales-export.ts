import { type DailySales, type StatsQuery, statsQuery } from '@stoa/contract';
import type { ListExport } from '../../../csv/list-export';
import { toLine } from '../../../csv/writer';
import type { Context } from '../../../services';
import { type DailySalesRow, selectDailySales } from '../queries/sales';
import { toDailySales } from '../serializers/sales';
import { salesQuery } from '../services/sales';

const CELLS: Record<string, (day: DailySales) => string> = {
  day: ({ day }) => day,
  placed: ({ placed }) => String(placed),
  paid: ({ orders }) => String(orders),
  captured: ({ captured }) => captured.toFixed(2),
  refunded: ({ refunded }) => refunded.toFixed(2),
  revenue: ({ revenue }) => revenue.toFixed(2),
};

/** One line a day. */
export const salesExport = ({ strapi }: Context): ListExport => ({
  query: statsQuery,
  columns: Object.keys(CELLS),
  all: (query) => selectDailySales(strapi.db.connection, salesQuery(strapi, query as StatsQuery)),
  toText: (row) => {
    const day = toDailySales(row as DailySalesRow);
    return toLine(Object.values(CELLS).map((cell) => cell(day)));
  },
});
