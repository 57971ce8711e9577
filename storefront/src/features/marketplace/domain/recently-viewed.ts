import { readStoredJson, store } from '@stoa/web-kit';

const KEY = 'stoa-recently-viewed';

/** Fills a row beside the item that is being viewed. */
const MOST = 5;

/** Slugs of items, the latest first. They never leave the device. */
export function recentlyViewed(): string[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string').slice(0, MOST) : [];
}

export const keepViewed = (slug: string): void =>
  store(KEY, JSON.stringify([slug, ...recentlyViewed().filter((other) => other !== slug)].slice(0, MOST)));
