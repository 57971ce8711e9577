import { isBeingChecked, isOver, type PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../../database/sql';
import { NOW, tables } from '../../../../database/tables';
import type { GatewayRefusal } from '../../../../gateways/gateway';
import { queueOrderMail } from '../../mails/queue';
import { gatewayActor, SHOP } from '../../orders/actor';
import { endOrder } from '../../orders/changes/end';
import { transitionOrder } from '../../orders/changes/transition';
import { lockOrder, type PayableOrder, updateOrder } from '../../orders/payable-order';
import { captureOf } from '../../refunds/refund-row';
import { insertPayment, type PaymentRow, updatePayment } from '../payment-row';
import { CHECK_REVIEWS_AFTER, inLockedOrder, later, notifyProblem, type Settling } from './settling';

const CHECK_AGAIN_AFTER = 30_000;

interface Review {
  to: 'PAYMENT_REVIEW' | 'NEEDS_ATTENTION';
  why: string | null;
}

const setReview = async (
  settling: Settling,
  trx: Sql,
  { order: { id: orderId, state, attentionReason: reason }, to, why }: Review & { order: PayableOrder },
): Promise<PaymentOutcome> => {
  const actor = gatewayActor(settling.provider);
  const set = { attention_reason: why, reserved_until: null, next_check_at: later(CHECK_REVIEWS_AFTER) };
  if (state === to) {
    await updateOrder(trx, orderId, set);
    if (why !== null && why !== reason) await notifyProblem(settling, trx, why);
    return 'REVIEW';
  }
  if (state === 'AWAITING_APPROVAL') await transitionOrder(trx, { orderId, from: state, to: 'CAPTURING', actor });
  const from = state === 'AWAITING_APPROVAL' ? 'CAPTURING' : state;
  if (from === 'CAPTURING' || from === 'PAYMENT_REVIEW' || from === 'NEEDS_ATTENTION')
    await transitionOrder(trx, { orderId, from, to, actor, why, set });
  // It reserves nothing anymore. If it's paid after all, somebody is told.
  if (from === 'CANCELLED') await updateOrder(trx, orderId, { next_check_at: set.next_check_at });
  return 'REVIEW';
};

export const moveToReview = (settling: Settling, review: Review): Promise<PaymentOutcome> =>
  inLockedOrder(settling, (trx, order) => setReview(settling, trx, { order, ...review }));

/**
 * Back to the buyer, who may choose another card or account. Nobody else tries again. If they have tried again already, it's an
 * older attempt that was declined.
 */
export const declined = (settling: Settling, { reason, message }: GatewayRefusal): Promise<PaymentOutcome> => {
  // The buyer can't mend what isn't about their card or account.
  if (reason === 'OTHER') settling.strapi.log.error(`Order ${settling.payment.orderId} can’t be captured: ${message}`);
  return inLockedOrder(settling, async (trx, { id: orderId, state }) => {
    const { id, captureKey } = settling.payment;
    const now = await tables(trx)
      .selectFrom('payments')
      .where('id', '=', id)
      .where('capture_key', '=', captureKey)
      .select('declined_at as declinedAt')
      .executeTakeFirst();
    if (!now) return 'WAITING';
    // The same answer, heard by somebody else before: what the buyer has done since is newer.
    if (now.declinedAt) return 'DECLINED';
    await updatePayment(trx, id, { declined_at: NOW });
    if (state === 'CAPTURING')
      await transitionOrder(trx, {
        orderId,
        from: 'CAPTURING',
        to: 'AWAITING_APPROVAL',
        actor: gatewayActor(settling.provider),
        why: reason === 'OTHER' ? message : 'Declined',
        set: { next_check_at: later(CHECK_AGAIN_AFTER) },
      });
    return 'DECLINED';
  });
};

const NOTHING_LEFT = 'Nothing was paid, or all of it was paid back';

type Unpaid = 'DECLINED' | 'EXPIRED';

const startOver = async (
  { provider, payment }: Settling,
  trx: Sql,
  { from, outcome }: { from: 'CAPTURING' | 'AWAITING_APPROVAL'; outcome: Unpaid },
): Promise<PaymentOutcome> => {
  const { orderId, amount } = payment;
  const why = outcome === 'DECLINED' ? 'Declined' : 'It expired';
  await transitionOrder(trx, { orderId, from, to: 'PENDING', actor: gatewayActor(provider), why });
  await insertPayment(trx, { orderId, provider: provider.name, amount, isTest: provider.isTest });
  return outcome;
};

/** The provider's order can't be paid anymore: the next attempt opens another one, unless its buyer has long gone. */
export const reopenPayment = (settling: Settling, outcome: Unpaid): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, { id: orderId, state }) => {
    const { strapi, provider } = settling;
    if (state === 'NEEDS_ATTENTION' && (await captureOf(trx, orderId))) return 'REVIEW';
    if (state === 'PAYMENT_REVIEW' || state === 'NEEDS_ATTENTION') {
      const ending = {
        orderId,
        from: state,
        to: 'CANCELLED',
        actor: gatewayActor(provider),
        why: NOTHING_LEFT,
      } as const;
      if (await endOrder(strapi, trx, ending)) await queueOrderMail(strapi, trx, orderId, 'CANCELLED');
      return 'OVER';
    }
    // Somebody else has heard it before.
    if (state === 'PENDING') return outcome;
    if (state !== 'CAPTURING' && state !== 'AWAITING_APPROVAL') return 'WAITING';
    return startOver(settling, trx, { from: state, outcome });
  });

/** Each day for a month, for the other account's keys may come back. */
const SELDOM = expression<Date | null>`CASE WHEN placed_at > now() - interval '30 days' THEN now() + interval '1 day' END`;

/** Unless nobody asks for it anymore. */
const checkAgain = (trx: Sql, orderId: number, at: Date | typeof SELDOM): Promise<unknown> =>
  tables(trx)
    .updateTable('orders')
    .where('id', '=', orderId)
    .where('next_check_at', 'is not', null)
    .set({ next_check_at: at })
    .execute();

const unknownTo = (title: string): string =>
  `${title} has no record of this payment. If the shop’s keys belong to another account, enter the ones that the order was placed with, and check the payment: the money may have been taken. Otherwise, nothing was paid, so cancel the order`;

/**
 * The provider never heard of it. It forgets what nobody approved, but its keys may also be those of another account by now: then
 * whatever was to be captured may have been.
 */
export const unknown = (settling: Settling): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, order) => {
    const { id: orderId, state } = order;
    await updatePayment(trx, settling.payment.id, { unknown_at: NOW });
    if (state === 'AWAITING_APPROVAL') return startOver(settling, trx, { from: state, outcome: 'EXPIRED' });
    const isOpen = isBeingChecked(state);
    if (isOpen && !(await captureOf(trx, orderId)))
      return setReview(settling, trx, { order, to: 'NEEDS_ATTENTION', why: unknownTo(settling.provider.title) });
    await checkAgain(trx, orderId, isOver(state) ? SELDOM : later(CHECK_REVIEWS_AFTER));
    if (isOpen) return 'REVIEW';
    return 'WAITING';
  });

export const expire = (settling: Settling): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, { id: orderId, state, reservedUntil }) => {
    const { strapi, provider } = settling;
    if (reservedUntil && reservedUntil > new Date()) return 'WAITING';
    const why = 'It wasn’t paid in time';
    if (state === 'CAPTURING')
      await transitionOrder(trx, {
        orderId,
        from: state,
        to: 'AWAITING_APPROVAL',
        actor: gatewayActor(provider),
        why: 'Nothing was charged',
      });
    if (state === 'CAPTURING' || state === 'AWAITING_APPROVAL')
      await endOrder(strapi, trx, { orderId, from: 'AWAITING_APPROVAL', to: 'EXPIRED', actor: SHOP, why });
    return 'OVER';
  });

const NO_KEYS =
  'The keys of the payment provider are missing, so this payment can’t be checked. Enter them again, and check the payment';

/** Its keys are gone from the settings: nobody can be asked anymore. */
export const withoutProvider = async (strapi: Core.Strapi, payment: PaymentRow): Promise<PaymentOutcome> =>
  strapi.db.transaction(async ({ trx }): Promise<PaymentOutcome> => {
    const { orderId } = payment;
    const order = await lockOrder(trx, orderId);
    const isOverdue = order?.reservedUntil && order.reservedUntil < new Date();
    if (order?.state === 'AWAITING_APPROVAL' && isOverdue)
      await endOrder(strapi, trx, {
        orderId,
        from: order.state,
        to: 'EXPIRED',
        actor: SHOP,
        why: 'It wasn’t paid in time',
      });
    if (order?.state === 'CAPTURING' || order?.state === 'PAYMENT_REVIEW')
      await transitionOrder(trx, {
        orderId,
        from: order.state,
        to: 'NEEDS_ATTENTION',
        actor: SHOP,
        why: NO_KEYS,
        set: { attention_reason: NO_KEYS, reserved_until: null },
      });
    await checkAgain(trx, orderId, later(CHECK_REVIEWS_AFTER));
    return 'WAITING';
  });
