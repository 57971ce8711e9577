import { usePart, useToast } from '@stoa/web-kit';
import { useCartSync } from '../stores/use-cart-sync';
import { useCartDrawer } from './use-cart-drawer';

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
