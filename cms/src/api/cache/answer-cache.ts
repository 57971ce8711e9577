import { LRUCache } from 'lru-cache';
import type { Answer } from '../../http/answer';

const MB = 1024 * 1024;
/** An entry costs about this much besides its bodies. */
const ENTRY_BYTES = 4 * 1024;
/** Views and stock change without clearing anything, and time publishes posts: this is how old they may look. */
export const LIFE = 30_000;

const share = (maxSize: number) =>
  new LRUCache<string, Answer>({
    maxSize,
    sizeCalculation: ({ bytes }, address) => bytes + address.length + ENTRY_BYTES,
    ttl: LIFE,
  });

/** Anyone can think of ever new queries, and of addresses where nothing is. */
const isEndless = (address: string, answer: Answer): boolean =>
  answer.isEndless || answer.status === 404 || address.includes('?');

/** What there is no end of only pushes out its own kind, never the pages of the shop. */
export const createAnswerCache = () => {
  const pages = share(48 * MB);
  const endless = share(16 * MB);
  return {
    find: (address: string): Answer | undefined => pages.get(address) ?? endless.get(address),

    keep(address: string, answer: Answer): void {
      (isEndless(address, answer) ? endless : pages).set(address, answer);
    },

    clear(): void {
      pages.clear();
      endless.clear();
    },

    figures: () => ({
      entries: pages.size + endless.size,
      bytes: pages.calculatedSize + endless.calculatedSize,
    }),
  };
};
