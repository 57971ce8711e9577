import { type Pagination, paginate, type SortOrder } from '@stoa/contract';
import type { Query, Sql } from './sql';

interface Order {
  page: number;
  limit: number;
  order: SortOrder;
  /** What is sorted by: SQL of ours, never of a request. */
  by: string;
  /** Breaks ties, so that no record shows on two pages. */
  id: string;
}

export const sorted = (query: Query, { order, by, id }: Omit<Order, 'page' | 'limit'>): Query =>
  query.orderByRaw(`${by} ${order}, ${id} ${order}`);

/** Sorts and cuts one page out of a query. */
export const onePage = (query: Query, order: Order): Query =>
  sorted(query, order)
    .limit(order.limit)
    .offset((order.page - 1) * order.limit);

/** The same for rows that are costly to complete: joins and lists are added to the rows of the page alone. */
export const pageOf = (sql: Sql, table: string, matching: Query, order: Order): Query =>
  sorted(sql.from(onePage(matching.select(`${table}.*`), order).as(table)), order);

/** The rows of a page and the total of its list: one statement each, side by side. */
export const readPage = async <Row>(
  rows: Query,
  total: Query,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  const [found, counted] = await Promise.all([rows, total.count({ total: '*' }).first()]);
  return { rows: found as Row[], pagination: paginate(page, limit, Number(counted?.total)) };
};
