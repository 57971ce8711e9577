import type { Post } from '@stoa/contract';

/** What visitors see: published, and not dated in the future. */
export const isVisible = ({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>, now = Date.now()): boolean =>
  status === 'PUBLISHED' && (publishedAt === null || Date.parse(publishedAt) <= now);
