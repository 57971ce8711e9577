import { type CancelOrderInput, canCancel, isPaid, ORDER_STATE_NAMES } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { endOrder } from '../flow/end';
import { queueOrderMail } from '../mails/queue';
import type { OrderRow } from '../queries/orders';
import { changeOrder } from './change-order';

const refusal = ({ state, total }: OrderRow): string => {
  if (state === 'NEEDS_ATTENTION') return 'Money was taken for this order, or may be. Its page says what to do';
  if (!isPaid(state)) return `An order that is “${ORDER_STATE_NAMES[state]}” can’t be canceled`;
  return total === 0 ? 'Part of this order is already fulfilled' : 'This order is paid. Refund it instead';
};

export const cancelOrder = (
  strapi: Core.Strapi,
  { number, input: { updatedAt, why, notifyCustomer }, by }: { number: number; input: CancelOrderInput; by: string },
): Promise<void> =>
  changeOrder(strapi, { number, openedAt: updatedAt }, async (trx, order) => {
    const { id, state } = order;
    const { isUnknown } = await services(strapi).payments.ledger.read(trx, id);
    if (!canCancel({ ...order, isPaymentUnknown: isUnknown })) throw conflict(refusal(order));
    await endOrder(strapi, trx, { orderId: id, from: state, to: 'CANCELLED', by, ...(why ? { why } : {}) });
    // Its payment may still come.
    if (state === 'NEEDS_ATTENTION') await trx('orders').where({ id }).update({ next_check_at: trx.fn.now() });
    if (notifyCustomer ?? order.notifyCustomer) await queueOrderMail(strapi, trx, id, 'CANCELLED', { by });
  });
