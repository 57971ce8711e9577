import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { eraseReturns } from '../returns/return-images';
import { revokeLinks } from './link-rows';

/** Where a name says whose doing it is. */
const MADE = ['orders', 'order_events', 'fulfillments', 'refunds', 'gift_card_entries'] as const;

/**
 * The shop has to keep what it sold, and to whom. Addresses, carts, the links to its
 * orders, and what was written and shown in returns go with the account. What an administrator did stays, with
 * `name` for theirs.
 */
export const anonymizeUser = async (sql: Sql, userId: number, name: string): Promise<void> => {
  await revokeLinks(sql, { user_id: userId });
  await eraseReturns(sql, { user_id: userId });
  const db = tables(sql);
  await db.updateTable('orders').where('user_id', '=', userId).set({ user_id: null }).execute();
  for (const table of MADE)
    await db.updateTable(table).where('made_by_id', '=', userId).set({ made_by: name }).execute();
};
