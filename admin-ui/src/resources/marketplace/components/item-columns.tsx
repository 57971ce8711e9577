import type { Item } from '@stoa/contract';
import { formatDate, formatDollars, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import type { RecordColumn } from '../../../components/list/record-grid';
import { RowActions } from '../../../components/list/row-actions';
import { TwoLines } from '../../../components/list/two-lines';
import { Picture } from '../../../components/picture';
import { outsidePaths, paths } from '../../../config/paths';
import { statuses } from '../domain/item-status';

export const itemColumns = (onDelete: (item: Item) => Promise<void>): RecordColumn<Item>[] => [
  {
    field: 'imageUrl',
    headerName: 'Image',
    width: 84,
    sortable: false,
    renderCell: ({ value }) => <Picture url={value} alt="" width={56} height={42} />,
  },
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 110,
    hideable: false,
    renderCell: ({ value }) => <TwoLines>{value}</TwoLines>,
  },
  {
    field: 'price',
    headerName: 'Price',
    width: 120,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ value }) => <span style={tabularFigures}>{formatDollars(value)}</span>,
  },
  {
    field: 'category',
    headerName: 'Category',
    width: 160,
    sortable: false,
    valueGetter: (_value, { category }) => category.name,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    sortable: false,
    renderCell: ({ row: { status } }) => <Badge look={statuses[status].look}>{statuses[status].name}</Badge>,
  },
  { field: 'createdAt', headerName: 'Created', width: 160, valueFormatter: (value: string) => formatDate(value) },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 112,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => (
      <RowActions
        name={row.title}
        view={outsidePaths.item(row.slug)}
        edit={paths.item(row.id)}
        onDelete={() => onDelete(row)}
      />
    ),
  },
];
