import { effectivePrice, type FullItem, isOnSale, type Offer, type Variant } from '@stoa/contract';

/** The parameter of an item's address that says which variant is chosen. */
export const VARIANT = 'variant';

export const offerOf = ({ status, stock, low }: Variant): Offer & Pick<Variant, 'low'> => ({
  status,
  stock: stock ?? 0,
  counted: stock !== null,
  low,
});

export const canBeHad = (variant: Variant): boolean => isOnSale(offerOf(variant));

/** The one that the item's own price speaks of, unless the address names another. */
export function chosenVariant({ variants, hasOptions }: FullItem, id: string | null): Variant | undefined {
  if (!hasOptions) return undefined;
  const offered = variants.filter(({ enabled }) => enabled);
  return (
    offered.find((variant) => String(variant.id) === id) ??
    offered.sort((one, other) => +canBeHad(other) - +canBeHad(one) || effectivePrice(one) - effectivePrice(other))[0]
  );
}
