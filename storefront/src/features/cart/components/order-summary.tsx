import { fromCents, toCents } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import { useId } from 'react';
import { Note } from '../../../components/note';
import { CartPicture } from './cart-picture';
import { CartTotal } from './cart-total';
import { LineNotes, type LineNotesProps } from './line-notes';
import styles from './order-summary.module.css';
import { lineAbsence, lineStock, useCheckedCart } from './use-checked-cart';

export function OrderSummary() {
  const { items, total, current, unchecked } = useCheckedCart();
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
          <Line key={item.id} item={item} absence={lineAbsence(current, item.id)} stock={lineStock(current, item.id)} />
        ))}
      </ul>
      <div className={styles.total}>
        <CartTotal total={total} />
      </div>
    </section>
  );
}

function Line({ item, absence, stock }: LineNotesProps) {
  const { name, price, quantity } = item;
  return (
    <li className={styles.line}>
      <CartPicture item={item} faded={absence !== undefined} />
      <div>
        <p className={text.subtitle2}>{name}</p>
        <p className={classes(text.body2, text.muted, text.figures)}>
          {quantity} × {formatDollars(price)}
        </p>
        <LineNotes item={item} absence={absence} stock={stock} />
      </div>
      <p className={classes(text.subtitle2, text.figures)}>{formatDollars(fromCents(toCents(price) * quantity))}</p>
    </li>
  );
}
