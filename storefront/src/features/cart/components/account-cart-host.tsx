import { readStored, useAuth, usePart } from '@stoa/web-kit';
import { ACCOUNT_CART_KEY } from '../stores/cart-items';

const load = () => import('./account-cart').then(({ AccountCart }) => AccountCart);
/** Then the cart is this device's alone. */
const goWithout = () => {};

/** Only who is signed in needs it, and whose session ended elsewhere. */
export function AccountCartHost() {
  const { isAuthenticated, loading } = useAuth();
  const AccountCart = usePart(load, isAuthenticated || (!loading && readStored(ACCOUNT_CART_KEY) !== null), goWithout);
  return AccountCart && <AccountCart />;
}
