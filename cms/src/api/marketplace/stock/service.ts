import type { StockLineListQuery } from '@stoa/contract';
import { giveReason } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import type { Context } from '../../../services';
import { readStockChanges } from './changes';
import { isLow } from './low';
import { addStock, commitStock, type Quantity, releaseStock, reserveStock } from './queries';

/** Stock for orders. Everything runs in the order's own transaction. */
export default ({ strapi }: Context) => ({
  /** Reserves all of it. If there isn't enough of something, this is false, and the caller rolls back. */
  async reserve(sql: Sql, orderId: number, quantities: Quantity[]): Promise<boolean> {
    await giveReason(sql, { reason: 'reserved', order: orderId });
    const reserved = await reserveStock(sql, quantities);
    return quantities.every(({ variantId }) => reserved.has(variantId));
  },

  async release(sql: Sql, orderId: number, quantities: Quantity[]): Promise<void> {
    await giveReason(sql, { reason: 'released', order: orderId });
    await releaseStock(sql, quantities);
  },

  async commit(sql: Sql, orderId: number, quantities: Quantity[]): Promise<void> {
    await giveReason(sql, { reason: 'sale', order: orderId });
    await commitStock(sql, quantities);
  },

  /** Returns which of them are there to be put back: an item may have been deleted since. */
  async restock(sql: Sql, orderId: number, quantities: Quantity[]): Promise<Set<number>> {
    await giveReason(sql, { reason: 'restock', order: orderId });
    return addStock(sql, quantities);
  },

  changes: (query: StockLineListQuery) => readStockChanges(strapi, query),

  /** From how many left on something is low; 0: never. */
  async lowStock(sql: Sql): Promise<number> {
    return (await sql('stock_settings').first('low_stock')).low_stock;
  },

  async setLowStock(trx: Sql, lowStock: number): Promise<void> {
    await trx('stock_settings').update({ low_stock: lowStock });
  },

  /** How many items run low. */
  async countLow(sql: Sql): Promise<number> {
    const counted = await sql('items').whereRaw(isLow('items')).count({ total: '*' }).first();
    return Number(counted?.total);
  },
});
