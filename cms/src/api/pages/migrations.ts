import { tellChanges } from '../../database/content-changes';
import { keepFormerSlugs } from '../../database/former-slugs';
import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 21,
    name: 'rules of pages',
    steps: [
      `ALTER TABLE pages ADD CONSTRAINT pages_state_check CHECK (state IN ('DRAFT', 'PUBLISHED'));`,
      keepFormerSlugs('pages'),
      tellChanges('pages'),
      tellChanges('pages_former_slugs'),
    ],
  },
];
