import {
  type Arrival,
  bestDiscount,
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
import { services } from '../../../services';
import { knownPlace } from '../addresses/check';
import { type ApplicableDiscount, applicableTo } from '../discounts/applicable';
import { type PaidByCard, paidByCard } from '../gift-cards/paid-by-card';
import { readGiftCard } from '../gift-cards/select-gift-card';
import { arrivalBy, ratedMethods, type ShippingMethod, shippingMethodsTo } from '../shipping/shipping-methods';
import { byRate, isTaxPending, taxesOf } from '../taxes/taxes';
import { type CartLine, countOf, type DiscountableCart, linesOf, ruledLines } from './cart-lines';
import { type CheckoutSettings, readCheckoutSettings } from './checkout-settings';

/** Amounts in cents. */
export interface PricedCart extends PaidByCard {
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
  discountable: DiscountableCart;
  discountId: number | null;
  discountCode: string | null;
  discountLabel: string | null;
  taxes: (TaxRate & { amount: number })[];
  taxIncluded: boolean;
  taxPending: boolean;
  price: OrderPrice;
}

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
  const discountable = { lines: bought, isShipped };

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

  const { entered, ofCode, automatic } = applicableTo(settings.discounts, input.code, discountable);
  const discount = bestDiscount(ofCode, automatic, (candidate) => pricedWith(candidate).price.total);
  const { price, shippingMethods, shippingMethod } = pricedWith(discount);
  const read = input.giftCard === null ? null : await readGiftCard(sql, input.giftCard);
  const cardLines = price.lines.map(({ total }, place) => ({ total, isGiftCard: ruled[place]?.isGiftCard ?? false }));
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
    discountable,
    discountId: discount?.id ?? null,
    discountCode: discount?.code ?? null,
    discountLabel: discount?.title ?? null,
    taxes: byRate([...amounts, { rate: taxes.onShipping, amount: price.shippingTax }]),
    taxIncluded: settings.pricesIncludeTax,
    taxPending: needsShipping && !input.pickUp && isTaxPending(settings, place),
    price,
    ...paidByCard(read, { total: price.total, lines: cardLines }),
  };
};
