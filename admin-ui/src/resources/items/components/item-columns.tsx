import { styled } from '@mui/material/styles';
import { ITEM_STATUS_NAMES, type Item, shopPaths } from '@stoa/contract';
import { formatDate } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { byTime, type RecordColumn } from '../../../components/list/columns/record-column';
import { actionsColumn, imageColumn, titleColumn } from '../../../components/list/common-columns';
import { statusLooks } from '../domain/item-status';
import { itemSetup } from '../item-setup';
import { type EditOffer, PriceCell, StockCell } from './offer-cells';

const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

const edit = ({ id }: Item) => itemSetup.edit(id);

type Calls = { onDelete: (item: Item) => Promise<void>; onEdit: EditOffer };

export const itemColumns = ({ onDelete, onEdit }: Calls): RecordColumn<Item>[] => [
  imageColumn('imageUrl', ({ imageUrl }) => imageUrl),
  titleColumn(edit),
  {
    field: 'price',
    headerName: 'Price',
    width: 118,
    sorts: { asc: 'Lowest price', desc: 'Highest price' },
    alignsRight: true,
    cell: (item, layout) => <PriceCell item={item} layout={layout} onEdit={onEdit} />,
  },
  { field: 'category', headerName: 'Category', width: 150, lessOnPhone: true, text: ({ category }) => category.name },
  {
    field: 'status',
    headerName: 'Status',
    part: 'status',
    width: 130,
    cell: ({ status, published, low, hasOptions, stock }) => (
      <Badges>
        <Badge look={statusLooks[status]}>{ITEM_STATUS_NAMES[status]}</Badge>
        {!published && <Badge look="outline">Unpublished</Badge>}
        {low && <Badge look="outline">{hasOptions ? 'Low stock' : `${stock} left`}</Badge>}
      </Badges>
    ),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    width: 104,
    alignsRight: true,
    named: true,
    ifRoom: true,
    lessOnPhone: true,
    cell: (item) => <StockCell item={item} onEdit={onEdit} />,
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
    width: 164,
    sorts: byTime,
    named: true,
    lessOnPhone: true,
    text: ({ createdAt }) => formatDate(createdAt),
  },
  actionsColumn({ view: ({ slug }) => shopPaths.item(slug), edit, onDelete }),
];
