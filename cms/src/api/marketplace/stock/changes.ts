import { choiceOf, type StockLineList, type StockLineListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { COUNT, readCounted } from '../../../database/lists/page';
import { tables } from '../../../database/tables';
import { services } from '../../../services';
import { VALUES } from '../variants/columns';

/** Newest first. */
export const readStockChanges = async (strapi: Core.Strapi, query: StockLineListQuery): Promise<StockLineList> => {
  const { item, page, limit } = query;
  const ofItem = tables(strapi.db.connection).selectFrom('stock_changes as line').where('line.item_id', '=', item);
  const rows = ofItem
    .leftJoin('item_variants as variant', 'variant.id', 'line.variant_id')
    .orderBy('line.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .select([
      'line.id',
      'line.reason',
      'line.stock_change as stockChange',
      'line.reserved_change as reservedChange',
      'line.stock',
      'line.reserved',
      'line.order_id as orderId',
      'line.changed_by as changedBy',
      'line.changed_at as changedAt',
    ])
    .select(expression.raw<string[] | null>(VALUES).as('values'));
  const found = await readCounted(rows, ofItem.select(COUNT), query);
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
