import Button from '@mui/material/Button';
import { apiPaths, type Import } from '@stoa/contract';
import { changedMeanwhile, errorMessage, useReload, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { counted } from '../../../lib/count';
import { confirmImport } from '../api/confirm-import';
import { deleteImport } from '../api/delete-import';
import { writable } from '../domain/statuses';

type ConfirmButtonsProps = { run: Import; onConfirmed: (run: Import) => void };

export function ConfirmButtons({ run, onConfirmed }: ConfirmButtonsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const reload = useReload(apiPaths.admin.imports);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>, failure: string) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // Somebody else may have confirmed it first.
      const current = changedMeanwhile<Import>(error);
      if (current) onConfirmed(current);
      toast.error('Error', errorMessage(error, failure));
    }
    setBusy(false);
  }

  const confirm = () => attempt(async () => onConfirmed(await confirmImport(run.id)), 'Failed to start the import');
  const discard = () =>
    attempt(async () => {
      await deleteImport(run.id);
      await reload();
      navigate(paths.import);
    }, 'Failed to discard the import');

  return (
    <>
      {writable(run) > 0 && (
        <Button variant="contained" disabled={busy} onClick={() => void confirm()}>
          Import {counted(writable(run), 'row')}
        </Button>
      )}
      <Button variant="outlined" disabled={busy} onClick={() => void discard()}>
        Discard
      </Button>
    </>
  );
}
