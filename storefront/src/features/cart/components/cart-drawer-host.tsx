import { useToast } from '@stoa/web-kit';
import { usePart } from '../../../lib/use-part';
import { useCartDrawer } from '../stores/cart-drawer';
import { useCartSync } from '../stores/use-cart-sync';

export const loadCartDrawer = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** Stands once in the shop's layout: the drawer opens from everywhere. */
export function CartDrawerHost() {
  useCartSync();
  const toast = useToast();
  const { isOpen, close } = useCartDrawer();
  const CartDrawer = usePart(loadCartDrawer, isOpen, () => {
    close();
    toast.error('Error', 'The cart could not be opened. Please check your connection.');
  });
  return CartDrawer && <CartDrawer />;
}
