import { type Pagination, TRASH_KINDS } from '@stoa/contract';
import { sendData, useList, useListView, useReload } from '@stoa/web-kit';
import { type ComponentType, useMemo, useState } from 'react';
import { capitalized } from '../../lib/capitalized';
import { CreateButton } from '../create-button';
import type { Identified, RecordColumn } from '../list/columns/record-column';
import { RecordList } from '../list/record-list';
import type { Filter } from '../list/toolbar/filters';
import { useChosenRows } from '../list/use-chosen-rows';
import { PageHeader } from '../page-header';
import { useOutcome } from '../use-outcome';
import type { RecordSetup } from './record-setup';

export interface RowTools<Row> {
  edit: (row: Row) => string;
  /** Shows its details above the list. */
  open: (row: Row) => void;
  onDelete: (row: Row) => Promise<void>;
  attempt: ReturnType<typeof useOutcome>['attempt'];
  reload: () => Promise<void>;
}

export type ListBulkProps<Row> = { chosen: Row[]; onChoose: (ids: number[]) => void; onDone: () => Promise<void> };
export type ListDetailProps<Row> = { row: Row; tools: RowTools<Row>; onClose: () => void };

/** What sets the list of one kind apart. */
export interface ListScreen<Row extends Identified> {
  intro: string;
  columns: (tools: RowTools<Row>) => RecordColumn<Row>[];
  filters?: readonly Filter<string>[];
  /** Shown if nothing matches these filters. */
  noMatch?: (values: Record<string, string>) => string | undefined;
  /** Actions for selected rows. */
  Bulk?: ComponentType<ListBulkProps<Row>>;
  /** A dialog of the opened row. */
  Detail?: ComponentType<ListDetailProps<Row>>;
}

type RecordListPageProps<Row extends Identified> = { setup: RecordSetup; screen: ListScreen<Row>; creates: boolean };

export function RecordListPage<Row extends Identified>({ setup, screen, creates }: RecordListPageProps<Row>) {
  const { kind, one, many, views, api, title, params, listPath, recordPath, create, edit } = setup;
  const { intro, filters = [], noMatch, Bulk, Detail } = screen;
  const view = useListView(params);
  const answer = useList<{ items: Row[]; pagination: Pagination }>(
    (page) => listPath({ page, values: view.values }),
    view.page,
  );
  const reload = useReload(api);
  const { attempt } = useOutcome(reload);
  const chosen = useChosenRows<Row>();
  const { drop } = chosen;
  const [opened, open] = useState<Row | null>(null);
  const tools = useMemo((): RowTools<Row> => {
    const trashKind = TRASH_KINDS.find((other) => other === kind);
    return {
      edit: ({ id }) => edit(id),
      onDelete: async (row) => {
        const trashed = trashKind && { kind: trashKind, recordId: row.id, title: String(row[title as keyof Row]) };
        const deleted = await attempt(() => sendData(recordPath(row.id), { method: 'DELETE' }), {
          done: `${capitalized(one)} deleted successfully`,
          failure: `Failed to delete ${one}`,
          ...(trashed ? { trashed } : { stays: true }),
        });
        if (deleted) drop(row.id);
        open(null);
      },
      open,
      attempt,
      reload,
    };
  }, [attempt, reload, drop, kind, one, title, recordPath, edit]);
  const columns = useMemo(() => screen.columns(tools), [screen, tools]);
  const plural = many.toLowerCase();
  return (
    <>
      <PageHeader
        title={many}
        intro={intro}
        actions={creates && <CreateButton to={create}>{`New ${one}`}</CreateButton>}
      />
      <RecordList
        name={views}
        label={many}
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder={`Search ${plural}...`}
        filters={filters}
        {...(Bulk && { bulk: { chosen, bar: <Bulk chosen={chosen.rows} onChoose={chosen.keep} onDone={reload} /> } })}
        texts={{
          empty: creates ? `No ${plural} found. Create your first ${one}!` : `No ${plural} found.`,
          ...(creates && { create: { label: `Create ${one}`, to: create } }),
          noMatch: noMatch?.(view.values),
          failure: `Error loading ${plural}. Please try again.`,
        }}
      />
      {Detail && opened && <Detail row={opened} tools={tools} onClose={() => open(null)} />}
    </>
  );
}
