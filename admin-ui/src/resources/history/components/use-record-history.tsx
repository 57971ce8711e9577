import type { SubjectKind } from '@stoa/contract';
import { useCallback, useState } from 'react';
import type { MoreActions } from '../../../components/list/row-actions';
import { HistoryButton } from './history-button';
import { HistoryDialog } from './history-dialog';

/**
 * For records that have no page of their own: a button for each row of their table, and the dialog that it opens. The dialog
 * stands beside the table, whose rows are drawn anew when a phone is turned.
 */
export function useRecordHistory(kind: SubjectKind) {
  const [record, setRecord] = useState<{ id: number; name: string } | null>(null);
  const button = useCallback<MoreActions>((row) => <HistoryButton name={row.name} onOpen={() => setRecord(row)} />, []);
  const dialog = record && <HistoryDialog kind={kind} record={record} onClose={() => setRecord(null)} />;
  return { button, dialog };
}
