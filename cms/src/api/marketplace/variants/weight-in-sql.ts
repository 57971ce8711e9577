import { GRAMS_IN, WEIGHT_UNITS } from '@stoa/contract';

const UNITS = WEIGHT_UNITS.map((unit) => `('${unit}', ${GRAMS_IN[unit]})`).join(', ');

/** What a variant weighs in the unit of the shop, as `fromGrams` says it: '1.5 lb'. */
export const WEIGHT = `(
  SELECT trim_scale(amount) || ' ' || unit FROM (VALUES ${UNITS}) units (unit, grams), generate_series(0, 3) decimals,
    LATERAL (SELECT ceil(round(weight / grams * power(10::numeric, decimals), 6)) / power(10::numeric, decimals)) made (amount)
  WHERE unit = COALESCE((SELECT weight_unit FROM store_settings), 'g') AND floor(round(amount * grams, 6)) = weight
  ORDER BY decimals LIMIT 1)`;
