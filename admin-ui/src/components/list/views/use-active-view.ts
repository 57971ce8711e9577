import type { SavedView, ViewList } from '@stoa/contract';
import { readStoredJson, store, useAuth } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import type { Visibility } from '../columns/record-column';

/** The view that the list was last set to. Later changes can be saved under its name. */
export interface ActiveView extends Pick<SavedView, 'id' | 'query'> {
  /** Those it shows and hides by now, which aren't the person's own. */
  columns: Visibility | null;
}

/** Kept per tab, across reloads, until the list is emptied or opened with another query. */
export function useActiveView(list: ViewList, query: string) {
  const { email } = useAuth();
  const key = `stoa-view:${email}:${list}`;
  const [active, setActive] = useState(() => readActive(key, query));
  const [previousQuery, setPreviousQuery] = useState(query);
  if (previousQuery !== query) {
    setPreviousQuery(query);
    if (query === '' && active?.query !== '') setActive(null);
  }
  useEffect(() => store(key, JSON.stringify({ active, query }), 'sessionStorage'), [key, active, query]);
  return [active, setActive] as const;
}

function readActive(key: string, query: string): ActiveView | null {
  const stored = readStoredJson(key, 'sessionStorage') as { active: ActiveView | null; query: string } | null;
  return stored?.query === query ? stored.active : null;
}
