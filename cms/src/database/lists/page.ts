import { type Pagination, paginate, type SortOrder } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Query, Rank, Sql } from '../sql';

interface Order {
  page: number;
  limit: number;
  /** Comes first, whatever the rest of the order is. */
  rank?: Rank;
  order: SortOrder;
  /** The sort expression: our own SQL, never from a request. */
  by: string;
  /** Breaks ties, so no record appears on two pages. */
  id: string;
}

export const sorted = (query: Query, { rank, order, by, id }: Omit<Order, 'page' | 'limit'>): Query => {
  if (rank) query.orderByRaw(rank);
  return query.orderByRaw(`${by} ${order}, ${id} ${order}`);
};

export const onePage = (query: Query, order: Order): Query =>
  sorted(query, order)
    .limit(order.limit)
    .offset((order.page - 1) * order.limit);

/** Like `onePage`, for rows that are costly to complete: joins and lists are added only to the page's rows. */
export const pageOf = (sql: Sql, table: string, matching: Query, order: Order): Query =>
  sorted(sql.from(onePage(matching.select(`${table}.*`), order).as(table)), order);

/** Reads the page's rows and the list's total in two parallel statements. */
export const readPage = async <Row>(
  rows: Query,
  total: Query,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  const [found, counted] = await Promise.all([rows, total.count({ total: '*' }).first()]);
  return { rows: found as Row[], pagination: paginate(page, limit, Number(counted?.total)) };
};

export const COUNT = expression<number>`count(*)::int`.as('total');

interface Executable<Row> {
  execute(): Promise<Row[]>;
}

/** The same for typed queries. */
export const readCounted = async <Row>(
  rows: Executable<Row>,
  count: Executable<{ total: number }>,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  const [found, [counted]] = await Promise.all([rows.execute(), count.execute()]);
  return { rows: found, pagination: paginate(page, limit, counted?.total ?? 0) };
};
