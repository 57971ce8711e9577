import { type Address, fromCents, MAX_ORDER_TOTAL, type OrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { badField, conflict } from '../../../http/problem';
import { services } from '../../../services';
import { checkedAddress } from '../addresses/check';
import { keepAddress } from '../addresses/saved-addresses';
import { takeDiscount } from '../discounts/discount-uses';
import { redeemGiftCard } from '../gift-cards/gift-card-money';
import { OTHER_BALANCE, PAID_BY_CARD } from '../gift-cards/paid-by-card';
import { requireFewCards } from '../gift-cards/sold-gift-cards';
import { queueOrderMail } from '../mails/queue';
import { CUSTOMER } from '../orders/actor';
import { awaitPayment, payOrder } from '../orders/changes/pay';
import { type OrderRow, readOrder } from '../orders/order-row';
import { replaceOrder } from '../orders/replaced-orders';
import { isTestPayment, type PaymentMethod } from '../payments/payment-methods';
import { dropCode, tryCode } from '../reservations/email-code';
import type { Reserved } from '../reservations/excess';
import { type Buyer, type Counted, limitReserved } from '../reservations/limits';
import { reserveLines } from '../reservations/reservations';
import { chosenShippingMethod } from '../shipping/shipping-methods';
import { type PricedCart, priceCart } from './price-cart';
import { fitsPaymentMethod, quoteCart } from './quote';
import { Refusal } from './refusal';
import { insertOrder, requestHash, soldLines } from './write-order';

const NOT_ENOUGH = 'Some items in your cart are no longer available';
const OTHER_ORDER = 'This checkout has already placed another order. Reload the page to start a new one';

const requireBuyable = (cart: PricedCart, input: OrderInput): void => {
  if (cart.lines.some(({ problem }) => problem !== null)) throw new Refusal('STOCK', NOT_ENOUGH);
  requireFewCards(cart.lines);
  if (cart.code?.problem) throw new Refusal('CODE', cart.code.problem);
  if (cart.needsShipping && !cart.shippingMethod)
    throw input.shippingMethodId === null
      ? badField('shippingMethodId', 'Choose a shipping method')
      : new Refusal('SHIPPING', 'This shipping method isn’t available for this order');
  if (cart.price.total > MAX_ORDER_TOTAL * 100)
    throw badField('lines', `Orders can’t be more than $${MAX_ORDER_TOTAL.toLocaleString('en-US')}. Please contact us`);
  if (fromCents(cart.price.total) !== input.total) throw new Refusal('PRICE', 'Prices have changed');
  if (cart.enteredCard?.problem) throw new Refusal('GIFT_CARD', cart.enteredCard.problem);
  if (fromCents(cart.giftCard?.amount ?? 0) !== input.giftCardAmount) throw new Refusal('GIFT_CARD', OTHER_BALANCE);
};

const addressFor = ({ needsShipping, shippingMethod }: PricedCart, { address }: OrderInput): Address | null => {
  if (!needsShipping || shippingMethod?.pickUp) return null;
  if (!address) throw badField('address', 'Enter a shipping address');
  return checkedAddress(address);
};

const paymentMethodFor = (cart: PricedCart, { paymentMethod }: OrderInput): PaymentMethod | null => {
  if (cart.due === 0) return null;
  const chosen = cart.settings.paymentMethods.find(({ id }) => id === paymentMethod);
  if (!chosen)
    throw badField(
      'paymentMethod',
      paymentMethod === null ? 'Choose a payment method' : 'This payment method is no longer available',
    );
  if (!fitsPaymentMethod(cart, chosen))
    throw badField('paymentMethod', 'This payment method is only for pickup orders');
  return chosen;
};

/** What isn't counted never runs out, so nothing of it is reserved. */
const reservedBy = ({ lines, price }: PricedCart): Reserved => {
  const reserved = { items: 0, value: 0 };
  lines.forEach(({ sale, quantity }, place) => {
    const amounts = price.lines[place];
    if (!amounts || sale?.stock == null) return;
    reserved.items += quantity;
    reserved.value += amounts.total - amounts.discount;
  });
  return reserved;
};

/** There is nothing to pay, so it never waits to be paid. */
const UNCOUNTED: Counted = { network: null, emailConfirmed: false };

const afterMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** Delivery goes to the address, whatever place was quoted. */
const whereItGoes = (input: OrderInput) => ({ ...input, place: input.address, pickUp: input.address === null });

const placeNew = async (
  strapi: Core.Strapi,
  trx: Sql,
  { input, hash, buyer }: { input: OrderInput; hash: string; buyer: Buyer },
): Promise<OrderRow | undefined> => {
  const { userId } = buyer;
  const cart = await priceCart(strapi, trx, whereItGoes(input), (shippingMethods) =>
    chosenShippingMethod(shippingMethods, input.shippingMethodId),
  );
  requireBuyable(cart, input);
  const [address, paymentMethod] = [addressFor(cart, input), paymentMethodFor(cart, input)];
  const counted = paymentMethod
    ? await limitReserved(strapi, trx, { buyer, order: reservedBy(cart), paymentMethod, settings: cart.settings })
    : UNCOUNTED;
  const reservedUntil = paymentMethod && afterMinutes(paymentMethod.reservationMinutes);
  const provider = paymentMethod?.provider ?? null;
  const sold = soldLines(cart);
  const order = await insertOrder(trx, {
    key: input.key,
    requestHash: hash,
    input,
    cart,
    lines: sold,
    address,
    paymentMethod,
    // Its provider is asked later.
    payment: provider === null ? null : { provider, isTest: isTestPayment(provider) },
    userId,
    reservedUntil,
    notifyCustomer: true,
    madeBy: null,
    ...counted,
  });
  if (!order) return undefined;
  const { id } = order;
  if (input.replaces !== null) await replaceOrder(trx, input.replaces, id);
  if (address && userId !== null && input.saveAddress) await keepAddress(trx, userId, address);

  // Otherwise, somebody else bought it since the cart was priced, a moment ago.
  if (!(await reserveLines(strapi, trx, id, sold))) throw new Refusal('STOCK', NOT_ENOUGH);
  const { discountId, discountCode } = cart;
  if (discountId !== null && !(await takeDiscount(trx, { discountId, orderId: id, email: input.email })))
    throw discountCode === null
      ? new Refusal('PRICE', 'Prices have changed')
      : new Refusal('CODE', `The code ${discountCode} has been used up`);
  if (cart.giftCard && !(await redeemGiftCard(trx, { ...cart.giftCard, orderId: id, actor: CUSTOMER })))
    throw new Refusal('GIFT_CARD', OTHER_BALANCE);
  if (buyer.code !== 'NONE') await dropCode(trx, input.key);

  if (!paymentMethod) {
    const why = cart.giftCard ? PAID_BY_CARD : 'Nothing to pay';
    return payOrder(strapi, trx, { orderId: id, from: 'PENDING', actor: CUSTOMER, why });
  }
  if (provider === null) await awaitPayment(trx, { orderId: id, paymentMethod: paymentMethod.id, actor: CUSTOMER });
  const placed = await readOrder(trx, { id });
  if (placed && provider === null) await queueOrderMail(strapi, trx, placed, 'PLACED');
  return placed;
};

/** With what is true now, so that the page can show it and the shopper can go on from there. */
const toConflict = async (
  strapi: Core.Strapi,
  input: OrderInput,
  userId: number | null,
  { reason, message }: Refusal,
) => {
  const isOwn = userId !== null && (await services(strapi).auth.emails.isConfirmed(userId, input.email));
  // What others have used is their secret. A refusal for the code has told it already, and counts as a guess.
  const email = isOwn || reason === 'CODE' ? input.email : null;
  const quote = await quoteCart(strapi, strapi.db.connection, { ...whereItGoes(input), email });
  return conflict(message, { reason, quote });
};

/** The same checkout, sent again or twice at once, is the same order. */
const sameOrder = (order: OrderRow | undefined, hash: string): OrderRow | undefined => {
  if (order && order.requestHash !== hash) throw conflict(OTHER_ORDER, { reason: 'KEY' });
  return order;
};

/** The order that this checkout has placed already. */
export const placedBefore = async (
  strapi: Core.Strapi,
  input: OrderInput,
  userId: number | null,
): Promise<OrderRow | undefined> => {
  const sql = strapi.db.connection;
  const order = sameOrder(await readOrder(sql, { checkout_key: input.key }), requestHash(input));
  // Sent again because the session had to be renewed first: the order was a guest's.
  if (order && order.userId === null && userId !== null)
    await tables(sql)
      .updateTable('orders')
      .where('id', '=', order.id)
      .where('user_id', 'is', null)
      .set({ user_id: userId })
      .execute();
  return order;
};

/** Prices the cart again, reserves all of it, and writes the order down, or does nothing. Not new: it was sent twice at once. */
export const placeOrder = async (
  strapi: Core.Strapi,
  input: OrderInput,
  { userId, network }: Pick<Buyer, 'userId' | 'network'>,
): Promise<{ order: OrderRow; isNew: boolean }> => {
  const hash = requestHash(input);
  const written = async () => sameOrder(await readOrder(strapi.db.connection, { checkout_key: input.key }), hash);
  const buyer = { userId, network, email: input.email, code: await tryCode(strapi.db.connection, input) };
  const placed = await retried(() =>
    strapi.db.transaction(({ trx }) => placeNew(strapi, trx, { input, hash, buyer })),
  ).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    // Sent twice at once, what is missing may be missing because of the other.
    if (!(await written())) throw await toConflict(strapi, input, userId, error);
  });
  const order = placed ?? (await written());
  if (!order) throw new Error('An order that was placed is gone');
  return { order, isNew: placed !== undefined };
};
