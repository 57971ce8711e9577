import { isPaid, type OrderState, type PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import type { CaptureSnapshot, Provider, ProviderRefusal } from '../provider';
import { insertCapture, insertPayment, type PaymentRow } from '../queries/payments';

const LOOK_AGAIN = 30_000;
/** A payment under review may take days. */
const LOOK_AT_REVIEWS = 15 * 60_000;

const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

/** What an order can be moved from when the provider says that it is paid. */
const UNPAID: OrderState[] = ['PENDING', 'CAPTURING', 'PAYMENT_REVIEW', 'NEEDS_ATTENTION'];

const PAID_AFTER_ALL = 'It was paid although it had been cancelled. Accept it, or refund it';

const SOLD_OUT =
  'It was paid after its hold was over, and something of it is sold out by now. Correct the stock and accept the order, or refund it';

export interface Settling {
  strapi: Core.Strapi;
  provider: Provider;
  payment: PaymentRow & { providerOrderId: string };
}

type Flow = ReturnType<typeof services>['orders']['flow'];
type LockedOrder = NonNullable<Awaited<ReturnType<Flow['lock']>>>;

const inLockedOrder = async (
  { strapi, payment }: Settling,
  work: (trx: Sql, order: LockedOrder) => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> =>
  strapi.db.transaction(async ({ trx }): Promise<PaymentOutcome> => {
    const order = await services(strapi).orders.flow.lock(trx, payment.orderId);
    if (!order) throw new Error(`The order of payment ${payment.id} is gone`);
    return work(trx, order);
  });

/** The buyer paid: writes the capture down once, and sells what the order holds. */
export const record = (settling: Settling, capture: CaptureSnapshot): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, order) => {
    const { strapi, payment, provider } = settling;
    const { flow } = services(strapi).orders;
    const { id: orderId } = order;
    const by = provider.title;
    const isNew = await insertCapture(trx, {
      orderId,
      paymentId: payment.id,
      providerCaptureId: capture.id,
      amount: capture.amount,
    });
    if (!isNew) return isPaid(order.state) ? 'PAID' : 'REVIEW';
    let from = order.state;
    if (from === 'AWAITING_APPROVAL' || from === 'EXPIRED') {
      // Captured without us, or after a crash that forgot it.
      const holds = from === 'AWAITING_APPROVAL' || (await flow.holdAgain(trx, orderId));
      await flow.move(trx, { orderId, from, to: 'CAPTURING', by });
      from = 'CAPTURING';
      if (!holds) {
        await flow.move(trx, { orderId, from, to: 'NEEDS_ATTENTION', by, why: SOLD_OUT, set: { attention: SOLD_OUT } });
        return 'REVIEW';
      }
    }
    if (from === 'CANCELLED') {
      const set = { attention: PAID_AFTER_ALL };
      await flow.move(trx, { orderId, from, to: 'NEEDS_ATTENTION', by, why: PAID_AFTER_ALL, set });
      return 'REVIEW';
    }
    if (UNPAID.includes(from)) await flow.pay(trx, { orderId, from, by, why: `Capture ${capture.id}` });
    return 'PAID';
  });

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

const REFUSED_LATE = 'The payment was refused after its review. Nothing was charged';

/** The provider's order can't be paid anymore: the next attempt opens another one, unless its buyer has long gone. */
export const restart = (settling: Settling): Promise<PaymentOutcome> =>
  inLockedOrder(settling, async (trx, { id: orderId, state }) => {
    const { strapi, provider, payment } = settling;
    if (state === 'NEEDS_ATTENTION' && (await trx('captures').where({ order_id: orderId }).first('id')))
      return 'REVIEW';
    if (state === 'PAYMENT_REVIEW' || state === 'NEEDS_ATTENTION') {
      const { flow } = services(strapi).orders;
      await flow.cancel(trx, { orderId, from: state, by: provider.title, why: REFUSED_LATE });
      return 'OVER';
    }
    if (state !== 'CAPTURING' && state !== 'AWAITING_APPROVAL') return 'OVER';
    const by = provider.title;
    await services(strapi).orders.flow.move(trx, {
      orderId,
      from: state,
      to: 'PENDING',
      by,
      why: 'Declined, or lapsed',
    });
    await insertPayment(trx, { orderId, provider: provider.name, amount: payment.amount });
    return 'DECLINED';
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
