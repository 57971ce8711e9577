import { apiPaths, type MarketplaceCategory, type Property, type Term, type TrashKind } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

/** Categories and tags, which group other records. */
export type TermKind = Extract<TrashKind, `${string}Category` | `${string}Tag`>;
export type CategoryKind = Extract<TermKind, `${string}Category`>;

export const termPaths: Record<TermKind, string> = {
  itemCategory: apiPaths.marketplace.categories,
  itemTag: apiPaths.marketplace.tags,
  blogCategory: apiPaths.blog.categories,
  blogTag: apiPaths.blog.tags,
};

/** All of a kind. They have more fields than a name, which `resources/terms` knows. */
export const useTerms = <One extends Term = Term>(kind: TermKind) => useSWR(termPaths[kind], getData<One[]>);

/** A category with what its list doesn't tell, for a form: it isn't asked for again while someone edits. */
export const useCategory = <Category>(kind: TermKind, id: number | string) =>
  useSWR(id ? `${termPaths[kind]}/${id}` : null, getData<Category>, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

/** What the items of a category have values of. */
export function useProperties(categoryId: number | string) {
  const { data, error, mutate } = useCategory<MarketplaceCategory>('itemCategory', categoryId);
  return { properties: data?.properties, failed: error !== undefined, retry: () => void mutate() };
}

/** Categories and tags, for looking up the names behind a record's ids. */
export interface TermNames {
  categories: Term[] | undefined;
  tags: Term[] | undefined;
}

/** The properties of a record's category, to tell of its values. */
export interface PropertyNames {
  properties?: Property[] | undefined;
}

export const useTermNames = (categories: TermKind, tags: TermKind): TermNames => ({
  categories: useTerms(categories).data,
  tags: useTerms(tags).data,
});

export const useTermChoices = (kind: TermKind) =>
  (useTerms(kind).data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
