import { canTransition } from '@stoa/contract';
import { gatewayActor } from '../orders/actor';
import { lockOrder } from '../orders/payable-order';
import { transitionOrder } from '../orders/transition';
import { captureOf } from '../refunds/refund-row';
import { reserveAgain } from '../reservations/reservations';
import type { Settling } from './settling';

/** Long enough for the provider to answer, however late. */
const RESERVED_FOR = 30 * 60_000;
const CHECK_AFTER = 30_000;

/** WAITING: somebody else has moved the order, or it's over. */
export type Begun = 'GO' | 'WAITING' | 'SOLD_OUT' | 'DECLINED';

/**
 * Before any money is taken: everything is reserved, again if the reservation had expired. Of a capture and an expiry at the same moment, one
 * wins, since both lock the order. Whoever was slow may find that the same attempt was declined meanwhile.
 */
export const beginCapture = async ({ strapi, provider, payment: { id, orderId } }: Settling): Promise<Begun> =>
  strapi.db.transaction(async ({ trx }): Promise<Begun> => {
    const order = await lockOrder(trx, orderId);
    if (await trx('payments').where({ id }).whereNotNull('declined_at').first('id')) return 'DECLINED';
    const set = {
      attention_reason: null,
      reserved_until: new Date(Date.now() + RESERVED_FOR),
      next_check_at: new Date(Date.now() + CHECK_AFTER),
    };
    if (order?.state === 'CAPTURING') return 'GO';
    if (!order || !canTransition(order.state, 'CAPTURING')) return 'WAITING';
    if (order.state === 'NEEDS_ATTENTION' && (await captureOf(trx, orderId))) return 'WAITING';
    if (order.state === 'EXPIRED' && !(await reserveAgain(strapi, trx, orderId))) return 'SOLD_OUT';
    await transitionOrder(trx, { orderId, from: order.state, to: 'CAPTURING', actor: gatewayActor(provider), set });
    return 'GO';
  });
