import { classes, formatDollars, text } from '@stoa/web-kit';
import type { CartItem } from '../stores/cart-items';
import styles from './line-notes.module.css';

export type LineNotesProps = {
  item: CartItem;
  absence: string | undefined;
  /** How many there are; undefined if unknown. */
  stock: number | undefined;
};

export function LineNotes({ item: { price, previousPrice, quantity }, absence, stock }: LineNotesProps) {
  return (
    <div role="status">
      {previousPrice !== undefined && (
        <p className={classes(text.caption, styles.changed)}>
          Price was {formatDollars(previousPrice)}, is now {formatDollars(price)}
        </p>
      )}
      {stock !== undefined && quantity >= stock && (
        <p className={classes(text.caption, styles.changed)}>Only {stock} in stock</p>
      )}
      {absence && <p className={classes(text.caption, styles.absent)}>{absence}</p>}
    </div>
  );
}
