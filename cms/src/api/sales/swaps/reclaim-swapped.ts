import { formatCents, ORDER_STATE } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { Gateway, RefundSnapshot } from '../../../gateways/gateway';
import { gatewayActor, type OrderActor } from '../orders/actor';
import { endOrder } from '../orders/changes/end';
import { type OrderRow, readOrder } from '../orders/order-row';
import { lockWholeOrder } from '../orders/payable-order';
import { concludeRefund, updateRefundState } from '../refunds/complete-refund';
import { inAll, readFunds } from '../refunds/left-to-refund';
import { insertRefund } from '../refunds/refund-row';

interface Reclaim {
  /** In cents, of what other orders have of this one. */
  missing: number;
  actor: OrderActor;
  /** Of the refund there. */
  refundId: string;
}

const swapsOf = (trx: Sql, orderId: number) =>
  tables(trx)
    .selectFrom('refunds')
    .where('order_id', '=', orderId)
    .where('swap_order_id', 'is not', null)
    .where('state', '<>', 'FAILED')
    .orderBy('id', 'desc')
    .select(['swap_order_id as orderId', 'state'])
    .$narrowType<{ orderId: number }>()
    .execute();

/** It was refunded, though its own provider wasn't asked. */
const giveBack = async (
  strapi: Core.Strapi,
  trx: Sql,
  order: OrderRow,
  firstName: string,
  { missing: amount, actor, refundId }: Reclaim,
): Promise<void> => {
  const refund = {
    orderId: order.id,
    ...{ amount: 0, giftCardAmount: 0, swapAmount: amount },
    ...{ reason: null, actor, notifyCustomer: true },
  };
  const key = `reclaimed ${refundId} ${order.id}`;
  const id = await insertRefund(trx, { ...refund, captureId: null, key, state: 'SUCCEEDED' });
  const parts = [`${formatCents(amount)} the way order ${firstName} was paid`];
  await concludeRefund(strapi, trx, { id, ...refund }, { order, picked: [], parts });
};

/** Whether nobody is paying with it at this moment. */
const reclaim = async (strapi: Core.Strapi, trx: Sql, first: OrderRow, wanted: Reclaim): Promise<boolean> => {
  const { missing, actor } = wanted;
  let [had, isDecided] = [0, true];
  for (const { orderId, state } of await swapsOf(trx, first.id)) {
    if (had >= missing) break;
    const order = await lockWholeOrder(trx, orderId);
    if (state === 'PENDING') {
      if (!ORDER_STATE[order.state].isCancellable) {
        isDecided = false;
        continue;
      }
      const why = `The payment of order ${first.orderName} was refunded`;
      await endOrder(strapi, trx, { orderId, from: order.state, to: 'CANCELLED', actor, why });
      had += order.swapAmount;
      continue;
    }
    const before = await readFunds(trx, order);
    const most = Math.min(missing - had, order.swapAmount);
    if (before.ofFirst < most && !(await reclaim(strapi, trx, order, { ...wanted, missing: most - before.ofFirst })))
      isDecided = false;
    const amount = Math.min(most, (await readFunds(trx, order)).ofFirst);
    if (amount > 0) await giveBack(strapi, trx, order, first.orderName, { ...wanted, missing: amount });
    had += amount;
  }
  return isDecided || had >= missing;
};

/**
 * Money may be refunded at its provider that pays for another order by now: one that isn't paid yet is canceled, and of one that is,
 * it's a refund. False if one is being paid at this moment, so that nobody knows.
 */
export const reclaimSwapped = async (
  strapi: Core.Strapi,
  trx: Sql,
  { orderId, provider, made }: { orderId: number; provider: Gateway; made: RefundSnapshot },
): Promise<boolean> => {
  const order = await readOrder(trx, { id: orderId });
  if (!order || made.status === 'FAILED') return true;
  const missing = made.amount - inAll((await readFunds(trx, order)).left);
  if (missing <= 0 || (await swapsOf(trx, orderId)).length === 0) return true;
  const actor = gatewayActor(provider);
  const isDecided = await reclaim(strapi, trx, order, { missing, actor, refundId: made.id });
  await updateRefundState(trx, order, actor);
  return isDecided;
};
