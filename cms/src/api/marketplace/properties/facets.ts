import type { Facets } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { type ItemFilters, PRICE, selectMatching } from '../queries/items';
import { fits } from './columns';
import { boundsOf, toFacets } from './facet-list';
import { hasProperty, PROPERTY_COLUMNS } from './queries';

/** Among the filters that an item fails. No slug has such a sign. */
const OF_PRICE = '$price';

/** Those filters that have a facet, by its name. */
const filtersOf = ({ props = [], minPrice, maxPrice }: ItemFilters) => [
  ...props.map((filter) => ({ name: filter.slug, ...hasProperty(filter) })),
  ...(minPrice === undefined ? [] : [{ name: OF_PRICE, sql: `${PRICE} >= ?`, bindings: [minPrice] }]),
  ...(maxPrice === undefined ? [] : [{ name: OF_PRICE, sql: `${PRICE} <= ?`, bindings: [maxPrice] }]),
];

/** Items that match all filters without a facet, each with those of the others that it fails. */
const selectWithFailures = (sql: Sql, filters: ItemFilters) => {
  const { props: _, minPrice: __, maxPrice: ___, ...others } = filters;
  const faceted = filtersOf(filters);
  const failures = faceted.map((filter) => `CASE WHEN (${filter.sql}) IS NOT TRUE THEN ? END`);
  return selectMatching(sql, others).select(
    'items.category_id',
    'items.properties',
    sql.raw(`${PRICE} AS price`),
    sql.raw(
      `array_remove(ARRAY[${failures.join(', ')}]::text[], NULL) AS failed`,
      faceted.flatMap(({ name, bindings }) => [...bindings, name]),
    ),
  );
};

/** An item counts for a facet if it fails no filter but the facet's own. So one pass counts everything. */
const COUNTED = `(
  SELECT NULL AS slug, NULL AS kind, NULL AS unit, NULL::json AS value, count(*)::integer AS items,
    min(price)::float8 AS min, max(price)::float8 AS max
  FROM matching WHERE failed <@ '{${OF_PRICE}}'
  UNION ALL
  SELECT property.slug, property.kind, property.unit, (array_agg(shown.value))[1]::json, sum(held.items)::integer,
    min(number.value)::float8, max(number.value)::float8
  FROM (
    SELECT category_id, one.key AS slug, one.value, count(*) AS items
    FROM matching CROSS JOIN LATERAL jsonb_each(properties) one
    WHERE failed <@ ARRAY[one.key]
    GROUP BY 1, 2, 3
  ) held
  JOIN item_properties property ON property.category_id = held.category_id AND property.slug = held.slug
  CROSS JOIN LATERAL (SELECT CASE WHEN property.kind <> 'NUMBER' THEN held.value END AS value) shown
  CROSS JOIN LATERAL (SELECT CASE WHEN jsonb_typeof(held.value) = 'number' THEN held.value::numeric END AS value) number
  WHERE property.facet AND ${fits('held.value', 'property')}
  GROUP BY property.slug, property.kind, property.unit, shown.value
) counted`;

export const readFacets = async (sql: Sql, filters: ItemFilters): Promise<Facets> => {
  const counted = sql
    .queryBuilder()
    .withMaterialized('matching', selectWithFailures(sql, filters))
    .from(sql.raw(COUNTED))
    .select('*')
    // The price comes first.
    .orderByRaw('slug NULLS FIRST');
  const defined = sql('item_properties')
    .where({ facet: true })
    .orderBy(['place', 'category_id', 'id'])
    .select(...PROPERTY_COLUMNS.map((column) => sql.raw(column)));
  if (filters.category)
    defined.where('category_id', sql('item_categories').select('id').where('slug', filters.category));
  const [rows, properties] = await Promise.all([counted, defined]);
  const [prices, ...held] = rows;
  return { facets: toFacets(properties, held, filters.props ?? []), price: boundsOf(prices) };
};
