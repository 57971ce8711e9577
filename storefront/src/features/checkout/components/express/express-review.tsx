import { addressLines, type Quote } from '@stoa/contract';
import { Button, formatDollars } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { toAddress } from '../../../../components/addresses/address-values';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { Fact } from '../../../../components/orders/fact';
import type { CheckoutCart } from '../../domain/cart';
import { shippingMethodIn } from '../../domain/request';
import styles from '../checkout-form.module.css';
import { Summary } from '../summary';

type ExpressReviewProps = {
  cart: CheckoutCart;
  quote: Quote;
  waiting: boolean;
  /** Shows the whole form. */
  onEdit: () => void;
  /** What places the order. */
  children: ReactNode;
};

/** In place of a form that the provider has filled in: what is in it, and the last step. */
export function ExpressReview({ cart, quote, waiting, onEdit, children }: ExpressReviewProps) {
  const { values, errors, submitCount } = useFormikContext<CheckoutValues>();
  const { name, email, address } = values;
  const shippingMethod = shippingMethodIn(quote, values);
  const isRefused = submitCount > 0 && Object.keys(errors).length > 0;
  const showFields = useEffectEvent(onEdit);
  useEffect(() => {
    if (isRefused) showFields();
  }, [isRefused]);

  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <Summary cart={cart} quote={quote} waiting={waiting} />
      </div>
      <div className={styles.unpaid}>
        <Fact title="Contact">{`${name}\n${email}`}</Fact>
        {shippingMethod && (
          <Fact title={shippingMethod.pickUp ? 'Pickup' : 'Shipping'}>
            {`${shippingMethod.name} · ${shippingMethod.price ? formatDollars(shippingMethod.price) : 'Free'}`}
            {!shippingMethod.pickUp && `\n\n${addressLines(toAddress(address, name)).join('\n')}`}
          </Fact>
        )}
        <div className={styles.actions}>
          <Button variant="outlined" onClick={onEdit}>
            Edit details
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
}
