import { type DailySales, type Sales, type StatsQuery, statsQuery } from '@stoa/contract';
import type { ListExport } from '../../../csv/list-export';
import { toLine } from '../../../csv/writer';
import type { Context } from '../../../services';
import { type DailySalesRow, selectDailySales } from '../queries/sales';
import { averageOrder, toDailySales } from '../serializers/sales';
import { salesQuery } from '../services/sales';

type Day = DailySales & Pick<Sales, 'averageOrder'>;

const CELLS: Record<string, (day: Day) => string> = {
  day: ({ day }) => day,
  placed: ({ placed }) => String(placed),
  placedAndPaid: ({ placedAndPaid }) => String(placedAndPaid),
  paid: ({ orders }) => String(orders),
  averageOrder: ({ averageOrder }) => averageOrder?.toFixed(2) ?? '',
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
    const counted = row as DailySalesRow;
    const day = { ...toDailySales(counted), averageOrder: averageOrder(counted) };
    return toLine(Object.values(CELLS).map((cell) => cell(day)));
  },
});
