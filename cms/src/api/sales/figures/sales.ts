import { type DailySales, fromCents, type Sales, type SalesSummary, type StatsQuery, statsQuery } from '@stoa/contract';
import type { ListExport } from '../../../csv/list-export';
import { toLine } from '../../../csv/text/writer';
import type { Context } from '../../../services';
import { type DailySalesRow, readBestSellers, readDailySales, readTestOrders, selectDailySales } from './sales-rows';
import { averageOrder, readSalesSummary } from './sales-summary';

type Counted = Omit<DailySalesRow, 'day'>;

/** Of a day, or of several. */
const toSales = <Row extends Counted>({ kept: _kept, captured, refunded, ...row }: Row) => ({
  ...row,
  captured: fromCents(captured),
  refunded: fromCents(refunded),
  revenue: fromCents(captured - refunded),
});

const toDailySales = (row: DailySalesRow): DailySales => toSales(row);

const sumOf = (days: DailySalesRow[]): Counted => {
  const total = (figure: keyof Counted) => days.reduce((sum, day) => sum + day[figure], 0);
  return {
    placed: total('placed'),
    placedAndPaid: total('placedAndPaid'),
    orders: total('orders'),
    kept: total('kept'),
    captured: total('captured'),
    refunded: total('refunded'),
  };
};

const BEST_SELLERS = 5;

export default ({ strapi }: Context) => ({
  summary: (): Promise<SalesSummary> => readSalesSummary(strapi.db.connection, new Date()),

  async read(range: StatsQuery): Promise<Sales> {
    const sql = strapi.db.connection;
    const [days, sellers, testOrders] = await Promise.all([
      readDailySales(sql, range),
      readBestSellers(sql, range, BEST_SELLERS),
      readTestOrders(sql, range),
    ]);
    const total = sumOf(days);
    return {
      total: toSales(total),
      testOrders,
      averageOrder: averageOrder(total),
      bestSellers: sellers.map(({ amount, ...row }) => ({ ...row, amount: fromCents(amount) })),
      daily: days.map(toDailySales),
    };
  },
});

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
  all: (query) => selectDailySales(strapi.db.connection, query as StatsQuery),
  toText: (row) => {
    const counted = row as DailySalesRow;
    const day = { ...toDailySales(counted), averageOrder: averageOrder(counted) };
    return toLine(Object.values(CELLS).map((cell) => cell(day)));
  },
});
