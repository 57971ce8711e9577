import type { SubjectKind } from '@stoa/contract';
import { useCallback, useState } from 'react';
import { ClockIcon } from '../../../components/icons';
import type { MoreActions } from '../../../components/list/row-action';
import { HistoryDialog } from './history-dialog';

/**
 * For records that have no page of their own: an action for each row of their table, and the dialog that it opens. The dialog
 * stands beside the table, whose rows are drawn anew when a phone is turned.
 */
export function useRecordHistory(kind: SubjectKind) {
  const [record, setRecord] = useState<{ id: number; name: string } | null>(null);
  const actions = useCallback<MoreActions>(
    (row) => [{ label: 'History', spoken: 'History of', icon: <ClockIcon />, run: () => setRecord(row) }],
    [],
  );
  const dialog = record && <HistoryDialog kind={kind} record={record} onClose={() => setRecord(null)} />;
  return { actions, dialog };
}
