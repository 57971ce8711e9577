import type { AddressFormat, Quote } from '@stoa/contract';
import { OutlinedText } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import type { ShippedTo } from '../../../components/addresses/countries';
import type { CheckoutCart } from '../domain/cart';
import styles from './checkout-form.module.css';
import { ContactFields } from './fields/contact-fields';
import { Section } from './fields/section';
import { Shipping } from './fields/shipping';
import { PaymentMethods } from './payment/payment-methods';
import { Summary } from './summary';

type CheckoutFieldsProps = {
  cart: CheckoutCart;
  quote: Quote;
  waiting: boolean;
  format: AddressFormat | undefined;
  shippedTo: ShippedTo;
  /** What places the order. */
  children: ReactNode;
};

export const CheckoutFields = ({ cart, quote, waiting, format, shippedTo, children }: CheckoutFieldsProps) => (
  <div className={styles.columns}>
    <div className={styles.summary}>
      <Summary cart={cart} quote={quote} waiting={waiting} />
    </div>
    <div className={styles.form}>
      <ContactFields />
      {quote.needsShipping && <Shipping quote={quote} format={format} shippedTo={shippedTo} />}
      <PaymentMethods quote={quote} />
      <Section title="Anything else?">
        <OutlinedText name="note" label="Note to the shop (optional)" rows={2} />
      </Section>
      {children}
    </div>
  </div>
);
