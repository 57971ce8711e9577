import { styled } from '@mui/material/styles';
import { ITEM_STATUS_NAMES, type Item } from '@stoa/contract';
import { formatDate, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { actionsColumn, pictureColumn, titleColumn } from '../../../components/list/common-columns';
import { byTime, type RecordColumn } from '../../../components/list/record-column';
import { outsidePaths, paths } from '../../../config/paths';
import { formatCount } from '../../../lib/count';
import { statusLooks } from '../domain/item-status';
import { ItemPrice } from './item-price';

const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

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
    cell: (item, layout) => <ItemPrice item={item} layout={layout} />,
  },
  { field: 'category', headerName: 'Category', width: 150, lessOnPhone: true, text: ({ category }) => category.name },
  {
    field: 'status',
    headerName: 'Status',
    part: 'status',
    width: 130,
    cell: ({ status, published }) => (
      <Badges>
        <Badge look={statusLooks[status]}>{ITEM_STATUS_NAMES[status]}</Badge>
        {!published && <Badge look="outline">Unpublished</Badge>}
      </Badges>
    ),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    width: 90,
    alignsRight: true,
    named: true,
    hiddenAtFirst: true,
    cell: ({ stock }) => <span style={tabularFigures}>{formatCount(stock)}</span>,
  },
  {
    field: 'featured',
    headerName: 'Featured',
    width: 100,
    named: true,
    hiddenAtFirst: true,
    text: ({ featured }) => (featured ? 'Yes' : 'No'),
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
