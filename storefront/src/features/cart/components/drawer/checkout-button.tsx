import Button from '@mui/material/Button';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { loadOffers } from '../../api';
import { keyOf, totalOf } from '../../stores/cart-items';
import { useCartStore } from '../../stores/cart-provider';
import { useCartDrawer } from './use-cart-drawer';

/** Checks prices and stock once more. If anything just changed, the shopper sees it before continuing. */
export function CheckoutButton({ canCheckOut }: { canCheckOut: boolean }) {
  const cart = useCartStore();
  const { isOpenNow } = useCartDrawer();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function startCheckout() {
    const { items, bringUpToDate } = cart.getState();
    if (items.length === 0) {
      toast.error('Cart is empty', 'Please add items to your cart before checking out.');
      return;
    }
    setBusy(true);
    try {
      bringUpToDate(await loadOffers(items.map(keyOf)));
      if (!isOpenNow() || totalOf(items) !== cart.getState().total) return;
      navigate(paths.checkout);
    } catch (failure) {
      toast.error('Error', errorMessage(failure, 'Failed to start checkout'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="contained" size="large" fullWidth disabled={!canCheckOut || busy} onClick={startCheckout}>
      {busy ? 'Processing...' : 'Checkout'}
    </Button>
  );
}
