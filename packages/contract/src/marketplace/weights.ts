/** What a shop enters weights in. They're stored in grams. */
export const WEIGHT_UNITS = ['g', 'kg', 'oz', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const GRAMS_IN: Record<WeightUnit, number> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/** What things weigh is rounded down, and limits up, so that five things of a pound fit into a limit of 5 lb. */
export type WeightRounding = 'down' | 'up';

/** Grams are left for validation to check. */
export const toGrams = (amount: number, unit: WeightUnit, rounding: WeightRounding): number => {
  if (unit === 'g') return amount;
  const grams = precise(amount * GRAMS_IN[unit]);
  return rounding === 'down' ? Math.floor(grams) : Math.ceil(grams);
};

/** As many as it takes to tell any two weights apart. */
const MOST_DECIMALS = 3;

/** The shortest number that is these grams again when it's saved. */
export function fromGrams(grams: number, unit: WeightUnit, rounding: WeightRounding): number {
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals += 1) {
    const amount = rounded(grams, unit, rounding, decimals);
    if (toGrams(amount, unit, rounding) === grams) return amount;
  }
  return rounded(grams, unit, rounding, MOST_DECIMALS);
}

function rounded(grams: number, unit: WeightUnit, rounding: WeightRounding, decimals: number): number {
  const steps = precise((grams / GRAMS_IN[unit]) * 10 ** decimals);
  return precise((rounding === 'down' ? Math.ceil(steps) : Math.floor(steps)) / 10 ** decimals);
}

const precise = (value: number): number => Number(value.toFixed(6));
