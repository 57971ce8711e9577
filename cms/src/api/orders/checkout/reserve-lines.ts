import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import type { OrderedLine } from './write-order';

/** Several lines may be of the same thing, at different prices. What isn't in the catalog isn't held. */
const piecesOf = (lines: readonly OrderedLine[]): { variantId: number; quantity: number }[] => {
  const pieces = new Map<number, number>();
  for (const { sale, quantity } of lines)
    if (sale.variantId !== null) pieces.set(sale.variantId, (pieces.get(sale.variantId) ?? 0) + quantity);
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }));
};

/** Holds all that an order is made of. False if something of it can't be had. */
export const reserveLines = async (
  strapi: Core.Strapi,
  trx: Sql,
  orderId: number,
  lines: readonly OrderedLine[],
): Promise<boolean> => {
  const reserved = piecesOf(lines);
  if (reserved.length === 0) return true;
  if (!(await services(strapi).marketplace.stock.reserve(trx, orderId, reserved))) return false;
  await trx('reservations').insert(
    reserved.map(({ variantId, quantity }) => ({ order_id: orderId, variant_id: variantId, quantity })),
  );
  return true;
};
