import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { effectivePrice, formatCount, type Item, isLowest } from '@stoa/contract';
import { formatDollars, tabularFigures } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetState } from '../../../components/form/sheet-field/sheet-edits';
import type { Layout } from '../../../components/list/columns/record-column';
import { InPlace, type Refusal } from '../../../components/list/row/in-place';
import type { OfferEdit } from '../api';
import { itemSetup } from '../item-setup';

export type EditOffer = (item: Item, edit: OfferEdit) => Promise<Refusal | undefined>;

type CellProps = { item: Item; onEdit: EditOffer };

const sheetColumns = { prices: 'own.price', stock: 'stock' };

/** Of an item with options, the sheet of its variants has prices and stock. */
const ToSheet = ({ item, text, what }: { item: Item; text: string; what: keyof typeof sheetColumns }) => (
  <Link
    component={RouterLink}
    to={`${itemSetup.edit(item.id)}#details`}
    state={{ column: sheetColumns[what] } satisfies SheetState}
    color="inherit"
    underline="hover"
    aria-label={`${text}, edit ${what} of ${item.title}`}
  >
    {text}
  </Link>
);

/** The price a visitor pays now, which the list sorts by, and the regular price it replaces. */
export function PriceCell({ item, layout, onEdit }: CellProps & { layout: Layout }) {
  const { id, title, own, hasOptions } = item;
  const isReduced = effectivePrice(item) < item.price;
  const edited = (field: 'price' | 'discountPrice', what: string, struck = false) => (
    <InPlace
      record={id}
      field={field}
      label={`${what} of ${title}`}
      value={String(own[field] ?? '')}
      text={formatDollars(own[field] ?? 0)}
      struck={struck}
      onSave={(text) => onEdit(item, { field, text })}
    />
  );
  return (
    <Prices data-layout={layout} data-long={formatDollars(item.price).length > LONGEST_PRICE || undefined}>
      <span>
        {isLowest(item) && <small>from </small>}
        {hasOptions ? (
          <ToSheet item={item} text={formatDollars(effectivePrice(item))} what="prices" />
        ) : isReduced ? (
          edited('discountPrice', 'discount price')
        ) : (
          edited('price', 'price')
        )}
      </span>
      {isReduced && <s>{hasOptions ? formatDollars(item.price) : edited('price', 'price', true)}</s>}
    </Prices>
  );
}

export const StockCell = ({ item, onEdit }: CellProps) => (
  <Stock>
    <StockCount item={item} onEdit={onEdit} />
    {item.reserved > 0 && <small>{formatCount(item.reserved)} reserved</small>}
  </Stock>
);

function StockCount({ item, onEdit }: CellProps) {
  const { id, title, stock, counted, hasOptions } = item;
  if (hasOptions || !counted)
    return <ToSheet item={item} text={counted ? formatCount(stock) : 'Not counted'} what="stock" />;
  return (
    <InPlace
      record={id}
      field="stock"
      label={`stock of ${title}`}
      value={String(stock)}
      text={formatCount(stock)}
      onSave={(text) => onEdit(item, { field: 'stock', text })}
    />
  );
}

const Stock = styled('span')(({ theme }) => ({
  ...tabularFigures,
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: theme.spacing(1),
  alignItems: 'baseline',
  lineHeight: 1.35,
  '& small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

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
  '& small, & s': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));
