import type { Quote } from '@stoa/contract';
import { Button, classes, formatDollars, text } from '@stoa/web-kit';
import { dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { formatAlmost, nameOfDiscount } from '../../../../components/orders/discount-words';
import styles from './cart-discount.module.css';

const removeCode = () => dispatchCheckout({ type: 'codeRemoved' });

/** What discounts take off the cart, why a code doesn't, and what would. */
export function CartDiscount({ quote }: { quote: Quote }) {
  const { discount, discountCode, discountLabel, code, almost } = quote;
  return (
    <div role="status" className={classes(text.body2, styles.discount)}>
      {discount > 0 && (
        <p className={classes(text.figures, styles.row)}>
          <span>{nameOfDiscount(discountCode ?? discountLabel)}</span>
          <span>−{formatDollars(discount)}</span>
        </p>
      )}
      {code && code.problem === null && discount === 0 && (
        <p>
          {code.code}: {code.label}
        </p>
      )}
      {code?.problem && (
        <p className={styles.row}>
          <span>{code.problem}.</span>
          <Button size="small" aria-label={`Remove discount code ${code.code}`} onClick={removeCode}>
            Remove
          </Button>
        </p>
      )}
      {almost && <p className={text.muted}>{formatAlmost(almost)}</p>}
    </div>
  );
}
