import type { Sql } from '../../../database/sql';
import { notFound } from '../../../http/problem';
import { hashOf } from '../../../security/opaque-token';
import { orderOfLink } from './link-rows';
import { type OrderRow, readOrder } from './order-row';

/** How a customer comes to an order: by a link from an email, or in the account that it belongs to. */
export type CustomerAccess = { token: string } | { userId: number; number: number };

/** Another’s order is answered like none. */
export const orderOfCustomer = async (sql: Sql, access: CustomerAccess): Promise<OrderRow> => {
  if ('token' in access) {
    const id = await orderOfLink(sql, hashOf(access.token));
    const order = id && (await readOrder(sql, { id }));
    if (!order) throw notFound('This link isn’t valid anymore');
    return order;
  }
  const order = await readOrder(sql, { number: access.number });
  if (order?.userId !== access.userId) throw notFound('We couldn’t find this order');
  return order;
};
