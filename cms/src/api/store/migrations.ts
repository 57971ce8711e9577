import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 3,
    name: 'one row of settings',
    steps: [
      `DROP INDEX IF EXISTS store_settings_single_index;
       CREATE UNIQUE INDEX store_settings_single_index ON store_settings ((true));`,
    ],
  },
  {
    number: 24,
    name: 'one row of menus',
    steps: [
      'CREATE UNIQUE INDEX menus_single_index ON menus ((true));',
      `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menus
         FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
       ALTER TABLE menus ENABLE ALWAYS TRIGGER content_changed;`,
    ],
  },
  {
    number: 27,
    name: 'one row of the home page',
    steps: [
      `CREATE UNIQUE INDEX home_page_single_index ON home_page ((true));
       ALTER TABLE home_page ADD COLUMN name text GENERATED ALWAYS AS ('Home page') STORED;`,
      `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON home_page
         FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
       ALTER TABLE home_page ENABLE ALWAYS TRIGGER content_changed;`,
    ],
  },
  {
    number: 41,
    name: 'a collection on the home page',
    steps: [
      `UPDATE home_page SET sections = (
         SELECT jsonb_agg(section || '{"collectionId": null, "count": null}' ORDER BY place)
         FROM jsonb_array_elements(sections) WITH ORDINALITY AS present (section, place)
       ) || '[{"kind": "collection", "shown": true, "title": null, "text": null, "imageUrl": null, "linkLabel": null,
               "linkUrl": null, "tiles": [], "collectionId": null, "count": null}]'::jsonb
       WHERE jsonb_typeof(sections) = 'array' AND NOT sections @> '[{"kind": "collection"}]'`,
    ],
  },
  {
    number: 102,
    name: 'one row of the brand',
    steps: [
      `CREATE UNIQUE INDEX brand_single_index ON brand ((true));
       ALTER TABLE brand ADD COLUMN name text GENERATED ALWAYS AS ('Brand') STORED;`,
      `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brand
         FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
       ALTER TABLE brand ENABLE ALWAYS TRIGGER content_changed;`,
    ],
  },
  {
    number: 105,
    name: 'more kinds of sections on the home page',
    steps: [
      `UPDATE home_page SET sections = (
         SELECT jsonb_agg(section || '{"categoryId": null, "questions": []}' ORDER BY place)
         FROM jsonb_array_elements(sections) WITH ORDINALITY AS present (section, place)
       ) WHERE jsonb_typeof(sections) = 'array' AND sections <> '[]'`,
    ],
  },
];
