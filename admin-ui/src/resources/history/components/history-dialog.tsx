import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SubjectKind } from '@stoa/contract';
import { useId } from 'react';
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
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        History of {record.name}
      </DialogTitle>
      <DialogContent>
        <NewestActivity kind={kind} recordId={String(record.id)} />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
