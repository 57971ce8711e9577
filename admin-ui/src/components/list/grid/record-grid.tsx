import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridSortDirection } from '@mui/x-data-grid';
import type { SortOrder } from '@stoa/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Identified, Layout, RecordColumn, Visibility } from '../columns/record-column';
import { openableLook, openableRow } from '../row/open-row';
import { gridColumns, stackedColumns } from './grid-columns';

export interface Sorting {
  sortBy: string;
  order: SortOrder;
  onSort: (sortBy: string, order: SortOrder) => void;
}

export interface Selection {
  ids: ReadonlySet<number>;
  onSelect: (ids: Set<number>) => void;
}

type RecordGridProps<Row extends Identified> = {
  label: string;
  rows: Row[];
  columns: RecordColumn<Row>[];
  visibility: Visibility;
  layout: Layout;
  sorting?: Sorting;
  /** If set, rows can be selected, across several pages. */
  selection?: Selection;
  waiting: boolean;
  phoneRow?: ((row: Row) => ReactNode) | undefined;
};

/** Clicking another column sorts by it, ascending; clicking the same one reverses the order. */
const ORDERS: GridSortDirection[] = ['asc', 'desc'];

const ROW_HEIGHT = 60;

export function RecordGrid<Row extends Identified>(props: RecordGridProps<Row>) {
  const { label, rows, columns, visibility, layout, sorting, selection, waiting, phoneRow } = props;
  const currentSort = sorting && `${sorting.sortBy} ${sorting.order}`;
  /** The sort order last asked for, which may not be shown yet: the grid derives the next one from what it shows. */
  const requestedSort = useRef(currentSort);
  /** A click beside a value that was being typed in a row ends that, and nothing else. */
  const endedTyping = useRef(false);
  useEffect(() => {
    requestedSort.current = currentSort;
  }, [currentSort]);

  function sort(field: string, order: SortOrder) {
    const isSameRequest = requestedSort.current !== currentSort && requestedSort.current === `${field} ${order}`;
    const turned = order === 'asc' ? 'desc' : 'asc';
    const next = isSameRequest ? turned : order;
    requestedSort.current = `${field} ${next}`;
    sorting?.onSort(field, next);
  }

  return (
    <Box
      sx={{ position: 'relative' }}
      onMouseDownCapture={({ currentTarget }) => {
        endedTyping.current = currentTarget.querySelector('input:not([type=checkbox]):focus') !== null;
      }}
    >
      {/* The grid's own progress bar has no name and sits among its rows. */}
      {waiting && <LinearProgress aria-label="Loading" sx={waitingLook} />}
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={layout === 'columns' ? gridColumns(columns) : stackedColumns(columns, visibility, layout, phoneRow)}
        columnVisibilityModel={visibility}
        paginationMode="server"
        rowCount={rows.length}
        sortingMode="server"
        sortingOrder={ORDERS}
        sortModel={sorting ? [{ field: sorting.sortBy, sort: sorting.order }] : []}
        onSortModelChange={([chosen]) => chosen?.sort && sort(chosen.field, chosen.sort)}
        checkboxSelection={selection !== undefined}
        keepNonExistentRowsSelected
        rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
        onRowSelectionModelChange={({ ids }) => selection?.onSelect(new Set([...ids].map(Number)))}
        disableRowSelectionOnClick
        slotProps={{
          row: { ...openableRow, onClick: (event) => !endedTyping.current && openableRow.onClick(event) },
        }}
        disableRowSelectionExcludeModel
        disableColumnMenu
        disableColumnFilter
        disableColumnResize
        disableVirtualization
        hideFooter
        getRowHeight={() => (layout === 'columns' ? ROW_HEIGHT : 'auto')}
        columnHeaderHeight={46}
        sx={look}
      />
    </Box>
  );
}

const waitingLook = { position: 'absolute', insetInline: 1, top: 44, zIndex: 1, height: 2 } as const;

const look = {
  borderRadius: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '--DataGrid-containerBackground': 'transparent',
  '--DataGrid-rowBorderColor': 'var(--stoa-palette-divider)',
  '& .MuiDataGrid-columnHeader': { backgroundColor: 'background.raised' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { backgroundColor: 'transparent' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  // Text at the start of a row is as far from the frame as in other tables; checkboxes keep their own padding.
  '& [aria-colindex="1"]:not(.MuiDataGrid-columnHeaderCheckbox):not(.MuiDataGrid-cellCheckbox)': {
    paddingInlineStart: 2,
  },
  ...openableLook('.MuiDataGrid-row'),
} as const;
