import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 19,
    name: 'pages that search engines were told of',
    steps: [
      // Used only through SQL, so Strapi doesn't need to know this table and editors never see it.
      `CREATE TABLE IF NOT EXISTS announced_pages (
         kind varchar(20) NOT NULL, slug text NOT NULL, changed_at timestamp(6),
         PRIMARY KEY (kind, slug));`,
    ],
  },
  {
    number: 71,
    name: 'until when somebody tells search engines',
    steps: ['ALTER TABLE announced_pages ADD COLUMN locked_until timestamptz'],
  },
];
