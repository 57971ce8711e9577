import { classes, EmptyState, NeedsScripts, PageMeta, text } from '@stoa/web-kit';
import { FilledCartOnly } from '../../features/cart/components/filled-cart-only';
import { OrderSummary } from '../../features/cart/components/order-summary';
import { PaymentSoon } from '../../features/checkout/components/payment-soon';
import { useStore } from '../../features/store/api';
import styles from './checkout.module.css';

export function Checkout() {
  const { data: store } = useStore();
  return (
    <NeedsScripts
      otherwise={
        <EmptyState title="Checkout" level={1}>
          The cart and checkout need JavaScript. Turn it on in your browser, then reload the page.
        </EmptyState>
      }
    >
      <PageMeta title="Checkout" />
      <FilledCartOnly>
        <h1 className={classes(text.h2, styles.title)}>Checkout</h1>
        <div className={styles.columns}>
          <PaymentSoon paypal={store?.paypal ?? null} />
          <OrderSummary />
        </div>
      </FilledCartOnly>
    </NeedsScripts>
  );
}
