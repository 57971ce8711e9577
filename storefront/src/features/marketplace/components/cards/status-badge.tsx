import { displayStatus, ITEM_STATUS_NAMES, isOnSale, type Offer } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import styles from './status-badge.module.css';

/** Stands out only if the item can be bought. */
export const StatusBadge = ({ item }: { item: Offer }) => (
  <span className={classes(text.caption, styles.badge, isOnSale(item) && styles.available)}>
    {ITEM_STATUS_NAMES[displayStatus(item)]}
  </span>
);
