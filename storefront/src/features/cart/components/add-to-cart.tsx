import Button, { type ButtonProps } from '@mui/material/Button';
import { effectivePrice, type Item } from '@stoa/contract';
import { absenceOf } from '../domain/absence';
import { useCart } from '../stores/cart';
import { useCartDrawer } from './use-cart-drawer';

type AddToCartProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'sx'> & { item: Item };

/** Puts one more into the cart and shows the cart. */
export function AddToCart({ item, ...button }: AddToCartProps) {
  const addItem = useCart((cart) => cart.addItem);
  const { open: openDrawer } = useCartDrawer();
  const absence = absenceOf(item);

  function add() {
    const { id, slug, title: name, imageUrl: image, picture } = item;
    addItem({ id, slug, name, image, picture, price: effectivePrice(item) });
    openDrawer();
  }

  return (
    <Button variant="contained" size="large" {...button} disabled={absence !== undefined} onClick={add}>
      {absence ?? 'Add to cart'}
    </Button>
  );
}
