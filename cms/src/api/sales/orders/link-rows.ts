import { shopPaths } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { environment } from '../../../environment';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';

/** An address that opens an order. The database keeps only the hash of its token. */
export const newLink = () => {
  const token = newOpaqueToken();
  return { token, url: `${environment.publicUrl}${shopPaths.order}?token=${token}`, hash: hashOf(token) };
};

/** One that isn't emailed: for an administrator to pass on, or for whoever just placed the order. */
export const insertLink = async (trx: Sql, orderId: number, hash: string): Promise<void> => {
  await tables(trx).insertInto('order_links').values({ order_id: orderId, token_hash: hash }).execute();
};

/** A link opens its order for as many days as the shop says. */
const STILL_OPENS = expression<boolean>`made_at > now() - interval '1 day' * (SELECT link_days FROM sales_settings)`;

export const orderOfLink = async (sql: Sql, hash: string): Promise<number | undefined> => {
  const links = tables(sql).selectFrom('order_links').where('token_hash', '=', hash).where(STILL_OPENS);
  return (await links.select('order_id').executeTakeFirst())?.order_id;
};

/** The address that whoever has this link reads; null if it wasn't emailed. */
export const readerOfLink = async (sql: Sql, hash: string): Promise<string | null> => {
  const links = tables(sql).selectFrom('order_links').where('token_hash', '=', hash).where(STILL_OPENS);
  return (await links.select('emailed_to as emailedTo').executeTakeFirst())?.emailedTo ?? null;
};

/** Those that weren’t emailed. */
export const countLinksSince = async (sql: Sql, orderId: number, since: Date): Promise<number> => {
  const links = tables(sql).selectFrom('order_links').where('order_id', '=', orderId).where('made_at', '>', since);
  return (await links.where('emailed_to', 'is', null).select(COUNT).executeTakeFirstOrThrow()).total;
};

export const countLinks = async (sql: Sql, orderId: number): Promise<number> => {
  const links = tables(sql).selectFrom('order_links').where('order_id', '=', orderId).where(STILL_OPENS);
  return (await links.select(COUNT).executeTakeFirstOrThrow()).total;
};

/** The key of its checkout, which a link may have given away, doesn’t show the customer anymore either. */
export const revokeLinks = async (
  trx: Sql,
  which: { id: number } | { user_id: number } | { customer_id: number },
): Promise<void> => {
  const db = tables(trx);
  const orders = db.selectFrom('orders').where((order) => order.and(which));
  await db.deleteFrom('order_links').where('order_id', 'in', orders.select('id')).execute();
  await db
    .updateTable('orders')
    .where((order) => order.and(which))
    .set({ links_revoked_at: new Date() })
    .execute();
};

export const pruneLinks = async (sql: Sql): Promise<void> => {
  await tables(sql)
    .deleteFrom('order_links')
    .where(({ not }) => not(STILL_OPENS))
    .execute();
};
