import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { VisuallyHidden } from '@stoa/web-kit';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Identified, Layout, RecordColumn, Visibility } from '../columns/record-column';
import { StackedRecord } from './stacked-record';

export const gridColumns = <Row extends Identified>(columns: readonly RecordColumn<Row>[]): GridColDef<Row>[] =>
  columns.map(({ field, headerName, width, grows, alignsRight, sorts, text, cell }) => ({
    field,
    headerName,
    sortable: sorts !== undefined,
    ...(grows ? { flex: 1, minWidth: width } : { width }),
    ...(alignsRight && ({ align: 'right', headerAlign: 'right' } as const)),
    ...(cell
      ? { display: 'flex', renderCell: ({ row }) => <Content>{cell(row, 'columns')}</Content> }
      : { display: 'text', valueGetter: (_value, row) => text(row) }),
  }));

const ONE_BUTTON = 56;

/** Two columns that fit any screen: the title with everything else below it, and the actions. */
export const stackedColumns = <Row extends Identified>(
  columns: readonly RecordColumn<Row>[],
  visibility: Visibility,
  layout: Exclude<Layout, 'columns'>,
  phoneRow?: (row: Row) => ReactNode,
): GridColDef<Row>[] =>
  columns.flatMap((column): GridColDef<Row>[] => {
    const { field, headerName, part, width, sorts, cell } = column;
    if (part === 'title')
      return [
        {
          field,
          headerName,
          flex: 1,
          minWidth: 0,
          sortable: sorts !== undefined,
          display: 'flex',
          renderCell: ({ row }) => (
            <Content>
              {layout === 'phone' && phoneRow ? (
                phoneRow(row)
              ) : (
                <StackedRecord row={row} columns={columns} visibility={visibility} layout={layout} />
              )}
            </Content>
          ),
        },
      ];
    if (part === 'actions' && cell)
      return [
        {
          field,
          headerName,
          width: layout === 'phone' ? ONE_BUTTON : width,
          sortable: false,
          display: 'flex',
          align: 'center',
          renderHeader: () => <VisuallyHidden>{headerName}</VisuallyHidden>,
          renderCell: ({ row }) => <Content>{cell(row, layout)}</Content>,
        },
      ];
    return [];
  });

/** Keeps the grid from handling keys that are meant for a button in one of its cells. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.stopPropagation();
};

const Content = ({ children }: { children: ReactNode }) => (
  <Box onKeyDown={keepKeys} sx={{ display: 'contents' }}>
    {children}
  </Box>
);
