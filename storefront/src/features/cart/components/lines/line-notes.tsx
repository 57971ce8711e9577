import type { LineOffer } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { absenceOf, areFew, CHOOSE, lastOnes, NO_FIXED_PRICE } from '../../domain/absence';
import { type CartItem, nameOf, pathOf } from '../../stores/cart-items';
import styles from './line-notes.module.css';

export type CheckedLine = {
  item: CartItem;
  /** Undefined until it's known. */
  offer: LineOffer | null | undefined;
};

export function LineNotes({ item, offer }: CheckedLine) {
  const { price, previousPrice, quantity } = item;
  const absence = absenceOf(offer);
  return (
    <div role="status">
      {previousPrice !== undefined && (
        <p className={classes(text.caption, styles.changed)}>
          Price changed from {formatDollars(previousPrice)} to {formatDollars(price)}
        </p>
      )}
      {areFew(offer, quantity) && <p className={classes(text.caption, styles.changed)}>{lastOnes(offer)}</p>}
      {absence && (
        <p className={classes(text.caption, styles.absent)}>
          {absence === CHOOSE ? <Link to={pathOf(item)}>{CHOOSE}</Link> : absence}
          {absence === NO_FIXED_PRICE && (
            <>
              . <Link to={paths.askForPrice(nameOf(item))}>Request a quote</Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}
