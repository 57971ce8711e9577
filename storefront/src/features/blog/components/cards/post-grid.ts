import { classes } from '@stoa/web-kit';
import swipe from '../../../../components/cards/swipe.module.css';
import styles from './post-grid.module.css';

export const postGrid = styles.grid;
/** A row to swipe on phones. */
export const postRow = classes(styles.grid, swipe.swipe);

export const POST_RATIO = '16 / 10';

export const POST_CARD_SIZES =
  '(min-width: 1200px) 365px, (min-width: 900px) calc(33.3vw - 35px), (min-width: 600px) calc(50vw - 34px), calc(100vw - 32px)';
