import { useToast } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useCart, useCartRestored } from '../stores/cart-provider';
import { useCartDrawer } from './drawer/use-cart-drawer';

/**
 * Sends shoppers with an empty cart to the marketplace right away, where the open cart says why. A message before the redirect
 * would need a timer, and some readers need more time than any timer gives.
 */
type FilledCartOnlyProps = {
  /** Shown until the cart has been read from this device. */
  meanwhile: ReactNode;
  /** Where somebody belongs whose cart is empty for a good reason, such as an order that was just placed. */
  redirect: string | undefined;
  children: ReactNode;
};

export function FilledCartOnly({ meanwhile, redirect, children }: FilledCartOnlyProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const isRestored = useCartRestored();
  const isEmpty = useCart(({ items }) => items.length === 0);
  const { openForCheckout } = useCartDrawer();
  const mustLeave = isRestored && isEmpty;
  const cameBySignIn = useLocation().state?.afterSignIn === true;

  const leave = useEffectEvent(() => {
    navigate(redirect ?? paths.marketplace, { replace: true });
    if (redirect) return;
    openForCheckout();
    if (!cameBySignIn) toast.error('Cart is empty', 'Please add items to your cart before checking out.');
  });
  useEffect(() => {
    if (mustLeave) leave();
  }, [mustLeave]);

  if (isEmpty) return isRestored ? null : meanwhile;
  return children;
}
