import type { BlogCategory, BlogTag, Term } from '@stoa/contract';

export interface TermRow {
  id: number;
  name: string;
  slug: string;
}

interface Counted {
  /** PostgreSQL counts in bigint, which arrives as text. */
  posts: string;
}

export interface CategoryRow extends TermRow, Counted {
  description: string | null;
}

export interface TagRow extends TermRow, Counted {}

export const toTerm = ({ id, name, slug }: TermRow): Term => ({ id, name, slug });

export const toCategory = ({ description, posts, ...term }: CategoryRow): BlogCategory => ({
  ...toTerm(term),
  description,
  _count: { posts: Number(posts) },
});

export const toTag = ({ posts, ...term }: TagRow): BlogTag => ({ ...toTerm(term), postsCount: Number(posts) });
