import { ITEM_STATUS_NAMES, type Item } from '@stoa/contract';
import { formatDate, formatDollars, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { actionsColumn, pictureColumn } from '../../../components/list/common-columns';
import type { RecordColumn } from '../../../components/list/record-grid';
import { TwoLines } from '../../../components/list/two-lines';
import { outsidePaths, paths } from '../../../config/paths';
import { statusLooks } from '../domain/item-status';

export const itemColumns = (onDelete: (item: Item) => Promise<void>): RecordColumn<Item>[] => [
  pictureColumn('imageUrl'),
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
    renderCell: ({ row: { status } }) => <Badge look={statusLooks[status]}>{ITEM_STATUS_NAMES[status]}</Badge>,
  },
  { field: 'createdAt', headerName: 'Created', width: 160, valueFormatter: (value: string) => formatDate(value) },
  actionsColumn({ view: ({ slug }) => outsidePaths.item(slug), edit: ({ id }) => paths.item(id), onDelete }),
];
