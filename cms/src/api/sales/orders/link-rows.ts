import type { Sql } from '../../../database/sql';

/** A link opens its order for as many days as the shop says. */
const STILL_OPENS = "made_at > now() - interval '1 day' * (SELECT link_days FROM sales_settings)";

/** The database keeps only its hash. */
export const insertLink = async (trx: Sql, orderId: number, hash: string): Promise<void> => {
  await trx('order_links').insert({ token_hash: hash, order_id: orderId });
};

export const orderOfLink = async (sql: Sql, hash: string): Promise<number | undefined> =>
  (await sql('order_links').where({ token_hash: hash }).whereRaw(STILL_OPENS).first('order_id'))?.order_id;

export const countLinks = async (sql: Sql, orderId: number): Promise<number> =>
  Number(
    (await sql('order_links').where({ order_id: orderId }).whereRaw(STILL_OPENS).count({ links: '*' }).first())?.links,
  );

/** The key of its checkout, which a link may have given away, doesn’t show the customer anymore either. */
export const revokeLinks = async (trx: Sql, which: { id: number } | { user_id: number }): Promise<void> => {
  await trx('order_links').whereIn('order_id', trx('orders').where(which).select('id')).delete();
  await trx('orders').where(which).update({ links_revoked_at: new Date() });
};

export const pruneLinks = (sql: Sql): Promise<number> => sql('order_links').whereRaw(`NOT ${STILL_OPENS}`).delete();
