import type { Sql } from '../../../database/sql';
import { revokeLinks } from './link-rows';

/** Where a name says whose doing it is. */
const MADE = ['orders', 'order_events', 'fulfillments', 'refunds'];

/**
 * The shop has to keep what it sold, and to whom. Addresses, carts, and the links to
 * its orders go with the account. What an administrator did stays, with
 * `name` for theirs.
 */
export const anonymizeUser = async (sql: Sql, userId: number, name: string): Promise<void> => {
  await revokeLinks(sql, { user_id: userId });
  await sql('orders').where({ user_id: userId }).update({ user_id: null });
  for (const table of MADE) await sql(table).where({ made_by_id: userId }).update({ made_by: name });
};
