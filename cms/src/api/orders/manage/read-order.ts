import type { WholeOrder } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../../services';
import { countLinks } from '../queries/links';
import { readOtherOrders } from '../queries/order-list';
import { readEvents, readProgress } from '../queries/order-parts';
import { readOrder } from '../queries/orders';
import { toWholeOrder } from '../serializers/whole-order';

/** Everything about an order, as administrators see it. */
export const readWholeOrder = async (strapi: Core.Strapi, number: number): Promise<WholeOrder | undefined> => {
  const sql = strapi.db.connection;
  const order = await readOrder(sql, { number });
  if (!order) return undefined;
  const [progress, events, ledger, others, links] = await Promise.all([
    readProgress(sql, order.id),
    readEvents(sql, order.id),
    services(strapi).payments.ledger.read(sql, order.id),
    readOtherOrders(sql, order),
    countLinks(sql, order.id),
  ]);
  return toWholeOrder(order, { progress, events, ledger, others, links });
};
