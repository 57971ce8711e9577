import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';

type State = 'RESERVED' | 'COMMITTED' | 'RELEASED';

interface Reservation {
  variantId: number;
  quantity: number;
}

const settle = async (trx: Sql, orderId: number, from: State, to: State): Promise<Reservation[]> => {
  const rows = await trx('reservations')
    .where({ order_id: orderId, state: from })
    .update({ state: to })
    .returning(['variant_id', 'quantity']);
  return rows
    .map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }))
    .sort((a, b) => a.variantId - b.variantId);
};

/** Gives back what an order held, or had for nothing: its stock, and its use of a discount code. It counts for no network anymore. */
export const releaseReservations = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const released = await settle(trx, orderId, 'RESERVED', 'RELEASED');
  const { stock } = services(strapi).marketplace;
  if (released.length > 0) await stock.release(trx, orderId, released);
  const sold = await settle(trx, orderId, 'COMMITTED', 'RELEASED');
  if (sold.length > 0) await stock.restock(trx, orderId, sold);
  await trx.raw(
    `WITH gone AS (DELETE FROM code_uses WHERE order_id = ? RETURNING code_id)
     UPDATE discount_codes SET uses = uses - 1 WHERE id IN (SELECT code_id FROM gone)`,
    [orderId],
  );
  await trx('orders').where({ id: orderId }).whereNotNull('network_hash').update({ network_hash: null });
};

/** What an order held is sold. */
export const commitReservations = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const committed = await settle(trx, orderId, 'RESERVED', 'COMMITTED');
  if (committed.length > 0) await services(strapi).marketplace.stock.commit(trx, orderId, committed);
};
