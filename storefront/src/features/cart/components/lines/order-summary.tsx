import { formatSchedule, fromCents, toCents } from '@stoa/contract';
import { classes, formatDollars, Note, text } from '@stoa/web-kit';
import { useId } from 'react';
import { absenceOf } from '../../domain/absence';
import { keyOf } from '../../stores/cart-items';
import { CartImage } from './cart-image';
import { CartSubtotal } from './cart-subtotal';
import { type CheckedLine, LineNotes } from './line-notes';
import styles from './order-summary.module.css';
import { useCheckedCart } from './use-checked-cart';

export function OrderSummary() {
  const { items, subtotal, needsShipping, offerFor, unchecked } = useCheckedCart();
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={text.h4} id={titleId}>
        Order summary
      </h2>
      {unchecked && (
        <Note severity="warning" className={styles.note}>
          We couldn’t check the latest prices.
        </Note>
      )}
      <ul className={styles.lines}>
        {items.map((item) => (
          <Line key={keyOf(item)} item={item} offer={offerFor(item)} />
        ))}
      </ul>
      <div className={styles.total}>
        <CartSubtotal subtotal={subtotal} needsShipping={needsShipping} />
      </div>
    </section>
  );
}

function Line({ item, offer }: CheckedLine) {
  const { name, choice, price, quantity } = item;
  return (
    <li className={styles.line}>
      <CartImage item={item} faded={absenceOf(offer) !== undefined} />
      <div>
        <p className={text.subtitle2}>{name}</p>
        {choice && <p className={text.body2}>{choice}</p>}
        {offer?.schedule && <p className={text.body2}>{formatSchedule(offer.schedule)}</p>}
        <p className={classes(text.body2, text.muted, text.figures)}>
          {quantity} × {formatDollars(price)}
        </p>
        <LineNotes item={item} offer={offer} />
      </div>
      <p className={classes(text.subtitle2, text.figures)}>{formatDollars(fromCents(toCents(price) * quantity))}</p>
    </li>
  );
}
