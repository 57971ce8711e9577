import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrashEntry } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import type { RecordColumn } from '../../../components/list/record-grid';
import { RowActions } from '../../../components/list/row-actions';
import { timeLeft } from '../domain/time-left';
import { kindName } from '../domain/words';
import { RestoreButton } from './restore-button';

export type TrashActions = Record<'restore' | 'purge', (entry: TrashEntry) => Promise<void>>;

export const trashColumns = ({ restore, purge }: TrashActions): RecordColumn<TrashEntry>[] => [
  {
    field: 'title',
    headerName: 'Record',
    flex: 1,
    minWidth: 110,
    hideable: false,
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {row.title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" noWrap>
          {kindName(row.kind)}
        </Typography>
      </Box>
    ),
  },
  {
    field: 'deletedAt',
    headerName: 'Deleted',
    width: 250,
    valueFormatter: (value: string) => formatMoment(value),
  },
  {
    field: 'deletedBy',
    headerName: 'By',
    width: 170,
    valueGetter: (_value, { deletedBy }) =>
      deletedBy.kind === 'editor' ? `${deletedBy.name} (console)` : deletedBy.name,
  },
  {
    field: 'expiresAt',
    headerName: 'Gone for good',
    width: 130,
    valueFormatter: (value: string) => timeLeft(value),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 150,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => (
      <RowActions name={row.title} onDelete={() => purge(row)}>
        <RestoreButton name={row.title} onRestore={() => restore(row)} />
      </RowActions>
    ),
  },
];
