import { formatCents, NO_MONEY_BACK } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { formatLines, updateFulfillmentStatus } from '../fulfillment/lines';
import { type OrderActor, SHOP } from '../orders/actor';
import { recordEvent } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { lockWholeOrder } from '../orders/payable-order';
import { completeLines, updateRefundState } from '../refunds/complete-refund';

/** An order is paid that lines of another one were swapped for: those go back into stock, and what was paid for them pays this one. */
export const completeSwap = async (
  strapi: Core.Strapi,
  trx: Sql,
  { id, orderName, swapOf }: OrderRow,
  actor: OrderActor,
): Promise<void> => {
  if (swapOf === null) return;
  const first = await lockWholeOrder(trx, swapOf);
  const { id: refundId, swap_amount: amount } = await tables(trx)
    .updateTable('refunds')
    .where('swap_order_id', '=', id)
    .where('state', '=', 'PENDING')
    .set({ state: 'SUCCEEDED', succeeded_at: new Date() })
    .returning(['id', 'swap_amount'])
    .executeTakeFirstOrThrow();
  const picked = await completeLines(strapi, trx, { id: refundId, orderId: first.id, actor }, first);
  const text = `${formatLines(picked)} for order ${orderName}, which ${formatCents(amount)} of this order pays`;
  await recordEvent(trx, { orderId: first.id, kind: 'swapped', actor: SHOP, text });
  await updateRefundState(trx, first, SHOP, NO_MONEY_BACK);
  await updateFulfillmentStatus(trx, first);
};
