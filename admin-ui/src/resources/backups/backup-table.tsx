import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { adminPaths, type Backup, type BackupStatus } from '@stoa/contract';
import { errorMessage, formatMoment, useReload, useToast } from '@stoa/web-kit';
import { Badge, type BadgeLook } from '../../components/badge';
import { DeleteButton } from '../../components/dialog/delete-button';
import { TableFrame } from '../../components/table-frame';
import { useOutcome } from '../../components/use-outcome';
import { download } from '../../lib/download';
import { formatBytes } from '../../lib/format-bytes';
import { deleteBackup, offerBackup } from './api';

const statuses: Record<BackupStatus, { name: string; look: BadgeLook }> = {
  RUNNING: { name: 'Running', look: 'secondary' },
  DONE: { name: 'Done', look: 'default' },
  FAILED: { name: 'Failed', look: 'error' },
};

export const BackupTable = ({ backups }: { backups: Backup[] }) => (
  <TableFrame>
    <Table aria-label="Backups">
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '100%' }}>Backup</TableCell>
          <TableCell sx={wide}>Size</TableCell>
          <TableCell>Status</TableCell>
          <TableCell>Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {backups.map((backup) => (
          <BackupLine key={backup.id} backup={backup} />
        ))}
      </TableBody>
    </Table>
  </TableFrame>
);

const durationOf = ({ startedAt, finishedAt }: Backup): string => {
  const seconds = finishedAt ? Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : 0;
  if (seconds === 0) return '';
  return seconds < 100 ? `, took ${seconds} s` : `, took ${Math.round(seconds / 60)} min`;
};

function BackupLine({ backup }: { backup: Backup }) {
  const { status, startedAt, bytes, madeBy, error } = backup;
  return (
    <>
      <TableRow sx={error ? { '& > *': { borderBottom: 0 } } : {}}>
        <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
          {formatMoment(startedAt)}
          <Typography variant="body2" color="textSecondary">
            {madeBy ? `by ${madeBy}` : 'by the schedule'}
            {durationOf(backup)}
            {bytes !== null && (
              <Box component="span" sx={narrow}>
                , {formatBytes(bytes)}
              </Box>
            )}
          </Typography>
        </TableCell>
        <TableCell sx={wide}>{bytes !== null && formatBytes(bytes)}</TableCell>
        <TableCell>
          <Badge look={statuses[status].look}>{statuses[status].name}</Badge>
        </TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{status !== 'RUNNING' && <Actions backup={backup} />}</TableCell>
      </TableRow>
      {error && (
        <TableRow>
          <TableCell colSpan={4} sx={{ paddingTop: 0, color: 'error.main', overflowWrap: 'anywhere' }}>
            {error}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

function Actions({ backup: { id, status, fileName } }: { backup: Backup }) {
  const toast = useToast();
  const { attempt } = useOutcome(useReload(adminPaths.backups));

  async function save() {
    try {
      download(await offerBackup(id));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'Failed to download the backup. Please try again.'));
    }
  }

  return (
    <>
      {status === 'DONE' && (
        <Tooltip title="Download">
          <IconButton size="small" aria-label={`Download ${fileName}`} onClick={() => void save()}>
            <DownloadIcon />
          </IconButton>
        </Tooltip>
      )}
      <DeleteButton
        name={fileName}
        onDelete={async () => {
          await attempt(() => deleteBackup(id), { done: 'Backup deleted', failure: 'Failed to delete the backup' });
        }}
      />
    </>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' };
const narrow = { display: { sm: 'none' } };
