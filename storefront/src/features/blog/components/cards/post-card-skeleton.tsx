import { classes, Skeleton, text } from '@stoa/web-kit';
import { LeadingCard } from '../../../../components/cards/leading-card';
import styles from './post-card.module.css';
import { POST_RATIO } from './post-grid';

export function PostCardSkeleton() {
  return (
    <LeadingCard component="section">
      <Skeleton variant="rectangular" style={{ aspectRatio: POST_RATIO }} />
      <div className={styles.body}>
        <div>
          <Skeleton width="35%" className={text.caption} />
          <Skeleton width="80%" className={classes(text.h4, styles.title)} />
        </div>
        <div className={styles.author}>
          <Skeleton variant="circular" width={32} height={32} />
          <div className={styles.name}>
            <Skeleton width="30%" className={text.body2} />
            <Skeleton width="45%" className={text.caption} />
          </div>
        </div>
        <div>
          <Skeleton className={text.body2} />
          <Skeleton className={text.body2} />
          <Skeleton width="60%" className={text.body2} />
        </div>
        <Skeleton width="50%" height={24} />
        <Skeleton width="100%" height={40} />
      </div>
    </LeadingCard>
  );
}
