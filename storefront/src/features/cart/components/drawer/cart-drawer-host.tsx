import { usePart, useToast } from '@stoa/web-kit';
import { useCartDrawer } from './use-cart-drawer';

export const loadCartDrawer = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** Rendered once in the shop's layout, because the drawer opens from anywhere. */
export function CartDrawerHost() {
  const toast = useToast();
  const { isOpen, close } = useCartDrawer();
  const CartDrawer = usePart(loadCartDrawer, isOpen, () => {
    close();
    toast.error('Error', 'Your cart couldn’t be opened. Check your connection and try again.');
  });
  return CartDrawer && <CartDrawer />;
}
