import { OrderSummary } from '../../../features/cart/components/lines/order-summary';
import { PaymentSoon } from '../../../features/checkout/components/payment/payment-soon';
import styles from './checkout-soon.module.css';

/** What a shop shows that nobody can pay yet. */
export const CheckoutSoon = () => (
  <div className={styles.columns}>
    <PaymentSoon />
    <OrderSummary />
  </div>
);
