import { classes, formatDollars, text } from '@stoa/web-kit';
import styles from './cart-total.module.css';

export function CartTotal({ total }: { total: number }) {
  return (
    <div className={styles.total}>
      <span className={text.subtitle2}>Total</span>
      <output className={classes(text.h4, text.figures)} aria-label="Total">
        {formatDollars(total)}
      </output>
    </div>
  );
}
