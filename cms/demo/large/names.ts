import type { LargeShopRange } from '../content';
import { pick, type Random } from '../random';

export const itemDescription = (random: Random, { makers, uses }: LargeShopRange, name: string): string =>
  `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name.toLowerCase()}, ${pick(random, makers)}. ${pick(random, uses)}`;

export const itemFeatures = (random: Random, { features }: LargeShopRange) => {
  const first = Math.floor(random() * features.length);
  return Array.from(
    { length: 3 + Math.floor(random() * 2) },
    (_, index) => features[(first + index) % features.length],
  );
};
