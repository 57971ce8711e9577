import { choiceOf, type StockLine, type StockLineList, type StockLineListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { readPage } from '../../../database/page';
import { services } from '../../../services';
import { VALUES } from '../variants/columns';

/** PostgreSQL returns bigint as text. */
interface Row extends Omit<StockLine, 'id' | 'choice' | 'order' | 'changedAt'> {
  id: string;
  orderId: number | null;
  values: string[] | null;
  changedAt: Date;
}

/** Newest first. */
export const readStockChanges = async (strapi: Core.Strapi, query: StockLineListQuery): Promise<StockLineList> => {
  const sql = strapi.db.connection;
  const { item, page, limit } = query;
  const ofItem = sql('stock_changes as line').where({ 'line.item_id': item });
  const rows = ofItem
    .clone()
    .leftJoin('item_variants as variant', 'variant.id', 'line.variant_id')
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
        orderId: 'line.order_id',
        changedBy: 'line.changed_by',
        changedAt: 'line.changed_at',
      },
      sql.raw(`${VALUES} AS values`),
    );
  const found = await readPage<Row>(rows, ofItem, query);
  const orders = await services(strapi).sales.manage.numbers(found.rows.flatMap(({ orderId }) => orderId ?? []));
  return {
    items: found.rows.map(({ id, values, orderId, changedAt, ...row }) => ({
      ...row,
      id: Number(id),
      choice: values && values.length > 0 ? choiceOf(values) : null,
      order: (orderId && orders.get(orderId)) ?? null,
      changedAt: changedAt.toISOString(),
    })),
    pagination: found.pagination,
  };
};
