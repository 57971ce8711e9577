import { giveReason } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import type { Context } from '../../../services';
import { addStock, claimStock, holdStock, type Quantity, readLeft, releaseStock } from './queries';

export type { Quantity } from './queries';

/** Something that can't be had as often as it was asked for. */
export interface Shortage {
  variantId: number;
  /** How many there are. */
  left: number;
}

/** Stock for orders. Everything runs in the order's own transaction. */
export default (_context: Context) => ({
  /** Holds all of it. If there isn't enough of something, says of what; then the caller rolls back. */
  async hold(sql: Sql, orderId: number, quantities: Quantity[]): Promise<Shortage[]> {
    await giveReason(sql, { reason: 'held', order: orderId });
    const held = await holdStock(sql, quantities);
    const short = quantities.map(({ variantId }) => variantId).filter((id) => !held.has(id));
    if (short.length === 0) return [];
    const left = await readLeft(sql, short);
    return short.map((variantId) => ({ variantId, left: left.get(variantId) ?? 0 }));
  },

  async release(sql: Sql, orderId: number, quantities: Quantity[]): Promise<void> {
    await giveReason(sql, { reason: 'released', order: orderId });
    await releaseStock(sql, quantities);
  },

  async claim(sql: Sql, orderId: number, quantities: Quantity[]): Promise<void> {
    await giveReason(sql, { reason: 'sale', order: orderId });
    await claimStock(sql, quantities);
  },

  /** Returns which of them are there to be put back: an item may have been deleted since. */
  async restock(sql: Sql, orderId: number, quantities: Quantity[]): Promise<Set<number>> {
    await giveReason(sql, { reason: 'restock', order: orderId });
    return addStock(sql, quantities);
  },
});
