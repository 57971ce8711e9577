import type { BlogCategory, BlogTag } from '@stoa/contract';
import type { TermRow } from '../../../components/terms/term-row';

export interface CategoryRow extends TermRow {
  description: string | null;
}

export const toCategoryRow = ({ _count, ...category }: BlogCategory): CategoryRow => ({
  ...category,
  count: _count.posts,
});

export const toTagRow = ({ postsCount, ...tag }: BlogTag): TermRow => ({ ...tag, count: postsCount });
