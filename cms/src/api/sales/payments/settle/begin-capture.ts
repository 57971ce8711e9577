import { canTransition } from '@stoa/contract';
import { tables } from '../../../../database/tables';
import { gatewayActor } from '../../orders/actor';
import { transitionOrder } from '../../orders/changes/transition';
import { lockOrder, type PayableOrder } from '../../orders/payable-order';
import { captureOf } from '../../refunds/refund-row';
import { reserveAgain } from '../../reservations/reservations';
import type { Settling } from './settling';

/** Long enough for the provider to answer, however late. */
const RESERVED_FOR = 30 * 60_000;
const CHECK_AFTER = 30_000;

/** The order, if money may be taken. WAITING: somebody else has moved the order, or it's over. */
export type Begun = PayableOrder | 'WAITING' | 'SOLD_OUT' | 'DECLINED';

/**
 * Before any money is taken: everything is reserved, again if the reservation had expired. Of a capture and an expiry at the same moment, one
 * wins, since both lock the order. Whoever was slow may find that the same attempt was declined meanwhile.
 */
export const beginCapture = async ({ strapi, provider, payment: { id, orderId } }: Settling): Promise<Begun> =>
  strapi.db.transaction(async ({ trx }): Promise<Begun> => {
    const order = await lockOrder(trx, orderId);
    const declined = tables(trx).selectFrom('payments').where('id', '=', id).where('declined_at', 'is not', null);
    if (await declined.select('id').executeTakeFirst()) return 'DECLINED';
    const set = {
      attention_reason: null,
      reserved_until: new Date(Date.now() + RESERVED_FOR),
      next_check_at: new Date(Date.now() + CHECK_AFTER),
    };
    if (order?.state === 'CAPTURING') return order;
    if (!order || !canTransition(order.state, 'CAPTURING')) return 'WAITING';
    if (order.state === 'NEEDS_ATTENTION' && (await captureOf(trx, orderId))) return 'WAITING';
    if (order.state === 'EXPIRED' && !(await reserveAgain(strapi, trx, orderId))) return 'SOLD_OUT';
    await transitionOrder(trx, { orderId, from: order.state, to: 'CAPTURING', actor: gatewayActor(provider), set });
    return { ...order, state: 'CAPTURING' };
  });
