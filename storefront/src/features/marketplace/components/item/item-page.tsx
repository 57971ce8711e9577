import { ButtonLink, classes, EmptyState, isNotFound, LoadError, PageMeta, Skeleton, text } from '@stoa/web-kit';
import { useDeferredValue } from 'react';
import { paths } from '../../../../config/paths';
import { useCanonicalUrl } from '../../../../lib/use-canonical-url';
import { itemPath, useItem } from '../../api';
import { ITEM_RATIO } from '../cards/item-grid';
import { type ItemAction, ItemDetails } from './item-details';
import styles from './item-details.module.css';

type ItemPageProps = {
  idOrSlug: string;
  action?: ItemAction;
};

export function ItemPage({ idOrSlug, action }: ItemPageProps) {
  const { data, error, mutate } = useItem(idOrSlug);
  const item = useDeferredValue(data);
  useCanonicalUrl(idOrSlug, data, { page: paths.item, api: itemPath });
  if (isNotFound(error)) return <NoSuchItem />;
  if (item) return <ItemDetails item={item} action={action} />;
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load marketplace item. Please try again.</LoadError>;
  return <ItemPageSkeleton />;
}

function NoSuchItem() {
  return (
    <>
      <PageMeta title="Item not found" />
      <EmptyState
        title="Item not found"
        level={1}
        action={
          <ButtonLink to={paths.marketplace} variant="contained" size="large">
            Browse the marketplace
          </ButtonLink>
        }
      >
        It may have been sold or renamed, or the address may have a typo.
      </EmptyState>
    </>
  );
}

function ItemPageSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.top}>
        <Skeleton width="18rem" className={text.body2} />
      </div>
      <div className={styles.item}>
        <Skeleton variant="rounded" style={{ aspectRatio: ITEM_RATIO }} />
        <div className={styles.facts}>
          <div>
            <Skeleton width="30%" className={text.overline} />
            <Skeleton width="85%" className={classes(text.h2, styles.title)} />
          </div>
          <Skeleton width="35%" className={text.h3} />
          <Skeleton width="55%" height={24} />
          <Skeleton variant="rounded" width="11rem" height={50} />
          <div className={styles.description}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        </div>
      </div>
    </div>
  );
}
