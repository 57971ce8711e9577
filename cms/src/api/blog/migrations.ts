import type { Migration } from '../../database/migrations/migration';

/** Records keep their former slugs. What rows of an import have until they get their own (`~…`) was never an address. */
const keepFormerSlugs = (table: string): string =>
  `CREATE TABLE ${table}_former_slugs (slug text PRIMARY KEY, record_id integer NOT NULL);

   CREATE FUNCTION keep_former_slug_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM ${table}_former_slugs WHERE slug = NEW.slug AND record_id = NEW.id;
     IF OLD.slug NOT LIKE '~%' THEN
       INSERT INTO ${table}_former_slugs (slug, record_id) VALUES (OLD.slug, NEW.id)
       ON CONFLICT (slug) DO UPDATE SET record_id = EXCLUDED.record_id;
     END IF;
     RETURN NULL;
   END $$;

   CREATE TRIGGER keep_former_slug AFTER UPDATE OF slug ON ${table}
     FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug_of_${table}();`;

/** Tells kept answers of every change, even by a session that replays the changes of another database. */
const tellChanges = (table: string): string =>
  `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
   ALTER TABLE ${table} ENABLE ALWAYS TRIGGER content_changed;`;

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
  {
    number: 103,
    name: 'items that posts link to',
    steps: [
      `CREATE FUNCTION items_linked_in(html text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT COALESCE(array_agg(DISTINCT link[1]), '{}')
         FROM regexp_matches(html, 'href="/marketplace/([^"/?#]+)', 'g') AS link
       $$;
       CREATE INDEX posts_linked_items_index ON posts USING gin (items_linked_in(content_html));`,
    ],
  },
];
