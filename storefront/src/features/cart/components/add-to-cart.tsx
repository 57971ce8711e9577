import { effectivePrice, type Item } from '@stoa/contract';
import { Button, classes, formatCount, NeedsScripts, text } from '@stoa/web-kit';
import { absenceOf } from '../domain/absence';
import { useCart } from '../stores/cart-provider';
import styles from './add-to-cart.module.css';
import { useCartDrawer } from './use-cart-drawer';

/** Adds one more to the cart while there's stock, and opens the cart. */
export function AddToCart({ item }: { item: Item }) {
  const addItem = useCart((cart) => cart.addItem);
  const { open: openDrawer } = useCartDrawer();
  const inCart = useCart(({ items }) => items.find(({ id }) => id === item.id)?.quantity ?? 0);
  const absence = absenceOf(item);
  const hasAll = absence === undefined && item.counted && inCart >= item.stock;

  function add() {
    const { id, slug, title: name, imageUrl: image, picture } = item;
    if (!hasAll) addItem({ id, slug, name, image, picture, price: effectivePrice(item) });
    openDrawer();
  }

  return (
    <NeedsScripts otherwise={absence === undefined && 'Adding items to the cart needs JavaScript.'}>
      <Button variant="contained" size="large" disabled={absence !== undefined} onClick={add}>
        {absence ?? (hasAll ? 'View cart' : 'Add to cart')}
      </Button>
      {hasAll && (
        <p className={classes(text.body2, styles.all)}>
          {item.stock === 1
            ? 'The only one in stock is in your cart.'
            : `All ${formatCount(item.stock)} in stock are in your cart.`}
        </p>
      )}
    </NeedsScripts>
  );
}
