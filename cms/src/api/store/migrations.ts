import { tellChanges } from '../../database/content-changes';
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
    steps: ['CREATE UNIQUE INDEX menus_single_index ON menus ((true));', tellChanges('menus')],
  },
  {
    number: 27,
    name: 'one row of the home page',
    steps: [
      `CREATE UNIQUE INDEX home_page_single_index ON home_page ((true));
       ALTER TABLE home_page ADD COLUMN name text GENERATED ALWAYS AS ('Home page') STORED;`,
      tellChanges('home_page'),
    ],
  },
];
