import type { Sql } from '../../../database/sql';

/** Locks the records until the transaction ends, always in the same order, so two imports can't deadlock. */
export const lockVersions = async (sql: Sql, table: string, ids: number[]): Promise<Map<number, Date>> => {
  const rows: { id: number; updated_at: Date }[] = await sql(table)
    .whereRaw('id = ANY (?::int[])', [ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'updated_at');
  return new Map(rows.map((row) => [row.id, row.updated_at]));
};
