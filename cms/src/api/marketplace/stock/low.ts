/** SQL for stock that runs low. What isn't counted never does. */

/** Null if the shop doesn't want to know. */
const FEW = '(SELECT NULLIF(low_stock, 0) FROM stock_settings)';

export const isFew = (variant: string): string => `COALESCE(${variant}.stock <= ${FEW}, false)`;

/** An item is low if something of it that is on sale is. */
export const isLow = (item: string): string => `(${item}.availability = 'AVAILABLE' AND EXISTS (
  SELECT FROM item_variants few WHERE few.item_id = ${item}.id AND few.enabled AND few.stock <= ${FEW}))`;
