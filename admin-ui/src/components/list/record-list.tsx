import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ADMIN_PAGE_SIZE, type Pagination, type SortOrder, type ViewList } from '@stoa/contract';
import { EmptyState, FilterSelect, isNarrowed, type ListControls, LoadError } from '@stoa/web-kit';
import { type ReactNode, useRef } from 'react';
import { useRememberedAddress } from '../../lib/last-address';
import { RowsSkeleton } from '../rows-skeleton';
import { ColumnsMenu } from './columns-menu';
import type { Filter } from './filter';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { type Identified, type Layout, type RecordColumn, roomFor } from './record-column';
import { RecordGrid, type Sorting } from './record-grid';
import { SortSelect } from './sort-select';
import type { ChosenRows } from './use-chosen-rows';
import { useHasRoom } from './use-has-room';
import { useHiddenColumns } from './use-hidden-columns';
import { usePageInRange } from './use-page-in-range';
import { usePhone } from './use-phone';
import { ViewsButton } from './views/views-button';

/** What `useList` answers. */
export interface Found<Row> {
  list: { items: Row[]; pagination: Pagination } | undefined;
  failed: boolean;
  waiting: boolean;
  retry: () => void;
}

type RecordListProps<Row extends Identified, Name extends string> = {
  /** What its columns and its saved views are kept under. */
  name: ViewList;
  label: string;
  view: ListControls<Name | 'search' | 'limit'>;
  /** Of the view's parameters, those that sort; a list that cannot be sorted has none. */
  sortedBy?: { sortBy: Name; order: Name };
  found: Found<Row>;
  columns: RecordColumn<Row>[];
  placeholder: string;
  filters?: readonly Filter<Name>[];
  texts: { empty: string; failure: string };
  /** Where it is given, rows can be chosen: `bar` is what can be done with them. */
  bulk?: { chosen: ChosenRows<Row>; bar: ReactNode };
};

/** Search, filters, sorting and page of a list stand in the address; this shows them and what they find. */
export function RecordList<Row extends Identified, Name extends string>(props: RecordListProps<Row, Name>) {
  const { name, label, view, sortedBy, found, columns, placeholder, filters = [], texts, bulk } = props;
  const { visibility, show, hidden, hide } = useHiddenColumns(name, columns);
  const narrowed = isNarrowed(view.values, sortedBy ? [sortedBy.sortBy, sortedBy.order] : []);
  usePageInRange(view, found);
  useRememberedAddress();
  const section = useRef<HTMLElement>(null);
  const hasRoom = useHasRoom(section, roomFor(columns, visibility, bulk !== undefined));
  const roomy: Layout = hasRoom ? 'columns' : 'stacked';
  const layout = usePhone() ? 'phone' : roomy;
  const change = (values: Record<string, string>) => view.change(values as Partial<typeof view.values>);
  const sorting: Sorting | undefined = sortedBy && {
    sortBy: view.values[sortedBy.sortBy],
    order: view.values[sortedBy.order] as SortOrder,
    onSort: (sortBy, order) => change({ [sortedBy.sortBy]: sortBy, [sortedBy.order]: order }),
  };
  const selection = bulk && {
    ids: new Set(bulk.chosen.rows.map(({ id }) => id)),
    onSelect: (ids: Iterable<number>) => {
      const known = new Map([...bulk.chosen.rows, ...(found.list?.items ?? [])].map((row) => [row.id, row]));
      bulk.chosen.choose([...ids].map((id) => known.get(id)).filter((row) => row !== undefined));
    },
  };
  const hideable = columns.filter(({ hideable = true }) => hideable);
  return (
    <Box component="section" aria-label={label} ref={section} tabIndex={-1} sx={{ outline: 'none' }}>
      <ListToolbar
        search={view.values.search}
        placeholder={placeholder}
        onSearch={(search) => view.changeTyped({ search } as Partial<typeof view.values>)}
      >
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            label={filter.label}
            value={view.values[filter.name]}
            choices={filter.choices}
            onChange={(value) => change({ [filter.name]: value })}
          />
        ))}
        {layout !== 'columns' && sorting && <SortSelect columns={columns} sorting={sorting} />}
        <ColumnsMenu
          columns={hideable.map(({ field, headerName }) => ({
            field,
            name: headerName,
            shown: visibility[field] ?? true,
          }))}
          onShow={show}
        />
        <ViewsButton
          list={name}
          now={{ query: view.query, columns: hidden }}
          onApply={({ query, columns }) => {
            view.apply(query);
            hide(columns);
          }}
        />
      </ListToolbar>
      {bulk && bulk.chosen.rows.length > 0 && bulk.bar}
      <Rows found={found} texts={texts} onClear={narrowed ? view.clear : undefined}>
        {(list) => (
          <>
            <RecordGrid
              label={label}
              rows={list.items}
              columns={columns}
              visibility={visibility}
              layout={layout}
              sorting={sorting}
              selection={selection}
              waiting={found.waiting}
            />
            <Pager
              pages={list.pagination}
              onPage={view.goTo}
              size={{ value: view.values.limit, onChange: (limit) => change({ limit }) }}
            />
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
  if (!list) return <RowsSkeleton count={ADMIN_PAGE_SIZE} height={60} head={46} />;
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
