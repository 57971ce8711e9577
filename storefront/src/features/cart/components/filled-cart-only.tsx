import { useToast } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { useCart } from '../stores/cart';
import { useCartRestored } from '../stores/use-cart-sync';
import { useCartDrawer } from './use-cart-drawer';

/**
 * Whoever has nothing in the cart is sent to the marketplace at once, and is told why there, by the open cart:
 * a text that is read before a redirect would need a timer, and some readers more time than any timer gives.
 */
export function FilledCartOnly({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const toast = useToast();
  const isRestored = useCartRestored();
  const isEmpty = useCart(({ items }) => items.length === 0);
  const { openForCheckout } = useCartDrawer();
  const mustLeave = isRestored && isEmpty;

  const leave = useEffectEvent(() => {
    navigate(paths.marketplace, { replace: true });
    openForCheckout();
    toast.error('Cart is empty', 'Please add items to your cart before checking out.');
  });
  useEffect(() => {
    if (mustLeave) leave();
  }, [mustLeave]);

  return isEmpty ? null : children;
}
