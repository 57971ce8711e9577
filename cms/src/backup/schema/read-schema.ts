import type { Client } from 'pg';
import { Failure } from '../../failure';
import { AFTER_ROWS, BEFORE_ROWS } from './schema-sql';

/** The statements that create the tables and all that belongs to them, by kind. */
export interface DatabaseSchema {
  beforeRows: Record<string, string[]>;
  afterRows: Record<string, string[]>;
  tables: TableColumns[];
}

/** What is copied of a table: not what PostgreSQL computes. */
export interface TableColumns {
  name: string;
  columns: string[];
}

const COLUMNS = `
  SELECT relname AS name, ARRAY(SELECT attname::text FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns
  FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
  ORDER BY relname COLLATE "C"`;

/** What the statements don’t cover. The shop makes nothing of the kind; somebody else may have. */
const UNCOVERED = `
  WITH found AS (
    SELECT 'pg_class'::regclass AS catalog, oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('p', 'm', 'f')
    UNION ALL SELECT 'pg_class', oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND (relrowsecurity OR relispartition)
    UNION ALL SELECT 'pg_class', inhrelid FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid AND relkind = 'r'
      WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT 'pg_type', t.oid FROM pg_type t LEFT JOIN pg_class c ON c.oid = typrelid
      WHERE typnamespace = 'public'::regnamespace AND (typtype IN ('d', 'r', 'm') OR c.relkind = 'c')
    UNION ALL SELECT 'pg_proc', oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind NOT IN ('f', 'p')
    UNION ALL SELECT 'pg_operator', oid FROM pg_operator WHERE oprnamespace = 'public'::regnamespace
    UNION ALL SELECT 'pg_collation', oid FROM pg_collation WHERE collnamespace = 'public'::regnamespace
    UNION ALL SELECT 'pg_ts_config', oid FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
    UNION ALL SELECT 'pg_rewrite', r.oid FROM pg_rewrite r JOIN pg_class ON pg_class.oid = ev_class
      WHERE relnamespace = 'public'::regnamespace AND rulename <> '_RETURN'
  )
  SELECT DISTINCT pg_describe_object(catalog, oid, 0) AS name FROM found
  WHERE NOT EXISTS (SELECT FROM pg_depend WHERE classid = catalog AND objid = oid AND deptype IN ('e', 'i')) ORDER BY 1`;

const readKinds = async (client: Client, kinds: Record<string, string>): Promise<Record<string, string[]>> => {
  const read: Record<string, string[]> = {};
  for (const [kind, sql] of Object.entries(kinds)) {
    const { rows } = await client.query<{ statement: string }>(sql);
    read[kind] = rows.map(({ statement }) => statement);
  }
  return read;
};

export const readSchema = async (client: Client): Promise<DatabaseSchema> => {
  const { rows: uncovered } = await client.query<{ name: string }>(UNCOVERED);
  if (uncovered.length > 0)
    throw new Failure(
      `The schema public has what a backup can’t hold: ${uncovered.map(({ name }) => name).join(', ')}. It isn’t part of the shop. Move it to a schema of its own, or remove it.`,
    );
  return {
    beforeRows: await readKinds(client, BEFORE_ROWS),
    afterRows: await readKinds(client, AFTER_ROWS),
    tables: (await client.query<TableColumns>(COLUMNS)).rows,
  };
};

/** As they were written: each kind after those it needs. */
export const statementsOf = (kinds: Record<string, string[]>): string[] => Object.values(kinds).flat();
