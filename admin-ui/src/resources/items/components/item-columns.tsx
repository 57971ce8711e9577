import { styled } from '@mui/material/styles';
import { effectivePrice, ITEM_STATUS_NAMES, type Item, isLowest } from '@stoa/contract';
import { formatCount, formatDate, formatDollars, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { actionsColumn, pictureColumn, titleColumn } from '../../../components/list/common-columns';
import { byTime, type Layout, type RecordColumn } from '../../../components/list/record-column';
import { statusLooks } from '../domain/item-status';
import { itemPaths } from '../paths';

const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

const edit = ({ id }: Item) => itemPaths.edit(id);

export const itemColumns = (onDelete: (item: Item) => Promise<void>): RecordColumn<Item>[] => [
  pictureColumn('imageUrl', ({ imageUrl }) => imageUrl),
  titleColumn(edit),
  {
    field: 'price',
    headerName: 'Price',
    width: 112,
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
    cell: ({ own, published }) => (
      <Badges>
        <Badge look={statusLooks[own.status]}>{ITEM_STATUS_NAMES[own.status]}</Badge>
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
    cell: ({ stock, counted }) => <span style={tabularFigures}>{counted ? formatCount(stock) : 'Not counted'}</span>,
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
    width: 168,
    sorts: byTime,
    named: true,
    lessOnPhone: true,
    text: ({ createdAt }) => formatDate(createdAt),
  },
  actionsColumn({ view: ({ slug }) => itemPaths.view(slug), edit, onDelete }),
];

/** The price a visitor pays now, which the list sorts by, and the regular price it replaces. */
function ItemPrice({ item, layout }: { item: Item; layout: Layout }) {
  const price = effectivePrice(item);
  return (
    <Prices data-layout={layout} data-long={formatDollars(item.price).length > LONGEST_PRICE || undefined}>
      <span>
        {isLowest(item) && 'from '}
        {formatDollars(price)}
      </span>
      {price < item.price && <s>{formatDollars(item.price)}</s>}
    </Prices>
  );
}

/** '$999,999.99': longer prices are set smaller in their column. */
const LONGEST_PRICE = 11;

/** In a column of its own, the old price goes below. */
const Prices = styled('span')(({ theme }) => ({
  ...tabularFigures,
  display: 'inline-flex',
  gap: theme.spacing(0, 1),
  alignItems: 'baseline',
  lineHeight: 1.35,
  '&[data-layout=columns]': { flexDirection: 'column', alignItems: 'flex-end' },
  '&[data-layout=columns][data-long]': { fontSize: '0.75rem', letterSpacing: '-0.02em' },
  '& s': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));
