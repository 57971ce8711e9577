import {
  type Handoff,
  isBeingChecked,
  isPaid,
  ORDER_STATE,
  type OrderState,
  type PaymentStart,
  shopPaths,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { UpdateObject } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { NOW, tables } from '../../../database/tables';
import { environment } from '../../../environment';
import { GatewayRefusal, type OrderToPay } from '../../../gateways/gateway';
import { gatewayNamed } from '../../../gateways/gateways';
import { conflict, notFound, Problem } from '../../../http/problem';
import { services } from '../../../services';
import { gatewayActor } from '../orders/actor';
import { transitionOrder } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { lockOrder } from '../orders/payable-order';
import { providerOf } from './payment-methods';
import { isLatestPayment } from './payment-row';

const CHECK_AFTER = 30_000;

/** Each makes us ask the provider, which doesn't answer everybody who asks too often. */
export const PAYMENTS = { name: 'payments', points: 300, duration: 3600 };

/** Checkout shows the order that waits there, and finds out what became of it. */
const RETURN_URL = `${environment.publicUrl}${shopPaths.checkout}`;

/** Its buyer may be at the provider's window. */
const isAtProvider = (state: OrderState): boolean =>
  ORDER_STATE[state].watchedBy === 'RECONCILER' && ORDER_STATE[state].payment !== 'IN_REVIEW';

const OVER = 'This order is closed. Please start a new one from your cart';
const APPROVAL_UNUSABLE =
  'What you approved before can’t be used for this order. You haven’t been charged. Please pay again';
const NOBODY_KNOWS = new Problem(
  503,
  'ServiceUnavailableError',
  'The payment provider isn’t responding. You haven’t been charged. Please try again in a moment',
  { retryAfter: 5 },
);

const toOrderToPay = (order: OrderRow): OrderToPay => {
  const { uuid, number, currency, subtotal, shipping, tax, taxIncluded, address, lines } = order;
  return {
    uuid,
    number,
    currency,
    total: order.due,
    // What a gift card or a swap pays isn't the provider's.
    breakdown: {
      items: subtotal,
      shipping,
      tax: taxIncluded ? 0 : tax,
      discount: order.discount + order.giftCardAmount + order.swapAmount,
    },
    lines: lines.map(({ title, choice, unitPrice, quantity, sku }) => ({
      title: choice ? `${title} (${choice})` : title,
      unitPrice,
      quantity,
      sku,
    })),
    returnUrl: RETURN_URL,
    address,
  };
};

const REPLACED = 'This payment was replaced by a newer one. You haven’t been charged. Please try again';

const openedNow = { opened_at: NOW };

/** Whatever became of its order meanwhile; which state that is in, and whether the payment still counts. */
const recordOpened = (sql: Sql, id: number, set: UpdateObject<Tables, 'payments'>) =>
  tables(sql)
    .updateTable('payments')
    .from('orders')
    .whereRef('orders.id', '=', 'payments.order_id')
    .where('payments.id', '=', id)
    .set(set)
    .returning(['orders.state', isLatestPayment(id).as('isLatest')])
    .executeTakeFirstOrThrow();

interface Opened {
  handoff: Handoff;
  /** Of its order, by now. */
  state: OrderState;
}

/**
 * Opens an order at its provider: what the browser needs to go on there. Asked again, it is the same. What the buyer approved there
 * before becomes the order's.
 */
export const openPayment = async (strapi: Core.Strapi, order: OrderRow, approval?: string): Promise<Opened> => {
  const sql = strapi.db.connection;
  const { id: orderId, number, state, payment } = order;
  const provider = payment && gatewayNamed(payment.provider);
  if (!provider) throw notFound('We couldn’t find this order');
  if (isPaid(state)) throw conflict('This order is already paid');
  if (approval && payment.providerOrderId && payment.providerOrderId !== approval) throw conflict(APPROVAL_UNUSABLE);
  if (payment.handoff && isAtProvider(state))
    return { handoff: payment.handoff, state: (await recordOpened(sql, payment.id, openedNow)).state };
  if (isBeingChecked(state)) throw conflict('The payment of this order is being checked. Don’t pay again');
  if (state !== 'PENDING') throw conflict(OVER);
  if (approval && !provider.express) throw conflict(APPROVAL_UNUSABLE);
  const toPay = toOrderToPay(order);
  const opening =
    approval && provider.express ? provider.express.open(toPay, approval) : provider.open(toPay, payment.openKey);
  const { providerOrderId, handoff } = await opening.catch((error: unknown) => {
    strapi.log.error(`Order ${number} can’t be opened at ${provider.name}: ${(error as Error).message}`);
    if (error instanceof GatewayRefusal)
      throw conflict(approval ? APPROVAL_UNUSABLE : 'The payment provider refused this order. Please contact us');
    throw NOBODY_KNOWS;
  });
  const opened = {
    ...openedNow,
    provider_order_id: providerOrderId,
    handoff: JSON.stringify(handoff),
    is_test: provider.isTest,
  };
  const isWaiting = await strapi.db.transaction(async ({ trx }) => {
    // Whoever chooses another payment method locks it, too.
    await lockOrder(trx, orderId);
    return transitionOrder(trx, {
      orderId,
      from: 'PENDING',
      to: 'AWAITING_APPROVAL',
      actor: gatewayActor(provider),
      set: { next_check_at: new Date(Date.now() + CHECK_AFTER) },
      payment: { id: payment.id, set: opened },
    });
  });
  if (isWaiting) return { handoff, state: 'AWAITING_APPROVAL' };
  // Somebody else was faster, or it was canceled. Nobody has been sent to the provider, but what is open there is known here.
  const now = await recordOpened(sql, payment.id, opened);
  if (!now.isLatest) throw conflict(REPLACED);
  return { handoff, state: now.state };
};

/** The order stands, whatever its provider says: then its payment can be opened again. Null: no provider takes it. */
export const startPayment = async (
  strapi: Core.Strapi,
  order: OrderRow,
  { address, approval }: { address: string; approval: string | null },
): Promise<{ payment: PaymentStart | null; state: OrderState }> => {
  const { state } = order;
  if (providerOf(order.paymentMethod) === null) return { payment: null, state };
  try {
    await services(strapi).auth.limits.consume(PAYMENTS, address);
    const opened = await openPayment(strapi, order, approval ?? undefined);
    return { payment: { handoff: opened.handoff }, state: opened.state };
  } catch (error) {
    if (error instanceof Problem) return { payment: { problem: error.message }, state };
    throw error;
  }
};
