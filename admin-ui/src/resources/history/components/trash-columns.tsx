import type { TrashEntry } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { BackIcon } from '../../../components/icons';
import type { RecordColumn } from '../../../components/list/record-column';
import { RowActions } from '../../../components/list/row-actions';
import { TwoLines } from '../../../components/list/two-lines';
import { timeLeft } from '../domain/time-left';
import { kindName } from '../domain/words';

export type TrashActions = Record<'restore' | 'purge', (entry: TrashEntry) => Promise<void>>;

export const trashColumns = ({ restore, purge }: TrashActions): RecordColumn<TrashEntry>[] => [
  {
    field: 'title',
    headerName: 'Record',
    part: 'title',
    width: 150,
    grows: true,
    hideable: false,
    cell: ({ title }) => <TwoLines>{title}</TwoLines>,
  },
  { field: 'kind', headerName: 'Kind', width: 130, text: ({ kind }) => kindName(kind) },
  {
    field: 'deletedAt',
    headerName: 'Deleted',
    width: 250,
    named: true,
    lessOnPhone: true,
    text: ({ deletedAt }) => formatMoment(deletedAt),
  },
  {
    field: 'deletedBy',
    headerName: 'By',
    width: 150,
    named: true,
    lessOnPhone: true,
    text: ({ deletedBy }) => (deletedBy.kind === 'editor' ? `${deletedBy.name} (console)` : deletedBy.name),
  },
  {
    field: 'expiresAt',
    headerName: 'Gone for good',
    width: 130,
    named: true,
    text: ({ expiresAt }) => timeLeft(expiresAt),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    part: 'actions',
    width: 100,
    hideable: false,
    cell: (entry, layout) => (
      <RowActions
        name={entry.title}
        layout={layout}
        actions={[{ label: 'Restore', icon: <BackIcon />, run: () => restore(entry) }]}
        onDelete={() => purge(entry)}
      />
    ),
  },
];
