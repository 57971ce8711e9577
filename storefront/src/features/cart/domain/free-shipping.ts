import { fromCents, type ShippingInfo, toCents } from '@stoa/contract';

/** Undefined: not known yet. */
type Known = ShippingInfo | undefined;

/** What is missing to free shipping; null if no amount leads to it, or none is needed. */
export function amountToFreeShipping(shipping: Known, subtotal: number): number | null {
  if (!shipping?.price || shipping.freeFrom === null) return null;
  return fromCents(Math.max(0, toCents(shipping.freeFrom) - toCents(subtotal)));
}
