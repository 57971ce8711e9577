import { formatCents, type GiveUpRefundInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { causeOf } from '../../../database/failures/database-unavailable';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { recordEvent } from '../orders/changes/transition';
import { updateOrder } from '../orders/payable-order';
import { settle } from '../payments/settle/settle';
import { sumOf } from './complete-refund';
import { readRefunds } from './refund-row';
import { CALL_MAY_TAKE_MS, isOpen } from './unanswered-refunds';

/** Nobody asks for it anymore. Its amount, in cents. */
const stopRetrying = async (trx: Sql, orderId: number, refundId: number): Promise<number> => {
  const [refund] = await readRefunds(trx, { id: refundId });
  if (refund?.orderId !== orderId) throw notFound('This order has no such refund');
  if (!isOpen(refund)) throw conflict('Only an unconfirmed refund can be stopped');
  if (refund.givenUpAt) throw conflict('This refund was already stopped');
  await tables(trx).updateTable('refunds').where('id', '=', refundId).set({ given_up_at: new Date() }).execute();
  const decidedAt = (refund.requestedAt?.getTime() ?? 0) + CALL_MAY_TAKE_MS + 1_000;
  await updateOrder(trx, orderId, {
    next_check_at: new Date(Math.max(Date.now(), decidedAt)),
    updated_at: new Date(),
  });
  return sumOf(refund);
};

/** Its provider never answers. What it shows, once none of our calls can be under way, decides whether it was made after all. */
export const giveUpRefund = async (
  strapi: Core.Strapi,
  { number, input: { updatedAt, refundId }, actor }: { number: number; input: GiveUpRefundInput; actor: OrderActor },
): Promise<void> => {
  let orderId = 0;
  await changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    orderId = order.id;
    const amount = await stopRetrying(trx, orderId, refundId);
    await recordEvent(trx, { orderId, kind: 'refundGivenUp', actor, text: formatCents(amount) });
  });
  // Whoever can’t find out now leaves it to the reconciler.
  await settle(strapi, orderId).catch((error) => strapi.log.warn(`The refunds of order ${orderId}: ${causeOf(error)}`));
};
