import { choiceOf, type StockLine, type StockLineList, type StockLineListQuery } from '@stoa/contract';
import { readPage } from '../../../database/page';
import type { Sql } from '../../../database/sql';
import { VALUES } from '../variants/columns';

/** PostgreSQL returns bigint as text. */
interface Row extends Omit<StockLine, 'id' | 'choice' | 'changedAt'> {
  id: string;
  values: string[] | null;
  changedAt: Date;
}

/** Newest first. */
export const readStockChanges = async (sql: Sql, query: StockLineListQuery): Promise<StockLineList> => {
  const { item, page, limit } = query;
  const ofItem = sql('stock_changes as line').where({ 'line.item_id': item });
  const rows = ofItem
    .clone()
    .leftJoin('item_variants as variant', 'variant.id', 'line.variant_id')
    .leftJoin('orders', 'orders.id', 'line.order_id')
    .orderBy('line.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .select(
      {
        id: 'line.id',
        reason: 'line.reason',
        stockChange: 'line.stock_change',
        reservedChange: 'line.reserved_change',
        stock: 'line.stock',
        reserved: 'line.reserved',
        order: 'orders.number',
        changedBy: 'line.changed_by',
        changedAt: 'line.changed_at',
      },
      sql.raw(`${VALUES} AS values`),
    );
  const found = await readPage<Row>(rows, ofItem, query);
  return {
    items: found.rows.map(({ id, values, changedAt, ...row }) => ({
      ...row,
      id: Number(id),
      choice: values && values.length > 0 ? choiceOf(values) : null,
      changedAt: changedAt.toISOString(),
    })),
    pagination: found.pagination,
  };
};
