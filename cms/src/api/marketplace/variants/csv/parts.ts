import type { Parts } from '../../../../csv/sheet';
import type { Sql } from '../../../../database/sql';
import { anyOf, tables } from '../../../../database/tables';
import { planVariants } from './plan-variants';
import { type ItemLines, OPTION_COLUMNS, toVariantLines, VARIANT_COLUMNS } from './variant-cells';

const OWN_PRICE: Record<string, string> = { price: 'variantPrice', discountPrice: 'variantDiscountPrice' };

const columnOf = ([field, inner]: string[]): string | null => {
  if (field === 'values') return `option${Number(inner ?? 0) + 1}`;
  if (field === 'own') return OWN_PRICE[inner ?? 'price'] ?? null;
  if (field === 'id') return 'variantId';
  return VARIANT_COLUMNS.find((column) => column.field === field)?.name ?? null;
};

export const variantParts: Parts = {
  columns: [...OPTION_COLUMNS, { name: 'variantId', field: 'id', kind: 'whole' }, ...VARIANT_COLUMNS],
  identifiedBy: ['variantId', 'option1', 'sku'],
  toLines: (row) => toVariantLines(row as ItemLines),
  plan: planVariants,
  placeOf([list, place, ...path]) {
    if (list === 'variants') return { part: place === undefined ? undefined : Number(place), column: columnOf(path) };
    if (list !== 'options') return undefined;
    const which = path[0] === 'name' ? 'Name' : 'Values';
    return { part: undefined, column: place === undefined ? null : `option${Number(place) + 1}${which}` };
  },
};

/** The item of each of these SKUs. */
export const readSkus = async (sql: Sql, skus: string[]): Promise<Map<string, number>> => {
  if (skus.length === 0) return new Map();
  const rows = await tables(sql)
    .selectFrom('item_variants')
    .where('sku', '=', anyOf(skus))
    .where('item_id', 'is not', null)
    .select(['sku', 'item_id as itemId'])
    .$narrowType<{ sku: string; itemId: number }>()
    .execute();
  return new Map(rows.map(({ sku, itemId }) => [sku, itemId]));
};
