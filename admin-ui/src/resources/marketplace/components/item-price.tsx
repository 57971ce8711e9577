import { styled } from '@mui/material/styles';
import { effectivePrice, type Item } from '@stoa/contract';
import { formatDollars, tabularFigures } from '@stoa/web-kit';
import type { Layout } from '../../../components/list/record-column';

/** What a visitor pays now, which the list sorts by, and the price that this takes the place of. */
export function ItemPrice({ item, layout }: { item: Item; layout: Layout }) {
  const price = effectivePrice(item);
  return (
    <Prices data-layout={layout}>
      <span>{formatDollars(price)}</span>
      {price < item.price && <s>{formatDollars(item.price)}</s>}
    </Prices>
  );
}

/** In a column of its own the old price stands below. */
const Prices = styled('span')(({ theme }) => ({
  ...tabularFigures,
  display: 'inline-flex',
  gap: theme.spacing(0, 1),
  alignItems: 'baseline',
  lineHeight: 1.35,
  '&[data-layout=columns]': { flexDirection: 'column', alignItems: 'flex-end' },
  '& s': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));
