import type { AcceptOrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../../http/problem';
import { updateFulfillmentStatus } from '../../fulfillment/lines';
import { readLedger } from '../../payments/ledger';
import { updateRefundState } from '../../refunds/complete-refund';
import { reserveAgain } from '../../reservations/reservations';
import type { OrderActor } from '../actor';
import { changeOrder } from './change-order';
import { payOrder } from './pay';

/** An order that was paid when something of it was sold out: by now it can be had. */
export const acceptOrder = (
  strapi: Core.Strapi,
  { number, input: { updatedAt }, actor }: { number: number; input: AcceptOrderInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    const { id, state, due } = order;
    const { captures, refunds } = await readLedger(trx, id);
    if (state !== 'NEEDS_ATTENTION' || captures.length === 0)
      throw conflict('Only an order that was paid and needs attention can be accepted');
    if (captures.some(({ amount }) => amount !== due))
      throw conflict('The amount paid isn’t what this order costs. Refund it instead');
    if (refunds.some((refund) => refund.state === 'PENDING')) throw conflict('A refund of this order is in progress');
    if (!(await reserveAgain(strapi, trx, id)))
      throw conflict('Part of it is still sold out, or its discount code or gift card is used up. Fix that first');
    await payOrder(strapi, trx, { orderId: id, from: state, actor, why: 'Accepted' });
    await updateRefundState(trx, { ...order, state: 'PAID', paidAt: new Date() }, actor);
    await updateFulfillmentStatus(trx, order);
  });
