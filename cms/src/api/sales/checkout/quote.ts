import { fromCents, type Quote, type QuotedLine, type QuoteInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { imageAddress } from '../../../images/storage/addresses';
import { readAlmost } from '../discounts/almost';
import { automaticIn } from '../discounts/applicable';
import { toQuotedCard } from '../gift-cards/paid-by-card';
import { arrivalBy, quotedShippingMethod } from '../shipping/shipping-methods';
import type { CartLine } from './cart-lines';
import { type PricedCart, priceCart } from './price-cart';

/** Whether an order can be paid that way. */
export const fitsPaymentMethod = (
  { shippingMethod }: Pick<PricedCart, 'shippingMethod'>,
  paymentMethod: { onlyAtPickUp: boolean },
): boolean => !paymentMethod.onlyAtPickUp || Boolean(shippingMethod?.pickUp);

const toLine = (
  { itemId, variantId, quantity, sale, problem }: CartLine,
  price: PricedCart['price']['lines'][number] | undefined,
): QuotedLine => ({
  itemId,
  variantId,
  quantity,
  title: sale?.title ?? '',
  choice: sale?.choice ?? null,
  schedule: sale?.schedule ?? null,
  slug: sale?.slug ?? '',
  imageUrl: imageAddress(sale?.imageUrl ?? ''),
  unitPrice: fromCents(sale?.unitPrice ?? 0),
  priceKind: sale?.priceKind ?? 'FIXED',
  total: fromCents(price?.total ?? 0),
  discount: fromCents(price?.discount ?? 0),
  problem,
  left: problem === 'TOO_FEW' || problem === 'UNAVAILABLE' ? (sale?.stock ?? null) : null,
});

const toQuote = (cart: PricedCart, almost: Quote['almost']): Quote => ({
  lines: cart.lines.map((line, place) => toLine(line, cart.price.lines[place])),
  needsShipping: cart.needsShipping,
  shippingMethods: cart.shippingMethods.map((one) => ({
    id: one.id,
    name: one.name,
    note: one.note,
    price: fromCents(one.freeFrom !== null && cart.price.goods >= one.freeFrom ? 0 : one.price),
    arrival: arrivalBy(cart.settings, one),
    pickUp: one.pickUp,
    pickUpAddress: one.pickUpAddress,
    pickUpHours: one.pickUpHours,
  })),
  isTooMuchToShip: cart.isTooMuchToShip,
  shippingMethodId: cart.shippingMethod?.id ?? null,
  paymentMethods: cart.settings.paymentMethods.map((paymentMethod) => ({
    id: paymentMethod.id,
    name: paymentMethod.name,
    note: paymentMethod.note,
    provider: paymentMethod.provider,
    fits: fitsPaymentMethod(cart, paymentMethod),
  })),
  code: cart.code,
  discountCode: cart.discountCode,
  discountLabel: cart.discountLabel,
  almost,
  subtotal: fromCents(cart.price.subtotal),
  discount: fromCents(cart.price.discount),
  shipping: cart.shippingMethod ? fromCents(cart.price.shipping) : null,
  taxes: cart.taxes.map(({ amount, ...rate }) => ({ ...rate, amount: fromCents(amount) })),
  taxIncluded: cart.taxIncluded,
  taxPending: cart.taxPending,
  total: fromCents(cart.price.total),
  ...toQuotedCard(cart),
});

export const quoteCart = async (strapi: Core.Strapi, sql: Sql, input: QuoteInput): Promise<Quote> => {
  const cart = await priceCart(strapi, sql, input, (methods) => quotedShippingMethod(methods, input));
  return toQuote(cart, await readAlmost(strapi, sql, automaticIn(cart.settings.discounts), cart.discountable));
};
