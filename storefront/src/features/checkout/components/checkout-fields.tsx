import type { AddressFormat, Quote } from '@stoa/contract';
import { OutlinedText } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
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

const isSummaryBeside = () => window.matchMedia('(width >= 900px)').matches;

export function CheckoutFields({ cart, quote, waiting, format, shippedTo, children }: CheckoutFieldsProps) {
  // Above the form it comes before it, and beside it after it, for whoever goes through the page by keyboard.
  const [isLast] = useState(isSummaryBeside);
  const summary = (
    <div className={styles.summary}>
      <Summary cart={cart} quote={quote} waiting={waiting} />
    </div>
  );
  return (
    <div className={styles.columns}>
      {!isLast && summary}
      <div className={styles.form}>
        <ContactFields />
        {quote.needsShipping && <Shipping quote={quote} waiting={waiting} format={format} shippedTo={shippedTo} />}
        <PaymentMethods quote={quote} />
        <Section title="Anything else?">
          <OutlinedText name="note" label="Note to the shop (optional)" rows={2} />
        </Section>
        {children}
      </div>
      {isLast && summary}
    </div>
  );
}
