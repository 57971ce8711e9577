import type { PostDetail } from '@stoa/contract';
import { readStoredJson, shopToday, store } from '@stoa/web-kit';

const KEY = 'stoa-own-views';

type OwnViews = { day: string; counts: Record<number, number> };

/**
 * How many views a post has with the reader's own. The shop counts a reader once a day and tells of it a little later, so the
 * browser remembers how many there were then.
 */
export function withOwnView({ id, viewCount }: Pick<PostDetail, 'id' | 'viewCount'>): number {
  const day = shopToday();
  const stored = readStoredJson(KEY) as OwnViews | null;
  const counts = stored?.day === day ? { ...stored.counts } : {};
  counts[id] = Math.max(viewCount, counts[id] ?? viewCount + 1);
  store(KEY, JSON.stringify({ day, counts } satisfies OwnViews));
  return counts[id];
}
