/**
 * Each reads statements of one kind from the catalog. With nothing but `pg_catalog` in the search path, PostgreSQL’s own functions name
 * everything of the shop with its schema.
 */
const OURS = "'public'::regnamespace";

const NO_EXTENSION = (catalog: string, row: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${row}.oid AND deptype = 'e')`;

const EXTENSIONS = `
  SELECT format('CREATE EXTENSION IF NOT EXISTS %I WITH SCHEMA %I', extname, nspname) AS statement
  FROM pg_extension e JOIN pg_namespace n ON n.oid = extnamespace WHERE extname <> 'plpgsql' ORDER BY extname COLLATE "C"`;

const ENUMS = `
  SELECT format('CREATE TYPE %I.%I AS ENUM (%s)', 'public', typname,
    (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid)) AS statement
  FROM pg_type t WHERE typnamespace = ${OURS} AND typtype = 'e' AND ${NO_EXTENSION('pg_type', 't')} ORDER BY typname COLLATE "C"`;

const SEQUENCE_OPTIONS = `format('INCREMENT %s MINVALUE %s MAXVALUE %s START %s CACHE %s%s', seqincrement, seqmin, seqmax, seqstart, seqcache,
    CASE WHEN seqcycle THEN ' CYCLE' ELSE '' END)`;

/** Those of identity columns are made with their tables. */
const SEQUENCES = `
  SELECT format('CREATE SEQUENCE %I.%I AS %s %s', 'public', relname, format_type(seqtypid, NULL), ${SEQUENCE_OPTIONS}) AS statement
  FROM pg_sequence JOIN pg_class c ON c.oid = seqrelid
  WHERE relnamespace = ${OURS} AND ${NO_EXTENSION('pg_class', 'c')}
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'i')
  ORDER BY relname COLLATE "C"`;

const OWNED_SEQUENCES = `
  SELECT format('ALTER SEQUENCE %I.%I OWNED BY %s.%I', 'public', s.relname, refobjid::regclass, attname) AS statement
  FROM pg_depend JOIN pg_class s ON s.oid = objid AND s.relkind = 'S'
  JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
  WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype = 'a' AND s.relnamespace = ${OURS}
  ORDER BY s.relname COLLATE "C"`;

/** Whose types, or whose body as PostgreSQL keeps it, need a table. All others may be needed by one. */
const NEEDS_TABLE = `(p.prosqlbody IS NOT NULL OR EXISTS (
  SELECT FROM pg_type t WHERE t.oid = ANY (p.proargtypes::oid[] || p.proallargtypes || p.prorettype)
    AND (t.typrelid <> 0 OR EXISTS (SELECT FROM pg_type e WHERE e.oid = t.typelem AND e.typrelid <> 0))))`;

const functions = (condition: string) => `
  SELECT pg_get_functiondef(p.oid) AS statement FROM pg_proc p
  WHERE pronamespace = ${OURS} AND prokind IN ('f', 'p') AND ${NO_EXTENSION('pg_proc', 'p')} AND ${condition}
  ORDER BY proname COLLATE "C", pg_get_function_identity_arguments(p.oid) COLLATE "C"`;

const COLLATION = `CASE WHEN attcollation <> 0 AND attcollation <> typcollation THEN
    (SELECT format(' COLLATE %I.%I', nspname, collname) FROM pg_collation JOIN pg_namespace n ON n.oid = collnamespace
     WHERE pg_collation.oid = attcollation) ELSE '' END`;

const IDENTITY = `(SELECT format(' GENERATED %s AS IDENTITY (SEQUENCE NAME %I.%I %s)',
    CASE attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END, 'public', relname, ${SEQUENCE_OPTIONS})
  FROM pg_depend d JOIN pg_sequence ON seqrelid = d.objid JOIN pg_class s ON s.oid = seqrelid
  WHERE d.classid = 'pg_class'::regclass AND d.refobjid = attrelid AND d.refobjsubid = attnum AND d.deptype = 'i')`;

const DEFAULT = `(SELECT CASE attgenerated WHEN '' THEN ' DEFAULT ' || pg_get_expr(adbin, adrelid)
    ELSE format(' GENERATED ALWAYS AS (%s) %s', pg_get_expr(adbin, adrelid), CASE attgenerated WHEN 's' THEN 'STORED' ELSE 'VIRTUAL' END) END
  FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)`;

/** Since PostgreSQL 18, they have names. */
const NOT_NULL = `CASE WHEN attnotnull THEN COALESCE(
    (SELECT format(' CONSTRAINT %I', conname) FROM pg_constraint WHERE conrelid = attrelid AND contype = 'n' AND conkey = ARRAY[attnum]), '')
    || ' NOT NULL' ELSE '' END`;

const TABLES = `
  SELECT format(E'CREATE %sTABLE %I.%I (\\n  %s\\n)%s', CASE relpersistence WHEN 'u' THEN 'UNLOGGED ' ELSE '' END, 'public', relname,
    (SELECT string_agg(format('%I %s%s%s%s', attname, format_type(atttypid, atttypmod), ${COLLATION},
       COALESCE(CASE WHEN attidentity <> '' THEN ${IDENTITY} ELSE ${DEFAULT} END, ''), ${NOT_NULL}), E',\\n  ' ORDER BY attnum)
     FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped),
    COALESCE(' WITH (' || array_to_string(reloptions, ', ') || ')', '')) AS statement
  FROM pg_class c WHERE relnamespace = ${OURS} AND relkind = 'r' AND ${NO_EXTENSION('pg_class', 'c')} ORDER BY relname COLLATE "C"`;

const VIEWS = `
  SELECT format(E'CREATE VIEW %I.%I AS\\n%s', 'public', relname, rtrim(pg_get_viewdef(c.oid), ';')) AS statement
  FROM pg_class c WHERE relnamespace = ${OURS} AND relkind = 'v' AND ${NO_EXTENSION('pg_class', 'c')} ORDER BY c.oid`;

const constraints = (types: string) => `
  SELECT format('ALTER TABLE ONLY %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(con.oid)) AS statement
  FROM pg_constraint con JOIN pg_class c ON c.oid = conrelid
  WHERE connamespace = ${OURS} AND contype IN (${types}) AND ${NO_EXTENSION('pg_class', 'c')}
  ORDER BY c.relname COLLATE "C", conname COLLATE "C"`;

const INDEXES = `
  SELECT pg_get_indexdef(indexrelid) AS statement FROM pg_index JOIN pg_class c ON c.oid = indrelid JOIN pg_class i ON i.oid = indexrelid
  WHERE c.relnamespace = ${OURS} AND c.relkind = 'r' AND ${NO_EXTENSION('pg_class', 'c')}
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY i.relname COLLATE "C"`;

const STATISTICS = `
  SELECT pg_get_statisticsobjdef(oid) AS statement FROM pg_statistic_ext WHERE stxnamespace = ${OURS} ORDER BY stxname COLLATE "C"`;

const TRIGGERS = `
  SELECT pg_get_triggerdef(t.oid) || CASE tgenabled WHEN 'O' THEN '' ELSE format('; ALTER TABLE %s %s TRIGGER %I', tgrelid::regclass,
    CASE tgenabled WHEN 'D' THEN 'DISABLE' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE ALWAYS' END, tgname) END AS statement
  FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
  WHERE c.relnamespace = ${OURS} AND NOT tgisinternal ORDER BY c.relname COLLATE "C", tgname COLLATE "C"`;

const COMMENTS = `
  SELECT format('COMMENT ON %s %s IS %L', replace(replace(upper(type), 'TABLE COLUMN', 'COLUMN'), 'TABLE CONSTRAINT', 'CONSTRAINT'),
    identity, description) AS statement
  FROM pg_description, pg_identify_object(classoid, objoid, objsubid)
  WHERE schema = 'public' AND NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = classoid AND d.objid = objoid AND d.deptype IN ('e', 'i') AND classoid <> 'pg_class'::regclass)
  OR classoid IN ('pg_trigger'::regclass, 'pg_constraint'::regclass) AND identity LIKE '% on public.%'
  ORDER BY type, identity COLLATE "C"`;

/** Before the rows, and after them: indexes and checks are made faster at once than row by row, and no trigger sees the rows. */
export const BEFORE_ROWS = {
  extensions: EXTENSIONS,
  enums: ENUMS,
  sequences: SEQUENCES,
  functions: functions(`NOT ${NEEDS_TABLE}`),
  tables: TABLES,
  'functions of tables': functions(NEEDS_TABLE),
};

export const AFTER_ROWS = {
  'owned sequences': OWNED_SEQUENCES,
  keys: constraints("'p', 'u', 'x'"),
  checks: constraints("'c'"),
  'foreign keys': constraints("'f'"),
  indexes: INDEXES,
  statistics: STATISTICS,
  views: VIEWS,
  triggers: TRIGGERS,
  comments: COMMENTS,
};
