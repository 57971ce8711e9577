import { Skeleton, text } from '@stoa/web-kit';
import { LeadingCard } from '../../../../components/cards/leading-card';
import styles from './item-card.module.css';
import { ITEM_RATIO } from './item-grid';

export const ItemCardSkeleton = () => (
  <LeadingCard component="section" className={styles.card} data-skeleton>
    <Skeleton variant="rounded" className={styles.image} style={{ aspectRatio: ITEM_RATIO }} />
    <Skeleton width="80%" className={text.h5} />
    <Skeleton width="25%" className={text.subtitle2} />
    <Skeleton width="35%" className={text.caption} />
    <div>
      <Skeleton className={text.body2} />
      <Skeleton width="70%" className={text.body2} />
    </div>
    <Skeleton width="50%" className={text.caption} />
  </LeadingCard>
);
