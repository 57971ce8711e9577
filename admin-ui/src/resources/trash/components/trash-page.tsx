import BackIcon from '@mui/icons-material/UndoOutlined';
import { adminPaths, TRASH_KINDS, type TrashEntry } from '@stoa/contract';
import { formatMoment, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { capital, kindChoices } from '../../../components/activity/words';
import type { RecordColumn } from '../../../components/list/columns/record-column';
import { TwoLines } from '../../../components/list/columns/two-lines';
import { RecordList } from '../../../components/list/record-list';
import { RowActions } from '../../../components/list/row/row-actions';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { type RecordKinds, useRecordKinds } from '../../../lib/record-kinds';
import { purgeRecord, restoreRecord, useTrash } from '../api';
import { timeLeft } from '../domain/time-left';
import { trashParams } from '../domain/trash-params';

export function TrashPage() {
  const view = useListView(trashParams);
  const kinds = useRecordKinds();
  const answer = useTrash(view);
  const { attempt } = useOutcome(useReload(adminPaths.trash));
  const columns = useMemo(
    () =>
      trashColumns(kinds, {
        restore: async ({ id, title }) => {
          await attempt(() => restoreRecord(id), {
            done: `“${title}” restored`,
            failure: 'Failed to restore the record',
            stays: true,
          });
        },
        purge: async ({ id, title }) => {
          await attempt(() => purgeRecord(id), {
            done: `“${title}” permanently deleted`,
            failure: 'Failed to delete the record',
            stays: true,
          });
        },
      }),
    [attempt, kinds],
  );
  return (
    <>
      <PageHeader
        title="Trash"
        intro="Deleted records stay here for 30 days. You can restore them exactly as they were."
      />
      <RecordList
        name="trash"
        label="Trash"
        view={view}
        answer={answer}
        columns={columns}
        placeholder="Search the trash..."
        filters={[{ name: 'kind', label: 'Type', choices: kindChoices(kinds, TRASH_KINDS) }]}
        texts={{
          empty: 'The trash is empty.',
          failure: 'Error loading trash. Please try again.',
        }}
      />
    </>
  );
}

type TrashActions = Record<'restore' | 'purge', (entry: TrashEntry) => Promise<void>>;

const trashColumns = (kinds: RecordKinds, { restore, purge }: TrashActions): RecordColumn<TrashEntry>[] => [
  {
    field: 'title',
    headerName: 'Record',
    part: 'title',
    width: 150,
    grows: true,
    hideable: false,
    cell: ({ title }) => <TwoLines>{title}</TwoLines>,
  },
  { field: 'kind', headerName: 'Type', width: 130, text: ({ kind }) => capital(kinds[kind].one) },
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
    headerName: 'Deleted by',
    width: 150,
    named: true,
    lessOnPhone: true,
    text: ({ deletedBy }) => (deletedBy.kind === 'editor' ? `${deletedBy.name} (console)` : deletedBy.name),
  },
  {
    field: 'expiresAt',
    headerName: 'Expires',
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
