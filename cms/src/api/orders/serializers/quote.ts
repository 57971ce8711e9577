import { fromCents, type ProviderName, type Quote, type QuotedLine } from '@stoa/contract';
import type { CartLine, PricedCart } from '../quote/price-cart';
import { fitsWay } from '../quote/ways';

interface Way {
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

export const toQuote = (cart: PricedCart, ways: readonly Way[]): Quote => ({
  lines: cart.lines.map((line, place) => toLine(line, cart.price.lines[place])),
  needsDelivery: cart.needsDelivery,
  methods: cart.methods.map(({ id, name, note, price, freeFrom, pickUp }) => ({
    id,
    name,
    note,
    price: fromCents(freeFrom !== null && cart.price.goods >= freeFrom ? 0 : price),
    pickUp,
  })),
  methodId: cart.method?.id ?? null,
  ways: ways.map((way) => ({
    id: way.id,
    name: way.name,
    note: way.note,
    provider: way.provider,
    fits: fitsWay(cart, way),
  })),
  code: cart.code && { code: cart.code.code, label: cart.code.label, problem: cart.code.problem },
  subtotal: fromCents(cart.price.subtotal),
  discount: fromCents(cart.price.discount),
  delivery: cart.method ? fromCents(cart.price.delivery) : null,
  taxes: cart.taxes.map(({ amount, ...rate }) => ({ ...rate, amount: fromCents(amount) })),
  taxIncluded: cart.taxIncluded,
  total: fromCents(cart.price.total),
});
