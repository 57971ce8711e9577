import { canTransition, isPaid, type OrderState, type PaymentOutcome } from '@stoa/contract';
import type { Sql } from '../../../../database/sql';
import type { CaptureSnapshot } from '../../../../gateways/gateway';
import { gatewayActor } from '../../orders/actor';
import { payOrder } from '../../orders/changes/pay';
import { transitionOrder } from '../../orders/changes/transition';
import { updateOrder } from '../../orders/payable-order';
import { releaseReservations, reserveAgain } from '../../reservations/reservations';
import { insertCapture } from '../payment-row';
import { CHECK_REVIEWS_AFTER, inLockedOrder, later, notifyProblem, type Settling } from './settling';

const PAID_AFTER_ALL = 'It was paid after it was canceled. Accept it, or refund it';

const SOLD_OUT =
  'It was paid after its reservation expired. Part of it has since sold out, or its discount code or gift card is used up. Fix that and accept the order, or refund it';

/** It was paid, but it can't simply be sold. */
const flagForReview = async (
  settling: Settling,
  trx: Sql,
  { orderId, from, why }: { orderId: number; from: OrderState; why: string },
): Promise<PaymentOutcome> => {
  const set = { attention_reason: why, reserved_until: null, next_check_at: later(CHECK_REVIEWS_AFTER) };
  await releaseReservations(settling.strapi, trx, orderId);
  if (from === 'NEEDS_ATTENTION') {
    await updateOrder(trx, orderId, set);
    await notifyProblem(settling, trx, why);
  } else {
    const actor = gatewayActor(settling.provider);
    await transitionOrder(trx, { orderId, from, to: 'NEEDS_ATTENTION', actor, why, set });
  }
  return 'REVIEW';
};

/**
 * The buyer paid: writes the capture down once, and sells what the order reserves. `attentionReason`: why an administrator has to look at it
 * instead.
 */
export const recordCapture = (
  settling: Settling,
  capture: CaptureSnapshot,
  attentionReason?: string,
): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, order) => {
    const { strapi, payment, provider } = settling;
    const { id: orderId } = order;
    const actor = gatewayActor(provider);
    const isNew = await insertCapture(trx, {
      orderId,
      paymentId: payment.id,
      providerCaptureId: capture.id,
      amount: capture.amount,
    });
    if (!isNew) {
      if (order.state === 'NEEDS_ATTENTION')
        await updateOrder(trx, orderId, { next_check_at: later(CHECK_REVIEWS_AFTER) });
      return isPaid(order.state) ? 'PAID' : 'REVIEW';
    }
    let from = order.state;
    let why = attentionReason;
    if (from === 'AWAITING_APPROVAL' || from === 'EXPIRED') {
      // Captured without us, or after a crash that forgot it.
      if (!why && from === 'EXPIRED' && !(await reserveAgain(strapi, trx, orderId))) why = SOLD_OUT;
      await transitionOrder(trx, { orderId, from, to: 'CAPTURING', actor });
      from = 'CAPTURING';
    }
    if (from === 'CANCELLED') why ??= PAID_AFTER_ALL;
    if (why) return flagForReview(settling, trx, { orderId, from, why });
    if (canTransition(from, 'PAID'))
      await payOrder(strapi, trx, { orderId, from, actor, why: `Capture ${capture.id}` });
    return 'PAID';
  });
