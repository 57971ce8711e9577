import { Skeleton } from '@stoa/web-kit';
import styles from './checkout-form.module.css';

/** In the shape of the form and its summary. */
export const CheckoutSkeleton = () => (
  <div className={styles.columns} aria-busy="true">
    <div className={styles.summary}>
      <Skeleton variant="rounded" height={320} className={styles.card} />
    </div>
    <div className={styles.form}>
      {[140, 360, 160].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </div>
  </div>
);
