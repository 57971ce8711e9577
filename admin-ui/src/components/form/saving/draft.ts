import { readStoredJson, removeStored, store } from '@stoa/web-kit';

/** Kept per tab, so that two tabs with the same record don't mix their drafts. */
const WHERE = 'sessionStorage';

export interface Draft<Values> {
  /** The version the draft started from, for comparing later versions and telling what was edited here. */
  opened: Values;
  values: Values;
}

/** Passwords aren't kept. */
const withoutPassword = (name: string, value: unknown): unknown => (name === 'password' ? '' : value);

export const saveDraft = <Values extends object>(key: string, draft: Draft<Values>): void =>
  store(key, JSON.stringify(draft, withoutPassword), WHERE);
export const removeDraft = (key: string): void => removeStored(key, WHERE);

/** The stored draft, if it fits this form. A newer version of the panel may have other fields. */
export function readDraft<Values extends object>(key: string, like: Values): Draft<Values> | null {
  const stored = readStoredJson(key, WHERE);
  if (typeof stored !== 'object' || stored === null) return null;
  const { opened, values } = stored as Partial<Record<keyof Draft<Values>, unknown>>;
  return isLike(opened, like) && isLike(values, like) ? { opened, values } : null;
}

function isLike<Values extends object>(stored: unknown, like: Values): stored is Values {
  if (typeof stored !== 'object' || stored === null) return false;
  const names = Object.keys(like);
  return (
    names.length === Object.keys(stored).length &&
    names.every((name) => name in stored && kindOf(stored[name as never]) === kindOf(like[name as never]))
  );
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
