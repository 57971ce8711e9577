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
import { lockWholeOrder, updateOrder } from '../orders/payable-order';
import { completeReturn, unlinkRefund } from '../returns/return-refund';
import { readFunds } from './left-to-refund';
import { partsOf } from './refund-parts';
import { insertRefund } from './refund-row';

/** In cents. */
export interface MadeRefund {
  id: number;
  orderId: number;
  amount: number;
  /** Beside it. */
  giftCardAmount: number;
  /** Beside both: it goes back to the order that this one was swapped from. */
  swapAmount: number;
  reason: string | null;
  actor: OrderActor;
  notifyCustomer: boolean;
}

/** Of all its parts. */
export const sumOf = ({
  amount,
  giftCardAmount,
  swapAmount,
}: Pick<MadeRefund, 'amount' | 'giftCardAmount' | 'swapAmount'>): number => amount + giftCardAmount + swapAmount;

/** Of the refund that follows from another, at the order that its own was swapped from. */
export const swapKey = (refundId: number): string => `swap ${refundId}`;

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
  { id, orderId }: Pick<MadeRefund, 'id' | 'orderId'>,
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
): Promise<string[]> => {
  if (amount === 0) return [];
  if (giftCardId === null || giftCardEnding === null) throw new Error(`Order ${orderId} has no gift card`);
  await addEntry(trx, { giftCardId, kind: 'REFUNDED', amount, orderId, refundId, actor });
  return [`${formatCents(amount)} to the gift card ${formatGiftCardEnding(giftCardEnding)}`];
};

/** What an order’s state says of its refunds. */
export const updateRefundState = async (
  trx: Sql,
  order: OrderRow,
  actor: OrderActor,
  why: string | null = null,
): Promise<OrderState> => {
  const { id, state } = order;
  const { taken, done } = await readFunds(trx, order);
  if (done === 0 || (done < taken && state === 'NEEDS_ATTENTION')) return state;
  const to = done < taken ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  if (to !== state)
    await transitionOrder(trx, { orderId: id, from: state, to, actor, why, set: { attention_reason: null } });
  return to;
};

/** What came back goes into stock. The lines. */
export const completeLines = async (
  strapi: Core.Strapi,
  trx: Sql,
  refund: Pick<MadeRefund, 'id' | 'orderId' | 'actor'>,
  order: OrderRow,
): Promise<Picked> => {
  const picked = await refundedLines(trx, order, refund.id);
  await restockLines(strapi, trx, refund, picked);
  await completeReturn(trx, refund.id);
  await emptySoldCards(trx, refund.id, refund.actor);
  return picked;
};

/** The timeline says it, the states of the order follow, and the customer is told. `parts`: what of it goes elsewhere. */
export const concludeRefund = async (
  strapi: Core.Strapi,
  trx: Sql,
  refund: MadeRefund,
  { order, picked, parts }: { order: OrderRow; picked: Picked; parts: string[] },
): Promise<void> => {
  const { id, orderId, reason, actor, notifyCustomer } = refund;
  const what = formatRefund(sumOf(refund), picked);
  const text = [what, ...parts, reason].filter(Boolean).join('. ');
  await recordEvent(trx, { orderId, kind: 'refunded', actor, text });
  await updateRefundState(trx, order, actor);
  await updateFulfillmentStatus(trx, order);
  if (!notifyCustomer) return;
  const facts = [{ label: 'Refunded', value: what }, ...parts.map((value) => ({ label: 'Of that', value }))];
  const { knownAs } = await tables(trx)
    .selectFrom('refunds')
    .where('id', '=', id)
    .select('provider_refund_id as knownAs')
    .executeTakeFirstOrThrow();
  await queueOrderMail(strapi, trx, orderId, 'REFUNDED', {
    of: id,
    knownAs,
    actor,
    details: [{ kind: 'facts', facts }],
  });
};

/**
 * What paid the order that this one was swapped from goes back the way that one was paid. Once it's there, it's a refund of its own:
 * if its provider refuses it, an administrator can refund it again.
 */
const refundToSwapped = async (
  strapi: Core.Strapi,
  trx: Sql,
  { id, swapAmount, actor }: MadeRefund,
  { orderName, swapOf }: OrderRow,
): Promise<string[]> => {
  if (swapAmount === 0) return [];
  if (swapOf === null) throw new Error(`Order ${orderName} wasn’t swapped`);
  const first = await lockWholeOrder(trx, swapOf);
  const state = await updateRefundState(trx, first, actor);
  const { asksProvider, captureId, ...parts } = await partsOf(trx, first, swapAmount);
  const reason = `Refund of order ${orderName}`;
  const refund = { orderId: first.id, ...parts, reason, actor, notifyCustomer: false };
  const made = { ...refund, captureId, key: swapKey(id), state: asksProvider ? 'PENDING' : 'SUCCEEDED' } as const;
  const paidBack = { id: await insertRefund(trx, made), ...refund };
  if (asksProvider) {
    await recordEvent(trx, { orderId: first.id, kind: 'refunding', actor, text: formatRefund(swapAmount, []) });
    await updateOrder(trx, first.id, { next_check_at: new Date(), updated_at: new Date() });
  } else await completeRefund(strapi, trx, paidBack, { ...first, state });
  return [`${formatCents(swapAmount)} the way order ${first.orderName} was paid`];
};

/** The money is on its way. */
export const completeRefund = async (
  strapi: Core.Strapi,
  trx: Sql,
  refund: MadeRefund,
  order: OrderRow,
): Promise<void> => {
  const picked = await completeLines(strapi, trx, refund, order);
  const parts = [...(await refundToSwapped(strapi, trx, refund, order)), ...(await refundToCard(trx, refund, order))];
  await concludeRefund(strapi, trx, refund, { order, picked, parts });
};

/** Nothing was paid back, so its lines are as they were. */
export const failRefund = async (
  trx: Sql,
  refund: Omit<MadeRefund, 'reason' | 'notifyCustomer'> & { failure: string },
): Promise<void> => {
  const { id, orderId, actor, failure } = refund;
  const order = await readOrder(trx, { id: orderId });
  if (!order) throw new Error(`Order ${orderId} is gone`);
  await unlinkRefund(trx, id);
  await releaseSoldCards(trx, id);
  await recordEvent(trx, {
    orderId,
    kind: 'refundFailed',
    actor,
    text: `${formatRefund(sumOf(refund), [])}. ${failure}`,
  });
  await updateFulfillmentStatus(trx, order);
};
