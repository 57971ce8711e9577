import styles from './item-grid.module.css';

export const itemGrid = styles.grid;

export const ITEM_RATIO = '4 / 3';

const ONE_COLUMN = 'calc(100vw - 32px)';
const TWO_COLUMNS = '(min-width: 512px) calc(50vw - 34px)';
const THREE_COLUMNS = '(min-width: 794px) calc(33.3vw - 35px)';

/** Card widths: in the grid above across the page, in the same grid beside the filters, and four in a row. */
export const cardSizes = {
  acrossThePage: `(min-width: 1200px) 365px, ${THREE_COLUMNS}, ${TWO_COLUMNS}, ${ONE_COLUMN}`,
  besideFilters: `(min-width: 1200px) 272px, (min-width: 1074px) calc(33.3vw - 128px), (min-width: 900px) calc(50vw - 178px), ${THREE_COLUMNS}, ${TWO_COLUMNS}, ${ONE_COLUMN}`,
  fourInARow: `(min-width: 1200px) 270px, (min-width: 600px) calc(50vw - 36px), ${ONE_COLUMN}`,
};
