import type { TestDatabase } from '../run/database';

/** Every column, constraint, index, trigger, and function of ours in a database, one per line. */
export const readSchema = async (database: TestDatabase): Promise<string[]> => {
  const lines = await database.query<{ line: string }>(`
    SELECT concat_ws(' ', 'column', table_name, column_name, udt_name, character_maximum_length, numeric_precision,
      numeric_scale, datetime_precision, 'nullable', is_nullable, 'default', column_default, 'identity', is_identity) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL
    SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), 'valid', convalidated)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT concat_ws(' ', 'index', indexdef) FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid)) FROM pg_proc
    JOIN pg_language ON pg_language.oid = prolang AND lanname IN ('sql', 'plpgsql')
    WHERE pronamespace = 'public'::regnamespace
    ORDER BY line`);
  return lines.map(({ line }) => line);
};
