import {
  type CreateOrderInput,
  formatCents,
  fromCents,
  MAX_ORDER_TOTAL,
  type OrderPrice,
  PAY_LINK,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { giveReason } from '../../../database/change-reason';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import { badField, conflict } from '../../../http/problem';
import { services } from '../../../services';
import { insertOrder, requestHash } from '../checkout/write-order';
import { redeemGiftCard } from '../gift-cards/gift-card-money';
import { OTHER_BALANCE, PAID_BY_CARD } from '../gift-cards/paid-by-card';
import { requireFewCards } from '../gift-cards/sold-gift-cards';
import { queueOrderMail } from '../mails/queue';
import type { OrderActor } from '../orders/actor';
import { awaitPayment, payOrder } from '../orders/changes/pay';
import { type OrderRow, readOrder } from '../orders/order-row';
import { recordManualPayment } from '../payments/mark-paid';
import { reserveLines } from '../reservations/reservations';
import { takeDraft } from './drafts';
import { type PricedManual, priceManual } from './price-manual';

interface New {
  input: CreateOrderInput;
  hash: string;
  actor: OrderActor;
}

/** What the administrator saw. */
export const requireTotal = (price: OrderPrice, total: number): void => {
  if (price.total > MAX_ORDER_TOTAL * 100)
    throw badField('lines', `Orders can’t be more than $${MAX_ORDER_TOTAL.toLocaleString('en-US')}`);
  if (fromCents(price.total) !== total)
    throw conflict(`Prices have changed: the total is now ${formatCents(price.total)}`);
};

const requireComplete = (
  { price, shippingMethod, address, lines, enteredCard, giftCard }: PricedManual,
  { total, email, giftCardAmount }: CreateOrderInput,
): void => {
  requireFewCards(lines);
  if (email === null && lines.some(({ sale }) => sale.isGiftCard))
    throw badField('email', 'Enter an email address. The gift card is sent to it');
  if (shippingMethod && !shippingMethod.pickUp && !address) throw badField('address', 'Enter a shipping address');
  requireTotal(price, total);
  if (enteredCard?.problem) throw badField('giftCard', enteredCard.problem);
  if (fromCents(giftCard?.amount ?? 0) !== giftCardAmount) throw conflict(OTHER_BALANCE);
};

const MINUTES_OF_A_DAY = 24 * 60;

const isByLink = ({ id }: { id: string }): boolean => id === PAY_LINK.id;

const paymentMethodOf = (
  { due, paymentMethods }: PricedManual,
  { paymentMethod, reservationDays }: CreateOrderInput,
) => {
  if (due === 0) return null;
  const chosen = paymentMethods.find(({ id }) => id === paymentMethod);
  if (!chosen) throw badField('paymentMethod', 'This payment method is no longer available');
  return isByLink(chosen) ? { ...chosen, reservationMinutes: reservationDays * MINUTES_OF_A_DAY } : chosen;
};

/** False: the same form was sent twice at once. */
const createNew = async (strapi: Core.Strapi, trx: Sql, { input, hash, actor }: New): Promise<boolean> => {
  const { key, paid, reference } = input;
  const notifyCustomer = input.notifyCustomer && input.email !== null;
  await giveReason(trx, { actor });
  const priced = await priceManual(strapi, trx, input);
  requireComplete(priced, input);
  const paymentMethod = paymentMethodOf(priced, input);
  const reservedUntil = paymentMethod && new Date(Date.now() + paymentMethod.reservationMinutes * 60_000);
  const order = await insertOrder(trx, {
    key,
    requestHash: hash,
    input,
    cart: priced,
    lines: priced.lines,
    address: priced.address,
    paymentMethod,
    payment: null,
    userId: input.email === null ? null : await services(strapi).auth.emails.confirmedOwner(input.email, trx),
    reservedUntil,
    notifyCustomer,
    madeBy: actor,
    network: null,
    emailConfirmed: false,
  });
  if (!order) return false;
  const { id, number } = order;
  if (input.draftId !== null) await takeDraft(trx, input.draftId);
  if (!(await reserveLines(strapi, trx, id, priced.lines))) throw badField('lines', 'There isn’t enough in stock');
  const { giftCard, due: amount } = priced;
  if (giftCard && !(await redeemGiftCard(trx, { ...giftCard, orderId: id, actor }))) throw conflict(OTHER_BALANCE);
  if (paymentMethod && !paid) {
    await awaitPayment(trx, { orderId: id, paymentMethod: paymentMethod.id, actor });
    const mail = isByLink(paymentMethod) ? 'TO_PAY' : 'PLACED';
    if (notifyCustomer) await queueOrderMail(strapi, trx, id, mail, { actor });
    return true;
  }
  const why = paymentMethod ? reference && `Reference: ${reference}` : giftCard ? PAID_BY_CARD : 'Nothing to pay';
  await payOrder(strapi, trx, { orderId: id, from: 'PENDING', actor, notifyCustomer, ...(why ? { why } : {}) });
  if (paymentMethod) await recordManualPayment(trx, { orderId: id, number, amount, reference });
  return true;
};

const sameOrder = (order: OrderRow | undefined, hash: string): OrderRow | undefined => {
  if (order && order.requestHash !== hash)
    throw conflict('This form has already created another order. Reload the page to create a new one');
  return order;
};

/** Writes down an order that a customer made elsewhere, such as on the phone. Its number. */
export const createOrder = async (
  strapi: Core.Strapi,
  { input, actor }: { input: CreateOrderInput; actor: OrderActor },
): Promise<{ number: number; isNew: boolean }> => {
  const sql = strapi.db.connection;
  const hash = requestHash(input);
  const find = async () => sameOrder(await readOrder(sql, { checkout_key: input.key }), hash);
  const earlier = await find();
  if (earlier) return { number: earlier.number, isNew: false };
  const isNew = await retried(() => strapi.db.transaction(({ trx }) => createNew(strapi, trx, { input, hash, actor })));
  const order = await find();
  if (!order) throw new Error('An order that was made is gone');
  return { number: order.number, isNew };
};
