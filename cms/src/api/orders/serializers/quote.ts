import { fromCents, type ProviderName, type Quote, type QuotedLine } from '@stoa/contract';
import { fitsPaymentMethod } from '../quote/payment-methods';
import type { CartLine, PricedCart } from '../quote/price-cart';

interface PaymentMethod {
  id: string;
  name: string;
  note: string | null;
  provider: ProviderName | null;
  onlyAtPickUp: boolean;
}

const toLine = (
  { itemId, variantId, quantity, sale, problem }: CartLine,
  price: PricedCart['price']['lines'][number] | undefined,
): QuotedLine => ({
  itemId,
  variantId,
  quantity,
  title: sale?.title ?? '',
  choice: sale?.choice ?? null,
  slug: sale?.slug ?? '',
  imageUrl: sale?.imageUrl ?? '',
  unitPrice: fromCents(sale?.unitPrice ?? 0),
  priceKind: sale?.priceKind ?? 'FIXED',
  total: fromCents(price?.total ?? 0),
  discount: fromCents(price?.discount ?? 0),
  problem,
  left: problem === 'TOO_FEW' || problem === 'UNAVAILABLE' ? (sale?.stock ?? null) : null,
});

export const toQuote = (cart: PricedCart, paymentMethods: readonly PaymentMethod[]): Quote => ({
  lines: cart.lines.map((line, place) => toLine(line, cart.price.lines[place])),
  needsShipping: cart.needsShipping,
  shippingMethods: cart.shippingMethods.map(({ id, name, note, price, freeFrom, pickUp }) => ({
    id,
    name,
    note,
    price: fromCents(freeFrom !== null && cart.price.goods >= freeFrom ? 0 : price),
    pickUp,
  })),
  shippingMethodId: cart.shippingMethod?.id ?? null,
  paymentMethods: paymentMethods.map((paymentMethod) => ({
    id: paymentMethod.id,
    name: paymentMethod.name,
    note: paymentMethod.note,
    provider: paymentMethod.provider,
    fits: fitsPaymentMethod(cart, paymentMethod),
  })),
  code: cart.code && { code: cart.code.code, label: cart.code.label, problem: cart.code.problem },
  subtotal: fromCents(cart.price.subtotal),
  discount: fromCents(cart.price.discount),
  shipping: cart.shippingMethod ? fromCents(cart.price.shipping) : null,
  taxes: cart.taxes.map(({ amount, ...rate }) => ({ ...rate, amount: fromCents(amount) })),
  taxIncluded: cart.taxIncluded,
  total: fromCents(cart.price.total),
});
