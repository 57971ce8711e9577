/** Money is integer cents wherever it is computed; items carry decimals because editors read them so. */

export const toCents = (amount: number): number => Math.round(amount * 100);
export const fromCents = (cents: number): number => cents / 100;

export const hasAtMostTwoDecimals = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** What the shopper pays: the discount price where there is one. */
export const effectivePrice = (item: { price: number; discountPrice: number | null }): number =>
  item.discountPrice ?? item.price;
