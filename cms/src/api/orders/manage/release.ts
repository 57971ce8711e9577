import { canRelease, ORDER_STATE_NAMES, type ReleaseOrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../http/problem';
import { endOrder } from '../flow/end';
import { queueOrderMail } from '../mails/queue';
import type { OrderRow } from '../queries/orders';
import { changeOrder } from './change-order';

type Release = { number: number; input: Partial<ReleaseOrderInput>; by: string };

const refusal = ({ state }: OrderRow): string =>
  canRelease({ state, fulfillmentStatus: 'UNFULFILLED' })
    ? 'Part of this order is already fulfilled. Cancel it instead'
    : `This order is “${ORDER_STATE_NAMES[state]}”. Only the items of unpaid orders can be released`;

/** Its time is over now instead of later. Like any expired order, it can still be paid as long as everything can be had. */
export const releaseOrder = (
  strapi: Core.Strapi,
  { number, input: { updatedAt: openedAt, notifyCustomer }, by }: Release,
): Promise<void> =>
  changeOrder(strapi, { number, ...(openedAt && { openedAt }) }, async (trx, order) => {
    const { id, state: from } = order;
    if (!canRelease(order)) throw conflict(refusal(order));
    await endOrder(strapi, trx, { orderId: id, from, to: 'EXPIRED', by, why: 'The shop released its items' });
    if (from === 'AWAITING_PAYMENT' && (notifyCustomer ?? order.notifyCustomer))
      await queueOrderMail(strapi, trx, id, 'EXPIRED', { by });
  });
