import type { PlacedOrder } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useId } from 'react';
import { BoughtLine, BoughtLines } from '../../../../components/orders/bought-line';
import { OrderSums } from '../../../../components/orders/order-sums';
import styles from '../checkout-form.module.css';
import summary from '../summary.module.css';

export function OrderCard({ order }: { order: PlacedOrder }) {
  const id = useId();
  return (
    <div className={styles.summary}>
      <section className={summary.card} aria-labelledby={id}>
        <h2 className={classes(text.h4, styles.summaryTitle)} id={id}>
          Order summary
        </h2>
        <div className={summary.content}>
          <BoughtLines>
            {order.lines.map((line) => (
              <BoughtLine key={line.id} {...line} image={line.imageUrl} />
            ))}
          </BoughtLines>
          <OrderSums {...order} />
        </div>
      </section>
    </div>
  );
}
