import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDollars, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import { useState } from 'react';
import type { CartItem } from '../stores/cart-items';
import { useCart } from '../stores/cart-provider';
import { CartLine } from './cart-line';
import { CheckoutButton } from './checkout-button';
import { EmptyCart } from './empty-cart';
import { lineAbsence, lineStock, useCheckedCart } from './use-checked-cart';

const inset = { xs: 2, sm: 3 };

/** `onLineGone` is called when a line is removed, along with the button that had focus. */
export function CartContents({ onLineGone }: { onLineGone: () => void }) {
  const { items, total, current, unchecked } = useCheckedCart();
  const removeItem = useCart((cart) => cart.removeItem);
  const [news, setNews] = useState('');

  function remove({ id, name }: CartItem) {
    removeItem(id);
    setNews(`${name} was removed`);
    onLineGone();
  }

  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <Box component="ul" sx={{ flex: 1, overflowY: 'auto', margin: 0, padding: 0, paddingInline: inset }}>
          {items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              absence={lineAbsence(current, item.id)}
              stock={lineStock(current, item.id)}
              onRemove={() => remove(item)}
            />
          ))}
        </Box>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', paddingInline: inset, paddingBlock: 2.5 }}>
        {unchecked && (
          <Alert severity="warning" sx={{ marginBottom: 2 }}>
            We couldn’t check the latest prices.
          </Alert>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginBottom: 2 }}>
          <Typography variant="subtitle2" component="span">
            Total
          </Typography>
          <Typography variant="h4" component="output" aria-label="Total" sx={tabularFigures}>
            {formatDollars(total)}
          </Typography>
        </Box>
        <CheckoutButton />
      </Box>
    </>
  );
}
