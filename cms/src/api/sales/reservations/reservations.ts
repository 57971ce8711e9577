import type { Core } from '@strapi/strapi';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import { attempt } from '../../../database/failures/attempt';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { services } from '../../../services';
import { releaseDiscount, takeDiscount } from '../discounts/discount-uses';
import { redeemGiftCard, releaseGiftCard } from '../gift-cards/gift-card-money';
import { CUSTOMER } from '../orders/actor';
import { holdSwapAgain, releaseSwap } from '../swaps/hold-swap';

type State = Selectable<Tables['reservations']>['state'];

export interface Quantity {
  variantId: number;
  quantity: number;
}

const setState = async (trx: Sql, orderId: number, from: State, to: State): Promise<Quantity[]> => {
  const quantities = await tables(trx)
    .updateTable('reservations')
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .set({ state: to })
    .returning(['variant_id as variantId', 'quantity'])
    .execute();
  return quantities.sort((a, b) => a.variantId - b.variantId);
};

/** Several lines may be of the same thing, at different prices. What isn't in the catalog isn't reserved. */
export const quantitiesOf = (
  lines: readonly { sale: { variantId: number | null }; quantity: number }[],
): Quantity[] => {
  const quantities = new Map<number, number>();
  for (const { sale, quantity } of lines)
    if (sale.variantId !== null) quantities.set(sale.variantId, (quantities.get(sale.variantId) ?? 0) + quantity);
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
};

/** Takes all that an order is made of out of stock. False if something of it can't be had. */
export const reserveLines = async (
  strapi: Core.Strapi,
  trx: Sql,
  orderId: number,
  lines: Parameters<typeof quantitiesOf>[0],
): Promise<boolean> => {
  const quantities = quantitiesOf(lines);
  return quantities.length === 0 || services(strapi).marketplace.stock.reserve(trx, orderId, quantities);
};

/** Rolls back to before the attempt. */
class SoldOut extends Error {}

const reserveAll = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const quantities = await setState(trx, orderId, 'RELEASED', 'RESERVED');
  if (!(await services(strapi).marketplace.stock.reserve(trx, orderId, quantities))) throw new SoldOut();
  const {
    email,
    discountId,
    giftCardId,
    giftCardAmount: amount,
  } = await tables(trx)
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['email', 'discount_id as discountId', 'gift_card_id as giftCardId', 'gift_card_amount as giftCardAmount'])
    .executeTakeFirstOrThrow();
  // Only customers’ own orders have discounts of the shop, and those have an address.
  if (discountId !== null && email !== null && !(await takeDiscount(trx, { discountId, orderId, email })))
    throw new SoldOut();
  if (!(await holdSwapAgain(trx, orderId))) throw new SoldOut();
  if (giftCardId !== null && !(await redeemGiftCard(trx, { id: giftCardId, amount, orderId, actor: CUSTOMER })))
    throw new SoldOut();
};

/** Reserves again what an expired order had reserved, or nothing if some of it is gone: then this is false. */
export const reserveAgain = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<boolean> => {
  const reserved = await attempt(trx, () => reserveAll(strapi, trx, orderId));
  if ('fault' in reserved && !(reserved.fault instanceof SoldOut)) throw reserved.fault;
  return 'result' in reserved;
};

/**
 * Gives back what an order reserved, or had for nothing: its stock, its use of a discount, and what its gift card paid, or lines of
 * another order. It counts for no network anymore.
 */
export const releaseReservations = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const { stock } = services(strapi).marketplace;
  const released = await setState(trx, orderId, 'RESERVED', 'RELEASED');
  if (released.length > 0) await stock.release(trx, orderId, released);
  const sold = await setState(trx, orderId, 'COMMITTED', 'RELEASED');
  if (sold.length > 0) await stock.restock(trx, orderId, sold);
  await releaseDiscount(trx, orderId);
  await releaseGiftCard(trx, orderId);
  await releaseSwap(trx, orderId);
  await tables(trx)
    .updateTable('orders')
    .where('id', '=', orderId)
    .where('network_hash', 'is not', null)
    .set({ network_hash: null })
    .execute();
};

/** Reserves other things for an open order. False if something of it can't be had. */
export const replaceReservations = async (
  strapi: Core.Strapi,
  trx: Sql,
  orderId: number,
  lines: Parameters<typeof quantitiesOf>[0],
): Promise<boolean> => {
  const released = await setState(trx, orderId, 'RESERVED', 'RELEASED');
  if (released.length > 0) await services(strapi).marketplace.stock.release(trx, orderId, released);
  await tables(trx).deleteFrom('reservations').where('order_id', '=', orderId).execute();
  const quantities = quantitiesOf(lines);
  if (quantities.length === 0) return true;
  await tables(trx)
    .insertInto('reservations')
    .values(quantities.map(({ variantId, quantity }) => ({ order_id: orderId, variant_id: variantId, quantity })))
    .execute();
  return services(strapi).marketplace.stock.reserve(trx, orderId, quantities);
};

/** What an order reserved is sold. */
export const commitReservations = async (strapi: Core.Strapi, trx: Sql, orderId: number): Promise<void> => {
  const committed = await setState(trx, orderId, 'RESERVED', 'COMMITTED');
  if (committed.length > 0) await services(strapi).marketplace.stock.commit(trx, orderId, committed);
};
