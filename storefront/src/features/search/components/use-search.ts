import { useDebounced } from '@stoa/web-kit';
import { useItemSearch, usePostSearch, useStarts } from '../api';
import { groupsOf, type ResultGroup, startsOf } from './search-results';

const DEBOUNCE_MS = 250;
/** The API's own limit. */
export const LONGEST_TERM = 200;

export interface Search {
  state: 'idle' | 'searching' | 'failed' | 'nothing' | 'corrected' | 'found';
  /** Results, or where to begin if there are none. */
  groups: ResultGroup[];
  /** What was searched for instead, if the text seems to have a typo. */
  didYouMean?: string | undefined;
  retry: () => void;
}

/** Responses are cached by what is searched for, so a late one never shows for another text. */
export function useSearch(text: string): Search {
  const wanted = text.trim();
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const searchText = wanted && settled;
  const own = useResults(searchText);
  const didYouMean =
    searchText === wanted && !own.waits && own.groups.length === 0
      ? (own.items.data?.didYouMean ?? own.posts.data?.didYouMean)
      : undefined;
  const meant = useResults(didYouMean ?? '');
  const starts = startsOf(useStarts());

  const retry = () => {
    for (const { items, posts } of [own, meant]) {
      void items.mutate();
      void posts.mutate();
    }
  };
  if (!wanted) return { state: 'idle', groups: starts, retry };
  const { waits, failed, groups } = didYouMean ? meant : own;
  if (waits || searchText !== wanted) return { state: 'searching', groups, retry };
  if (failed) return { state: 'failed', groups, retry };
  if (groups.length === 0) return { state: 'nothing', groups: starts, retry };
  return { state: didYouMean ? 'corrected' : 'found', groups, didYouMean, retry };
}

const useResults = (searchText: string) => {
  const items = useItemSearch(searchText);
  const posts = usePostSearch(searchText);
  return {
    items,
    posts,
    groups: groupsOf(searchText, items.data?.items ?? [], posts.data?.items ?? []),
    waits: items.isLoading || posts.isLoading,
    failed: Boolean(items.error || posts.error),
  };
};
