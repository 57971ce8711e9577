/** SQL for the lines of a cart or an order, each the id of an item and perhaps that of a variant. */
import type { RequestedLine } from '@stoa/contract';
import { hasOptions } from './columns';

/** What is on sale of them. As long as no variant is chosen, an item with options has the price and the status it shows. */
export const FROM_LINES = `
  FROM json_to_recordset(?) AS line (index integer, "itemId" integer, "variantId" integer)
  JOIN items ON items.id = line."itemId" AND items.published
  JOIN item_categories category ON category.id = items.category_id
  CROSS JOIN LATERAL (SELECT "variantId" IS NULL AND ${hasOptions('items')} AS open) choice
  LEFT JOIN item_variants variant ON variant.item_id = items.id AND variant.enabled AND NOT choice.open
    AND variant.id = COALESCE("variantId", variant.id)
  WHERE choice.open OR variant.id IS NOT NULL`;

export const PRICES = `
  CASE WHEN variant.id IS NULL THEN items.shown_price ELSE COALESCE(variant.price, items.price) END AS price,
  CASE WHEN variant.id IS NULL THEN items.shown_discount_price
    WHEN variant.price IS NULL THEN items.discount_price ELSE variant.discount_price END AS "discountPrice"`;

export const linesParameter = (lines: readonly RequestedLine[]): string =>
  JSON.stringify(lines.map(({ itemId, variantId }, index) => ({ index, itemId, variantId })));
