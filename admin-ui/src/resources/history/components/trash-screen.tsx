import { apiPaths, TRASH_KINDS } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import type { Filter } from '../../../components/list/filter';
import { RecordList } from '../../../components/list/record-list';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { useTrash } from '../api/get-trash';
import { purgeRecord } from '../api/purge-record';
import { restoreRecord } from '../api/restore-record';
import { trashParams } from '../domain/trash-params';
import { kindChoices } from '../domain/words';
import { trashColumns } from './trash-columns';

export function TrashScreen() {
  const view = useListView(trashParams);
  const found = useTrash(view);
  const { alert, attempt } = useOutcome(useReload(apiPaths.admin.trash));
  const columns = useMemo(
    () =>
      trashColumns({
        restore: async ({ id, title }) => {
          await attempt(() => restoreRecord(id), {
            done: `“${title}” is back`,
            failure: 'Failed to restore the record',
            stays: true,
          });
        },
        purge: async ({ id, title }) => {
          await attempt(() => purgeRecord(id), {
            done: `“${title}” is deleted for good`,
            failure: 'Failed to delete the record',
            stays: true,
          });
        },
      }),
    [attempt],
  );
  return (
    <>
      <PageHeader
        title="Trash"
        intro="Deleted items, posts, categories and tags stay here for 30 days. Restored, they are exactly what they were."
      />
      {alert}
      <RecordList
        name="trash"
        label="Trash"
        view={view}
        found={found}
        columns={columns}
        placeholder="Search the trash..."
        filters={filters}
        texts={{
          empty: 'Nothing deleted was found.',
          failure: 'Error loading the trash. Please try again.',
        }}
      />
    </>
  );
}

const filters: Filter<keyof typeof trashParams>[] = [
  { name: 'kind', label: 'Kind', choices: kindChoices(TRASH_KINDS) },
];
