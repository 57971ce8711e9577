import {
  apiPaths,
  type BlogCategory,
  type BlogTag,
  blogCategoryInput,
  type MarketplaceCategory,
  type MarketplaceTerm,
  marketplaceCategoryInput,
  type Term,
  tagInput,
  updateBlogCategoryInput,
  updateMarketplaceCategoryInput,
} from '@stoa/contract';
import { schemaErrors, sendData, useReload } from '@stoa/web-kit';
import { type TermKind, termPaths, useTerms } from '../../components/terms/api';
import { type CategoryKind, type CategoryTexts, toTextsInput, type WholeCategory } from './domain/category-texts';
import { type PropertyValues, toPropertiesInput } from './domain/property-rows';
import type { TermValues } from './domain/term-fields';
import { termKinds } from './domain/term-kinds';

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

const toInput = (kind: TermKind, { description, ...values }: TermValues) =>
  termKinds[kind].hasDescription ? { ...values, description: description.trim() || null } : values;

const schemas = {
  itemCategory: marketplaceCategoryInput,
  itemTag: tagInput,
  blogCategory: blogCategoryInput,
  blogTag: tagInput,
} satisfies Record<TermKind, unknown>;

export const termErrors = (kind: TermKind, values: TermValues) => schemaErrors(schemas[kind], toInput(kind, values));

export const addTerm = (kind: TermKind, values: TermValues) =>
  sendData<Term>(termPaths[kind], { body: toInput(kind, values) });

/** A blog tag's update needs its id in the body too, and a blog category is deleted by a path without an id. */
export const changeTerm = (kind: TermKind, id: number, values: TermValues) =>
  sendData<Term>(`${termPaths[kind]}/${id}`, {
    method: 'PATCH',
    body: { ...toInput(kind, values), ...(kind === 'blogTag' && { id }) },
  });

export const deleteTerm = (kind: TermKind, id: number) =>
  kind === 'blogCategory'
    ? sendData<{ id: number }>(apiPaths.blog.deleteCategory, { method: 'DELETE', body: { id } })
    : sendData<{ id: number }>(`${termPaths[kind]}/${id}`, { method: 'DELETE' });

const textSchemas = { itemCategory: updateMarketplaceCategoryInput, blogCategory: updateBlogCategoryInput };

export const textErrors = (kind: CategoryKind, values: CategoryTexts) =>
  schemaErrors(textSchemas[kind], toTextsInput(kind, values));

export const changeTexts = (kind: CategoryKind, id: number, values: CategoryTexts) =>
  sendData<WholeCategory>(`${termPaths[kind]}/${id}`, { method: 'PATCH', body: toTextsInput(kind, values) });

export const propertyErrors = (values: PropertyValues) =>
  schemaErrors(updateMarketplaceCategoryInput, toPropertiesInput(values));

export const changeProperties = (id: number, values: PropertyValues) =>
  sendData<MarketplaceCategory>(`${termPaths.itemCategory}/${id}`, {
    method: 'PATCH',
    body: toPropertiesInput(values),
  });
