import { randomUUID } from 'node:crypto';
import { formatCents, fromCents, isPaid, leftToRefund } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../../database/sql';
import { gatewayNamed } from '../../../../gateways/gateways';
import { conflict } from '../../../../http/problem';
import { services } from '../../../../services';
import { linesSoFar, updateFulfillmentStatus } from '../../fulfillment/lines';
import { queueOrderMail } from '../../mails/queue';
import { inAll, leftOf } from '../../refunds/left-to-refund';
import { writeRefund } from '../../refunds/refund-order';
import { captureOf } from '../../refunds/refund-row';
import { requestRefund } from '../../refunds/request-refund';
import { readChoices } from '../../returns/order-choices';
import { CUSTOMER } from '../actor';
import { type CustomerAccess, orderOfCustomer } from '../customer-access';
import type { OrderRow } from '../order-row';
import { updateOrder } from '../payable-order';
import { changeOrder } from './change-order';
import { endOrder } from './end';
import { recordEvent } from './transition';

const WHY = 'Canceled by the customer';

const tooLate = () => conflict('This order can’t be canceled anymore. Please contact us');

const tellStaff = (strapi: Core.Strapi, trx: Sql, { id: orderId }: OrderRow, why: string): Promise<void> =>
  services(strapi).notifications.feed.notify(trx, 'orderCanceled', String(orderId), { orderId, why });

/** Nothing was paid: what it reserved, and what its gift card paid, goes back. */
const endUnpaid = async (strapi: Core.Strapi, trx: Sql, order: OrderRow): Promise<void> => {
  await endOrder(strapi, trx, { orderId: order.id, from: order.state, to: 'CANCELLED', actor: CUSTOMER, why: WHY });
  await queueOrderMail(strapi, trx, order.id, 'CANCELLED', { actor: CUSTOMER });
  await tellStaff(strapi, trx, order, order.total === 0 ? 'There was nothing to pay' : 'It wasn’t paid yet');
};

/** The refund, if its provider makes it; what was paid manually, the shop pays back. */
const payBack = async (strapi: Core.Strapi, trx: Sql, order: OrderRow): Promise<number | undefined> => {
  const capture = await captureOf(trx, order.id);
  const left = inAll(await leftOf(trx, order));
  if (left < order.total) throw tooLate();
  if (capture && !gatewayNamed(capture.provider)) {
    await tellStaff(strapi, trx, order, `Pay ${formatCents(left)} back`);
    return undefined;
  }
  await tellStaff(strapi, trx, order, `${formatCents(left)} goes back`);
  const lines = (await linesSoFar(trx, order)).map((line) => ({
    lineId: line.id,
    quantity: leftToRefund(line),
    restock: true,
  }));
  return writeRefund(strapi, trx, order, {
    // The email about the cancellation says that the money goes back.
    input: { key: randomUUID(), amount: fromCents(left), lines, reason: WHY, notifyCustomer: false },
    actor: CUSTOMER,
  });
};

/** As long as it isn’t paid, or, though it is, as long as the shop lets them. It isn’t fulfilled from then on. */
export const cancelByCustomer = async (strapi: Core.Strapi, access: CustomerAccess): Promise<void> => {
  const { number } = await orderOfCustomer(strapi.db.connection, access);
  let refundId: number | undefined;
  await changeOrder(strapi, { number, actor: CUSTOMER }, async (trx, order) => {
    refundId = undefined;
    if (order.canceledAt !== null || order.state === 'CANCELLED') return;
    if (!(await readChoices(trx, order)).isCancelable) throw tooLate();
    if (!isPaid(order.state) || order.total === 0) return endUnpaid(strapi, trx, order);
    const canceledAt = new Date();
    await updateOrder(trx, order.id, { canceled_at: canceledAt });
    await recordEvent(trx, { orderId: order.id, kind: 'canceled', actor: CUSTOMER });
    await queueOrderMail(strapi, trx, order.id, 'CANCELED_PAID', { actor: CUSTOMER });
    const canceled = { ...order, canceledAt };
    refundId = await payBack(strapi, trx, canceled);
    await updateFulfillmentStatus(trx, canceled);
  });
  // Whoever dies here leaves it to the reconciler.
  if (refundId !== undefined) await requestRefund(strapi, refundId);
};
