/** SQL for what an item shows of its variants. `item` is its row: items, or subject in the activity. */
import { MAX_ID } from '@stoa/contract';
import { weightInSql } from '../../../database/weight-in-sql';
import { isFew } from '../stock/low';

const OWN = 'FROM item_variants variant WHERE variant.item_id =';

/** How many are left of those on sale. */
export const stockOf = (item: string): string =>
  `(SELECT LEAST(COALESCE(sum(stock), 0), ${MAX_ID})::integer ${OWN} ${item}.id AND enabled)`;

/** Sold or not, on sale or not. */
export const reservedOf = (item: string): string =>
  `(SELECT LEAST(COALESCE(sum(reserved), 0), ${MAX_ID})::integer ${OWN} ${item}.id)`;

export const isCounted = (item: string): string =>
  `(SELECT NOT EXISTS (SELECT ${OWN} ${item}.id AND enabled AND stock IS NULL))`;

export const hasOptions = (item: string): string => `(COALESCE(jsonb_array_length(${item}.options), 0) > 0)`;

/** Strapi keeps moments without a time zone, in UTC. */
const moment = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const VALUES = "array_remove(ARRAY[option_1, option_2, option_3], '')";

export const variantsOf = (item: string): string => `(
  SELECT json_agg(json_build_object(
    'id', id, 'values', ${VALUES}, 'stock', stock, 'low', ${isFew('variant')}, 'reserved', reserved,
    'sku', sku, 'barcode', barcode, 'imageUrl', image_url, 'enabled', enabled,
    'weight', weight, 'startsAt', ${moment('starts_at')}, 'endsAt', ${moment('ends_at')}, 'venue', venue,
    'own', CASE WHEN price IS NOT NULL THEN json_build_object('price', price, 'discountPrice', discount_price) END
  ) ORDER BY place, id) ${OWN} ${item}.id)`;

/** For CSV, each a `VariantLine`: with the names of its fields, it would take half as long again. */
export const variantLinesOf = (item: string): string => `(
  SELECT json_agg(json_build_array(
    id, option_1, option_2, option_3, sku, barcode, price, discount_price, stock, image_url, enabled,
    weight, ${moment('starts_at')}, ${moment('ends_at')}, venue
  ) ORDER BY place, id) ${OWN} ${item}.id)`;

/** 'S / Sage, $35.00 instead of $40.00, 3 in stock, SKU B-1'. Price and stock of an item without options are its own fields. */
const LINE = `concat_ws(', ', NULLIF(array_to_string(${VALUES}, ' / '), ''),
  '$' || COALESCE(discount_price || ' instead of $', '') || price,
  CASE WHEN option_1 <> '' THEN COALESCE(stock || ' in stock', 'stock not counted') END,
  'SKU ' || sku, 'barcode ' || barcode, ${weightInSql('weight', 'down')}, to_char(starts_at, 'FMMonth FMDD, YYYY, FMHH12:MI AM'),
  'until ' || to_char(ends_at, 'FMMonth FMDD, YYYY, FMHH12:MI AM'), venue, image_url, CASE WHEN NOT enabled THEN 'inactive' END)`;

export const formatVariants = (item: string): string => `COALESCE((
  SELECT json_agg(line ORDER BY place, id) FROM (
    SELECT place, id, ${LINE} AS line
    ${OWN} ${item}.id
  ) variants WHERE line <> ''), '[]')`;
