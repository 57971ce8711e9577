import { useCallback, useMemo, useState } from 'react';
import type { Identified } from './columns/record-column';

export interface ChosenRows<Row> {
  /** Includes rows from other pages, each as it was when it was selected. */
  rows: Row[];
  choose: (rows: Row[]) => void;
  keep: (ids: number[]) => void;
  /** Deselects a deleted row, because nothing more can be done with it. */
  drop: (id: number) => void;
}

export function useChosenRows<Row extends Identified>(): ChosenRows<Row> {
  const [rows, choose] = useState<Row[]>([]);
  const keep = useCallback((ids: number[]) => choose((chosen) => chosen.filter(({ id }) => ids.includes(id))), []);
  const drop = useCallback((gone: number) => choose((chosen) => chosen.filter(({ id }) => id !== gone)), []);
  return useMemo(() => ({ rows, choose, keep, drop }), [rows, keep, drop]);
}
