import { classes, Skeleton, text } from '@stoa/web-kit';
import { LeadingCard } from '../../../components/leading-card';
import styles from './item-card.module.css';
import { ITEM_RATIO } from './item-grid';

export function ItemCardSkeleton() {
  return (
    <LeadingCard component="section" data-skeleton>
      <Skeleton variant="rectangular" style={{ aspectRatio: ITEM_RATIO }} />
      <div className={styles.body}>
        <div>
          <Skeleton width="35%" height={24} />
          <Skeleton width="80%" className={classes(text.h4, styles.title)} />
        </div>
        <div>
          <Skeleton className={text.body2} />
          <Skeleton width="70%" className={text.body2} />
        </div>
        <Skeleton width="50%" height={24} />
        <Skeleton width="25%" height={40} />
      </div>
    </LeadingCard>
  );
}
