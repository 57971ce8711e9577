import { useDebounced } from '@stoa/web-kit';
import useSWR from 'swr';
import { resources } from '../resources';
import type { DestinationGroup } from './destinations';

const SHOWN = 5;
const PAUSE = 200;

/** Records that match the words, from two letters on. While loading, returns those for the previous words. */
export function usePaletteSearch(typed: string) {
  const term = useDebounced(typed.trim(), PAUSE);
  const { data, isLoading, error } = useSWR(term.length < 2 ? null : ['palette', term], () => search(term), {
    keepPreviousData: true,
  });
  return { answer: term.length < 2 ? [] : data, waiting: isLoading || term !== typed.trim(), failed: !!error };
}

function search(term: string): Promise<DestinationGroup[]> {
  const query = new URLSearchParams({ search: term, limit: String(SHOWN) });
  const searches = resources.flatMap((resource) => resource.search ?? []);
  return Promise.all(searches.map(async ({ heading, find }) => ({ heading, destinations: await find(query) })));
}
