import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@stoa/contract';
import { ArchMark, VisuallyHidden } from '@stoa/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { UnpaidNotice } from '../../../../components/orders/unpaid-notice';
import { paths } from '../../../../config/paths';
import { type CartItem, keyOf, nameOf } from '../../stores/cart-items';
import { useCart } from '../../stores/cart-provider';
import { ExpressButtons } from '../express-buttons';
import { CartLine } from '../lines/cart-line';
import { CartSubtotal } from '../lines/cart-subtotal';
import { useCheckedCart } from '../lines/use-checked-cart';
import { CartDiscount } from './cart-discount';
import { CheckoutButton } from './checkout-button';
import { useCartDrawer } from './use-cart-drawer';
import { useCartQuote } from './use-cart-quote';

const inset = { xs: 2, sm: 3 };

/** `onLineGone` is called when a line is removed, along with the button that had focus. */
export function CartContents({ onLineGone }: { onLineGone: () => void }) {
  const { items, subtotal, gone, needsShipping, offerFor, unchecked } = useCheckedCart();
  const quote = useCartQuote(items);
  const removeItem = useCart((cart) => cart.removeItem);
  const [news, setNews] = useState('');

  function remove(item: CartItem) {
    removeItem(keyOf(item));
    setNews(`${nameOf(item)} was removed`);
    onLineGone();
  }

  function removeGone() {
    for (const item of gone) removeItem(keyOf(item));
    setNews(`${counted(gone.length, 'item')} removed`);
    onLineGone();
  }

  const canCheckOut = subtotal > 0 && gone.length === 0;
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <UnpaidNotice />
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <Box component="ul" sx={{ flex: 1, overflowY: 'auto', margin: 0, padding: 0, paddingInline: inset }}>
          {items.map((item) => (
            <CartLine key={keyOf(item)} item={item} offer={offerFor(item)} onRemove={() => remove(item)} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, borderTop: 1, borderColor: 'divider', padding: inset, paddingBlock: 2.5 }}>
        {unchecked && <Alert severity="warning">We couldn’t check the latest prices.</Alert>}
        {gone.length > 0 && <Unavailable count={gone.length} onRemove={removeGone} />}
        <CartSubtotal subtotal={subtotal} discount={quote?.discount} needsShipping={needsShipping}>
          {quote && <CartDiscount quote={quote} />}
        </CartSubtotal>
        <CheckoutButton canCheckOut={canCheckOut} />
        {items.length > 0 && <ExpressButtons verb="Check out with" disabled={!canCheckOut} />}
      </Box>
    </>
  );
}

const Unavailable = ({ count, onRemove }: { count: number; onRemove: () => void }) => (
  <Alert severity="warning">
    <p>{count === 1 ? 'One item isn’t available.' : `${counted(count, 'item')} aren’t available.`}</p>
    <Button size="small" variant="outlined" color="inherit" onClick={onRemove} sx={{ marginTop: 1 }}>
      Remove unavailable items
    </Button>
  </Alert>
);

function EmptyCart() {
  const { wantedCheckout } = useCartDrawer();
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        padding: 3,
        textAlign: 'center',
      }}
    >
      <ArchMark size={72} />
      <Typography variant="h5" component="p" sx={{ marginTop: 1 }}>
        Your cart is empty
      </Typography>
      {wantedCheckout && (
        <Typography color="textSecondary" sx={{ maxWidth: '30ch' }}>
          Add some items to your cart to continue checkout
        </Typography>
      )}
      <Button component={Link} to={paths.marketplace} variant="outlined">
        Continue Shopping
      </Button>
    </Box>
  );
}
