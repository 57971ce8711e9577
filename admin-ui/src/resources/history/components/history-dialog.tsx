import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SubjectKind } from '@stoa/contract';
import { useId } from 'react';
import { DialogHead } from '../../../components/dialog-head';
import { NewestActivity } from './newest-activity';

type HistoryDialogProps = {
  kind: SubjectKind;
  record: { id: number; name: string };
  onClose: () => void;
};

/** What happened to a record that has no page of its own. */
export function HistoryDialog({ kind, record, onClose }: HistoryDialogProps) {
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
