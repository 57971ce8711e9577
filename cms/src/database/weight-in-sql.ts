import { GRAMS_IN, WEIGHT_UNITS, type WeightRounding } from '@stoa/contract';

const UNITS = WEIGHT_UNITS.map((unit) => `('${unit}', ${GRAMS_IN[unit]})`).join(', ');

/** How grams become an amount, and how an amount becomes grams. */
const ROUNDED: Record<WeightRounding, [toAmount: string, toGrams: string]> = {
  down: ['ceil', 'floor'],
  up: ['floor', 'ceil'],
};

/** A weight in the unit of the shop, as `fromGrams` says it: '1.5 lb'. */
export const weightInSql = (weight: string, rounding: WeightRounding): string => {
  const [toAmount, toGrams] = ROUNDED[rounding];
  return `(
  SELECT trim_scale(amount) || ' ' || unit FROM (VALUES ${UNITS}) units (unit, grams), generate_series(0, 3) decimals,
    LATERAL (SELECT ${toAmount}(round(${weight} / grams * power(10::numeric, decimals), 6)) / power(10::numeric, decimals)) made (amount)
  WHERE unit = COALESCE((SELECT weight_unit FROM store_settings), 'g') AND ${toGrams}(round(amount * grams, 6)) = ${weight}
  ORDER BY decimals LIMIT 1)`;
};
