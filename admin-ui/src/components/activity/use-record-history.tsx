import ClockIcon from '@mui/icons-material/HistoryOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SubjectKind } from '@stoa/contract';
import { useId } from 'react';
import { DialogHead } from '../dialog/dialog-head';
import type { NamedRow } from '../list/row/row-action';
import { useRowDialog } from '../list/row/use-row-dialog';
import { NewestActivity } from './newest-activity';

/** What happened to a record of a table, in a dialog. */
export const useRecordHistory = (kind: SubjectKind) =>
  useRowDialog({ label: 'History', Icon: ClockIcon }, (record, close) => (
    <HistoryDialog kind={kind} record={record} onClose={close} />
  ));

type HistoryDialogProps = {
  kind: SubjectKind;
  record: NamedRow;
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
