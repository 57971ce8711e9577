import ImportIcon from '@mui/icons-material/FileDownloadOutlined';
import ExportIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { adminPaths, type ExportKind, type ImportKind } from '@stoa/contract';
import { errorMessage, type ListView, sendData, useToast, viewQuery } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { download } from '../../../lib/download';

type ImportExportButtonsProps<Name extends string> = { kind: ImportKind; view: ListView<Name> };

export function ImportExportButtons<Name extends string>({ kind, view }: ImportExportButtonsProps<Name>) {
  return (
    <>
      <Button {...iconOnPhones(<ImportIcon />, 'Import CSV')} component={Link} to={paths.importOf(kind)} />
      <ExportButton kind={kind} query={viewQuery(view)} />
    </>
  );
}

/** Exports everything the filters match, across all pages. */
export function ExportButton({ kind, query }: { kind: ExportKind; query: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      download(await sendData(adminPaths.export(kind), { body: Object.fromEntries(new URLSearchParams(query)) }));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The export failed. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Button
      {...iconOnPhones(<ExportIcon />, busy ? 'Exporting...' : 'Export CSV')}
      disabled={busy}
      onClick={() => void save()}
    />
  );
}

/** Beside the page's title, a phone has no room for its words. */
const iconOnPhones = (icon: ReactNode, label: string) => ({
  variant: 'outlined' as const,
  startIcon: icon,
  'aria-label': label,
  sx: { minWidth: 44, '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } } },
  children: (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
  ),
});
