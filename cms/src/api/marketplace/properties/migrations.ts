import { tellChanges } from '../../../database/content-changes';
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
      tellChanges('item_properties'),
    ],
  },
];
