import type { ItemOption, Variant } from '@stoa/contract';
import { canBeHad } from './chosen-variant';

export interface ValueChoice {
  name: string;
  color: string | null;
  chosen: boolean;
  /** What choosing it leads to: with the other chosen values or, if there's no such variant, the nearest. */
  variant: Variant;
  /** The values that choosing it changes besides. */
  changes: string[];
}

/** The values of one option that can be chosen, in order. */
export function choicesOf(place: number, option: ItemOption, variants: Variant[], chosen: Variant): ValueChoice[] {
  const differing = ({ values }: Variant) =>
    values.filter((value, other) => other !== place && value !== chosen.values[other]);
  return option.values.flatMap(({ name, color }) => {
    const [variant] = variants
      .filter(({ enabled, values }) => enabled && values[place] === name)
      .sort((one, other) => differing(one).length - differing(other).length || +canBeHad(other) - +canBeHad(one));
    return variant
      ? [{ name, color, chosen: chosen.values[place] === name, variant, changes: differing(variant) }]
      : [];
  });
}
