import {
  countryName,
  fromCents,
  type ReportRow,
  type SalesReport,
  type SalesReportQuery,
  salesReportQuery,
} from '@stoa/contract';
import type { ListExport } from '../../../csv/list-export';
import { toLine } from '../../../csv/text/writer';
import type { Context } from '../../../services';
import { type ReportGroupRow, readReport, selectReport } from './report-rows';

const MOST_ROWS = 50;

const nameOf = (name: string | null, { by }: Pick<SalesReportQuery, 'by'>): string | null =>
  by === 'country' && name !== null ? countryName(name) : name;

export default ({ strapi }: Context) => ({
  async read(query: SalesReportQuery): Promise<SalesReport> {
    const { rows, rowCount } = await readReport(strapi.db.connection, query, MOST_ROWS);
    const toRow = ({ name, orders, quantity, amount }: ReportGroupRow): ReportRow => ({
      name: nameOf(name, query),
      orders,
      quantity,
      amount: fromCents(amount),
    });
    return { rows: rows.map(toRow), rowCount };
  },
});

/** One line a group. Countries are codes. */
export const reportExport = ({ strapi }: Context): ListExport => ({
  query: salesReportQuery,
  columns: ['name', 'orders', 'quantity', 'amount'],
  all: (query) => selectReport(strapi.db.connection, query as SalesReportQuery),
  toText: (row) => {
    const { name, orders, quantity, amount } = row as ReportGroupRow;
    return toLine([
      name ?? '',
      String(orders),
      quantity === null ? '' : String(quantity),
      fromCents(amount).toFixed(2),
    ]);
  },
});
