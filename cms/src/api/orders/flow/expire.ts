import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { causeOf } from '../../../database/database-unavailable';
import { retried } from '../../../database/retried';
import type { Query, Sql } from '../../../database/sql';
import { queueOrderMail } from '../mails/queue';
import { endOrder } from './end';

/** What no provider knows of, so that only time decides. */
const DECIDED_BY_TIME: OrderState[] = ['PENDING', 'AWAITING_PAYMENT'];
const AT_ONCE = 50;

const dueNow = (sql: Sql): Query =>
  sql('orders').whereIn('state', DECIDED_BY_TIME).where('reserved_until', '<', new Date());

/** Each by itself, so that none keeps the others from it. What was sent or paid meanwhile isn't due anymore. */
const expire = (strapi: Core.Strapi, orderId: number): Promise<void> =>
  retried(async () => {
    await strapi.db.transaction(async ({ trx }) => {
      const order = await dueNow(trx)
        .where({ id: orderId })
        .forUpdate()
        .first({ state: 'state', notifyCustomer: 'notify_customer' });
      if (!order) return;
      const { state: from, notifyCustomer } = order;
      const why = 'It wasn’t paid in time';
      await endOrder(strapi, trx, { orderId, from, to: 'EXPIRED', by: 'Stoa', why });
      if (notifyCustomer && from === 'AWAITING_PAYMENT') await queueOrderMail(strapi, trx, orderId, 'EXPIRED');
    });
  });

/** Ends orders that weren't paid in time. */
export const expireOrders = async (strapi: Core.Strapi): Promise<void> => {
  const due: { id: number }[] = await dueNow(strapi.db.connection).orderBy('id').limit(AT_ONCE).select('id');
  for (const { id } of due)
    await expire(strapi, id).catch((error) => strapi.log.error(`Order ${id} can’t expire: ${causeOf(error)}`));
};
