import { readStoredJson, store, useAuth } from '@stoa/web-kit';
import { useState } from 'react';
import type { Identified, RecordColumn, Visibility } from './record-column';
import { usePhone } from './use-phone';

/** Remembered per person and list. Phones show fewer columns until someone wants more. */
export function useHiddenColumns<Row extends Identified>(list: string, columns: readonly RecordColumn<Row>[]) {
  const { email } = useAuth();
  const key = `stoa-columns:${email}:${list}`;
  const phone = usePhone();
  const [chosen, setChosen] = useState(() => readVisibility(key));
  const byItself = Object.fromEntries(
    columns
      .filter(({ lessOnPhone, hiddenAtFirst }) => hiddenAtFirst || (phone && lessOnPhone))
      .map(({ field }) => [field, false]),
  );
  function remember(next: Visibility) {
    setChosen(next);
    store(key, JSON.stringify(next));
  }
  return {
    visibility: { ...byItself, ...chosen } as Visibility,
    /** Where columns don't fit. */
    narrowly: {
      ...byItself,
      ...Object.fromEntries(columns.filter(({ ifRoom }) => ifRoom).map(({ field }) => [field, false])),
      ...chosen,
    } as Visibility,
    show: (field: string, shown: boolean) => remember({ ...chosen, [field]: shown }),
    /** Leaves out columns hidden only because the screen is a phone's: no one asked for that. */
    hidden: columns
      .filter(({ field, hiddenAtFirst = false }) => !(chosen[field] ?? !hiddenAtFirst))
      .map(({ field }) => field),
    hide: (fields: string[]) =>
      remember(
        Object.fromEntries(
          columns
            .filter(({ field, hiddenAtFirst = false }) => fields.includes(field) !== hiddenAtFirst)
            .map(({ field }) => [field, !fields.includes(field)]),
        ),
      ),
  };
}

function readVisibility(key: string): Visibility {
  const kept = readStoredJson(key);
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter(([, shown]) => typeof shown === 'boolean'));
}
