import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 21,
    name: 'rules of pages',
    steps: [
      `ALTER TABLE pages ADD CONSTRAINT pages_state_check CHECK (state IN ('DRAFT', 'PUBLISHED'));`,
      `CREATE TABLE pages_former_slugs (slug text PRIMARY KEY, record_id integer NOT NULL);

       CREATE FUNCTION keep_former_slug_of_pages() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         DELETE FROM pages_former_slugs WHERE slug = NEW.slug AND record_id = NEW.id;
         IF OLD.slug NOT LIKE '~%' THEN
           INSERT INTO pages_former_slugs (slug, record_id) VALUES (OLD.slug, NEW.id)
           ON CONFLICT (slug) DO UPDATE SET record_id = EXCLUDED.record_id;
         END IF;
         RETURN NULL;
       END $$;

       CREATE TRIGGER keep_former_slug AFTER UPDATE OF slug ON pages
         FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug_of_pages();`,
      `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
         FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
       ALTER TABLE pages ENABLE ALWAYS TRIGGER content_changed;`,
      `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages_former_slugs
         FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
       ALTER TABLE pages_former_slugs ENABLE ALWAYS TRIGGER content_changed;`,
    ],
  },
];
