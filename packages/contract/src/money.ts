import type { PriceKind } from './constants';

/** All arithmetic uses integer cents; items carry decimals because editors read prices that way. */

export const toCents = (amount: number): number => Math.round(amount * 100);
export const fromCents = (cents: number): number => cents / 100;

/** $1,500.00 */
export const formatCents = (cents: number): string =>
  fromCents(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const hasAtMostTwoDecimals = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

interface Prices {
  price: number;
  discountPrice: number | null;
}

export const DISCOUNT_TOO_HIGH = 'Discount price must be lower than the price';

export const isDiscountLower = ({ price, discountPrice }: Prices): boolean =>
  discountPrice === null || toCents(discountPrice) < toCents(price);

/** What the shopper pays: the discount price if there is one, but never more than the price. */
export const effectivePrice = ({ price, discountPrice }: Prices): number => Math.min(price, discountPrice ?? price);

/** What it cost before its discount price, if it has one. */
export const compareAtPrice = (prices: Prices): number | null =>
  effectivePrice(prices) < prices.price ? prices.price : null;

/** Whether what it costs is agreed on first, so that it isn’t sold at checkout. */
export const hasOpenPrice = ({ priceKind }: { priceKind: PriceKind }): boolean => priceKind === 'FROM';

/** Whether more may be paid than its price, which is why “from” is written before it. */
export const isLowest = (item: { priceVaries: boolean; priceKind: PriceKind }): boolean =>
  item.priceVaries || hasOpenPrice(item);
