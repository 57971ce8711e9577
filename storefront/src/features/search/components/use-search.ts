import { useDebounced } from '@stoa/web-kit';
import { useItemSearch, usePostSearch } from '../api';
import { groupsOf, type ResultGroup } from './search-results';

const DEBOUNCE_MS = 250;
/** The API's own limit. */
export const LONGEST_TERM = 200;

export interface Search {
  state: 'idle' | 'searching' | 'failed' | 'nothing' | 'found';
  groups: ResultGroup[];
  retry: () => void;
}

/** Responses are cached by what is searched for, so a late one never shows for another text. */
export function useSearch(text: string): Search {
  const wanted = text.trim();
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const searchText = wanted && settled;
  const items = useItemSearch(searchText);
  const posts = usePostSearch(searchText);

  const retry = () => {
    void items.mutate();
    void posts.mutate();
  };
  if (!wanted) return { state: 'idle', groups: [], retry };
  const groups = groupsOf(searchText || wanted, items.data?.items ?? [], posts.data?.items ?? []);
  const waits = searchText !== wanted || items.isLoading || posts.isLoading;
  if (waits) return { state: 'searching', groups, retry };
  if (items.error || posts.error) return { state: 'failed', groups, retry };
  return { state: groups.length > 0 ? 'found' : 'nothing', groups, retry };
}
