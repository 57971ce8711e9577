import ClockIcon from '@mui/icons-material/HistoryOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SubjectKind } from '@stoa/contract';
import { useCallback, useId, useState } from 'react';
import { DialogHead } from '../dialog-head';
import type { MoreActions } from '../list/row-action';
import { NewestActivity } from './newest-activity';

/**
 * For records without a page of their own: an action for each table row, and the dialog it opens. The dialog is rendered beside
 * the table, because rotating a phone recreates the rows.
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

type HistoryDialogProps = {
  kind: SubjectKind;
  record: { id: number; name: string };
  onClose: () => void;
};

function HistoryDialog({ kind, record, onClose }: HistoryDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={isNarrow}>
      <DialogHead id={id} title={`History of ${record.name}`} onClose={onClose} />
      <DialogContent>
        <NewestActivity kind={kind} recordId={String(record.id)} />
      </DialogContent>
    </Dialog>
  );
}
