import { readStoredJson, removeStored, store } from '@stoa/web-kit';

/** Of one tab: two tabs with the same record do not mix their drafts. */
const WHERE = 'sessionStorage';

export const keepDraft = (key: string, values: object): void => store(key, JSON.stringify(values), WHERE);
export const forgetDraft = (key: string): void => removeStored(key, WHERE);

/** The kept values, if they are those of a form like this one: a newer version of the panel may ask for others. */
export function readDraft<Values extends object>(key: string, like: Values): Values | null {
  const kept = readStoredJson(key, WHERE);
  return isLike(kept, like) ? kept : null;
}

function isLike<Values extends object>(kept: unknown, like: Values): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const names = Object.keys(like);
  return (
    names.length === Object.keys(kept).length &&
    names.every((name) => name in kept && kindOf(kept[name as never]) === kindOf(like[name as never]))
  );
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
