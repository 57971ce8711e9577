import { type MarkPaidInput, ORDER_STATE_NAMES } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { payOrder } from '../flow/pay';
import { changeOrder } from './change-order';

const SOLD_OUT = 'Part of it has sold out, or its discount code is used up. Fix that first, or pay the money back';

/** Only for what is paid by hand: whatever a provider takes, it reports itself. */
export const markPaid = (
  strapi: Core.Strapi,
  { number, input: { updatedAt, reference, notifyCustomer }, by }: { number: number; input: MarkPaidInput; by: string },
): Promise<void> =>
  changeOrder(strapi, { number, openedAt: updatedAt }, async (trx, order) => {
    const { id, state, total } = order;
    const { orders, payments } = services(strapi);
    const isLate = state === 'EXPIRED' && (await payments.manualPayments.isFor(trx, id));
    if (state !== 'AWAITING_PAYMENT' && !isLate)
      throw conflict(`Only orders awaiting payment can be marked as paid. This one is “${ORDER_STATE_NAMES[state]}”`);
    if (isLate && !(await orders.flow.reserveAgain(trx, id))) throw conflict(SOLD_OUT);
    await payOrder(strapi, trx, {
      orderId: id,
      from: state,
      by,
      notifyCustomer: notifyCustomer ?? order.notifyCustomer,
      ...(reference ? { why: `Reference: ${reference}` } : {}),
    });
    await payments.manualPayments.take(trx, { orderId: id, number, amount: total, reference });
  });
