import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { endOrder } from './end';

/** What no provider knows of, so that only time decides. */
const DECIDED_BY_TIME: OrderState[] = ['PENDING', 'AWAITING_PAYMENT'];
const AT_ONCE = 50;

/** Ends orders that weren't paid in time. Replicas share the work: each takes what no other holds. */
export const expireOrders = async (strapi: Core.Strapi): Promise<number> =>
  strapi.db.transaction(async ({ trx }) => {
    const due: { id: number; state: OrderState }[] = await trx('orders')
      .whereIn('state', DECIDED_BY_TIME)
      .where('hold_until', '<', new Date())
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .select('id', 'state');
    for (const { id, state } of due)
      await endOrder(strapi, trx, {
        orderId: id,
        from: state,
        to: 'EXPIRED',
        by: 'Stoa',
        why: 'It wasn’t paid in time',
      });
    return due.length;
  });
