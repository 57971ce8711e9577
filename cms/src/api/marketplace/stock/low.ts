/** SQL for stock that runs low. What isn't counted never does. */

/** Null if the shop doesn't want to know. */
const FEW = '(SELECT NULLIF(low_stock, 0) FROM stock_settings)';

export const isFew = (variant: string): string => `COALESCE(${variant}.stock <= ${FEW}, false)`;

const lowWhere = (item: string, also = 'true'): string => `(${item}.availability = 'AVAILABLE' AND EXISTS (
  SELECT FROM item_variants few WHERE few.item_id = ${item}.id AND few.enabled AND few.stock <= ${FEW} AND ${also}))`;

/** An item is low if something of it that is on sale is. */
export const isLow = (item: string): string => lowWhere(item);

/** Its stock was higher before. A new item with as few as there will ever be, such as a single piece, waits for nobody. */
const FELL = 'EXISTS (SELECT FROM stock_changes had WHERE had.variant_id = few.id AND had.stock > few.stock)';

/** What the shop may want to make or order more of: an item that runs low, and had more. */
export const runsLow = (item: string): string => lowWhere(item, FELL);
