import { Skeleton } from '@stoa/web-kit';
import styles from './order-details.module.css';

export const OrderSkeleton = () => (
  <div className={styles.order} aria-busy="true">
    <div className={styles.head}>
      <Skeleton width={180} />
      <Skeleton variant="rounded" width={320} height={48} />
    </div>
    <div className={styles.columns}>
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={240} />
    </div>
  </div>
);
