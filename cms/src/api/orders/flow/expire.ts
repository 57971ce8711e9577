import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { retried } from '../../../database/retried';
import { causeOf } from '../../../database/trouble';
import { queueOrderMail } from '../mails/queue';
import { endOrder } from './end';

/** What no provider knows of, so that only time decides. */
const DECIDED_BY_TIME: OrderState[] = ['PENDING', 'AWAITING_PAYMENT'];
const AT_ONCE = 50;

interface Due {
  id: number;
  state: OrderState;
  tell: boolean;
}

/** Each by itself, so that none keeps the others from it. Of two replicas that try, one wins. */
const expire = (strapi: Core.Strapi, { id: orderId, state: from, tell }: Due): Promise<void> =>
  retried(async () => {
    await strapi.db.transaction(async ({ trx }) => {
      const why = 'It wasn’t paid in time';
      const isOver = await endOrder(strapi, trx, { orderId, from, to: 'EXPIRED', by: 'Stoa', why });
      if (isOver && tell && from === 'AWAITING_PAYMENT') await queueOrderMail(strapi, trx, orderId, 'EXPIRED');
    });
  });

/** Ends orders that weren't paid in time. */
export const expireOrders = async (strapi: Core.Strapi): Promise<void> => {
  const due: Due[] = await strapi.db
    .connection('orders')
    .whereIn('state', DECIDED_BY_TIME)
    .where('hold_until', '<', new Date())
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id', 'state', 'tell');
  for (const order of due)
    await expire(strapi, order).catch((error) => strapi.log.error(`Order ${order.id} can’t expire: ${causeOf(error)}`));
};
