import { classes } from '@stoa/web-kit';
import styles from './item-grid.module.css';

export const itemGrid = styles.grid;
/** Two columns even on phones. */
export const pairedGrid = classes(styles.grid, styles.pairs);
/** For a single row of four. */
export const foursGrid = classes(pairedGrid, styles.fours);

export const ITEM_RATIO = '4 / 3';

const ONE_COLUMN = 'calc(100vw - 32px)';
const PAIRS = 'calc(50vw - 22px)';
const TWO_COLUMNS = '(min-width: 600px) calc(50vw - 34px)';
const THREE_COLUMNS = '(min-width: 718px) calc(33.3vw - 35px)';

/** Card widths in the grids above: across the page, beside the filters, and four in a row. */
export const cardSizes = {
  acrossThePage: `(min-width: 1200px) 365px, ${THREE_COLUMNS}, (min-width: 472px) calc(50vw - 34px), ${ONE_COLUMN}`,
  besideFilters: `(min-width: 1200px) 272px, (min-width: 1014px) calc(33.3vw - 128px), (min-width: 900px) calc(50vw - 178px), ${THREE_COLUMNS}, ${TWO_COLUMNS}, ${PAIRS}`,
  fourInARow: `(min-width: 1200px) 270px, ${TWO_COLUMNS}, ${PAIRS}`,
};
