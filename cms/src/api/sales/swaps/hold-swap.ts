import { isPaid, leftToSwap } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { linesSoFar, updateFulfillmentStatus } from '../fulfillment/lines';
import { orderNames } from '../numbering/order-numbering';
import { SHOP } from '../orders/actor';
import { recordEvent } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { lockWholeOrder } from '../orders/payable-order';
import { inAll, leftOf } from '../refunds/left-to-refund';

/** What pays an order with lines of another one. */
const findSwap = (trx: Sql, orderId: number) =>
  tables(trx)
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'swap_order_id')
    .where('swap_order_id', '=', orderId)
    .select(['refunds.id', 'refunds.order_id as firstId', 'refunds.swap_amount as amount', 'orders.number'])
    .executeTakeFirst();

/** The order that was to be paid with them ended without a payment: the lines are as they were. */
export const releaseSwap = async (trx: Sql, orderId: number): Promise<void> => {
  const swap = await findSwap(trx, orderId);
  if (!swap) return;
  const first = await lockWholeOrder(trx, swap.firstId);
  const why = `Order ${(await orderNames(trx))(swap.number)} wasn’t paid`;
  const { numUpdatedRows } = await tables(trx)
    .updateTable('refunds')
    .where('id', '=', swap.id)
    .where('state', '=', 'PENDING')
    .set({ state: 'FAILED', failure: why })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await recordEvent(trx, { orderId: first.id, kind: 'swapLapsed', actor: SHOP, text: why });
  await updateFulfillmentStatus(trx, first);
};

const canHold = async (trx: Sql, first: OrderRow, { id, amount }: { id: number; amount: number }): Promise<boolean> => {
  if (!isPaid(first.state) || first.canceledAt !== null || inAll(await leftOf(trx, first)) < amount) return false;
  const lines = await linesSoFar(trx, first);
  const swapped = await tables(trx)
    .selectFrom('refund_lines')
    .where('refund_id', '=', id)
    .select(['line_id', 'quantity'])
    .execute();
  return swapped.every(({ line_id, quantity }) =>
    lines.some((line) => line.id === line_id && leftToSwap(line) >= quantity),
  );
};

/** After it expired. False if the lines, or their money, have gone another way meanwhile. */
export const holdSwapAgain = async (trx: Sql, orderId: number): Promise<boolean> => {
  const swap = await findSwap(trx, orderId);
  if (!swap) return true;
  const first = await lockWholeOrder(trx, swap.firstId);
  if (!(await canHold(trx, first, swap))) return false;
  await tables(trx).updateTable('refunds').where('id', '=', swap.id).set({ state: 'PENDING', failure: null }).execute();
  const text = `For order ${(await orderNames(trx))(swap.number)}`;
  await recordEvent(trx, { orderId: first.id, kind: 'swapping', actor: SHOP, text });
  await updateFulfillmentStatus(trx, first);
  return true;
};
