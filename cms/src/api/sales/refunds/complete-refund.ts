import { formatCents, formatGiftCardEnding, type OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { formatLines, linesSoFar, updateFulfillmentStatus } from '../fulfillment/lines';
import { putBack } from '../fulfillment/put-back';
import { addEntry } from '../gift-cards/gift-card-money';
import { emptySoldCards, releaseSoldCards } from '../gift-cards/sold-gift-cards';
import { queueOrderMail } from '../mails/queue';
import type { OrderActor } from '../orders/actor';
import { recordEvent, transitionOrder } from '../orders/changes/transition';
import { type OrderRow, readOrder } from '../orders/order-row';
import { readLedger } from '../payments/ledger';
import { completeReturn, unlinkRefund } from '../returns/return-refund';
import { paidByGiftCard } from './left-to-refund';

/** In cents. */
export interface MadeRefund {
  id: number;
  orderId: number;
  amount: number;
  /** Beside it. */
  giftCardAmount: number;
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

/** What it says of that, if anything went there. */
const refundToCard = async (
  trx: Sql,
  { id: refundId, orderId, giftCardAmount: amount, actor }: MadeRefund,
  { giftCardId, giftCardEnding }: OrderRow,
): Promise<string | null> => {
  if (amount === 0) return null;
  if (giftCardId === null || giftCardEnding === null) throw new Error(`Order ${orderId} has no gift card`);
  await addEntry(trx, { giftCardId, kind: 'REFUNDED', amount, orderId, refundId, actor });
  return `${formatCents(amount)} to the gift card ${formatGiftCardEnding(giftCardEnding)}`;
};

const sumOf = (rows: { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What an order’s state says of its refunds. */
export const updateRefundState = async (trx: Sql, order: OrderRow, actor: OrderActor): Promise<OrderState> => {
  const { id, state } = order;
  const { captures, refunds } = await readLedger(trx, id);
  const taken = sumOf(captures) + paidByGiftCard(order);
  const back = sumOf(refunds.filter((one) => one.state === 'SUCCEEDED'));
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
  const { id, orderId, amount, giftCardAmount, reason, actor, notifyCustomer } = refund;
  const picked = await refundedLines(trx, order, id);
  await restockLines(strapi, trx, refund, picked);
  await completeReturn(trx, id);
  await emptySoldCards(trx, id, actor);
  const what = formatRefund(amount + giftCardAmount, picked);
  const toCard = await refundToCard(trx, refund, order);
  await recordEvent(trx, { orderId, kind: 'refunded', actor, text: [what, toCard, reason].filter(Boolean).join('. ') });
  await updateRefundState(trx, order, actor);
  await updateFulfillmentStatus(trx, order);
  if (notifyCustomer)
    await queueOrderMail(strapi, trx, orderId, 'REFUNDED', {
      of: id,
      actor,
      details: [
        {
          kind: 'facts',
          facts: [{ label: 'Refunded', value: what }, ...(toCard ? [{ label: 'Of that', value: toCard }] : [])],
        },
      ],
    });
};

/** Nothing was paid back, so its lines are as they were. */
export const failRefund = async (
  trx: Sql,
  {
    id,
    orderId,
    amount,
    giftCardAmount,
    actor,
    failure,
  }: Pick<MadeRefund, 'id' | 'orderId' | 'amount' | 'giftCardAmount' | 'actor'> & { failure: string },
): Promise<void> => {
  const order = await readOrder(trx, { id: orderId });
  if (!order) throw new Error(`Order ${orderId} is gone`);
  await unlinkRefund(trx, id);
  await releaseSoldCards(trx, id);
  await recordEvent(trx, {
    orderId,
    kind: 'refundFailed',
    actor,
    text: `${formatRefund(amount + giftCardAmount, [])}. ${failure}`,
  });
  await updateFulfillmentStatus(trx, order);
};
