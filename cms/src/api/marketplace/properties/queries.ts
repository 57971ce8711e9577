import type { Property, PropertyFilter } from '@stoa/contract';
import type { Query, Sql } from '../../../database/sql';
import { categoryProperties } from './columns';

/** Strapi returns jsonb as text but parses json. */
export const PROPERTY_COLUMNS = [
  'id',
  'slug',
  'name',
  'unit',
  'kind',
  "COALESCE(choices, '[]')::json AS choices",
  'facet',
];

/** In order. */
export const readProperties = (sql: Sql, categoryId: number): Promise<Property[]> =>
  sql('item_properties')
    .where({ category_id: categoryId })
    .orderBy(['place', 'id'])
    .select(...PROPERTY_COLUMNS.map((column) => sql.raw(column)));

/** By the slugs of their categories. */
export const readPropertiesBySlug = async (sql: Sql): Promise<Map<string, Property[]>> => {
  const { rows } = await sql.raw(`SELECT slug, ${categoryProperties.select} AS properties FROM item_categories`);
  return new Map(rows.map(({ slug, properties }: { slug: string; properties: Property[] }) => [slug, properties]));
};

interface Condition {
  sql: string;
  bindings: (string | number)[];
}

/** Only of categories that have such a property: what an item keeps of others isn't shown. */
const has = (slug: string, kind: string, value: Condition): Condition => ({
  sql: `(${value.sql} AND items.category_id IN (SELECT category_id FROM item_properties WHERE slug = ? AND kind = '${kind}'))`,
  bindings: [...value.bindings, slug],
});

const hasChoice = (slug: string, value: string): Condition => ({
  sql: `(items.properties @> ?::jsonb AND items.category_id IN (
    SELECT category_id FROM item_properties WHERE slug = ? AND kind = 'CHOICE' AND choices @> ?::jsonb))`,
  bindings: [JSON.stringify({ [slug]: value }), slug, JSON.stringify([{ slug: value }])],
});

const FLAGS = new Map([
  ['yes', true],
  ['no', false],
]);

const hasFlag = (slug: string, value: string): Condition[] =>
  FLAGS.has(value)
    ? [
        has(slug, 'FLAG', {
          sql: 'items.properties @> ?::jsonb',
          bindings: [JSON.stringify({ [slug]: FLAGS.get(value) })],
        }),
      ]
    : [];

const NUMBER = "CASE WHEN jsonb_typeof(items.properties->?) = 'number' THEN (items.properties->?)::numeric END";

const isWithin = (slug: string, { min, max }: PropertyFilter['ranges'][number]): Condition => {
  const bounds = [
    ...(min === null ? [] : [{ sign: '>=', bound: min }]),
    ...(max === null ? [] : [{ sign: '<=', bound: max }]),
  ];
  return has(slug, 'NUMBER', {
    sql: bounds.map(({ sign }) => `${NUMBER} ${sign} ?`).join(' AND '),
    bindings: bounds.flatMap(({ bound }) => [slug, slug, bound]),
  });
};

/** Items that have one of the values. */
export const hasProperty = ({ slug, values, ranges }: PropertyFilter): Condition => {
  const conditions = [
    ...values.flatMap((value) => [hasChoice(slug, value), ...hasFlag(slug, value)]),
    ...ranges.map((range) => isWithin(slug, range)),
  ];
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
};

export const whereProperties = (query: Query, filters: readonly PropertyFilter[] = []): void => {
  for (const filter of filters) {
    const { sql, bindings } = hasProperty(filter);
    query.whereRaw(sql, bindings);
  }
};
