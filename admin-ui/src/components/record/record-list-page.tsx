import { type Pagination, TRASH_KINDS } from '@stoa/contract';
import { sendData, useList, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { CreateButton } from '../create-button';
import type { Filter } from '../list/filters';
import type { Identified, RecordColumn } from '../list/record-column';
import { RecordList } from '../list/record-list';
import { PageHeader } from '../page-header';
import { useOutcome } from '../use-outcome';
import { capitalized, type RecordSetup } from './record-setup';

export interface RowTools<Row> {
  edit: (row: Row) => string;
  onDelete: (row: Row) => Promise<void>;
  attempt: ReturnType<typeof useOutcome>['attempt'];
}

/** What sets the list of one kind apart. */
export interface ListScreen<Row extends Identified> {
  intro: string;
  columns: (tools: RowTools<Row>) => RecordColumn<Row>[];
  filters?: readonly Filter<string>[];
}

type RecordListPageProps<Row extends Identified> = { setup: RecordSetup; screen: ListScreen<Row> };

export function RecordListPage<Row extends Identified>({ setup, screen }: RecordListPageProps<Row>) {
  const { kind, one, many, views, api, title, params, listPath, recordPath, create, edit } = setup;
  const view = useListView(params);
  const answer = useList<{ items: Row[]; pagination: Pagination }>(
    (page) => listPath({ page, values: view.values }),
    view.page,
  );
  const { attempt } = useOutcome(useReload(api));
  const columns = useMemo(() => {
    const trashKind = TRASH_KINDS.find((other) => other === kind);
    return screen.columns({
      edit: ({ id }) => edit(id),
      onDelete: async (row) => {
        const trashed = trashKind && { kind: trashKind, recordId: row.id, title: String(row[title as keyof Row]) };
        await attempt(() => sendData(recordPath(row.id), { method: 'DELETE' }), {
          done: `${capitalized(one)} deleted successfully`,
          failure: `Failed to delete ${one}`,
          ...(trashed ? { trashed } : { stays: true }),
        });
      },
      attempt,
    });
  }, [attempt, screen, kind, one, title, recordPath, edit]);
  const plural = many.toLowerCase();
  return (
    <>
      <PageHeader title={many} intro={screen.intro} actions={<CreateButton to={create}>{`New ${one}`}</CreateButton>} />
      <RecordList
        name={views}
        label={many}
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder={`Search ${plural}...`}
        filters={screen.filters ?? []}
        texts={{
          empty: `No ${plural} found. Create your first ${one}!`,
          failure: `Error loading ${plural}. Please try again.`,
        }}
      />
    </>
  );
}
