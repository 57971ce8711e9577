import type { Facets } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { type ItemFilters, PRICE, selectMatching, TAGGED } from '../queries/items';
import { boundsOf, type FacetProperty, toFacets, type ValueCount } from './facet-list';
import { facetsOf, hasProperty, selectProperties } from './queries';

/** Among the filters that an item fails. No slug has such a sign. */
const OF_PRICE = '$price';
const OF_OTHERS = '$others';

/** What shoppers narrow a list by, with the name of the facet, if there is one. */
const filtersOf = ({ props = [], category, minPrice, maxPrice, tag = [], status }: ItemFilters) => [
  ...props.map((filter) => ({ name: filter.slug, ...hasProperty(filter, category) })),
  ...(minPrice === undefined ? [] : [{ name: OF_PRICE, sql: `${PRICE} >= ?`, bindings: [minPrice] }]),
  ...(maxPrice === undefined ? [] : [{ name: OF_PRICE, sql: `${PRICE} <= ?`, bindings: [maxPrice] }]),
  ...tag.map((slug) => ({ name: OF_OTHERS, sql: TAGGED, bindings: [slug] })),
  ...(status ? [{ name: OF_OTHERS, sql: 'items.shown_status = ?', bindings: [status] }] : []),
];

/** The items of the list without those filters, each with those that it fails. */
const selectWithFailures = (sql: Sql, filters: ItemFilters) => {
  const narrowing = filtersOf(filters);
  const failures = narrowing.map((filter) => `CASE WHEN (${filter.sql}) IS NOT TRUE THEN ? END`);
  const none = { props: undefined, minPrice: undefined, maxPrice: undefined, tag: undefined, status: undefined };
  return selectMatching(sql, { ...filters, ...none }).select(
    'items.category_id',
    'items.properties',
    sql.raw(`${PRICE} AS price`),
    sql.raw(
      `array_remove(ARRAY[${failures.join(', ')}]::text[], NULL) AS failed`,
      narrowing.flatMap(({ name, bindings }) => [...bindings, name]),
    ),
  );
};

/**
 * An item counts for a facet if it fails no filter but the facet's own. So one pass counts everything, also what filters leave
 * nothing of. Values are grouped as text, which is twice as fast as jsonb.
 */
const countValues = (category: string | undefined, isFiltered: boolean): string => `
  SELECT property.id, (matching.properties->>property.slug) COLLATE "C" AS value,
    jsonb_typeof(matching.properties->property.slug) COLLATE "C" AS type, count(*) AS listed,
    count(*) ${isFiltered ? 'FILTER (WHERE failed <@ ARRAY[property.slug::text])' : ''} AS items
  FROM matching JOIN (SELECT * FROM item_properties WHERE ${facetsOf(category)}) property USING (category_id)
  GROUP BY 1, 2, 3`;

const COUNTED = `(
  SELECT NULL AS slug, NULL AS value, 0 AS listed, count(*)::integer AS items,
    min(price)::float8 AS min, max(price)::float8 AS max
  FROM matching WHERE failed <@ '{${OF_PRICE}}'
  UNION ALL
  SELECT slug, CASE WHEN kind <> 'NUMBER' THEN value END AS shown, sum(listed)::integer, sum(items)::integer,
    min(CASE WHEN kind = 'NUMBER' AND items > 0 THEN value::float8 END),
    max(CASE WHEN kind = 'NUMBER' AND items > 0 THEN value::float8 END)
  FROM held JOIN item_properties property USING (id)
  WHERE CASE kind
    WHEN 'NUMBER' THEN type = 'number'
    WHEN 'FLAG' THEN type = 'boolean'
    ELSE type = 'string' AND choices @> jsonb_build_array(jsonb_build_object('slug', value)) END
  GROUP BY slug, shown
) counted`;

type CountedRows = [prices: Pick<ValueCount, 'min' | 'max'>, ...held: ValueCount[]];

const selectDefined = (sql: Sql, category: string | undefined) => {
  const facets = selectProperties(sql)
    .where(expression.raw<boolean>(facetsOf(category)))
    // A text is no facet.
    .$narrowType<Pick<FacetProperty, 'kind'>>()
    .orderBy('place')
    .orderBy('category_id')
    .orderBy('id');
  if (!category) return facets;
  return facets.where('category_id', 'in', (db) =>
    db.selectFrom('item_categories').where('slug', '=', category).select('id'),
  );
};

export const readFacets = async (sql: Sql, filters: ItemFilters): Promise<Facets> => {
  const counted = sql
    .queryBuilder()
    .withMaterialized('matching', selectWithFailures(sql, filters))
    .with('held', sql.raw(countValues(filters.category, filtersOf(filters).length > 0)))
    .from(sql.raw(COUNTED))
    .select('*')
    // The price comes first.
    .orderByRaw('slug NULLS FIRST');
  const [rows, properties] = await Promise.all([
    counted.then((found) => found as CountedRows),
    selectDefined(sql, filters.category).execute(),
  ]);
  const [prices, ...valueCounts] = rows;
  return { facets: toFacets(properties, valueCounts, filters.props ?? []), price: boundsOf(prices) };
};
