import { type DailySales, fromCents, type Sales, type SalesSummary, type StatsQuery, statsQuery } from '@stoa/contract';
import type { ListExport } from '../../../csv/list-export';
import { toLine } from '../../../csv/text/writer';
import type { Context } from '../../../services';
import { takesTestPayments } from '../payments/payment-methods';
import {
  type DailySalesRow,
  hasTestOrders,
  readBestSellers,
  readDailySales,
  type SalesQuery,
  selectDailySales,
} from './sales-rows';
import { readSalesSummary } from './sales-summary';

type Counted = Omit<DailySalesRow, 'day'>;

/** Of a day, or of several. */
const toSales = <Row extends Counted>({ ordered: _ordered, captured, refunded, ...row }: Row) => ({
  ...row,
  captured: fromCents(captured),
  refunded: fromCents(refunded),
  revenue: fromCents(captured - refunded),
});

/** What the paid orders cost on average; null if none were paid. */
const averageOrder = ({ ordered, orders }: Pick<Counted, 'ordered' | 'orders'>): number | null =>
  orders === 0 ? null : fromCents(Math.round(ordered / orders));

const toDailySales = (row: DailySalesRow): DailySales => toSales(row);

const sumOf = (days: DailySalesRow[]): Counted => {
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

const BEST_SELLERS = 5;

/** Orders in test mode count only as long as the shop is in it, too. */
const salesQuery = (range: StatsQuery): SalesQuery => ({
  ...range,
  countsTests: takesTestPayments(),
});

export default ({ strapi }: Context) => ({
  summary: (): Promise<SalesSummary> => readSalesSummary(strapi.db.connection, new Date(), takesTestPayments()),

  async read(range: StatsQuery): Promise<Sales> {
    const sql = strapi.db.connection;
    const query = salesQuery(range);
    const [days, sellers, hasTests] = await Promise.all([
      readDailySales(sql, query),
      readBestSellers(sql, query, BEST_SELLERS),
      hasTestOrders(sql, range),
    ]);
    const total = sumOf(days);
    return {
      total: toSales(total),
      testOrders: hasTests ? (query.countsTests ? 'COUNTED' : 'LEFT_OUT') : null,
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
  all: (query) => selectDailySales(strapi.db.connection, salesQuery(query as StatsQuery)),
  toText: (row) => {
    const counted = row as DailySalesRow;
    const day = { ...toDailySales(counted), averageOrder: averageOrder(counted) };
    return toLine(Object.values(CELLS).map((cell) => cell(day)));
  },
});
