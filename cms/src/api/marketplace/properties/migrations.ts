import type { Migration } from '../../../database/migrations/migration';

export const propertyMigrations: Migration[] = [
  {
    number: 34,
    name: 'properties of categories',
    steps: [
      `ALTER TABLE item_properties
         ADD CONSTRAINT item_properties_category_check CHECK (category_id IS NOT NULL),
         ADD CONSTRAINT item_properties_place_check CHECK (place > 0),
         ADD CONSTRAINT item_properties_kind_check CHECK (kind IN ('CHOICE', 'NUMBER', 'TEXT', 'FLAG')),
         ADD CONSTRAINT item_properties_unit_check CHECK (unit IS NULL OR kind = 'NUMBER'),
         ADD CONSTRAINT item_properties_choices_check CHECK (
           CASE WHEN kind = 'CHOICE' THEN jsonb_typeof(choices) = 'array' AND jsonb_array_length(choices) > 0
             ELSE COALESCE(choices, '[]') = '[]' END IS TRUE),
         ADD CONSTRAINT item_properties_facet_check CHECK (NOT (facet AND kind = 'TEXT')),
         ADD CONSTRAINT item_properties_slug_unique UNIQUE (category_id, slug) DEFERRABLE`,
      'CREATE INDEX items_properties_index ON items USING gin (properties jsonb_path_ops)',
      `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON item_properties
         FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
       ALTER TABLE item_properties ENABLE ALWAYS TRIGGER content_changed;`,
    ],
  },
  {
    number: 43,
    name: 'names of properties',
    steps: [
      {
        rule: 'added a number to the name that another property of the category had, too',
        table: 'item_properties',
        sql: `UPDATE item_properties property SET name = left(name, 45) || ' (' || id || ')'
          WHERE EXISTS (
            SELECT FROM item_properties other
            WHERE other.category_id = property.category_id AND lower(other.name) = lower(property.name)
              AND other.id < property.id)
          RETURNING id`,
      },
      // Unlike a unique index, it may wait until two properties have swapped their names.
      `ALTER TABLE item_properties ADD CONSTRAINT item_properties_name_unique
         EXCLUDE USING btree (category_id WITH =, lower(name) WITH =) DEFERRABLE INITIALLY DEFERRED`,
    ],
  },
  {
    number: 46,
    name: 'names of properties in the trash',
    steps: [
      {
        rule: 'added a number to the names that several properties of a deleted category had',
        table: 'trash',
        sql: `UPDATE trash SET snapshot = jsonb_set(snapshot, '{belongings,item_properties}', (
            SELECT jsonb_agg(CASE WHEN (property->>'id')::integer > first_id
              THEN jsonb_set(property, '{name}', to_jsonb(left(property->>'name', 45) || ' (' || (property->>'id') || ')'))
              ELSE property END ORDER BY place)
            FROM (
              SELECT property, place, min((property->>'id')::integer) OVER (PARTITION BY lower(property->>'name')) AS first_id
              FROM jsonb_array_elements(snapshot->'belongings'->'item_properties') WITH ORDINALITY AS held (property, place)
            ) held))
          WHERE kind = 'itemCategory' AND (
            SELECT count(*) > count(DISTINCT lower(property->>'name'))
            FROM jsonb_array_elements(snapshot->'belongings'->'item_properties') property)
          RETURNING id`,
      },
    ],
  },
];
