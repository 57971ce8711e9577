import { apiPaths, type BlogCategory, type BlogTag, type MarketplaceTerm, type Term } from '@stoa/contract';
import { sendData, useReload } from '@stoa/web-kit';
import { type TermKind, termPaths, useTerms } from '../../components/terms/api';
import type { TermValues } from '../../components/terms/term-fields';
import { toTermInput } from '../../components/terms/term-input';
import { type BlogCategoryValues, toBlogCategoryInput } from './domain/blog-category-fields';

type AnyTerm = MarketplaceTerm | BlogCategory | BlogTag;

/** A category or tag of any kind, as its page shows it. */
export interface TermRow extends TermValues, Term {
  count: number;
}

const countOf = (term: AnyTerm): number => {
  if ('postsCount' in term) return term.postsCount;
  return 'posts' in term._count ? term._count.posts : term._count.marketplaceItems;
};

const toRow = (term: AnyTerm): TermRow => ({
  id: term.id,
  name: term.name,
  slug: term.slug,
  description: ('description' in term && term.description) || '',
  count: countOf(term),
});

export function useTermRows(kind: TermKind) {
  const { data, error, mutate } = useTerms<AnyTerm>(kind);
  return {
    rows: data?.map(toRow),
    failed: error !== undefined,
    retry: () => void mutate(),
    reload: useReload(termPaths[kind]),
  };
}

/** A blog tag's update needs its id in the body too, and a blog category is deleted by a path without an id. */
export const changeTerm = (kind: TermKind, id: number, values: TermValues) =>
  sendData<Term>(`${termPaths[kind]}/${id}`, {
    method: 'PATCH',
    body: { ...toTermInput(kind, values), ...(kind === 'blogTag' && { id }) },
  });

export const deleteTerm = (kind: TermKind, id: number) =>
  kind === 'blogCategory'
    ? sendData<{ id: number }>(apiPaths.blog.deleteCategory, { method: 'DELETE', body: { id } })
    : sendData<{ id: number }>(`${termPaths[kind]}/${id}`, { method: 'DELETE' });

export const changeBlogCategory = (id: number, values: BlogCategoryValues) =>
  sendData<BlogCategory>(`${termPaths.blogCategory}/${id}`, { method: 'PATCH', body: toBlogCategoryInput(values) });
