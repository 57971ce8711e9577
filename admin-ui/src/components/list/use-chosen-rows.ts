import { useCallback, useMemo, useState } from 'react';
import type { Identified } from './record-column';

export interface ChosenRows<Row> {
  /** Also those of other pages, each as it was when it was chosen. */
  rows: Row[];
  choose: (rows: Row[]) => void;
  /** Of the chosen rows, those that stay chosen. */
  keep: (ids: number[]) => void;
  /** For a row that is deleted: nothing is left of it to do anything with. */
  drop: (id: number) => void;
}

/** The rows of a list that somebody has chosen to do something with. */
export function useChosenRows<Row extends Identified>(): ChosenRows<Row> {
  const [rows, choose] = useState<Row[]>([]);
  const keep = useCallback((ids: number[]) => choose((chosen) => chosen.filter(({ id }) => ids.includes(id))), []);
  const drop = useCallback((gone: number) => choose((chosen) => chosen.filter(({ id }) => id !== gone)), []);
  return useMemo(() => ({ rows, choose, keep, drop }), [rows, keep, drop]);
}
