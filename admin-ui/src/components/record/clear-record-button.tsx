import Button from '@mui/material/Button';
import { errorMessage, useToast } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';

type ClearRecordButtonProps<Record> = {
  label: string;
  title: string;
  confirm: string;
  failure: string;
  clear: () => Promise<Record>;
  onCleared: (record: Record) => void;
  children: ReactNode;
};

/** For a record that there is one of: empties it, once that is confirmed. */
export function ClearRecordButton<Record>(props: ClearRecordButtonProps<Record>) {
  const { label, title, confirm, failure, clear, onCleared, children } = props;
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function clearNow() {
    setBusy(true);
    try {
      onCleared(await clear());
    } catch (error) {
      toast.error('Error', errorMessage(error, failure));
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button color="error" variant="text" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={confirm}
        busy={busy ? `${confirm}...` : undefined}
        onConfirm={() => void clearNow()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
