import type { Variant, WholeItem } from '@stoa/contract';
import { Button, classes, formatCount, NeedsScripts, text } from '@stoa/web-kit';
import { absenceOf, stockLeft } from '../domain/absence';
import { imageOf, offerOf } from '../domain/offer';
import { keyOf } from '../stores/cart-items';
import { useCart } from '../stores/cart-provider';
import styles from './add-to-cart.module.css';
import { useCartDrawer } from './use-cart-drawer';

type AddToCartProps = {
  item: WholeItem;
  /** The one chosen of an item with options. */
  variant?: Variant;
  quantity?: number;
};

/** Adds more to the cart while there's stock, and opens the cart. */
export function AddToCart({ item, variant, quantity = 1 }: AddToCartProps) {
  const addItem = useCart((cart) => cart.addItem);
  const { open: openDrawer } = useCartDrawer();
  const line = { id: item.id, slug: item.slug, ...(variant && { variantId: variant.id }) };
  const inCart = useCart(({ items }) => items.find((other) => keyOf(other) === keyOf(line))?.quantity ?? 0);
  const offer = offerOf(item, variant);
  const absence = absenceOf(offer);
  const left = stockLeft(offer);
  const hasAll = inCart >= left;

  function add() {
    const { name, choice, price } = offer;
    const product = { ...line, ...(choice !== null && { choice }), name, price, ...imageOf(item, variant) };
    if (!hasAll) addItem(product, Math.min(quantity, left - inCart));
    openDrawer();
  }

  return (
    <NeedsScripts otherwise={absence === undefined && 'Adding items to the cart needs JavaScript.'}>
      <Button variant="contained" size="large" disabled={absence !== undefined} onClick={add}>
        {absence ?? (hasAll ? 'View cart' : 'Add to cart')}
      </Button>
      {hasAll && (
        <p className={classes(text.body2, styles.all)}>
          {left === 1
            ? 'The only one in stock is in your cart.'
            : `All ${formatCount(left)} in stock are in your cart.`}
        </p>
      )}
    </NeedsScripts>
  );
}
