import { tellChanges } from '../../database/content-changes';
import { keepFormerSlugs } from '../../database/former-slugs';
import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 11,
    name: 'rules and indexes of posts',
    steps: [
      `CREATE EXTENSION IF NOT EXISTS pg_trgm;

       ALTER TABLE posts
         DROP CONSTRAINT IF EXISTS posts_state_check,
         DROP CONSTRAINT IF EXISTS posts_category_check,
         ADD CONSTRAINT posts_state_check CHECK (state IN ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
         ADD CONSTRAINT posts_category_check CHECK (category_id IS NOT NULL);

       DROP INDEX IF EXISTS posts_published_index, posts_newest_index, posts_title_index, posts_views_index,
         posts_search_index, posts_latest_index;
       CREATE INDEX posts_published_index ON posts (state, published_on, id);
       CREATE INDEX posts_newest_index ON posts (created_at, id);
       CREATE INDEX posts_title_index ON posts (title, id);
       CREATE INDEX posts_views_index ON posts (view_count);
       CREATE INDEX posts_search_index ON posts
         USING gin (title gin_trgm_ops, excerpt gin_trgm_ops, content gin_trgm_ops);
       CREATE INDEX posts_latest_index ON posts ((published_on IS NULL), published_on DESC, id DESC)
         WHERE state = 'PUBLISHED';`,
    ],
  },
  { number: 18, name: 'former slugs of posts', steps: [keepFormerSlugs('posts')] },
  {
    number: 33,
    name: 'former slugs of categories of the blog',
    steps: [keepFormerSlugs('blog_categories'), tellChanges('blog_categories_former_slugs')],
  },
];
