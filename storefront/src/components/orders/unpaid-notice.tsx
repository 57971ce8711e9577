import { isOver, isUnpaid } from '@stoa/contract';
import { ButtonAnchor, Note, text } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { isOld } from '../checkout/checkout-state';
import { useCheckout, useCheckoutRestored } from '../checkout/checkout-store';
import { usePlacedOrder } from './api';
import styles from './unpaid-notice.module.css';
import { useOrderName } from './use-order-name';

/** Leads whoever left an order at its payment, perhaps in another tab, back to it, or to what has become of it. */
export function UnpaidNotice() {
  const { orderName } = useOrderName();
  const isRestored = useCheckoutRestored();
  const unpaidKey = useCheckout((checkout) => checkout.unpaidKey);
  const { data: order } = usePlacedOrder(isRestored ? unpaidKey : null);
  if (!order || isOver(order.state) || isOld(order)) return null;
  const waits = isUnpaid(order.state);
  return (
    <Note severity={waits ? 'warning' : 'success'} className={styles.notice}>
      <p className={text.body2}>
        {waits
          ? `Your order ${orderName(order.number)} isn’t paid yet.`
          : `Your order ${orderName(order.number)} is placed.`}
      </p>
      {/* A new page, also from checkout itself: it shows the order instead of its form then. */}
      <ButtonAnchor size="small" variant="outlined" href={paths.checkout}>
        {waits ? 'Complete payment' : 'See your order'}
      </ButtonAnchor>
    </Note>
  );
}
