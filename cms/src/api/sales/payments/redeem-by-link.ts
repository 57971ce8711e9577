import { formatCents, formatGiftCardEnding, isPayableByLink, PAY_LINK, type RedeemGiftCardInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import { badField, conflict, notFound } from '../../../http/problem';
import { redeemGiftCard } from '../gift-cards/gift-card-money';
import { OTHER_BALANCE, PAID_BY_CARD, paidByCard } from '../gift-cards/paid-by-card';
import { readGiftCard } from '../gift-cards/select-gift-card';
import { CUSTOMER } from '../orders/actor';
import { payOrder } from '../orders/changes/pay';
import { recordEvent, transitionOrder } from '../orders/changes/transition';
import { readOrder } from '../orders/order-row';
import { updateOrder } from '../orders/payable-order';
import { type Locked, leaveProvider, lockOrderOf, whyNot } from './choose-payment';
import { insertPayment, MANUAL } from './payment-row';

const NOT_CHOSEN = { payment_method: PAY_LINK.id, payment_method_name: PAY_LINK.name, instructions: null };
const NO_METHOD = { payment_method: null, payment_method_name: null, instructions: null };

/** Nothing is left to pay. */
const payWholly = async (strapi: Core.Strapi, trx: Sql, { id: orderId, state, ...order }: Locked): Promise<void> => {
  if (state === 'AWAITING_PAYMENT')
    await transitionOrder(trx, { orderId, from: state, to: 'PENDING', actor: CUSTOMER });
  await updateOrder(trx, orderId, NO_METHOD);
  const { notifyCustomer } = order;
  await payOrder(strapi, trx, { orderId, from: 'PENDING', actor: CUSTOMER, why: PAID_BY_CARD, notifyCustomer });
};

/** A provider is asked for the rest once it's chosen again. */
const awaitRest = async (trx: Sql, { id: orderId, state: from }: Locked): Promise<void> => {
  if (from !== 'PENDING') return;
  await transitionOrder(trx, { orderId, from, to: 'AWAITING_PAYMENT', actor: CUSTOMER });
  await updateOrder(trx, orderId, NOT_CHOSEN);
};

const redeem = async (strapi: Core.Strapi, trx: Sql, key: string, code: string): Promise<void> => {
  const order = await lockOrderOf(trx, key);
  const row = order?.payByLink && (await readOrder(trx, { id: order.id }));
  if (!order || !row) throw notFound('We couldn’t find this order');
  const read = await readGiftCard(trx, code);
  // Sent again, it's used once.
  if (order.giftCardId !== null && order.giftCardId === read.card?.id) return;
  if (!isPayableByLink(order)) throw conflict(whyNot(order.state));
  if (order.giftCardId !== null) throw conflict('This order already has a gift card. Pay the rest another way');
  const lines = row.lines.map(({ total, giftCard }) => ({ total, isGiftCard: giftCard }));
  const { enteredCard, giftCard, due } = paidByCard(read, { total: row.total - row.swapAmount, lines });
  if (!giftCard)
    throw badField('giftCard', enteredCard?.problem ?? OTHER_BALANCE, read.card ? {} : { reason: 'NO_GIFT_CARD' });
  const { id: orderId } = order;
  const state = await leaveProvider(trx, order);
  // What a provider was asked for doesn't count anymore.
  if (state === 'PENDING') await insertPayment(trx, { orderId, provider: MANUAL, amount: order.due, isTest: false });
  if (!(await redeemGiftCard(trx, { ...giftCard, orderId, actor: CUSTOMER }))) throw conflict(OTHER_BALANCE);
  await updateOrder(trx, orderId, {
    gift_card_id: giftCard.id,
    gift_card_amount: giftCard.amount,
    updated_at: new Date(),
  });
  const text = `${formatGiftCardEnding(read.ending)} (${formatCents(giftCard.amount)})`;
  await recordEvent(trx, { orderId, kind: 'giftCardUsed', actor: CUSTOMER, text });
  await (due === 0 ? payWholly(strapi, trx, { ...order, state }) : awaitRest(trx, { ...order, state }));
};

/** Whoever came by a pay link pays with what is on a gift card, and the rest as they choose then. */
export const redeemByLink = async (
  strapi: Core.Strapi,
  key: string,
  { giftCard }: RedeemGiftCardInput,
): Promise<void> => {
  await retried(() => strapi.db.transaction(({ trx }) => redeem(strapi, trx, key, giftCard)));
};
