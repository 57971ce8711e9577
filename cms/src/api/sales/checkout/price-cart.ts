import {
  type Arrival,
  bestDiscount,
  hasBegun,
  hasOpenPrice,
  type LineProblem,
  MAX_QUANTITY,
  type OrderPrice,
  type Place,
  partOf,
  priceOrder,
  type Quote,
  type QuoteInput,
  shippedAmounts,
  type TaxRate,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import { knownPlace } from '../addresses/check';
import { type ApplicableDiscount, applicableTo } from '../discounts/applicable';
import { type EnteredGiftCard, readGiftCard } from '../gift-cards/select-gift-card';
import { arrivalBy, ratedMethods, type ShippingMethod, shippingMethodsTo } from '../shipping/shipping-methods';
import { byRate, isTaxPending, taxesOf } from '../taxes/taxes';
import { type CheckoutSettings, readCheckoutSettings } from './checkout-settings';

type RequestedLine = QuoteInput['lines'][number];
export type OnSale = NonNullable<
  Awaited<ReturnType<ReturnType<typeof services>['marketplace']['sale']['read']>>[number]
>;

export interface CartLine extends RequestedLine {
  /** Null: it isn't on sale (anymore). */
  sale: OnSale | null;
  problem: LineProblem | null;
  taxRate: TaxRate | null;
}

/** Amounts in cents. */
export interface PricedCart {
  lines: CartLine[];
  needsShipping: boolean;
  place: Place | null;
  settings: CheckoutSettings;
  /** Each with what it costs for this cart. */
  shippingMethods: ShippingMethod[];
  /** Whether something is shipped there, but not that much. */
  isTooMuchToShip: boolean;
  shippingMethod: ShippingMethod | null;
  arrival: Arrival | null;
  code: Quote['code'];
  almost: Quote['almost'];
  discountId: number | null;
  discountCode: string | null;
  discountLabel: string | null;
  taxes: (TaxRate & { amount: number })[];
  taxIncluded: boolean;
  taxPending: boolean;
  price: OrderPrice;
  enteredCard: EnteredGiftCard | null;
  /** What it pays of the total. */
  giftCard: { id: number; amount: number } | null;
  /** What is left to pay. */
  due: number;
}

type SoldLine = RequestedLine & { sale: OnSale | null };

/** Lines that ask for the same thing are one line, also when only one of them names an item's only variant. */
const merged = (lines: readonly SoldLine[]): SoldLine[] => {
  const byThing = new Map<string, SoldLine>();
  for (const line of lines) {
    const key = `${line.itemId}-${line.sale?.variantId ?? line.variantId}`;
    const earlier = byThing.get(key);
    byThing.set(key, { ...line, quantity: line.quantity + (earlier?.quantity ?? 0) });
  }
  return [...byThing.values()];
};

const problemOf = (sale: OnSale | null, quantity: number): LineProblem | null => {
  if (!sale) return 'NOT_FOUND';
  if (hasOpenPrice(sale)) return 'OPEN_PRICE';
  if (sale.variantId === null) return 'CHOOSE';
  if (hasBegun(sale.schedule)) return 'PAST';
  if (sale.status !== 'AVAILABLE' || sale.stock === 0) return 'UNAVAILABLE';
  return sale.stock !== null && sale.stock < quantity ? 'TOO_FEW' : null;
};

const linesOf = async (strapi: Core.Strapi, sql: Sql, asked: readonly RequestedLine[]) => {
  const sales = await services(strapi).marketplace.sale.read(sql, asked);
  const lines = merged(asked.map((line, place) => ({ ...line, sale: sales[place] ?? null })));
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY))
    throw badField('lines', `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`);
  return lines.map((line) => ({ ...line, problem: problemOf(line.sale, line.quantity) }));
};

/** How many of a line can be bought: what corrects the cart leads to, and so to the same total. */
const countOf = ({ sale, quantity, problem }: Omit<CartLine, 'taxRate'>): number => {
  if (!problem) return quantity;
  return problem === 'TOO_FEW' ? (sale?.stock ?? 0) : 0;
};

/** What can't be bought doesn't count, so that the total is what will be paid once the cart is corrected. */
const ruledLines = (lines: readonly Omit<CartLine, 'taxRate'>[], collectionsOf: ReadonlyMap<number, number[]>) =>
  lines.map(({ sale, ...line }) => ({
    itemId: sale?.itemId ?? null,
    categoryId: sale?.categoryId ?? null,
    collectionIds: collectionsOf.get(line.itemId) ?? [],
    isGiftCard: sale?.isGiftCard ?? false,
    unitPrice: sale?.unitPrice ?? 0,
    quantity: countOf({ sale, ...line }),
  }));

/** What an entered card pays: everything but other cards. */
const paidBy = (read: EnteredGiftCard | null, lines: readonly CartLine[], price: OrderPrice) => {
  const cards = price.lines.reduce((sum, { total }, place) => sum + (lines[place]?.sale?.isGiftCard ? total : 0), 0);
  const payable = price.total - cards;
  const isUseless = read?.problem === null && payable === 0 && cards > 0;
  const enteredCard = isUseless ? { ...read, problem: 'Gift cards can’t be paid with a gift card' } : read;
  const amount = enteredCard?.problem === null ? Math.min(enteredCard.card?.balance ?? 0, payable) : 0;
  const giftCard = enteredCard?.card && amount > 0 ? { id: enteredCard.card.id, amount } : null;
  return { enteredCard, giftCard, due: price.total - amount };
};

/** What a cart costs by what the database says now. Nothing but ids, quantities, and the place comes from the browser. */
export const priceCart = async (
  strapi: Core.Strapi,
  sql: Sql,
  input: Omit<QuoteInput, 'shippingMethodId'>,
  shippingMethodOf: (shippingMethods: readonly ShippingMethod[]) => ShippingMethod | null,
): Promise<PricedCart> => {
  const lines = await linesOf(strapi, sql, input.lines);
  const place = input.place && knownPlace(input.place);
  const settings = await readCheckoutSettings(sql, place, { code: input.code, email: input.email ?? null });
  const needsShipping = lines.some(({ sale }) => sale?.needsShipping);
  const reaching = needsShipping ? shippingMethodsTo(settings.shippingMethods, place) : [];
  const isShipped = needsShipping && !shippingMethodOf(reaching)?.pickUp;
  const taxes = taxesOf(settings.taxRates, settings, isShipped ? place : null);
  const taxed = lines.map((line) => ({ ...line, taxRate: line.sale && taxes.rateOf(line.sale) }));
  const collections = settings.discounts.flatMap((discount) => discount.collections);
  const itemIds = lines.map(({ itemId }) => itemId);
  const ruled = ruledLines(lines, await services(strapi).marketplace.collections.of(sql, collections, itemIds));
  // Nothing is off gift cards.
  const bought = ruled.filter(({ quantity, isGiftCard }) => quantity > 0 && !isGiftCard);

  const pricedWith = (candidate: ApplicableDiscount | null) => {
    const unshipped = {
      lines: ruled.map((line, index) => ({
        ...(candidate && !line.isGiftCard ? partOf(candidate.rule, line) : { discounted: false }),
        unitPrice: line.unitPrice,
        quantity: line.quantity,
        taxRate: taxed[index]?.taxRate ?? null,
      })),
      discount: candidate?.rule.discount ?? null,
      shipping: null,
      pricesIncludeTax: settings.pricesIncludeTax,
    };
    const shipped = shippedAmounts(
      lines.flatMap((line) => (line.sale ? [{ ...line.sale, quantity: countOf(line) }] : [])),
      priceOrder(unshipped).goods,
    );
    const shippingMethods = ratedMethods(reaching, shipped);
    const shippingMethod = shippingMethodOf(shippingMethods);
    const { price: cost, freeFrom } = shippingMethod ?? { price: 0, freeFrom: null };
    const shipping = shippingMethod && shipped.items > 0 ? { price: cost, freeFrom, taxRate: taxes.onShipping } : null;
    return { shippingMethods, shippingMethod, price: priceOrder({ ...unshipped, shipping }) };
  };

  const discounts = applicableTo(settings.discounts, input.code, { lines: bought, isShipped });
  const { entered, ofCode, automatic, almost } = discounts;
  const discount = bestDiscount(ofCode, automatic, (candidate) => pricedWith(candidate).price.total);
  const { price, shippingMethods, shippingMethod } = pricedWith(discount);
  const read = input.giftCard === null ? null : await readGiftCard(sql, input.giftCard);
  const amounts = taxed.map(({ taxRate }, index) => ({ rate: taxRate, amount: price.lines[index]?.tax ?? 0 }));
  return {
    lines: taxed,
    needsShipping,
    place,
    settings,
    shippingMethods,
    isTooMuchToShip:
      isShipped && reaching.some(({ pickUp }) => !pickUp) && shippingMethods.every(({ pickUp }) => pickUp),
    shippingMethod,
    arrival: shippingMethod && arrivalBy(settings, shippingMethod),
    code: entered && { ...entered, better: ofCode && discount !== ofCode ? (discount?.title ?? null) : null },
    almost,
    discountId: discount?.id ?? null,
    discountCode: discount?.code ?? null,
    discountLabel: discount?.title ?? null,
    taxes: byRate([...amounts, { rate: taxes.onShipping, amount: price.shippingTax }]),
    taxIncluded: settings.pricesIncludeTax,
    taxPending: needsShipping && !input.pickUp && isTaxPending(settings, place),
    price,
    ...paidBy(read, taxed, price),
  };
};
