import type { AcceptOrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { payOrder } from '../flow/pay';
import { changeOrder } from './change-order';
import { noteRefunded } from './complete-refund';
import { updateFulfillmentStatus } from './lines';

/** An order that was paid when something of it was sold out: by now it can be had. */
export const acceptOrder = (
  strapi: Core.Strapi,
  { number, input: { updatedAt }, by }: { number: number; input: AcceptOrderInput; by: string },
): Promise<void> =>
  changeOrder(strapi, { number, openedAt: updatedAt }, async (trx, order) => {
    const { id, state, total } = order;
    const { orders, payments } = services(strapi);
    const { captures, refunds } = await payments.ledger.read(trx, id);
    if (state !== 'NEEDS_ATTENTION' || captures.length === 0)
      throw conflict('Only an order that was paid and needs attention can be accepted');
    if (captures.some(({ amount }) => amount !== total))
      throw conflict('Another amount was paid than this order costs. Refund it instead');
    if (refunds.some((refund) => refund.state === 'ASKED')) throw conflict('A refund of this order is in progress');
    if (!(await orders.flow.reserveAgain(trx, id)))
      throw conflict('Part of it is still sold out, or its discount code is used up. Fix that first');
    await payOrder(strapi, trx, { orderId: id, from: state, by, why: 'Accepted' });
    await noteRefunded(strapi, trx, { ...order, state: 'PAID' }, by);
    await updateFulfillmentStatus(trx, order);
  });
