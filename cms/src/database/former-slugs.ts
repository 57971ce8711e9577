export const formerSlugs = (table: string): string => `${table}_former_slugs`;

/** What import rows have until they get their own slug (api/transfer/queries/taken-slugs.ts) was never an address. */
const TEMPORARY = "'~%'";

/**
 * The SQL that lets a table's records keep their former slugs, whoever changes them. Its text is part of migrations: never change
 * it, write another.
 */
export const keepFormerSlugs = (table: string): string =>
  `CREATE TABLE ${formerSlugs(table)} (slug text PRIMARY KEY, record_id integer NOT NULL);

   CREATE FUNCTION keep_former_slug_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM ${formerSlugs(table)} WHERE slug = NEW.slug AND record_id = NEW.id;
     IF OLD.slug NOT LIKE ${TEMPORARY} THEN
       INSERT INTO ${formerSlugs(table)} (slug, record_id) VALUES (OLD.slug, NEW.id)
       ON CONFLICT (slug) DO UPDATE SET record_id = EXCLUDED.record_id;
     END IF;
     RETURN NULL;
   END $$;

   CREATE TRIGGER keep_former_slug AFTER UPDATE OF slug ON ${table}
     FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug_of_${table}();`;
