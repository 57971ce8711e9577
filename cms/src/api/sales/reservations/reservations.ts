import type { Core } from '@strapi/strapi';
import { attempt } from '../../../database/attempt';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { releaseCode, takeCode } from '../discount-codes/code-uses';

type State = 'RESERVED' | 'COMMITTED' | 'RELEASED';

interface Quantity {
  variantId: number;
  quantity: number;
}

const setState = async (trx: Sql, orderId: number, from: State, to: State): Promise<Quantity[]> => {
  const rows: { variant_id: number; quantity: number }[] = await trx('reservations')
    .where({ order_id: orderId, state: from })
    .update({ state: to })
    .returning(['variant_id', 'quantity']);
  return rows
    .map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }))
    .sort((a, b) => a.variantId - b.variantId);
};

/** Several lines may be of the same thing, at different prices. What isn't in the catalog isn't reserved. */
const quantitiesOf = (lines: readonly { sale: { variantId: number | null }; quantity: number }[]): Quantity[] => {
  const quantities = new Map<number, number>();
  for (const { sale, quantity } of lines)
    if (sale.variantId !== null) quantities.set(sale.variantId, (quantities.get(sale.variantId) ?? 0) + quantity);
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
};

/** Reserves all that an order is made of. False if something of it can't be had. */
export const reserveLines = async (
  strapi: Core.Strapi,
  trx: Sql,
  orderId: number,
  lines: Parameters<typeof quantitiesOf>[0],
): Promise<boolean> => {
  const quantities = quantitiesOf(lines);
  if (quantities.length === 0) return true;
  if (!(await services(strapi).marketplace.stock.reserve(trx, orderId, quantities))) return false;
  await trx('reservations').insert(
    quantities.map(({ variantId, quantity }) => ({ order_id: orderId, variant_id: variantId, quantity })),
  );
  return true;
};

/** Rolls back to before the attempt. */
class SoldOut extends Error {}

const reserveAll = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const quantities = await setState(trx, orderId, 'RELEASED', 'RESERVED');
  if (!(await services(strapi).marketplace.stock.reserve(trx, orderId, quantities))) throw new SoldOut();
  const { email, codeId } = await trx('orders')
    .where({ id: orderId })
    .first({ email: 'email', codeId: 'discount_code_id' });
  if (codeId !== null && !(await takeCode(trx, { codeId, orderId, email }))) throw new SoldOut();
};

/** Reserves again what an expired order had reserved, or nothing if some of it is gone: then this is false. */
export const reserveAgain = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<boolean> => {
  const reserved = await attempt(trx, () => reserveAll(strapi, trx, orderId));
  if ('fault' in reserved && !(reserved.fault instanceof SoldOut)) throw reserved.fault;
  return 'result' in reserved;
};

/** Gives back what an order reserved, or had for nothing: its stock, and its use of a discount code. It counts for no network anymore. */
export const releaseReservations = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const { stock } = services(strapi).marketplace;
  const released = await setState(trx, orderId, 'RESERVED', 'RELEASED');
  if (released.length > 0) await stock.release(trx, orderId, released);
  const sold = await setState(trx, orderId, 'COMMITTED', 'RELEASED');
  if (sold.length > 0) await stock.restock(trx, orderId, sold);
  await releaseCode(trx, orderId);
  await trx('orders').where({ id: orderId }).whereNotNull('network_hash').update({ network_hash: null });
};

/** What an order reserved is sold. */
export const commitReservations = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const committed = await setState(trx, orderId, 'RESERVED', 'COMMITTED');
  if (committed.length > 0) await services(strapi).marketplace.stock.commit(trx, orderId, committed);
};
