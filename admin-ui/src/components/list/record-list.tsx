import Box from '@mui/material/Box';
import type { SortOrder, ViewList } from '@stoa/contract';
import { isNarrowed, type ListControls, usePageInRange } from '@stoa/web-kit';
import { type ReactNode, useId, useRef } from 'react';
import { useRememberedAddress } from '../../lib/last-address';
import { ColumnsMenu } from './columns/columns-menu';
import { type Identified, type Layout, type RecordColumn, roomFor } from './columns/record-column';
import { hiding, useHiddenColumns } from './columns/use-hidden-columns';
import { usePhone } from './columns/use-phone';
import { RecordGrid, type Sorting } from './grid/record-grid';
import { type ListAnswer, ListRows, type ListTexts } from './list-rows';
import { Pager } from './pager';
import { InPlaceEdits } from './row/in-place';
import { FilterField } from './toolbar/filter-field';
import { type Filter, FilterSummary } from './toolbar/filters';
import { ListToolbar } from './toolbar/list-toolbar';
import { MoreFilters } from './toolbar/more-filters';
import { SortSelect } from './toolbar/sort-select';
import type { ChosenRows } from './use-chosen-rows';
import { useHasRoom } from './use-has-room';
import { useActiveView } from './views/use-active-view';
import { type Preset, ViewTabs } from './views/view-tabs';

type RecordListProps<Row extends Identified, Name extends string> = {
  /** Key for its column settings and saved views. */
  name: ViewList;
  label: string;
  view: ListControls<Name | 'search' | 'limit'>;
  /** The view's parameters for sorting, if the list can be sorted. */
  sortedBy?: { sortBy: Name; order: Name };
  answer: ListAnswer<Row>;
  columns: RecordColumn<Row>[];
  placeholder: string;
  filters?: readonly Filter<Name>[];
  texts: ListTexts;
  /** If set, rows can be selected; `bar` holds the actions for them. */
  bulk?: { chosen: ChosenRows<Row>; bar: ReactNode };
  /** Tabs beside All, for the filters that are needed every day. */
  presets?: readonly Preset[];
  /** On phones, all that a row says, instead of columns that can be chosen. */
  phoneRow?: (row: Row) => ReactNode;
};

/** A list whose search, filters, sort order, and page are in the address. Shows them and the results. */
export function RecordList<Row extends Identified, Name extends string>(props: RecordListProps<Row, Name>) {
  const { name, label, view, sortedBy, answer, columns, placeholder, filters = [], texts, bulk } = props;
  const { presets = [], phoneRow } = props;
  const [active, setActive] = useActiveView(name, view.query);
  const {
    visibility: chosenVisibility,
    narrowly,
    show,
    hidden,
  } = useHiddenColumns(name, columns, {
    chosen: active?.columns ?? null,
    onChange: (columns) => active && setActive({ ...active, columns }),
  });
  const narrowed = isNarrowed(view.values, sortedBy ? [sortedBy.sortBy, sortedBy.order] : []);
  const filled = filters.filter((filter) => view.values[filter.name] !== '').map(({ label }) => label);
  const narrowedBy = view.values.search ? ['search', ...filled] : filled;
  usePageInRange(view, answer);
  useRememberedAddress();
  const section = useRef<HTMLElement>(null);
  const panel = useId();
  const fits = useHasRoom(section, roomFor(columns, chosenVisibility, bulk !== undefined));
  const visibility = fits ? chosenVisibility : narrowly;
  const hasRoom = useHasRoom(section, roomFor(columns, visibility, bulk !== undefined));
  const roomy: Layout = hasRoom ? 'columns' : 'stacked';
  const layout = usePhone() ? 'phone' : roomy;
  // On phones, all filters wait behind a button.
  const isFolded = layout === 'phone';
  const more = filters.filter(({ isMore }) => isMore || isFolded);
  const change = (values: Record<string, string>) => view.change(values as Partial<typeof view.values>);
  const sorting: Sorting | undefined = sortedBy && {
    sortBy: view.values[sortedBy.sortBy],
    order: view.values[sortedBy.order] as SortOrder,
    onSort: (sortBy, order) => change({ [sortedBy.sortBy]: sortBy, [sortedBy.order]: order }),
  };
  const selection = bulk && {
    ids: new Set(bulk.chosen.rows.map(({ id }) => id)),
    onSelect: (ids: Iterable<number>) => {
      const rows = new Map([...bulk.chosen.rows, ...(answer.list?.items ?? [])].map((row) => [row.id, row]));
      bulk.chosen.choose([...ids].map((id) => rows.get(id)).filter((row) => row !== undefined));
    },
  };
  const hideable = columns.filter(({ hideable = true }) => hideable);
  return (
    <Box component="section" aria-label={label} ref={section} tabIndex={-1} sx={{ outline: 'none' }}>
      <ViewTabs
        list={name}
        panel={panel}
        now={{ query: view.query, columns: hidden }}
        activeId={active?.id}
        presets={presets}
        onPreset={(query) => {
          setActive(null);
          view.apply(query);
        }}
        onApply={({ id, query, columns: hidden }) => {
          setActive({ id, query, columns: hiding(hidden, columns) });
          view.apply(query);
        }}
        onSaved={({ id, query }) => setActive({ id, query, columns: active?.columns ?? null })}
      />
      <ListToolbar
        search={view.values.search}
        placeholder={placeholder}
        onSearch={(search) => view.changeTyped({ search } as Partial<typeof view.values>)}
      >
        {filters
          .filter((filter) => !more.includes(filter))
          .map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={view.values[filter.name]}
              onChange={(value) => change({ [filter.name]: value })}
            />
          ))}
        {more.length > 0 && (
          <MoreFilters filters={more} values={view.values} onChange={change} {...(isFolded && { label: 'Filters' })} />
        )}
        {layout !== 'columns' && sorting && <SortSelect columns={columns} sorting={sorting} />}
        {!(layout === 'phone' && phoneRow) && (
          <ColumnsMenu
            columns={hideable.map(({ field, headerName }) => ({
              field,
              name: headerName,
              visible: visibility[field] ?? true,
            }))}
            onShow={show}
          />
        )}
      </ListToolbar>
      {bulk && bulk.chosen.rows.length > 0 && bulk.bar}
      <div role="tabpanel" id={panel} aria-label={label}>
        <ListRows answer={answer} texts={texts} onClear={narrowed ? view.clear : undefined}>
          {(list) => (
            <>
              {layout === 'phone' && narrowed && <FilterSummary by={narrowedBy} onClear={view.clear} />}
              <InPlaceEdits rows={list.items}>
                <RecordGrid
                  label={label}
                  rows={list.items}
                  columns={columns}
                  visibility={visibility}
                  layout={layout}
                  sorting={sorting}
                  selection={selection}
                  waiting={answer.waiting}
                  phoneRow={phoneRow}
                />
              </InPlaceEdits>
              <Pager
                pages={list.pagination}
                onPage={view.goTo}
                size={{ value: view.values.limit, onChange: (limit) => change({ limit }) }}
              />
            </>
          )}
        </ListRows>
      </div>
    </Box>
  );
}
