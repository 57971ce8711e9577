import { isBeingChecked, isPaid, ORDER_STATE, type OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { type Gateway, GatewayRefusal, type OrderToPay } from '../../../gateways/gateway';
import { conflict, Problem } from '../../../http/problem';
import { gatewayActor } from '../orders/actor';
import { type OrderRow, readOrder } from '../orders/order-row';
import { lockOrder } from '../orders/payable-order';
import { transitionOrder } from '../orders/transition';
import { latestPayment } from './payment-row';

const CHECK_AFTER = 30_000;

/** Its buyer may be at the provider's window. */
const isAtProvider = (state: OrderState): boolean =>
  ORDER_STATE[state].watchedBy === 'RECONCILER' && ORDER_STATE[state].payment !== 'IN_REVIEW';

const OVER = 'This order is over. Please start a new one from your cart';
const NOBODY_KNOWS = new Problem(
  503,
  'ServiceUnavailableError',
  'The payment provider isn’t responding. You haven’t been charged. Please try again in a moment',
  { retryAfter: 5 },
);

const toOrderToPay = (order: OrderRow): OrderToPay => {
  const { uuid, number, currency, total, subtotal, discount, shipping, tax, taxIncluded, email, address, lines } =
    order;
  return {
    uuid,
    number,
    currency,
    total,
    breakdown: { items: subtotal, shipping, tax: taxIncluded ? 0 : tax, discount },
    lines: lines.map(({ title, choice, unitPrice, quantity, sku }) => ({
      title: choice ? `${title} (${choice})` : title,
      unitPrice,
      quantity,
      sku,
    })),
    email,
    address,
  };
};

/** Opens an order at its provider, and returns its id there. Asked again, it is the same one. */
export const openPayment = async (strapi: Core.Strapi, provider: Gateway, orderId: number): Promise<string> => {
  const sql = strapi.db.connection;
  const [order, payment] = [await readOrder(sql, { id: orderId }), await latestPayment(sql, orderId)];
  if (!order || !payment) throw conflict(OVER);
  if (isPaid(order.state)) throw conflict('This order is already paid');
  const openedNow = { opened_at: sql.fn.now() };
  if (payment.providerOrderId !== null && isAtProvider(order.state)) {
    await sql('payments').where({ id: payment.id }).update(openedNow);
    return payment.providerOrderId;
  }
  if (isBeingChecked(order.state)) throw conflict('The payment of this order is being checked. Don’t pay again');
  if (order.state !== 'PENDING') throw conflict(OVER);
  const opened = await provider.open(toOrderToPay(order), payment.openKey).catch((error: unknown) => {
    strapi.log.error(`Order ${order.number} can’t be opened at ${provider.name}: ${(error as Error).message}`);
    if (error instanceof GatewayRefusal) throw conflict('The payment provider refused this order. Please contact us');
    throw NOBODY_KNOWS;
  });
  await strapi.db.transaction(async ({ trx }) => {
    const now = await lockOrder(trx, orderId);
    await trx('payments')
      .where({ id: payment.id })
      .update({ ...openedNow, provider_order_id: opened.providerOrderId, is_test: provider.isTest });
    if (now?.state !== 'PENDING') return;
    const set = { next_check_at: new Date(Date.now() + CHECK_AFTER) };
    await transitionOrder(trx, {
      orderId,
      from: 'PENDING',
      to: 'AWAITING_APPROVAL',
      actor: gatewayActor(provider),
      set,
    });
  });
  return opened.providerOrderId;
};
