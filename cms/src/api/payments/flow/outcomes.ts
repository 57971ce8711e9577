import type { PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../../services';
import type { ProviderRefusal } from '../provider';
import { insertPayment, type PaymentRow } from '../queries/payments';
import { inLockedOrder, LOOK_AT_REVIEWS, later, type Settling } from './settling';

const LOOK_AGAIN = 30_000;

export const holdBack = (
  settling: Settling,
  to: 'PAYMENT_REVIEW' | 'NEEDS_ATTENTION',
  why: string | null,
): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, order) => {
    const { flow } = services(settling.strapi).orders;
    const { id: orderId } = order;
    const by = settling.provider.title;
    const set = { attention: why, hold_until: null, look_at: later(LOOK_AT_REVIEWS) };
    if (order.state === to) {
      await trx('orders').where({ id: orderId }).update(set);
      return 'REVIEW';
    }
    if (order.state === 'AWAITING_APPROVAL') await flow.move(trx, { orderId, from: order.state, to: 'CAPTURING', by });
    const from = order.state === 'AWAITING_APPROVAL' ? 'CAPTURING' : order.state;
    if (from === 'CAPTURING' || from === 'PAYMENT_REVIEW' || from === 'NEEDS_ATTENTION')
      await flow.move(trx, { orderId, from, to, by, why, set });
    return 'REVIEW';
  });

/** Back to the buyer, who may choose another card or account. Nobody else tries again. */
export const declined = (settling: Settling, { issue, message }: ProviderRefusal): Promise<PaymentOutcome> => {
  // The buyer can't mend what isn't about their card or account.
  if (issue === 'OTHER') settling.strapi.log.error(`Order ${settling.payment.orderId} can’t be captured: ${message}`);
  return inLockedOrder(settling, async (trx, { id: orderId, state }) => {
    await trx('payments').where({ id: settling.payment.id }).update({ declined_at: new Date() });
    if (state === 'CAPTURING')
      await services(settling.strapi).orders.flow.move(trx, {
        orderId,
        from: 'CAPTURING',
        to: 'AWAITING_APPROVAL',
        by: settling.provider.title,
        why: issue === 'OTHER' ? message : 'Declined',
        set: { look_at: later(LOOK_AGAIN) },
      });
    return 'DECLINED';
  });
};

const NOTHING_LEFT = 'The payment was refused after its review, or all of it was paid back';

/** The provider's order can't be paid anymore: the next attempt opens another one, unless its buyer has long gone. */
export const restart = (settling: Settling, outcome: 'DECLINED' | 'LAPSED'): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, { id: orderId, state }) => {
    const { strapi, provider, payment } = settling;
    if (state === 'NEEDS_ATTENTION' && (await trx('captures').where({ order_id: orderId }).first('id')))
      return 'REVIEW';
    if (state === 'PAYMENT_REVIEW' || state === 'NEEDS_ATTENTION') {
      const { flow } = services(strapi).orders;
      await flow.cancel(trx, { orderId, from: state, by: provider.title, why: NOTHING_LEFT });
      return 'OVER';
    }
    if (state !== 'CAPTURING' && state !== 'AWAITING_APPROVAL') return 'OVER';
    const by = provider.title;
    await services(strapi).orders.flow.move(trx, {
      orderId,
      from: state,
      to: 'PENDING',
      by,
      why: outcome === 'DECLINED' ? 'Declined' : 'It lapsed',
    });
    await insertPayment(trx, { orderId, provider: provider.name, amount: payment.amount, isTest: provider.isTest });
    return outcome;
  });

export const expire = (settling: Settling): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, { id: orderId, state, holdUntil }) => {
    const { strapi, provider } = settling;
    const { flow } = services(strapi).orders;
    if (holdUntil && holdUntil > new Date()) return 'WAITING';
    const why = 'It wasn’t paid in time';
    if (state === 'CAPTURING')
      await flow.move(trx, {
        orderId,
        from: state,
        to: 'AWAITING_APPROVAL',
        by: provider.title,
        why: 'Nothing was charged',
      });
    if (state === 'CAPTURING' || state === 'AWAITING_APPROVAL')
      await flow.end(trx, { orderId, from: 'AWAITING_APPROVAL', to: 'EXPIRED', by: 'Stoa', why });
    return 'OVER';
  });

/** Its keys are gone from the settings: nobody can be asked anymore. */
export const withoutProvider = async (strapi: Core.Strapi, payment: PaymentRow): Promise<PaymentOutcome> =>
  strapi.db.transaction(async ({ trx }): Promise<PaymentOutcome> => {
    const { orderId, provider: by } = payment;
    const { flow } = services(strapi).orders;
    const order = await flow.lock(trx, orderId);
    const isOverdue = order?.holdUntil && order.holdUntil < new Date();
    if (order?.state === 'AWAITING_APPROVAL' && isOverdue)
      await flow.end(trx, { orderId, from: order.state, to: 'EXPIRED', by: 'Stoa', why: 'It wasn’t paid in time' });
    if (order?.state === 'CAPTURING' || order?.state === 'PAYMENT_REVIEW') {
      const why = `The shop can’t ask ${by} about this payment anymore. Enter the keys of ${by} again`;
      const set = { attention: why, look_at: later(LOOK_AT_REVIEWS) };
      await flow.move(trx, { orderId, from: order.state, to: 'NEEDS_ATTENTION', by: 'Stoa', why, set });
    }
    return 'WAITING';
  });
