/** SQL for the lines of a cart or an order, each the id of an item and perhaps that of a variant. */
import type { RequestedLine } from '@stoa/contract';
import { sql as expression, type Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import { NEEDS_SHIPPING } from '../offer-fields';
import { hasOptions } from './columns';

const linesParameter = (lines: readonly RequestedLine[]): string =>
  JSON.stringify(lines.map(({ itemId, variantId }, index) => ({ index, itemId, variantId })));

/** What is on sale of them. As long as no variant is chosen, an item with options has the price and the status it shows. */
export const fromLines = (lines: readonly RequestedLine[]) => expression`
  FROM json_to_recordset(${linesParameter(lines)}) AS line (index integer, "itemId" integer, "variantId" integer)
  JOIN items ON items.id = line."itemId" AND items.published
  JOIN item_categories category ON category.id = items.category_id
  CROSS JOIN LATERAL (SELECT "variantId" IS NULL AND ${expression.raw(hasOptions('items'))} AS open) choice
  LEFT JOIN item_variants variant ON variant.item_id = items.id AND variant.enabled AND NOT choice.open
    AND variant.id = COALESCE("variantId", variant.id)
  WHERE choice.open OR variant.id IS NOT NULL`;

type Item = Selectable<Tables['items']>;

export interface Prices {
  price: Item['price'];
  discountPrice: Item['discount_price'];
}

export const PRICES = `
  CASE WHEN variant.id IS NULL THEN items.shown_price ELSE COALESCE(variant.price, items.price) END AS price,
  CASE WHEN variant.id IS NULL THEN items.shown_discount_price
    WHEN variant.price IS NULL THEN items.discount_price ELSE variant.discount_price END AS "discountPrice"`;

/** Only of what needs no shipping. */
export const SCHEDULE = ['starts_at AS "startsAt"', 'ends_at AS "endsAt"', 'venue AS venue']
  .map((column) => column.replace(/^\w+/, (name) => `CASE WHEN NOT ${NEEDS_SHIPPING} THEN variant.${name} END`))
  .join(', ');

export interface ScheduleRow {
  startsAt: Date | null;
  endsAt: Date | null;
  venue: string | null;
}
