import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** Label of the confirm button, and its label while busy. */
  confirm: string;
  busy?: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before something that can't be undone. Focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirm, busy, cancel = 'Cancel', onConfirm, onCancel, children } = props;
  const id = useId();
  const close = busy ? undefined : onCancel;
  return (
    <Dialog open={open} onClose={close} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs">
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={busy !== undefined} onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="contained" color="error" disabled={busy !== undefined} onClick={onConfirm}>
          {busy ?? confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
