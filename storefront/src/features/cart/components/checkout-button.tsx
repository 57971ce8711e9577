import Button from '@mui/material/Button';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { loadCurrentItems } from '../api/get-current-items';
import { useCart } from '../stores/cart';
import { totalOf } from '../stores/cart-items';
import { useCartDrawer } from './use-cart-drawer';
import { pricesOf } from './use-checked-cart';

/** Asks for the prices once more; where one changed this moment, the shopper sees it before going on. */
export function CheckoutButton() {
  const total = useCart((cart) => cart.total);
  const { isOpenNow } = useCartDrawer();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function startCheckout() {
    const { items, updatePrices } = useCart.getState();
    if (items.length === 0) {
      toast.error('Cart is empty', 'Please add items to your cart before checking out.');
      return;
    }
    setBusy(true);
    try {
      updatePrices(pricesOf(await loadCurrentItems(items.map(({ id }) => id))));
      if (!isOpenNow() || totalOf(items) !== useCart.getState().total) return;
      navigate(paths.checkout);
    } catch (failure) {
      toast.error('Error', errorMessage(failure, 'Failed to start checkout'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="contained" size="large" fullWidth disabled={total === 0 || busy} onClick={startCheckout}>
      {busy ? 'Processing...' : 'Checkout'}
    </Button>
  );
}
