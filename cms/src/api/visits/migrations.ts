import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 7,
    name: 'days of views',
    steps: [
      `DROP INDEX IF EXISTS view_days_day_index, visits_day_index;
       CREATE INDEX view_days_day_index ON view_days (day);
       CREATE INDEX visits_day_index ON visits (day);`,
    ],
  },
];
