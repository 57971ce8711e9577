import {
  type CancelOrderInput,
  canCancel,
  canRelease,
  isPaid,
  ORDER_STATE_NAMES,
  type ReleaseOrderInput,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../../http/problem';
import { queueOrderMail } from '../../mails/queue';
import { readLedger } from '../../payments/ledger';
import type { OrderActor } from '../actor';
import type { OrderRow } from '../order-row';
import { updateOrder } from '../payable-order';
import { changeOrder } from './change-order';
import { endOrder } from './end';

const whyNotCancel = ({ state, total }: OrderRow): string => {
  if (state === 'NEEDS_ATTENTION') return 'This order was paid, or may have been. Its page says what to do';
  if (!isPaid(state)) return `An order that is “${ORDER_STATE_NAMES[state]}” can’t be canceled`;
  return total === 0 ? 'Part of this order is already fulfilled' : 'This order is paid. Refund it instead';
};

export const cancelOrder = (
  strapi: Core.Strapi,
  {
    number,
    input: { updatedAt, why, notifyCustomer },
    actor,
  }: { number: number; input: CancelOrderInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    const { id, state } = order;
    const { isUnknown } = await readLedger(trx, id);
    if (!canCancel({ ...order, isPaymentUnknown: isUnknown })) throw conflict(whyNotCancel(order));
    await endOrder(strapi, trx, { orderId: id, from: state, to: 'CANCELLED', actor, ...(why ? { why } : {}) });
    // Its payment may still come.
    if (state === 'NEEDS_ATTENTION') await updateOrder(trx, id, { next_check_at: new Date() });
    if (notifyCustomer ?? order.notifyCustomer) await queueOrderMail(strapi, trx, id, 'CANCELLED', { actor });
  });

type Release = { number: number; input: Partial<ReleaseOrderInput>; actor: OrderActor };

const whyNotRelease = ({ state }: OrderRow): string =>
  canRelease({ state, fulfillmentStatus: 'UNFULFILLED' })
    ? 'Part of this order is already fulfilled. Cancel it instead'
    : `This order is “${ORDER_STATE_NAMES[state]}”. Only the items of unpaid orders can be released`;

/** Its time is over now instead of later. Like any expired order, it can still be paid as long as everything can be had. */
export const releaseOrder = (
  strapi: Core.Strapi,
  { number, input: { updatedAt: openedAt, notifyCustomer }, actor }: Release,
): Promise<void> =>
  changeOrder(strapi, { number, actor, ...(openedAt && { openedAt }) }, async (trx, order) => {
    const { id, state: from } = order;
    if (!canRelease(order)) throw conflict(whyNotRelease(order));
    await endOrder(strapi, trx, { orderId: id, from, to: 'EXPIRED', actor, why: 'The shop released its items' });
    if (from === 'AWAITING_PAYMENT' && (notifyCustomer ?? order.notifyCustomer))
      await queueOrderMail(strapi, trx, id, 'EXPIRED', { actor });
  });
