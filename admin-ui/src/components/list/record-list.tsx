import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ADMIN_PAGE_SIZE, type Pagination, type SortOrder } from '@stoa/contract';
import { EmptyState, isNarrowed, type ListControls, LoadError, Skeletons } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ColumnsMenu } from './columns-menu';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { type Identified, type RecordColumn, RecordGrid } from './record-grid';
import { useHiddenColumns } from './use-hidden-columns';

/** What `useList` answers. */
export interface Found<Row> {
  list: { items: Row[]; pagination: Pagination } | undefined;
  failed: boolean;
  waiting: boolean;
  retry: () => void;
}

type RecordListProps<Row extends Identified, Name extends string> = {
  /** What its columns are remembered under. */
  name: string;
  label: string;
  view: ListControls<Name | 'search'>;
  /** Of the view's parameters, those that sort; a list that cannot be sorted has none. */
  sortedBy?: { sortBy: Name; order: Name };
  found: Found<Row>;
  columns: RecordColumn<Row>[];
  /** Columns that a phone hides by itself. */
  lessOnPhone?: readonly string[];
  placeholder: string;
  filters?: ReactNode;
  texts: { empty: string; failure: string };
  /** What can be done with the chosen rows. Where it is given, rows can be chosen. */
  bulk?: (ids: number[], clear: () => void) => ReactNode;
};

/** Search, filters, sorting and page of a list stand in the address; this shows them and what they find. */
export function RecordList<Row extends Identified, Name extends string>(props: RecordListProps<Row, Name>) {
  const { name, label, view, sortedBy, found, columns, lessOnPhone = [], placeholder, filters, texts, bulk } = props;
  const { visibility, show } = useHiddenColumns(name, lessOnPhone);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const narrowed = isNarrowed(view.values, sortedBy ? [sortedBy.sortBy, sortedBy.order] : []);
  const lastPage = found.list?.pagination.totalPages ?? 0;
  const isPastTheEnd = !found.waiting && lastPage > 0 && view.page > lastPage;
  const goToTheEnd = useEffectEvent(() => view.goTo(lastPage, { replace: true }));
  useEffect(() => {
    if (isPastTheEnd) goToTheEnd();
  }, [isPastTheEnd]);
  const hideable = columns.filter(({ hideable = true }) => hideable);
  return (
    <Box component="section" aria-label={label}>
      <ListToolbar
        search={view.values.search}
        placeholder={placeholder}
        onSearch={(search) => view.changeTyped({ search } as Partial<typeof view.values>)}
      >
        {filters}
        <ColumnsMenu
          columns={hideable.map(({ field, headerName }) => ({
            field,
            name: headerName,
            shown: visibility[field] ?? true,
          }))}
          onShow={show}
        />
      </ListToolbar>
      {bulk && chosen.size > 0 && bulk([...chosen], () => setChosen(new Set()))}
      <Rows found={found} texts={texts} onClear={narrowed ? view.clear : undefined}>
        {(list) => (
          <>
            <RecordGrid
              label={label}
              rows={list.items}
              columns={columns}
              visibility={visibility}
              sorting={
                sortedBy && {
                  sortBy: view.values[sortedBy.sortBy],
                  order: view.values[sortedBy.order] as SortOrder,
                  onSort: (sortBy, order) =>
                    view.change({ [sortedBy.sortBy]: sortBy, [sortedBy.order]: order } as Partial<typeof view.values>),
                }
              }
              selection={bulk && { ids: chosen, onSelect: setChosen }}
              waiting={found.waiting}
            />
            <Pager pages={list.pagination} onPage={view.goTo} />
          </>
        )}
      </Rows>
    </Box>
  );
}

type RowsProps<Row> = {
  found: Found<Row>;
  texts: { empty: string; failure: string };
  onClear: (() => void) | undefined;
  children: (list: NonNullable<Found<Row>['list']>) => ReactNode;
};

function Rows<Row>({ found, texts, onClear, children }: RowsProps<Row>) {
  const { list, failed, retry } = found;
  if (failed) return <LoadError onRetry={retry}>{texts.failure}</LoadError>;
  if (!list)
    return (
      <Skeletons
        count={ADMIN_PAGE_SIZE}
        of={() => <Skeleton height={59} sx={{ transform: 'none' }} />}
        sx={{ display: 'grid', gap: '1px' }}
      />
    );
  if (list.pagination.total > 0) return children(list);
  return (
    <EmptyState
      title="Nothing here"
      action={
        onClear && (
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    >
      {texts.empty}
    </EmptyState>
  );
}
