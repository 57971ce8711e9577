import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import type { OrderLineRow } from '../orders/order-row';

interface Returned {
  line: Pick<OrderLineRow, 'id' | 'variantId'>;
  quantity: number;
  restock: boolean;
}

/** Restocks the lines that should be. The ids of those that could be: something may have been deleted since. */
export const putBack = async (
  strapi: Core.Strapi,
  trx: Sql,
  orderId: number,
  returned: readonly Returned[],
): Promise<number[]> => {
  const pieces = new Map<number, number>();
  for (const { line, quantity, restock } of returned)
    if (restock && line.variantId !== null) pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + quantity);
  if (pieces.size === 0) return [];
  const quantities = [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }));
  const there = await services(strapi).marketplace.stock.restock(trx, orderId, quantities);
  return returned
    .filter(({ line, restock }) => restock && line.variantId !== null && there.has(line.variantId))
    .map(({ line }) => line.id);
};
