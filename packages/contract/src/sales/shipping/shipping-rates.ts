export const SHIPPING_PRICINGS = ['FLAT', 'BY_WEIGHT', 'BY_TOTAL', 'BY_ITEMS'] as const;
export type ShippingPricing = (typeof SHIPPING_PRICINGS)[number];

/** What shipping costs up to a limit. */
export interface ShippingTier {
  /** In grams, in money, or a number of items. Null: there is no limit. */
  upTo: number | null;
  price: number;
}

export interface ShippingRates {
  pricing: ShippingPricing;
  /** For FLAT. */
  price: number;
  /** For the others, from the lowest limit to the highest. */
  tiers: readonly ShippingTier[];
}

/** What an order ships. */
export interface ShippedAmounts {
  /** In grams. */
  weight: number;
  /** Of all goods, after discounts. */
  total: number;
  items: number;
}

const MEASURES: Record<Exclude<ShippingPricing, 'FLAT'>, keyof ShippedAmounts> = {
  BY_WEIGHT: 'weight',
  BY_TOTAL: 'total',
  BY_ITEMS: 'items',
};

/** What a method costs; null if it isn't for that much. All money is in the same unit. */
export const shippingRate = ({ pricing, price, tiers }: ShippingRates, shipped: ShippedAmounts): number | null => {
  if (pricing === 'FLAT') return price;
  const amount = shipped[MEASURES[pricing]];
  return tiers.find(({ upTo }) => upTo === null || amount <= upTo)?.price ?? null;
};

/** All that a method may cost. */
export const shippingPrices = ({ pricing, price, tiers }: ShippingRates): number[] =>
  pricing === 'FLAT' ? [price] : tiers.map((tier) => tier.price);

interface ShippedLine {
  needsShipping: boolean;
  /** In grams. Null: nobody has entered it. */
  weight: number | null;
  quantity: number;
}

export const shippedAmounts = (lines: readonly ShippedLine[], total: number): ShippedAmounts => {
  const shipped = lines.filter(({ needsShipping }) => needsShipping);
  return {
    weight: shipped.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0),
    total,
    items: shipped.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};
