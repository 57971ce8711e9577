import type { InferType, MixedSchema } from 'yup';
import { queryOneOf } from '../input/list-query';
import { statsQuery } from '../store/stats';

export const REPORT_GROUPS = ['item', 'category', 'country', 'customer', 'tax'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Sales by one of the groups, of orders that were paid on the requested days. */
export const salesReportQuery = (today: string) =>
  statsQuery(today).shape({
    by: queryOneOf('by', REPORT_GROUPS).default('item') as unknown as MixedSchema<ReportGroup>,
  });
export type SalesReportQuery = InferType<ReturnType<typeof salesReportQuery>>;

export interface ReportRow {
  /** Null: none, such as what has no category, or orders without an address. */
  name: string | null;
  orders: number;
  /** What was sold and not refunded; null where nothing is counted. */
  quantity: number | null;
  /**
   * Of items and categories after discounts, without tax and shipping, and without refunded lines. Of countries and customers what was
   * paid less what was refunded. Of taxes the amount of tax, less its share of refunds.
   */
  amount: number;
}

export interface SalesReport {
  /** The largest amounts first, as many as a page shows. */
  rows: ReportRow[];
  rowCount: number;
}
