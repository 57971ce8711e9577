import {
  type ChoosePaymentInput,
  isBeingChecked,
  isPaid,
  isPayableByLink,
  type OrderState,
  PAID_AFTERWARDS,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { gatewayNamed } from '../../../gateways/gateways';
import { badField, conflict, notFound } from '../../../http/problem';
import { queueOrderMail } from '../mails/queue';
import { CUSTOMER } from '../orders/actor';
import { recordEvent, transitionOrder } from '../orders/changes/transition';
import { updateOrder } from '../orders/payable-order';
import { isTestPayment, listPaymentMethods, type PaymentMethod } from './payment-methods';
import { insertPayment, latestPayment, MANUAL } from './payment-row';

/** What can be chosen behind a pay link: it’s for paying first. */
export const payLinkMethods = (paymentMethods: readonly PaymentMethod[]): PaymentMethod[] =>
  paymentMethods.filter(({ id }) => !PAID_AFTERWARDS.includes(id));

export const lockOrderOf = (trx: Sql, key: string) =>
  tables(trx)
    .selectFrom('orders')
    .where('checkout_key', '=', key)
    .forUpdate()
    .select([
      'id',
      'state',
      'due',
      'gift_card_id as giftCardId',
      'notify_customer as notifyCustomer',
      'pay_by_link as payByLink',
      'payment_method as paymentMethod',
      'reserved_until as reservedUntil',
    ])
    .executeTakeFirst();

export type Locked = NonNullable<Awaited<ReturnType<typeof lockOrderOf>>>;

export const whyNot = (state: OrderState): string => {
  if (isPaid(state)) return 'This order is already paid';
  if (isBeingChecked(state)) return 'The payment of this order is being checked. Don’t pay again';
  return 'This order is closed. Please contact us';
};

/** What is open at a provider that takes the money by itself could still be paid there. */
export const leaveProvider = async (trx: Sql, { id: orderId, state }: Locked): Promise<OrderState> => {
  if (state !== 'AWAITING_APPROVAL') return state;
  const payment = await latestPayment(trx, orderId);
  const provider = payment && gatewayNamed(payment.provider);
  if (provider?.captureMode === 'IMMEDIATE')
    throw conflict(`You’ve already started to pay with ${provider.title}. Finish there, or contact us`);
  await transitionOrder(trx, { orderId, from: state, to: 'PENDING', actor: CUSTOMER, set: { next_check_at: null } });
  return 'PENDING';
};

const payAtProvider = async (trx: Sql, order: Locked, state: OrderState, provider: string): Promise<void> => {
  const { id: orderId, due: amount } = order;
  if (state === 'AWAITING_PAYMENT')
    await transitionOrder(trx, { orderId, from: state, to: 'PENDING', actor: CUSTOMER });
  await insertPayment(trx, { orderId, provider, amount, isTest: isTestPayment(provider) });
};

/** From now on, what a provider was asked for before doesn’t count. */
const payManually = async (trx: Sql, { id: orderId, due: amount }: Locked, state: OrderState): Promise<void> => {
  if (state !== 'PENDING') return;
  await transitionOrder(trx, { orderId, from: state, to: 'AWAITING_PAYMENT', actor: CUSTOMER });
  await insertPayment(trx, { orderId, provider: MANUAL, amount, isTest: false });
};

/** Never less than the customer was told. */
const reservedFor = ({ reservedUntil }: Locked, { reservationMinutes }: PaymentMethod): Date =>
  new Date(Math.max(reservedUntil?.getTime() ?? 0, Date.now() + reservationMinutes * 60_000));

/** Whoever came by a pay link says how they pay, and may change their mind until they have. */
export const choosePayment = async (strapi: Core.Strapi, key: string, input: ChoosePaymentInput): Promise<void> =>
  strapi.db.transaction(async ({ trx }): Promise<void> => {
    const order = await lockOrderOf(trx, key);
    if (!order?.payByLink) throw notFound('We couldn’t find this order');
    if (!isPayableByLink(order)) throw conflict(whyNot(order.state));
    if (order.paymentMethod === input.paymentMethod) return;
    const chosen = payLinkMethods(await listPaymentMethods(trx)).find(({ id }) => id === input.paymentMethod);
    if (!chosen) throw badField('paymentMethod', 'This payment method is no longer available');
    const { id: orderId } = order;
    const { id, name, instructions, provider } = chosen;
    const state = await leaveProvider(trx, order);
    await (provider === null ? payManually(trx, order, state) : payAtProvider(trx, order, state, provider));
    await updateOrder(trx, orderId, {
      payment_method: id,
      payment_method_name: name,
      instructions,
      reserved_until: reservedFor(order, chosen),
    });
    await recordEvent(trx, { orderId, kind: 'paymentChosen', actor: CUSTOMER, text: name });
    if (provider === null) await queueOrderMail(strapi, trx, orderId, 'PLACED');
  });
