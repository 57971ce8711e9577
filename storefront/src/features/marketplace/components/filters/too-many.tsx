import { classes, MOST_TEXTS, text } from '@stoa/web-kit';
import styles from './too-many.module.css';

/** Why the rest can't be used. */
export const TooMany = () => (
  <p className={classes(text.caption, text.muted, styles.note)}>You can use up to {MOST_TEXTS} at once.</p>
);
