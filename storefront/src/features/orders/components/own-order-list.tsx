import { ButtonLink, EmptyState, LoadError } from '@stoa/web-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Pagination } from '../../../components/pagination/pagination';
import { paths } from '../../../config/paths';
import { useOwnOrders } from '../api';
import { ClaimOrders } from './claim-orders';
import { OrderRows } from './order-rows';
import { OrderSkeleton } from './order-skeleton';
import styles from './own-order-list.module.css';

const pageSearch = (page: number) => ({ search: page > 1 ? `?page=${page}` : '' });

export function OwnOrderList() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { data, error, mutate } = useOwnOrders(page);
  const last = data?.pagination.totalPages ?? 0;
  useEffect(() => {
    if (last > 0 && page > last) setSearch(pageSearch(last).search, { replace: true });
  }, [page, last, setSearch]);

  if (!data)
    return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your orders.</LoadError> : <OrderSkeleton />;
  return (
    <div className={styles.list}>
      <ClaimOrders count={data.claimable} onClaimed={() => void mutate()} />
      {data.items.length > 0 && (
        <div className={styles.card}>
          <OrderRows orders={data.items} />
        </div>
      )}
      {data.items.length === 0 && data.claimable === 0 && (
        <EmptyState
          title="No orders yet"
          action={
            <ButtonLink variant="contained" to={paths.marketplace}>
              Go to the marketplace
            </ButtonLink>
          }
        >
          Your orders will show up here.
        </EmptyState>
      )}
      <Pagination pages={data.pagination} linkTo={pageSearch} />
    </div>
  );
}
