import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridSortDirection } from '@mui/x-data-grid';
import type { SortOrder } from '@stoa/contract';
import { gridColumns, stackedColumns } from './grid-columns';
import type { Identified, Layout, RecordColumn } from './record-column';
import type { Visibility } from './use-hidden-columns';

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
  /** Where it is given, rows can be chosen, over several pages. */
  selection?: Selection;
  waiting: boolean;
};

/** A click on another column sorts by it, ascending; one on the same turns it round. */
const ORDERS: GridSortDirection[] = ['asc', 'desc'];

const ROW_HEIGHT = 60;

export function RecordGrid<Row extends Identified>(props: RecordGridProps<Row>) {
  const { label, rows, columns, visibility, layout, sorting, selection, waiting } = props;
  return (
    <Box sx={{ position: 'relative' }}>
      {/* The grid's own has no name, and stands among its rows. */}
      {waiting && <LinearProgress aria-label="Loading" sx={waitingLook} />}
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={layout === 'columns' ? gridColumns(columns) : stackedColumns(columns, visibility, layout)}
        columnVisibilityModel={visibility}
        paginationMode="server"
        rowCount={rows.length}
        sortingMode="server"
        sortingOrder={ORDERS}
        sortModel={sorting ? [{ field: sorting.sortBy, sort: sorting.order }] : []}
        onSortModelChange={([chosen]) => chosen?.sort && sorting?.onSort(chosen.field, chosen.sort)}
        checkboxSelection={selection !== undefined}
        keepNonExistentRowsSelected
        rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
        onRowSelectionModelChange={({ ids }) => selection?.onSelect(new Set([...ids].map(Number)))}
        disableRowSelectionOnClick
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
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  // Text that begins a row stands as far from the frame as in other tables; boxes to tick keep their own room.
  '& [aria-colindex="1"]:not(.MuiDataGrid-columnHeaderCheckbox):not(.MuiDataGrid-cellCheckbox)': {
    paddingInlineStart: 2,
  },
} as const;
