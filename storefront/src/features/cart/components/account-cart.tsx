import { MAX_CART_LINES } from '@stoa/contract';
import { fieldErrors, useAuth, useToast } from '@stoa/web-kit';
import { useEffect, useRef } from 'react';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import { forgetAccountCart, hasChanges, syncCart } from '../stores/account-cart';
import { useCartRestored, useCartStore } from '../stores/cart-provider';

const TOO_LONG = 'Some of your cart couldn’t be saved to your account';
const REMOVE_SOME = `Your cart can hold up to ${MAX_CART_LINES} different items. Remove some to save the rest.`;

/** The cart of who is signed in, the same on all of their devices. It leaves this one with them. */
export function AccountCart() {
  const { email, isAuthenticated, loading } = useAuth();
  const cart = useCartStore();
  const isRestored = useCartRestored();
  const toast = useToast();
  const lastEmail = useRef('');

  useEffect(() => {
    if (loading || !isRestored) return;
    // The tab in which they signed out has forgotten the account's cart, but can't reach what was entered in this one.
    if (lastEmail.current && lastEmail.current !== email) dispatchCheckout({ type: 'forgotten' });
    lastEmail.current = email;
    if (!isAuthenticated) {
      forgetAccountCart(cart);
      return;
    }
    let hasLeft = false;
    let isBusy = false;
    let isTold = false;
    const onFailure = (error: unknown): boolean => {
      const isTooLong = 'lines' in fieldErrors(error);
      if (isTooLong && !isTold) toast.error(TOO_LONG, REMOVE_SOME);
      isTold ||= isTooLong;
      return false;
    };
    // What couldn't be told is told with the next change, or when the page is looked at again.
    const sync = async () => {
      if (isBusy) return;
      isBusy = true;
      const isDone = await syncCart(cart, email, () => hasLeft).then(() => true, onFailure);
      isBusy = false;
      if (isDone && !hasLeft && hasChanges(cart)) void sync();
    };
    const onLook = () => {
      if (document.visibilityState === 'visible') void sync();
    };
    const onChange = () => {
      if (hasChanges(cart)) onLook();
    };
    void sync();
    const unsubscribe = cart.subscribe(onChange);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      hasLeft = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [cart, email, isAuthenticated, isRestored, loading, toast]);

  return null;
}
