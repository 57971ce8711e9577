import { type FullItem, hasBegun, isOnSale, itemSchedule, type Offer, type Variant } from '@stoa/contract';
import { shopTimeZone } from '@stoa/web-kit';

export const offerOf = ({ status, stock, low }: Variant): Offer & Pick<Variant, 'low'> => ({
  status,
  stock: stock ?? 0,
  counted: stock !== null,
  low,
});

export const canBeHad = (variant: Variant): boolean => isOnSale(offerOf(variant));

/** Until the address names one: the first that can be bought, in the shop's order. Lists show the lowest price. */
export function chosenVariant(item: FullItem, id: string | null): Variant | undefined {
  if (!item.hasOptions) return undefined;
  const offered = item.variants.filter(({ enabled }) => enabled);
  const isOpen = (variant: Variant) => canBeHad(variant) && !hasBegun(itemSchedule(item, variant), shopTimeZone());
  return offered.find((variant) => String(variant.id) === id) ?? offered.find(isOpen) ?? offered[0];
}
