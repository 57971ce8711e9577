import { isOver, type PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { tables } from '../../../../database/tables';
import { GatewayRefusal, type Snapshot } from '../../../../gateways/gateway';
import { gatewayNamed } from '../../../../gateways/gateways';
import { findOrder, type PayableOrder } from '../../orders/payable-order';
import { closeGivenUp, followRefunds } from '../../refunds/follow-refunds';
import { latestPayment, type PaymentRow } from '../payment-row';
import { beginCapture } from './begin-capture';
import { type NextTransition, nextTransition } from './next-transition';
import { declined, expire, moveToReview, reopenPayment, unknown, withoutProvider } from './outcomes';
import { recordCapture } from './record-capture';
import { CHECK_REVIEWS_AFTER, later, type Settling } from './settling';

/** Takes the money. What the provider refuses for certain didn't happen; of anything else, the next look tells. */
const capture = async (settling: Settling): Promise<PaymentOutcome> => {
  const { strapi, provider, payment } = settling;
  // The provider takes it by itself: the next look tells.
  if (provider.captureMode === 'IMMEDIATE') return 'WAITING';
  const begun = await beginCapture(settling);
  if (typeof begun === 'string') return begun;
  let snapshot: Snapshot;
  try {
    snapshot = await provider.capture(payment.providerOrderId, payment.captureKey);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) {
      strapi.log.warn(`Whether order ${payment.orderId} was captured isn’t known yet: ${(error as Error).message}`);
      return 'WAITING';
    }
    if (error.reason === 'NOT_FOUND') return reopenPayment(settling, 'EXPIRED');
    if (error.reason !== 'ALREADY_CAPTURED') return declined(settling, error);
    snapshot = await provider.fetchStatus(payment.providerOrderId);
  }
  return follow(settling, snapshot, { captured: begun });
};

/**
 * An order is over, and wasn't paid. It's closed at its provider, if that can be. Otherwise, a provider that takes the money by itself
 * is asked for as long as it may.
 */
const closePayment = async (
  { strapi, provider, payment }: Settling,
  snapshot: Snapshot,
  { id, state }: PayableOrder,
): Promise<PaymentOutcome> => {
  const isOpen = snapshot.state === 'OPEN' || snapshot.state === 'APPROVED';
  if (isOpen && provider.canVoid) await provider.void(payment.providerOrderId);
  const mayBePaid = isOpen && !provider.canVoid && provider.captureMode === 'IMMEDIATE';
  const nextCheckAt = mayBePaid ? later(CHECK_REVIEWS_AFTER) : null;
  await tables(strapi.db.connection)
    .updateTable('orders')
    .where('id', '=', id)
    .where('state', '=', state)
    .set({ next_check_at: nextCheckAt })
    .execute();
  return 'OVER';
};

const TRANSITIONS: {
  [Kind in NextTransition['kind']]: (
    settling: Settling,
    transition: Extract<NextTransition, { kind: Kind }>,
  ) => Promise<PaymentOutcome>;
} = {
  WAIT: async () => 'WAITING',
  CAPTURE: capture,
  RECORD: (settling, { capture, attentionReason }) => recordCapture(settling, capture, attentionReason),
  REOPEN_PAYMENT: (settling, { outcome }) => reopenPayment(settling, outcome),
  REVIEW: (settling) => moveToReview(settling, { to: 'PAYMENT_REVIEW', why: null }),
  ATTENTION: (settling, { why }) => moveToReview(settling, { to: 'NEEDS_ATTENTION', why }),
  EXPIRE: expire,
};

/** `captured`: the order whose money was asked for just now. */
const follow = async (
  settling: Settling,
  snapshot: Snapshot,
  { captured }: { captured?: PayableOrder } = {},
): Promise<PaymentOutcome> => {
  const { strapi, payment } = settling;
  const sql = strapi.db.connection;
  const order = captured ?? (await findOrder(sql, payment.orderId));
  if (!order) return 'OVER';
  const wasDeclined = payment.declinedAt !== null;
  const transition = nextTransition(
    {
      title: settling.provider.title,
      state: order.state,
      uuid: order.uuid,
      due: order.due,
      currency: order.currency,
      isOverdue: order.reservedUntil !== null && order.reservedUntil < new Date(),
      wasDeclined,
    },
    snapshot,
  );
  // Asked to capture, the provider answered that it is approved: nothing was taken, and asking again now would go round in circles.
  if (captured && transition.kind === 'CAPTURE') return 'WAITING';
  // Unless the buyer approves after all.
  if (transition.kind === 'WAIT' && isOver(order.state)) return closePayment(settling, snapshot, order);
  // Nothing was taken, and nobody will approve it anymore. If it needs attention only since, somebody saw more than we did.
  if (transition.kind === 'WAIT' && order.state === 'NEEDS_ATTENTION' && payment.orderState === 'NEEDS_ATTENTION')
    return reopenPayment(settling, 'EXPIRED');
  if (transition.kind === 'WAIT' && wasDeclined) return 'DECLINED';
  return TRANSITIONS[transition.kind](settling, transition as never);
};

interface Back {
  /** The buyer has approved. */
  isBack?: boolean;
  approvedAt?: Date;
}

/** Whether the buyer asked for the window again after the last attempt was declined, and approved there. */
const isNewAttempt = ({ declinedAt, openedAt }: PaymentRow, { isBack, approvedAt }: Back): boolean =>
  isBack === true &&
  declinedAt !== null &&
  openedAt !== null &&
  openedAt > declinedAt &&
  (!approvedAt || approvedAt > declinedAt);

/**
 * Looks at what the provider says of an order, and does what follows. A webhook, a returning buyer, the reconciler, and a second
 * tab all come here; whoever is first wins.
 */
export const settlePayment = async (
  strapi: Core.Strapi,
  payment: PaymentRow,
  back: Back = {},
): Promise<PaymentOutcome> => {
  const payments = tables(strapi.db.connection).updateTable('payments').where('id', '=', payment.id);
  const { orderId, providerOrderId } = payment;
  const provider = gatewayNamed(payment.provider);
  if (!provider) {
    await closeGivenUp(strapi, orderId);
    return withoutProvider(strapi, payment);
  }
  if (!providerOrderId) return 'WAITING';
  if (isNewAttempt(payment, back)) {
    const captureKey = expression<string>`gen_random_uuid()::text`;
    await payments
      .where('capture_key', '=', payment.captureKey)
      .set({ declined_at: null, capture_key: captureKey })
      .execute();
    return settle(strapi, orderId);
  }
  const settling = { strapi, provider, payment: { ...payment, providerOrderId } };
  const seenAt = new Date();
  const snapshot = await provider.fetchStatus(providerOrderId).catch((error: unknown) => {
    if (error instanceof GatewayRefusal && error.reason === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (!snapshot) {
    await closeGivenUp(strapi, orderId);
    return unknown(settling);
  }
  if (payment.unknownAt) await payments.set({ unknown_at: null }).execute();
  const outcome = await follow(settling, snapshot);
  // A refund that is asked for meanwhile is followed by whoever asks.
  if (payment.hasRefunds || snapshot.refunds.length > 0)
    await followRefunds(strapi, { orderId, provider, snapshot, seenAt });
  return outcome;
};

export const settle = async (strapi: Core.Strapi, orderId: number, back: Back = {}): Promise<PaymentOutcome> => {
  const payment = await latestPayment(strapi.db.connection, orderId);
  return payment ? settlePayment(strapi, payment, back) : 'WAITING';
};
