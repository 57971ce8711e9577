import ExportIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { errorMessage, type ListView, sendData, useToast, viewQuery } from '@stoa/web-kit';
import { useState } from 'react';
import { download } from '../../lib/download';

type ExportButtonProps<Name extends string> = {
  path: string;
  view: ListView<Name>;
};

/** Exports everything the filters match, across all pages. */
export function ExportButton<Name extends string>({ path, view }: ExportButtonProps<Name>) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const filters = Object.fromEntries(new URLSearchParams(viewQuery(view)));
    try {
      download(await sendData(path, { body: filters }));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The export failed. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Button variant="outlined" startIcon={<ExportIcon />} disabled={busy} onClick={() => void save()}>
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
