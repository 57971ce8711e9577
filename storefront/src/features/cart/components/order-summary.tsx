import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { fromCents, toCents } from '@stoa/contract';
import { formatDollars, tabularFigures } from '@stoa/web-kit';
import { useId } from 'react';
import { CartPicture } from './cart-picture';
import { CartTotal } from './cart-total';
import { LineNotes, type LineNotesProps } from './line-notes';
import { lineAbsence, lineStock, useCheckedCart } from './use-checked-cart';

export function OrderSummary() {
  const { items, total, current, unchecked } = useCheckedCart();
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ padding: { xs: 2.5, sm: 3.5 } }}>
      <Typography id={titleId} variant="h4" component="h2">
        Order summary
      </Typography>
      {unchecked && (
        <Alert severity="warning" sx={{ marginTop: 2 }}>
          We couldn’t check the latest prices.
        </Alert>
      )}
      <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Line key={item.id} item={item} absence={lineAbsence(current, item.id)} stock={lineStock(current, item.id)} />
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2.5 }}>
        <CartTotal total={total} />
      </Box>
    </Card>
  );
}

function Line({ item, absence, stock }: LineNotesProps) {
  const { name, price, quantity } = item;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '64px minmax(0, 1fr) auto',
        gap: 2,
        paddingBlock: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <CartPicture item={item} faded={absence !== undefined} />
      <div>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
          {quantity} × {formatDollars(price)}
        </Typography>
        <LineNotes item={item} absence={absence} stock={stock} />
      </div>
      <Typography variant="subtitle2" component="p" sx={tabularFigures}>
        {formatDollars(fromCents(toCents(price) * quantity))}
      </Typography>
    </Box>
  );
}
