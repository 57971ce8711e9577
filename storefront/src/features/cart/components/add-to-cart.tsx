import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { effectivePrice, type Item } from '@stoa/contract';
import { absenceOf } from '../domain/absence';
import { useCart } from '../stores/cart-provider';
import { useCartDrawer } from './use-cart-drawer';

type AddToCartProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'sx'> & { item: Item };

/** Adds one more to the cart while there's stock, and opens the cart. */
export function AddToCart({ item, ...button }: AddToCartProps) {
  const addItem = useCart((cart) => cart.addItem);
  const { open: openDrawer } = useCartDrawer();
  const inCart = useCart(({ items }) => items.find(({ id }) => id === item.id)?.quantity ?? 0);
  const absence = absenceOf(item);
  const hasAll = absence === undefined && inCart >= item.stock;

  function add() {
    const { id, slug, title: name, imageUrl: image, picture } = item;
    if (!hasAll) addItem({ id, slug, name, image, picture, price: effectivePrice(item) });
    openDrawer();
  }

  return (
    <>
      <Button variant="contained" size="large" {...button} disabled={absence !== undefined} onClick={add}>
        {absence ?? (hasAll ? 'View cart' : 'Add to cart')}
      </Button>
      {hasAll && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {item.stock === 1 ? 'The only one in stock is in your cart.' : `All ${item.stock} in stock are in your cart.`}
        </Typography>
      )}
    </>
  );
}
