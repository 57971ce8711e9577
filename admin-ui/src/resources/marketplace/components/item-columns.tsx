import { ITEM_STATUS_NAMES, type Item } from '@stoa/contract';
import { formatDate, formatDollars, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { actionsColumn, pictureColumn, titleColumn } from '../../../components/list/common-columns';
import { byTime, type RecordColumn } from '../../../components/list/record-column';
import { outsidePaths, paths } from '../../../config/paths';
import { statusLooks } from '../domain/item-status';

const edit = ({ id }: Item) => paths.item(id);

export const itemColumns = (onDelete: (item: Item) => Promise<void>): RecordColumn<Item>[] => [
  pictureColumn('imageUrl', ({ imageUrl }) => imageUrl),
  titleColumn(edit),
  {
    field: 'price',
    headerName: 'Price',
    width: 110,
    sorts: { asc: 'Lowest price', desc: 'Highest price' },
    alignsRight: true,
    cell: ({ price }) => <span style={tabularFigures}>{formatDollars(price)}</span>,
  },
  { field: 'category', headerName: 'Category', width: 150, lessOnPhone: true, text: ({ category }) => category.name },
  {
    field: 'status',
    headerName: 'Status',
    part: 'status',
    width: 130,
    cell: ({ status }) => <Badge look={statusLooks[status]}>{ITEM_STATUS_NAMES[status]}</Badge>,
  },
  {
    field: 'createdAt',
    headerName: 'Created',
    width: 160,
    sorts: byTime,
    named: true,
    lessOnPhone: true,
    text: ({ createdAt }) => formatDate(createdAt),
  },
  actionsColumn({ view: ({ slug }) => outsidePaths.item(slug), edit, onDelete }),
];
