import { slugifyItemTitle } from '@stoa/contract';
import type { LargeShop } from '../content';
import { between, pick, randomFrom, shuffled } from '../random';
import { itemDescription, itemFeatures } from './names';
import { some, someViews } from './record';

const STATUSES = ['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'SOLD_OUT', 'COMING_SOON'] as const;

/**
 * An item of a large shop. Categories take turns, and so do the things in each: neither among all items nor in a category do two
 * neighbors share an image. The number makes titles unique and tells a second run which items already exist.
 */
export function mixedItem(ranges: LargeShop, number: number) {
  const random = randomFrom(`item ${number}`);
  const turn = Math.floor((number - 1) / Object.keys(ranges).length);
  const inTurn = shuffled(randomFrom(`turn ${turn}`), Object.entries(ranges));
  const [category, range] = inTurn[(number - 1) % inTurn.length] as (typeof inTurn)[number];
  const { name, kinds, prices, image } = range.things[turn % range.things.length] ?? range.things[0];
  const fullName = `${pick(random, range.moods)} ${pick(random, kinds)} ${name}`;
  const title = `${fullName}, No. ${number}`;
  const cents = Math.floor(between(random, ...prices)) * 100 + pick(random, [0, 50, 90, 95]);
  const availability = pick(random, STATUSES);
  return {
    random,
    category,
    image,
    tags: some(random, range.tags, 2, 4),
    columns: {
      title,
      slug: slugifyItemTitle(title),
      description: itemDescription(random, range, fullName),
      price: cents / 100,
      discount_price: random() < 0.15 ? Math.round(cents * 0.8) / 100 : null,
      availability,
      stock: availability === 'AVAILABLE' ? Math.floor(between(random, 1, 60)) : 0,
      featured: random() < 0.02,
      published: random() < 0.97,
      features: JSON.stringify(itemFeatures(random, range)),
      view_count: someViews(random),
    },
  };
}
