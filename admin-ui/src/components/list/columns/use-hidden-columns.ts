import { readStoredJson, store, useAuth } from '@stoa/web-kit';
import { useState } from 'react';
import type { Identified, RecordColumn, Visibility } from './record-column';
import { usePhone } from './use-phone';

interface ViewColumns {
  /** If set, they stand in for the person's own. */
  chosen: Visibility | null;
  onChange: (chosen: Visibility) => void;
}

/** Remembered per person and list. Phones show fewer columns until someone wants more. */
export function useHiddenColumns<Row extends Identified>(
  list: string,
  columns: readonly RecordColumn<Row>[],
  ofView: ViewColumns,
) {
  const { email } = useAuth();
  const key = `stoa-columns:${email}:${list}`;
  const phone = usePhone();
  const [own, setOwn] = useState(() => readVisibility(key));
  const chosen = ofView.chosen ?? own;
  const byItself = Object.fromEntries(
    columns
      .filter(({ lessOnPhone, hiddenAtFirst }) => hiddenAtFirst || (phone && lessOnPhone))
      .map(({ field }) => [field, false]),
  );
  function remember(next: Visibility) {
    setOwn(next);
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
    show: (field: string, visible: boolean) =>
      (ofView.chosen ? ofView.onChange : remember)({ ...chosen, [field]: visible }),
    /** Leaves out columns hidden only because the screen is a phone's: no one asked for that. */
    hidden: columns
      .filter(({ field, hiddenAtFirst = false }) => !(chosen[field] ?? !hiddenAtFirst))
      .map(({ field }) => field),
  };
}

export const hiding = <Row extends Identified>(
  fields: readonly string[],
  columns: readonly RecordColumn<Row>[],
): Visibility =>
  Object.fromEntries(
    columns
      .filter(({ field, hiddenAtFirst = false }) => fields.includes(field) !== hiddenAtFirst)
      .map(({ field }) => [field, !fields.includes(field)]),
  );

function readVisibility(key: string): Visibility {
  const stored = readStoredJson(key);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter(([, visible]) => typeof visible === 'boolean'));
}
