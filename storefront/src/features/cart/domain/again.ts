import type { LineOffer, OrderLine } from '@stoa/contract';
import { absenceOf, CHOOSE, stockLeft } from './absence';

export type BoughtLine = Pick<
  OrderLine,
  'itemId' | 'variantId' | 'title' | 'choice' | 'slug' | 'imageUrl' | 'quantity'
>;

/** What it is in a cart. An order names a variant of items without options, too. */
export const idsOf = ({ itemId, variantId, choice }: BoughtLine) =>
  itemId === null ? undefined : { id: itemId, ...(choice !== null && variantId !== null && { variantId }) };

/** What can't be bought again, or not as many, and why. */
export interface Lack {
  name: string;
  why: string;
}

/** How many of a line go into a cart that has some already, and what is lacking. */
export function againOf(
  { title, choice, quantity }: BoughtLine,
  offer: LineOffer | null,
  inCart: number,
): { quantity: number; lack: Lack | null } {
  const name = choice ? `${title}, ${choice}` : title;
  const absence = absenceOf(offer);
  if (absence !== undefined)
    return { quantity: 0, lack: { name, why: absence === CHOOSE ? 'Now has options to choose from' : absence } };
  const left = stockLeft(offer);
  const most = Math.max(0, left - inCart);
  return { quantity: Math.min(quantity, most), lack: most < quantity ? { name, why: `Only ${left} left` } : null };
}
