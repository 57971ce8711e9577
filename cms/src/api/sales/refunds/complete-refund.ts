import { formatCents, type OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { formatLines, linesSoFar, updateFulfillmentStatus } from '../fulfillment/lines';
import { putBack } from '../fulfillment/put-back';
import { queueOrderMail } from '../mails/queue';
import type { OrderActor } from '../orders/actor';
import { recordEvent, transitionOrder } from '../orders/changes/transition';
import { type OrderRow, readOrder } from '../orders/order-row';
import { readLedger } from '../payments/ledger';
import { completeReturn, unlinkRefund } from '../returns/return-refund';

/** In cents. */
export interface MadeRefund {
  id: number;
  orderId: number;
  amount: number;
  reason: string | null;
  actor: OrderActor;
  notifyCustomer: boolean;
}

const refundedLines = async (trx: Sql, order: OrderRow, refundId: number) => {
  const lines = await linesSoFar(trx, order);
  const rows = await tables(trx)
    .selectFrom('refund_lines')
    .where('refund_id', '=', refundId)
    .orderBy('line_id')
    .select(['line_id', 'quantity', 'restock'])
    .execute();
  return rows.flatMap(({ line_id, quantity, restock }) => {
    const line = lines.find(({ id }) => id === line_id);
    return line ? [{ line, quantity, restock }] : [];
  });
};

type Picked = Awaited<ReturnType<typeof refundedLines>>;

/** $80.00 for 1 × Lamp */
export const formatRefund = (cents: number, picked: Parameters<typeof formatLines>[0]): string =>
  [formatCents(cents), ...(picked.length > 0 ? [formatLines(picked)] : [])].join(' for ');

/** Of the lines that should be restocked, those that could be are marked. */
const restockLines = async (
  strapi: Core.Strapi,
  trx: Sql,
  { id, orderId }: MadeRefund,
  picked: Picked,
): Promise<void> => {
  const restocked = await putBack(strapi, trx, orderId, picked);
  if (restocked.length === 0) return;
  await tables(trx)
    .updateTable('refund_lines')
    .where('refund_id', '=', id)
    .where('line_id', '=', anyOf(restocked))
    .set({ restocked: true })
    .execute();
};

const sumOf = (rows: { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What an order’s state says of its refunds. */
export const updateRefundState = async (trx: Sql, { id, state }: OrderRow, actor: OrderActor): Promise<OrderState> => {
  const { captures, refunds } = await readLedger(trx, id);
  const [taken, back] = [sumOf(captures), sumOf(refunds.filter((one) => one.state === 'SUCCEEDED'))];
  if (back === 0 || (back < taken && state === 'NEEDS_ATTENTION')) return state;
  const to = back < taken ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  if (to !== state)
    await transitionOrder(trx, { orderId: id, from: state, to, actor, set: { attention_reason: null } });
  return to;
};

/** The money is on its way: what came back goes into stock, and the customer is told. */
export const completeRefund = async (
  strapi: Core.Strapi,
  trx: Sql,
  refund: MadeRefund,
  order: OrderRow,
): Promise<void> => {
  const { id, orderId, amount, reason, actor, notifyCustomer } = refund;
  const picked = await refundedLines(trx, order, id);
  await restockLines(strapi, trx, refund, picked);
  await completeReturn(trx, id);
  const what = formatRefund(amount, picked);
  await recordEvent(trx, { orderId, kind: 'refunded', actor, text: [what, reason].filter(Boolean).join('. ') });
  await updateRefundState(trx, order, actor);
  await updateFulfillmentStatus(trx, order);
  if (notifyCustomer)
    await queueOrderMail(strapi, trx, orderId, 'REFUNDED', {
      of: id,
      actor,
      details: [{ kind: 'facts', facts: [{ label: 'Refunded', value: what }] }],
    });
};

/** Nothing was paid back, so its lines are as they were. */
export const failRefund = async (
  trx: Sql,
  {
    id,
    orderId,
    amount,
    actor,
    failure,
  }: Pick<MadeRefund, 'id' | 'orderId' | 'amount' | 'actor'> & { failure: string },
): Promise<void> => {
  const order = await readOrder(trx, { id: orderId });
  if (!order) throw new Error(`Order ${orderId} is gone`);
  await unlinkRefund(trx, id);
  await recordEvent(trx, { orderId, kind: 'refundFailed', actor, text: `${formatRefund(amount, [])}. ${failure}` });
  await updateFulfillmentStatus(trx, order);
};
