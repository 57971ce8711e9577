import { readStoredJson, store, useAuth } from '@stoa/web-kit';
import { useState } from 'react';

/** Rarely needed. */
const FOLDED_AT_FIRST = ['System'];

/** The sidebar's groups that a person folded, remembered in this browser. */
export function useFoldedGroups() {
  const { email } = useAuth();
  const key = `stoa-folded:${email}`;
  const [folded, setFolded] = useState(() => readFolded(key));
  return {
    isFolded: (name: string) => folded.includes(name),
    toggle: (name: string) => {
      const next = folded.includes(name) ? folded.filter((other) => other !== name) : [...folded, name];
      setFolded(next);
      store(key, JSON.stringify(next));
    },
  };
}

function readFolded(key: string): string[] {
  const stored = readStoredJson(key);
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : FOLDED_AT_FIRST;
}
