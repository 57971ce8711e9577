import type { StockLineListQuery } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { Context } from '../../../services';
import { readStockChanges } from './changes';
import { runsLow } from './low';
import { commitStock, type Quantity, releaseStock, reserveStock, restock } from './queries';

/** Stock for orders. Everything runs in the order's own transaction. */
export default ({ strapi }: Context) => ({
  /** Reserves all of it. If there isn't enough of something, this is false, and the caller rolls back. */
  async reserve(sql: Sql, orderId: number, quantities: Quantity[]): Promise<boolean> {
    const reserved = await reserveStock(sql, orderId, quantities);
    return quantities.every(({ variantId }) => reserved.has(variantId));
  },

  release: releaseStock,
  commit: commitStock,
  restock,

  changes: (query: StockLineListQuery) => readStockChanges(strapi, query),

  /** From how many left on something is low; 0: never. */
  async lowStock(sql: Sql): Promise<number> {
    const { low_stock } = await tables(sql).selectFrom('stock_settings').select('low_stock').executeTakeFirstOrThrow();
    return low_stock;
  },

  async setLowStock(trx: Sql, lowStock: number): Promise<void> {
    await tables(trx).updateTable('stock_settings').set({ low_stock: lowStock }).execute();
  },

  /** How many items run low. */
  async countLow(sql: Sql): Promise<number> {
    const low = tables(sql)
      .selectFrom('items')
      .where(expression.raw<boolean>(runsLow('items')));
    return (await low.select(COUNT).executeTakeFirstOrThrow()).total;
  },
});
