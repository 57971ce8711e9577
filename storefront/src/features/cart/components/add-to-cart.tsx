import type { FullItem, Variant } from '@stoa/contract';
import { Button, ButtonLink, classes, formatDollars, laterPart, NeedsScripts, Skeleton, text } from '@stoa/web-kit';
import { useRef, useState } from 'react';
import { QuantityStepper } from '../../../components/quantity-stepper';
import { paths } from '../../../config/paths';
import { useInView } from '../../../lib/use-in-view';
import { absenceOf, lastOnes, NO_FIXED_PRICE, stockLeft } from '../domain/absence';
import { imageOf, offerOf } from '../domain/offer';
import { keyOf, nameOf } from '../stores/cart-items';
import { useCart } from '../stores/cart-provider';
import styles from './add-to-cart.module.css';
import { useCartDrawer } from './drawer/use-cart-drawer';

/** Shown by the server, and loaded once it's touched. */
const ExpressButtons = laterPart(async () => (await import('./express-buttons')).ExpressButtons, {
  isStill: () => true,
  fallback: <Skeleton variant="rounded" height={48} />,
});

type AddToCartProps = {
  item: FullItem;
  /** The one chosen of an item with options. */
  variant: Variant | undefined;
};

/** Adds more to the cart while there's stock, and opens the cart. What has no fixed price is asked for. */
export function AddToCart({ item, variant }: AddToCartProps) {
  const addItem = useCart((cart) => cart.addItem);
  const { open: openDrawer } = useCartDrawer();
  const line = { id: item.id, slug: item.slug, ...(variant && { variantId: variant.id }) };
  const inCart = useCart(({ items }) => items.find((other) => keyOf(other) === keyOf(line))?.quantity ?? 0);
  const hasOthers = useCart(({ items }) => items.some((other) => keyOf(other) !== keyOf(line)));
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const isInView = useInView(button);

  const offer = offerOf(item, variant);
  const { name, choice, price } = offer;
  const absence = absenceOf(offer);
  const stock = stockLeft(offer);
  const hasAll = inCart >= stock;
  const room = Math.max(0, stock - inCart);
  const quantity = Math.min(chosenQuantity, room);
  const label = absence ?? (hasAll ? 'View cart' : 'Add to cart');

  function fillCart() {
    const product = { ...line, ...(choice !== null && { choice }), name, price, ...imageOf(item, variant) };
    if (!hasAll) addItem(product, quantity);
    setChosenQuantity(1);
  }

  function add() {
    fillCart();
    openDrawer();
  }

  if (absence === NO_FIXED_PRICE)
    return (
      <ButtonLink to={paths.askForPrice(nameOf(offer))} variant="contained" size="large">
        Request a quote
      </ButtonLink>
    );
  return (
    <NeedsScripts otherwise={absence === undefined && 'Turn on JavaScript to add items to your cart.'}>
      <div className={styles.row}>
        {absence === undefined && (
          // Of nothing once all are in the cart, so that the button stays where it is.
          <QuantityStepper
            name={name}
            quantity={quantity}
            most={room}
            onChange={(chosen) => setChosenQuantity(Math.max(1, chosen))}
          />
        )}
        <Button ref={button} variant="contained" size="large" disabled={absence !== undefined} onClick={add}>
          {label}
        </Button>
      </div>
      {absence === undefined && (
        <div className={styles.express}>
          {/* Anew, since one that waits for a touch stays as it is. */}
          <ExpressButtons
            key={String(hasOthers)}
            verb={hasOthers ? 'Check out with' : 'Buy with'}
            {...(inCart === 0 && { fillCart })}
          />
        </div>
      )}
      {hasAll && <p className={classes(text.body2, styles.all)}>{lastOnes(offer)}, already in your cart.</p>}
      {absence === undefined && (
        <section className={styles.bar} aria-label="Buy" hidden={isInView}>
          <p className={classes(text.subtitle2, text.figures)}>
            {formatDollars(price)}
            <span className={classes(text.caption, text.muted, styles.choice)}>{choice ?? name}</span>
          </p>
          <Button variant="contained" onClick={add}>
            {label}
          </Button>
        </section>
      )}
    </NeedsScripts>
  );
}
