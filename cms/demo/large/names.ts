import { slugifyItemTitle } from '@stoa/contract';
import type { LargeShopWords } from '../content';
import { pick, type Random } from '../random';

/** The number makes titles and slugs unique and tells a second run which ones already exist. */
export const itemTitle = (random: Random, { moods, materials, things }: LargeShopWords['items'], number: number) =>
  `${pick(random, moods)} ${pick(random, materials)} ${pick(random, things)}, No. ${number}`;

export const itemDescription = (random: Random, { makers, uses }: LargeShopWords['items'], title: string) => {
  const [name = title] = title.toLowerCase().split(',');
  return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}, made ${pick(random, makers)}. ${pick(random, uses)}`;
};

export const itemFeatures = (random: Random, { features }: LargeShopWords['items']) => {
  const first = Math.floor(random() * features.length);
  return Array.from(
    { length: 3 + Math.floor(random() * 3) },
    (_, index) => features[(first + index * 3) % features.length],
  );
};

export const postTitle = (random: Random, { openings, subjects }: LargeShopWords['posts'], number: number) =>
  `${pick(random, openings)} ${pick(random, subjects)}, Part ${number}`;

export const slugOf = (title: string) => slugifyItemTitle(title);
