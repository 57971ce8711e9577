import { DATE_PASSED, formatCount, hasBegun, hasOpenPrice, ITEM_STATUS_NAMES, type LineOffer } from '@stoa/contract';
import { shopTimeZone } from '@stoa/web-kit';

/** Null: no longer offered; undefined: not known yet. */
type Known = LineOffer | null | undefined;

export const CHOOSE = 'Choose an option';
export const NO_FIXED_PRICE = 'Price on request';

/** Why something can't be bought now; undefined if it can. */
export function absenceOf(offer: Known): string | undefined {
  if (offer === undefined) return undefined;
  if (offer === null) return 'No longer available';
  if (hasBegun(offer.schedule, shopTimeZone())) return DATE_PASSED;
  if (offer.status !== 'AVAILABLE') return ITEM_STATUS_NAMES[offer.status];
  if (hasOpenPrice(offer)) return NO_FIXED_PRICE;
  return offer.mustChoose ? CHOOSE : undefined;
}

/** Whether nothing that the shopper could say makes it available. */
export function isGone(offer: Known): boolean {
  const absence = absenceOf(offer);
  return absence !== undefined && absence !== CHOOSE && absence !== NO_FIXED_PRICE;
}

/** Said if few are left, and once no more can be added. */
export function lastOnes(offer: Known): string {
  const left = stockLeft(offer);
  const words = offer?.stockWords;
  return `Only ${formatCount(left)} ${words ? words[left === 1 ? 'one' : 'many'] : 'left'}`;
}

/** How many can be bought; infinitely many if they aren't counted. */
export const stockLeft = (offer: Known): number =>
  offer && absenceOf(offer) === undefined ? (offer.stock ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;

/** Whether it has to be said how many are left. */
export const areFew = (offer: Known, quantity: number): boolean =>
  quantity >= stockLeft(offer) || (stockLeft(offer) < Number.POSITIVE_INFINITY && offer?.low === true);
