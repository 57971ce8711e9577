import { fromGrams, toGrams, type WeightRounding, type WeightUnit } from '@stoa/contract';
import { typedNumber } from './typed-number';

let unit: WeightUnit = 'g';

/** The panel knows it before it shows anything. */
export const setWeightUnit = (ofShop: WeightUnit): void => {
  unit = ofShop;
};

/** What a form that is opened now asks for weights in. */
export const weightUnit = (): WeightUnit => unit;

/** A weight as its field shows it. */
export const weightText = (grams: number | null, of: WeightUnit, rounding: WeightRounding): string =>
  grams === null ? '' : String(fromGrams(grams, of, rounding));

/** Null if empty. What isn't a number stays text, for validation to report. */
export const typedGrams = (text: string, of: WeightUnit, rounding: WeightRounding): number | string | null => {
  const amount = typedNumber(text);
  return typeof amount === 'number' ? toGrams(amount, of, rounding) : (amount ?? null);
};
