import type { Property, PropertyFilter } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Query, Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { categoryProperties } from './columns';

/** Definitions of properties. */
export const selectProperties = (sql: Sql) =>
  tables(sql)
    .selectFrom('item_properties')
    .select(['id', 'slug', 'name', 'unit', 'kind', 'facet'])
    // Strapi returns jsonb as text but parses json.
    .select(expression<Property['choices']>`COALESCE(choices, '[]')::json`.as('choices'));

/** In order. */
export const readProperties = (sql: Sql, categoryId: number): Promise<Property[]> =>
  selectProperties(sql).where('category_id', '=', categoryId).orderBy('place').orderBy('id').execute();

/** By the slugs of their categories. */
export const readPropertiesBySlug = async (sql: Sql): Promise<Map<string, Property[]>> => {
  const categories = await tables(sql)
    .selectFrom('item_categories')
    .select(['slug', expression.raw<Property[]>(categoryProperties.select).as('properties')])
    .execute();
  return new Map(categories.map(({ slug, properties }) => [slug, properties]));
};

interface Condition {
  sql: string;
  bindings: (string | number)[];
}

/**
 * The facets of a list. Where categories mean different things by a slug, those of the kind and unit that most give it, so that
 * the list finds what was counted.
 */
export const facetsOf = (category: string | undefined): string =>
  category === undefined
    ? `facet AND (slug, kind, COALESCE(unit, '')) IN (
        SELECT DISTINCT ON (slug) slug, kind, COALESCE(unit, '') FROM item_properties WHERE facet
        GROUP BY slug, kind, unit ORDER BY slug, count(*) DESC, min(category_id))`
    : 'facet';

/** What an item keeps under the slug counts only in categories that have such a facet. */
const has = (
  kind: string,
  value: Condition,
  { slug, category, choices }: { slug: string; category: string | undefined; choices?: string },
): Condition => ({
  sql: `(${value.sql} AND items.category_id IN (
    SELECT category_id FROM item_properties
    WHERE slug = ? AND kind = '${kind}' AND ${facetsOf(category)} ${choices ? 'AND choices @> ?::jsonb' : ''}))`,
  bindings: [...value.bindings, slug, ...(choices ? [choices] : [])],
});

const holds = (slug: string, value: string | boolean | undefined): Condition => ({
  sql: 'items.properties @> ?::jsonb',
  bindings: [JSON.stringify({ [slug]: value })],
});

const FLAGS = new Map([
  ['yes', true],
  ['no', false],
]);

const NUMBER = "CASE WHEN jsonb_typeof(items.properties->?) = 'number' THEN (items.properties->?)::numeric END";

const isWithin = (slug: string, { min, max }: PropertyFilter['ranges'][number]): Condition => {
  const bounds = [
    ...(min === null ? [] : [{ sign: '>=', bound: min }]),
    ...(max === null ? [] : [{ sign: '<=', bound: max }]),
  ];
  return {
    sql: bounds.map(({ sign }) => `${NUMBER} ${sign} ?`).join(' AND '),
    bindings: bounds.flatMap(({ bound }) => [slug, slug, bound]),
  };
};

/** Items that have one of the values. */
export const hasProperty = ({ slug, values, ranges }: PropertyFilter, category: string | undefined): Condition => {
  const conditions = [
    ...values.flatMap((value) => [
      has('CHOICE', holds(slug, value), { slug, category, choices: JSON.stringify([{ slug: value }]) }),
      ...(FLAGS.has(value) ? [has('FLAG', holds(slug, FLAGS.get(value)), { slug, category })] : []),
    ]),
    ...ranges.map((range) => has('NUMBER', isWithin(slug, range), { slug, category })),
  ];
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
};

export const whereProperties = (
  query: Query,
  { props = [], category }: { props?: readonly PropertyFilter[] | undefined; category?: string | undefined },
): void => {
  for (const filter of props) {
    const { sql, bindings } = hasProperty(filter, category);
    query.whereRaw(sql, bindings);
  }
};
