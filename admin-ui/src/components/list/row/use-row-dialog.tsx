import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { MoreActions, NamedRow } from './row-action';

type RowDialogAction = { label: string; Icon: ComponentType };

/**
 * For records without a page of their own: an action for each table row, and the dialog it opens. The dialog is rendered beside
 * the table, because rotating a phone recreates the rows.
 */
export function useRowDialog(
  { label, Icon }: RowDialogAction,
  dialogOf: (row: NamedRow, close: () => void) => ReactNode,
) {
  const [row, setRow] = useState<NamedRow | null>(null);
  const actions = useCallback<MoreActions>(
    (row) => [{ label, spoken: `${label} of`, icon: <Icon />, run: () => setRow(row) }],
    [label, Icon],
  );
  return { actions, dialog: row && dialogOf(row, () => setRow(null)) };
}
