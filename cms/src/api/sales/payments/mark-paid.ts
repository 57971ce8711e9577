import { canMarkPaid, type MarkPaidInput, ORDER_STATE_NAMES } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { conflict } from '../../../http/problem';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { payOrder } from '../orders/changes/pay';
import { reserveAgain } from '../reservations/reservations';
import { insertCapture, insertPayment, latestPayment, MANUAL } from './payment-row';

interface Taken {
  orderId: number;
  number: number;
  amount: number;
  reference: string | null;
}

export const recordManualPayment = async (trx: Sql, { orderId, number, amount, reference }: Taken): Promise<void> => {
  const paymentId = await insertPayment(trx, { orderId, provider: MANUAL, amount, isTest: false });
  await insertCapture(trx, { orderId, paymentId, providerCaptureId: `${MANUAL} ${number}`, amount, reference });
};

/** Whether no provider is asked to take the money of this order. */
export const isPaidManually = async (sql: Sql, orderId: number): Promise<boolean> =>
  ((await latestPayment(sql, orderId))?.provider ?? MANUAL) === MANUAL;

const SOLD_OUT =
  'Part of it has sold out, or its discount code or gift card is used up. Fix that first, or pay the money back';

/** Only for what is paid manually: whatever a provider takes, it reports itself. */
export const markPaid = (
  strapi: Core.Strapi,
  {
    number,
    input: { updatedAt, reference, notifyCustomer },
    actor,
  }: { number: number; input: MarkPaidInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    const { id, state, due } = order;
    const isLate = state === 'EXPIRED' && (order.payByLink || (await isPaidManually(trx, id)));
    if (!isLate && !canMarkPaid(order))
      throw conflict(`Only orders awaiting payment can be marked as paid. This one is “${ORDER_STATE_NAMES[state]}”`);
    if (isLate && !(await reserveAgain(strapi, trx, id))) throw conflict(SOLD_OUT);
    await payOrder(strapi, trx, {
      orderId: id,
      from: state,
      actor,
      notifyCustomer: notifyCustomer ?? order.notifyCustomer,
      ...(reference ? { why: `Reference: ${reference}` } : {}),
    });
    await recordManualPayment(trx, { orderId: id, number, amount: due, reference });
  });
