import type { ShippingInfo } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { useShippingInfo } from '../../api';
import { amountToFreeShipping } from '../../domain/free-shipping';
import styles from './cart-subtotal.module.css';

type CartSubtotalProps = {
  subtotal: number;
  /** What is taken off it. */
  discount?: number;
  needsShipping: boolean;
  children?: ReactNode;
};

/** What the lines come to, and what is still to come. */
export function CartSubtotal({ subtotal, discount = 0, needsShipping, children }: CartSubtotalProps) {
  const shipping = useShippingInfo();
  const missing = needsShipping ? amountToFreeShipping(shipping, subtotal - discount) : null;
  const toCome = formatToCome(shipping, needsShipping && missing !== 0);
  return (
    <div>
      <div className={styles.subtotal}>
        <span className={text.subtitle2}>Subtotal</span>
        <output className={classes(text.h4, text.figures)} aria-label="Subtotal">
          {formatDollars(subtotal)}
        </output>
      </div>
      {children}
      {subtotal > 0 && (
        <div className={classes(text.body2, text.muted, text.figures)}>
          {toCome && <p>{toCome} calculated at checkout</p>}
          {missing !== null && (
            <p>{missing > 0 ? `${formatDollars(missing)} away from free shipping` : 'You’ve got free shipping'}</p>
          )}
        </div>
      )}
    </div>
  );
}

function formatToCome(shipping: ShippingInfo | undefined, needsShipping: boolean): string {
  // Pickup is free.
  const hasShipping = needsShipping && shipping?.price !== null;
  if (!shipping?.addsTax) return hasShipping ? 'Shipping' : '';
  return hasShipping ? 'Shipping and tax' : 'Tax';
}
