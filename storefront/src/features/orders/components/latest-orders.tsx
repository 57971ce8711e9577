import { ButtonLink, LoadError, Skeleton, text } from '@stoa/web-kit';
import { paths } from '../../../config/paths';
import { useOwnOrders } from '../api';
import { ClaimOrders } from './claim-orders';
import styles from './latest-orders.module.css';
import { OrderRows } from './order-rows';

const SHOWN = 3;

export function LatestOrders() {
  const { data, error, mutate } = useOwnOrders();
  if (!data)
    return error ? (
      <LoadError onRetry={() => void mutate()}>Couldn’t load your orders.</LoadError>
    ) : (
      <Skeleton variant="rounded" height={96} />
    );
  const { items, claimable, pagination } = data;
  return (
    <div className={styles.latest}>
      <ClaimOrders count={claimable} onClaimed={() => void mutate()} />
      {items.length > 0 && <OrderRows orders={items.slice(0, SHOWN)} />}
      {items.length === 0 && claimable === 0 && <p className={text.body1}>You don’t have any orders yet.</p>}
      {pagination.total > SHOWN && (
        <ButtonLink variant="outlined" to={paths.ownOrders}>
          All orders
        </ButtonLink>
      )}
    </div>
  );
}
