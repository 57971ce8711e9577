import { classes } from '@stoa/web-kit';
import swipe from '../../../../components/cards/swipe.module.css';
import styles from './item-grid.module.css';

/** A row to swipe on phones. */
export const itemGrid = classes(styles.grid, swipe.swipe);
/** Two columns even on phones. */
export const pairedGrid = classes(styles.grid, styles.pairs);
/** For a single row of four. */
export const foursGrid = classes(pairedGrid, styles.fours);

/** As the shop’s brand has it. */
export const ITEM_RATIO = 'var(--stoa-item-ratio)';

const PAIRS = 'calc(50vw - 22px)';
const TWO_COLUMNS = '(min-width: 600px) calc(50vw - 34px)';
const THREE_COLUMNS = '(min-width: 600px) calc(33.3vw - 29px)';

/** Card widths in the grids above: across the page, beside the filters, and four in a row. */
export const cardSizes = {
  acrossThePage: `(min-width: 1200px) 365px, ${THREE_COLUMNS}, min(78vw, 300px)`,
  besideFilters: `(min-width: 1200px) 272px, (min-width: 900px) calc(33.3vw - 128px), ${THREE_COLUMNS}, ${PAIRS}`,
  fourInARow: `(min-width: 1200px) 270px, ${TWO_COLUMNS}, ${PAIRS}`,
};
